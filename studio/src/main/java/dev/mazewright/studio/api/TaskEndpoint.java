package dev.mazewright.studio.api;

import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.task.Task;
import dev.mazewright.studio.task.Tasks;
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
        return List.of("id", "leave");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Query query = Query.of(request, parameters());
        String id = query.required("id");
        boolean isLeft = query.flag("leave");
        Task task = !request.method().equals("DELETE") ? tasks.task(id) : isLeft ? tasks.leave(id) : tasks.cancel(id);
        return TaskJson.of(task, reservation);
    }
}
