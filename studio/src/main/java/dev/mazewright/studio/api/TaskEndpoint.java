package dev.mazewright.studio.api;

import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Parameter;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.Schema;
import dev.mazewright.studio.response.TaskJson;
import dev.mazewright.studio.task.Task;
import dev.mazewright.studio.task.Tasks;
import java.io.IOException;
import java.util.List;

/** What became of a task; stops it. */
record TaskEndpoint(Tasks tasks) implements ApiEndpoint {
    private static final Parameter ID = Parameter.text("id", "The id of a task.").required();

    private static final Declaration DECLARATION = Declaration.at("/api/v1/task")
            .get("task", "What became of a task. One that is not asked for in two minutes is stopped.",
                    List.of(ID, Parameter.of("leave", Schema.FLAG, "Only for DELETE.")))
            .delete("cancelTask", "Stops a task.",
                    List.of(ID, Parameter.of("leave", Schema.FLAG, "Stops it only if no other client has begun it.")))
            .answers("What became of the task.", Response.JSON, TaskJson.SCHEMA)
            .lookup();

    @Override
    public Declaration declaration() {
        return DECLARATION;
    }

    @Override
    public Response answer(Query query, Reservation reservation) throws IOException {
        String id = query.required("id");
        boolean isLeft = query.flag("leave");
        Task task = !query.request().method().equals("DELETE") ? tasks.task(id) : isLeft ? tasks.leave(id) : tasks.cancel(id);
        return TaskJson.of(task, reservation);
    }
}
