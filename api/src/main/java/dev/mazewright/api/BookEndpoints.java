package dev.mazewright.api;

import dev.mazewright.api.book.BookWork;
import dev.mazewright.api.book.Books;
import dev.mazewright.api.book.MadeBook;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.NotKeptException;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.api.response.TaskJson;
import dev.mazewright.api.response.TomlJson;
import dev.mazewright.api.task.Tasks;
import dev.mazewright.api.task.Work;
import dev.mazewright.books.BookFile;
import dev.mazewright.books.BookPages;
import dev.mazewright.books.description.Book;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.Svg;
import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlTable;

/** Reads a book in TOML, makes it in a task, and has its pages, its mazes and its PDF. */
final class BookEndpoints {
    private static final String PLAIN = "plain";
    private static final String X = "x";
    private static final String PART = "part";
    private static final List<String> PARTS =
            Stream.of(BookWork.Part.values()).map(part -> part.name().toLowerCase(Locale.ROOT)).toList();

    private static final Parameter BOOK = Parameter.text("book", "The key of the book, which its task has.").required();
    private static final Parameter DOWNLOAD = Parameter.text("download", "The name of the file that a browser saves.");

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

    private static final Declaration READ = Declaration.at("/api/v1/book")
            .post("book", "Reads a book: its keys and values, how many pages it has, and what is wrong with it.",
                    Declaration.object("toml", BookRequest.EXAMPLE), List.of(BookRequest.TOML))
            .answers("What was read. A text that is no book has an error, and is no failure of the request.", Response.JSON, RESULT);

    private static final Declaration BEGIN = Declaration.at("/api/v1/books")
            .post("beginBook", "Begins to choose the mazes of a book, and to write a PDF where that is asked for. Not held to the 10 seconds.",
                    Declaration.object("toml", BookRequest.EXAMPLE, "pdf", PLAIN), List.of(
                            BookRequest.TOML,
                            Parameter.of("pdf", Schema.words(List.of(PLAIN, X)), "Write a PDF, plain or as PDF/X-1a."),
                            Parameter.of(PART, Schema.words(PARTS).byDefault(PARTS.getFirst()),
                                    "Which file of the book the PDF is; answers, where they are in a second file.")))
            .answers("What became of the task.", Response.JSON, TaskJson.SCHEMA);

    private static final Declaration PAGE = Declaration.at("/api/v1/book/page")
            .get("bookPage", "A page of a book, drawn as in its PDF.",
                    List.of(BOOK, Parameter.whole("page", 1, BookFile.MOST_PAGES, 1, "Its number, from 1.")))
            .answers("The trimmed page, whose unit is the point. It may be kept for ever.", "image/svg+xml", Schema.TEXT)
            .lookup();

    private static final Declaration MANIFEST = Declaration.at("/api/v1/book/manifest")
            .get("bookManifest", "The mazes of a book, a JSON document a line: number, page, recipe, difficulty, length.",
                    List.of(BOOK, DOWNLOAD))
            .answers("The mazes in the order of their numbers.", "application/jsonl", Schema.TEXT)
            .lookup();

    private static final Declaration PDF = Declaration.at("/api/v1/book/pdf")
            .get("bookPdf", "The PDF of a book that a task has written.",
                    List.of(Parameter.text("task", "The id of the task.").required(), DOWNLOAD))
            .answers("The file.", "application/pdf", Schema.BYTES)
            .lookup();

    private BookEndpoints() {}

    static Stream<Endpoint> of(Tasks tasks, Books books) {
        return Stream.of(
                new ApiEndpoint(READ, BookEndpoints::read),
                new ApiEndpoint(BEGIN, (query, reservation) -> TaskJson.of(tasks.begin(work(books, query, reservation)), reservation)),
                new ApiEndpoint(PAGE, (query, reservation) -> page(books.book(query.required("book")), query, reservation)),
                new ApiEndpoint(MANIFEST, (query, reservation) -> Attachment.of(
                        Response.of("application/jsonl", reservation, books.book(query.required("book"))::writeManifest), query.text("download"))),
                new ApiEndpoint(PDF, (query, reservation) -> pdf(tasks.task(query.required("task")).work(), query)));
    }

    /** Keys and values, how many pages there are, and what is wrong, with the line. */
    private static Response read(Query query, Reservation reservation) throws IOException {
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

    private static BookWork work(Books books, Query query, Reservation reservation) throws IOException {
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
        return new BookWork(books, text, book, pdf, part);
    }

    /** A page, drawn as in the PDF. It never changes. */
    private static Response page(MadeBook made, Query query, Reservation reservation) throws IOException {
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

    private static Response pdf(Work task, Query query) {
        if (!(task instanceof BookWork work)) {
            throw new NotKeptException("this task makes no book");
        }
        return Attachment.of(Response.of("application/pdf", work.written()), query.text("download"));
    }
}
