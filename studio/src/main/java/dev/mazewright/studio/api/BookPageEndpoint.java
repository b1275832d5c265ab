package dev.mazewright.studio.api;

import dev.mazewright.books.BookFile;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.drawing.draw.Svg;
import dev.mazewright.studio.book.Books;
import dev.mazewright.studio.book.MadeBook;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Parameter;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.Schema;
import java.io.IOException;
import java.util.List;

/** A page of a book, drawn as in the PDF. It never changes. */
record BookPageEndpoint(Books books) implements ApiEndpoint {
    static final Parameter BOOK = Parameter.text("book", "The key of the book, which its task has.").required();

    private static final Declaration DECLARATION = Declaration.at("/api/v1/book/page")
            .get("bookPage", "A page of a book, drawn as in its PDF.",
                    List.of(BOOK, Parameter.whole("page", 1, BookFile.MOST_PAGES, 1, "Its number, from 1.")))
            .answers("The trimmed page, whose unit is the point. It may be kept for ever.", "image/svg+xml", Schema.TEXT)
            .lookup();

    @Override
    public Declaration declaration() {
        return DECLARATION;
    }

    @Override
    public Response answer(Query query, Reservation reservation) throws IOException {
        MadeBook made = books.book(query.required("book"));
        int page = (int) query.whole("page", made.pages().count());
        reservation.take(made.pages().mazes(page).stream()
                .mapToLong(number -> new Maker(made.mazes().get(number - 1).recipe(), reservation.context()).bytes())
                .sum());
        return Response.of("image/svg+xml", reservation, out -> Svg.page(
                        made.book().trim().width(),
                        made.book().trim().height(),
                        surface -> made.pages().draw(page, made.mazes(), surface),
                        out))
                .keptForEver();
    }
}
