package dev.mazewright.studio.api;

import dev.mazewright.studio.book.Books;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** The mazes of a book: number, page, recipe, difficulty and path length, a JSON document a line. */
record BookManifestEndpoint(Books books) implements Endpoint {
    @Override
    public String path() {
        return "/api/v1/book/manifest";
    }

    @Override
    public Set<String> methods() {
        return Set.of("GET");
    }

    @Override
    public List<String> parameters() {
        return List.of("book", "download");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Query query = Query.of(request, parameters());
        Chunks out = new Chunks(reservation);
        books.book(query.required("book")).writeManifest(out);
        return Attachment.of(Response.of("application/jsonl", out.parts()), query.text("download"));
    }
}
