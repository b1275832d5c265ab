package dev.mazewright.studio.api;

import dev.mazewright.books.Book;
import dev.mazewright.books.BookPages;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.tomlj.TomlTable;

/** Reads a book in TOML: its keys and values, how many pages it has, and what is wrong with it, with the line. */
final class BookEndpoint implements Endpoint {
    @Override
    public String path() {
        return "/api/v1/book";
    }

    @Override
    public Set<String> methods() {
        return Set.of("POST");
    }

    @Override
    public List<String> parameters() {
        return List.of("toml");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        String text = Query.of(request, parameters()).required("toml");
        TomlTable table = null;
        Book book = null;
        BookPages pages = null;
        Exception wrong = null;
        try {
            table = BookRequest.table(text, reservation);
            book = BookRequest.book(table, reservation.context());
            pages = new BookPages(book, reservation.context());
        } catch (BadDataException | UsageException e) {
            wrong = e;
        }
        Chunks out = new Chunks(reservation);
        JsonLine json = new JsonLine(out).beginObject();
        json.name("values");
        if (table == null) {
            json.none();
        } else {
            TomlJson.write(table, json);
        }
        json.name("error").value(wrong == null ? null : wrong.getMessage());
        json.name("line");
        number(wrong instanceof BadDataException data ? data.line() : 0, json);
        json.name("pages");
        number(pages == null ? 0 : pages.count(), json);
        json.name("mazes");
        number(book == null ? 0 : book.mazes(), json);
        json.name("width").value(book == null ? 0 : book.trim().width());
        json.name("height").value(book == null ? 0 : book.trim().height());
        json.name("boundLeft").value(book == null || book.isBoundLeft());
        json.endObject().endLine();
        return Response.of(Response.JSON, out.parts());
    }

    /** A number, or null for 0. */
    private static void number(int number, JsonLine json) {
        if (number == 0) {
            json.none();
        } else {
            json.value(number);
        }
    }
}
