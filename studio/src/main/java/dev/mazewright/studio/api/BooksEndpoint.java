package dev.mazewright.studio.api;

import dev.mazewright.books.description.Book;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.studio.book.BookWork;
import dev.mazewright.studio.book.Books;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Parameter;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.Schema;
import dev.mazewright.studio.response.TaskJson;
import dev.mazewright.studio.task.Tasks;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Begins a task: the choice of a book's mazes, and one of its files as PDF where that is asked for. */
record BooksEndpoint(Tasks tasks, Books books) implements ApiEndpoint {

    private static final String PLAIN = "plain";
    private static final String X = "x";
    private static final String PART = "part";
    private static final List<String> PARTS =
            Stream.of(BookWork.Part.values()).map(part -> part.name().toLowerCase(Locale.ROOT)).toList();

    private static final Declaration DECLARATION = Declaration.at("/api/v1/books")
            .post("beginBook", "Begins to choose the mazes of a book, and to write a PDF where that is asked for. Not held to the 10 seconds.",
                    Declaration.object("toml", BookRequest.EXAMPLE, "pdf", PLAIN), List.of(
                            BookRequest.TOML,
                            Parameter.of("pdf", Schema.words(List.of(PLAIN, X)), "Write a PDF, plain or as PDF/X-1a."),
                            Parameter.of(PART, Schema.words(PARTS).byDefault(PARTS.getFirst()),
                                    "Which file of the book the PDF is; answers, where they are in a second file.")))
            .answers("What became of the task.", Response.JSON, TaskJson.SCHEMA);

    @Override
    public Declaration declaration() {
        return DECLARATION;
    }

    @Override
    public Response answer(Query query, Reservation reservation) throws IOException {
        String text = query.required("toml");
        BookWork.Pdf pdf = !query.has("pdf")
                ? BookWork.Pdf.NONE
                : query.word("pdf").equals(X) ? BookWork.Pdf.X : BookWork.Pdf.PLAIN;
        BookWork.Part part = BookWork.Part.valueOf(query.word(PART).toUpperCase(Locale.ROOT));
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
