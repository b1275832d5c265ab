package dev.mazewright.studio.api;

import dev.mazewright.formats.book.Book;
import dev.mazewright.studio.book.BookWork;
import dev.mazewright.studio.book.Books;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.task.Tasks;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** Begins a task: the choice of a book's mazes, and its PDF where that is asked for. */
record BooksEndpoint(Tasks tasks, Books books) implements Endpoint {
    private static final String PLAIN = "plain";
    private static final String X = "x";

    @Override
    public String path() {
        return "/api/v1/books";
    }

    @Override
    public Set<String> methods() {
        return Set.of("POST");
    }

    @Override
    public List<String> parameters() {
        return List.of("toml", "pdf");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Query query = Query.of(request, parameters());
        String text = query.required("toml");
        BookWork.Pdf pdf = !query.has("pdf")
                ? BookWork.Pdf.NONE
                : query.word("pdf", List.of(PLAIN, X)).equals(X) ? BookWork.Pdf.X : BookWork.Pdf.PLAIN;
        Book book = BookRequest.book(BookRequest.table(text, reservation), reservation.context());
        return TaskJson.of(tasks.begin(new BookWork(books, text, book, pdf)), reservation);
    }
}
