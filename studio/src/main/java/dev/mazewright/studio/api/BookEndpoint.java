package dev.mazewright.studio.api;

import dev.mazewright.books.BookPages;
import dev.mazewright.books.description.Book;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.Schema;
import dev.mazewright.studio.response.TomlJson;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlTable;

/** Reads a book in TOML: its keys and values, how many pages it has, and what is wrong with it, with the line. */
final class BookEndpoint implements ApiEndpoint {
    private static final Schema RESULT = Schema.OBJECT
            .says("A book as its text describes it.")
            .has(Schema.OBJECT.orNull().says("Its keys and their values, right or wrong; null where the text is no TOML. Whole numbers beyond 2^53"
                    + " are texts."), "values")
            .has(Schema.TEXT.orNull().says("What is wrong with it."), "error")
            .has(Schema.WHOLE.orNull().says("Where that stands, from 1."), "line")
            .has(Schema.WHOLE.orNull().says("How many pages it has."), "pages")
            .has(Schema.WHOLE.orNull().says("How many mazes it has."), "mazes")
            .has(Schema.NUMBER.says("Of the trimmed page, in points."), "width")
            .has(Schema.NUMBER, "height")
            .has(Schema.FLAG.says("Whether the spine is at the left of page 1."), "boundLeft")
            .named("Book");

    private static final Declaration DECLARATION = Declaration.at("/api/v1/book")
            .post("book", "Reads a book: its keys and values, how many pages it has, and what is wrong with it.",
                    Declaration.object("toml", BookRequest.EXAMPLE), List.of(BookRequest.TOML))
            .answers("What was read. A text that is no book has an error, and is no failure of the request.", Response.JSON, RESULT);

    @Override
    public Declaration declaration() {
        return DECLARATION;
    }

    @Override
    public Response answer(Query query, Reservation reservation) throws IOException {
        TomlTable table = null;
        Book book = null;
        BookPages pages = null;
        Exception wrong = null;
        try {
            table = BookRequest.table(query.required("toml"), reservation);
            book = BookRequest.book(table, reservation.context());
            pages = new BookPages(book, reservation.context());
        } catch (BadDataException | UsageException e) {
            wrong = e;
        }
        return described(table, book, pages, wrong, reservation);
    }

    private static Response described(@Nullable TomlTable table, @Nullable Book book, @Nullable BookPages pages, @Nullable Exception wrong,
            Reservation reservation) throws IOException {
        return Response.json(reservation, json -> {
            json.name("values").orNull(table, values -> TomlJson.write(values, json));
            json.name("error").value(wrong == null ? null : wrong.getMessage());
            json.name("line").orNull(wrong instanceof BadDataException data && data.line() != 0 ? data : null, data -> json.value(data.line()));
            json.name("pages").orNull(pages == null || pages.count() == 0 ? null : pages, of -> json.value(of.count()));
            json.name("mazes").orNull(book == null || book.mazes() == 0 ? null : book, of -> json.value(of.mazes()));
            json.name("width").value(book == null ? 0 : book.trim().width());
            json.name("height").value(book == null ? 0 : book.trim().height());
            json.name("boundLeft").value(book == null || book.isBoundLeft());
        });
    }
}
