package dev.mazewright.studio.api;

import dev.mazewright.books.Book;
import dev.mazewright.core.run.UsageException;
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
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** Begins a task: the choice of a book's mazes, and one of its files as PDF where that is asked for. */
record BooksEndpoint(Tasks tasks, Books books) implements Endpoint {
    private static final String PLAIN = "plain";
    private static final String X = "x";
    private static final String PART = "part";
    private static final List<String> PARTS =
            Stream.of(BookWork.Part.values()).map(part -> part.name().toLowerCase(Locale.ROOT)).toList();

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
        return List.of("toml", "pdf", "part");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Query query = Query.of(request, parameters());
        String text = query.required("toml");
        BookWork.Pdf pdf = !query.has("pdf")
                ? BookWork.Pdf.NONE
                : query.word("pdf", List.of(PLAIN, X)).equals(X) ? BookWork.Pdf.X : BookWork.Pdf.PLAIN;
        BookWork.Part part = !query.has(PART)
                ? BookWork.Part.PAGES
                : BookWork.Part.valueOf(query.word(PART, PARTS).toUpperCase(Locale.ROOT));
        if (query.has(PART) && pdf == BookWork.Pdf.NONE) {
            throw new UsageException("part without pdf; give pdf = plain or x, or leave out part");
        }
        Book book = BookRequest.book(BookRequest.table(text, reservation), reservation.context());
        if (part == BookWork.Part.ANSWERS && !book.hasAnswersInFile()) {
            throw new UsageException("the answers of this book are not in a second file; give it answers-at = \"file\"");
        }
        return TaskJson.of(tasks.begin(new BookWork(books, text, book, pdf, part)), reservation);
    }
}
