package dev.mazewright.studio.api;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Parameter;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.large.LargeMazes;
import dev.mazewright.studio.large.LargeWork;
import dev.mazewright.studio.response.TaskJson;
import dev.mazewright.studio.task.Tasks;
import java.io.IOException;
import java.util.List;

/** Begins a task: the generation of a large maze, or the search for its solution. */
record TasksEndpoint(Tasks tasks, LargeMazes mazes) implements ApiEndpoint {
    private static final Declaration DECLARATION = Declaration.at("/api/v1/tasks")
            .post("beginTask", "Begins to generate a large maze: a full rectangle of up to 1,000,000,000 cells. Not held to the 10 seconds.",
                    Declaration.object("recipe", "rectangle:200x300/eller/seed:1", "solution", true),
                    List.of(MazeRequest.RECIPE, Parameter.flag("solution", "Find the solution as well.")))
            .answers("What became of the task.", Response.JSON, TaskJson.SCHEMA);

    @Override
    public Declaration declaration() {
        return DECLARATION;
    }

    @Override
    public Response answer(Query query, Reservation reservation) throws IOException {
        Recipe recipe = MazeRequest.parse(query.required("recipe"));
        return TaskJson.of(tasks.begin(new LargeWork(mazes, recipe, query.flag("solution"))), reservation);
    }
}
