package dev.mazewright.studio.api;

import dev.mazewright.core.recipe.Maker;
import dev.mazewright.drawing.draw.Svg;
import dev.mazewright.studio.book.Books;
import dev.mazewright.studio.book.MadeBook;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** A page of a book, drawn as in the PDF. It never changes. */
record BookPageEndpoint(Books books) implements Endpoint {
    private static final String FOR_EVER = "private, max-age=31536000, immutable";

    @Override
    public String path() {
        return "/api/v1/book/page";
    }

    @Override
    public Set<String> methods() {
        return Set.of("GET");
    }

    @Override
    public List<String> parameters() {
        return List.of("book", "page");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Query query = Query.of(request, parameters());
        MadeBook made = books.book(query.required("book"));
        int page = (int) query.whole("page", 1, made.pages().count(), 1);
        reservation.take(made.pages().mazes(page).stream()
                .mapToLong(number -> new Maker(made.mazes().get(number - 1).recipe(), reservation.context()).bytes())
                .sum());
        Chunks out = new Chunks(reservation);
        Svg.page(
                made.book().trim().width(),
                made.book().trim().height(),
                surface -> made.pages().draw(page, made.mazes(), surface),
                out);
        return Response.of("image/svg+xml", out.parts()).with("Cache-Control", FOR_EVER);
    }
}
