package dev.mazewright.api;

import dev.mazewright.api.large.LargeMazes;
import dev.mazewright.api.large.LargeWork;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.api.response.TaskJson;
import dev.mazewright.api.task.Task;
import dev.mazewright.api.task.Tasks;
import dev.mazewright.core.recipe.Recipe;
import java.util.List;
import java.util.stream.Stream;

/** Begins tasks on large mazes, reports the state of a task, and stops it. */
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
