package dev.mazewright.studio.api;

import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.large.Tasks;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** What became of a task; stops it. */
record TaskEndpoint(Tasks tasks) implements Endpoint {
    @Override
    public String path() {
        return "/api/v1/task";
    }

    @Override
    public Set<String> methods() {
        return Set.of("GET", "DELETE");
    }

    @Override
    public List<String> parameters() {
        return List.of("id");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        String id = Query.of(request, parameters()).required("id");
        return TaskJson.of(request.method().equals("DELETE") ? tasks.cancel(id) : tasks.task(id), tasks.mazes(), reservation);
    }
}
