package dev.mazewright.studio.api;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Parameter;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.Schema;
import dev.mazewright.studio.large.LargeMazes;
import dev.mazewright.studio.large.LargeWork;
import dev.mazewright.studio.response.TaskJson;
import dev.mazewright.studio.task.Task;
import dev.mazewright.studio.task.Tasks;
import java.util.List;
import java.util.stream.Stream;

/** Begins tasks on large mazes, tells what became of a task, and stops it. */
final class TaskEndpoints {
    private static final Parameter ID = Parameter.text("id", "The id of a task.").required();

    private static final Declaration ONE = Declaration.at("/api/v1/task")
            .get("task", "What became of a task. One that is not asked for in two minutes is stopped.",
                    List.of(ID, Parameter.of("leave", Schema.FLAG, "Only for DELETE.")))
            .delete("cancelTask", "Stops a task.",
                    List.of(ID, Parameter.of("leave", Schema.FLAG, "Stops it only if no other client has begun it.")))
            .answers("What became of the task.", Response.JSON, TaskJson.SCHEMA)
            .lookup();

    private static final Declaration BEGIN = Declaration.at("/api/v1/tasks")
            .post("beginTask", "Begins to generate a large maze: a full rectangle of up to 1,000,000,000 cells. Not held to the 10 seconds.",
                    Declaration.object("recipe", "rectangle:200x300/eller/seed:1", "solution", true),
                    List.of(MazeRequest.RECIPE, Parameter.flag("solution", "Find the solution as well.")))
            .answers("What became of the task.", Response.JSON, TaskJson.SCHEMA);

    private TaskEndpoints() {}

    static Stream<Endpoint> of(Tasks tasks, LargeMazes mazes) {
        return Stream.of(
                new ApiEndpoint(ONE, (query, reservation) -> TaskJson.of(task(tasks, query), reservation)),
                new ApiEndpoint(BEGIN, (query, reservation) -> TaskJson.of(tasks.begin(work(mazes, query)), reservation)));
    }

    private static Task task(Tasks tasks, Query query) {
        String id = query.required("id");
        boolean isLeft = query.flag("leave");
        return !query.request().method().equals("DELETE") ? tasks.task(id) : isLeft ? tasks.leave(id) : tasks.cancel(id);
    }

    private static LargeWork work(LargeMazes mazes, Query query) {
        Recipe recipe = MazeRequest.parse(query.required("recipe"));
        return new LargeWork(mazes, recipe, query.flag("solution"));
    }
}
