package dev.mazewright.studio.api;

import dev.mazewright.studio.book.BookWork;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.NotKeptException;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.task.Tasks;
import java.util.List;
import java.util.Set;

/** The PDF that a task has written. */
record BookPdfEndpoint(Tasks tasks) implements Endpoint {
    @Override
    public String path() {
        return "/api/v1/book/pdf";
    }

    @Override
    public Set<String> methods() {
        return Set.of("GET");
    }

    @Override
    public List<String> parameters() {
        return List.of("task", "download");
    }

    @Override
    public Response answer(Request request, Reservation reservation) {
        Query query = Query.of(request, parameters());
        if (!(tasks.task(query.required("task")).work() instanceof BookWork work)) {
            throw new NotKeptException("this task makes no book");
        }
        return Attachment.of(Response.of("application/pdf", work.written()), query.text("download"));
    }
}
