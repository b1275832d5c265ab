package dev.mazewright.studio.api;

import dev.mazewright.studio.book.Books;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Parameter;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.Schema;
import java.io.IOException;
import java.util.List;

/** The mazes of a book: number, page, recipe, difficulty and path length, a JSON document a line. */
record BookManifestEndpoint(Books books) implements ApiEndpoint {
    static final Parameter DOWNLOAD = Parameter.text("download", "The name of the file that a browser saves.");

    private static final Declaration DECLARATION = Declaration.at("/api/v1/book/manifest")
            .get("bookManifest", "The mazes of a book, a JSON document a line: number, page, recipe, difficulty, length.",
                    List.of(BookPageEndpoint.BOOK, DOWNLOAD))
            .answers("The mazes in the order of their numbers.", "application/jsonl", Schema.TEXT)
            .lookup();


    @Override
    public Declaration declaration() {
        return DECLARATION;
    }

    @Override
    public Response answer(Query query, Reservation reservation) throws IOException {
        Response manifest = Response.of("application/jsonl", reservation, books.book(query.required("book"))::writeManifest);
        return Attachment.of(manifest, query.text("download"));
    }
}
