package dev.mazewright.studio.api;

import dev.mazewright.studio.book.BookWork;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.NotKeptException;
import dev.mazewright.studio.http.Parameter;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.Schema;
import dev.mazewright.studio.task.Tasks;
import java.util.List;

/** The PDF that a task has written. */
record BookPdfEndpoint(Tasks tasks) implements ApiEndpoint {
    private static final Declaration DECLARATION = Declaration.at("/api/v1/book/pdf")
            .get("bookPdf", "The PDF of a book that a task has written.",
                    List.of(Parameter.text("task", "The id of the task.").required(), BookManifestEndpoint.DOWNLOAD))
            .answers("The file.", "application/pdf", Schema.BYTES)
            .lookup();


    @Override
    public Declaration declaration() {
        return DECLARATION;
    }

    @Override
    public Response answer(Query query, Reservation reservation) {
        if (!(tasks.task(query.required("task")).work() instanceof BookWork work)) {
            throw new NotKeptException("this task makes no book");
        }
        return Attachment.of(Response.of("application/pdf", work.written()), query.text("download"));
    }
}
