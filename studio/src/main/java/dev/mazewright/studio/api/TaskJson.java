package dev.mazewright.studio.api;

import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.WorkerPool;
import dev.mazewright.studio.task.Task;
import java.io.IOException;
import java.util.Locale;

/** A task as JSON: what became of it, and what is known of its work. */
final class TaskJson {
    private TaskJson() {}

    static Response of(Task task, Reservation reservation) throws IOException {
        Chunks out = new Chunks(reservation);
        Task.State state = task.state(); // before the work: what is done is complete
        JsonLine json = new JsonLine(out).beginObject();
        json.name("id").value(task.id());
        json.name("state").value(state.name().toLowerCase(Locale.ROOT));
        task.work().describe(json);
        Throwable failure = task.failure();
        json.name("error").value(failure == null ? null : WorkerPool.sentence(failure));
        json.endObject().endLine();
        return Response.of(Response.JSON, out.parts());
    }
}
