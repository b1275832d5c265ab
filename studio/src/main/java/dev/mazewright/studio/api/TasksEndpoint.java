package dev.mazewright.studio.api;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.large.LargeMazes;
import dev.mazewright.studio.large.LargeWork;
import dev.mazewright.studio.task.Tasks;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** Begins a task: the generation of a large maze, or the search for its solution. */
record TasksEndpoint(Tasks tasks, LargeMazes mazes) implements Endpoint {
    @Override
    public String path() {
        return "/api/v1/tasks";
    }

    @Override
    public Set<String> methods() {
        return Set.of("POST");
    }

    @Override
    public List<String> parameters() {
        return List.of("recipe", "solution");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Query query = Query.of(request, parameters());
        Recipe recipe = MazeRequest.parse(query.required("recipe"));
        return TaskJson.of(tasks.begin(new LargeWork(mazes, recipe, query.flag("solution"))), reservation);
    }
}
