package dev.mazewright.studio.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.task.Tasks;
import dev.mazewright.books.BookCover;
import dev.mazewright.books.BookFile;
import dev.mazewright.books.BookPdf;
import dev.mazewright.books.BookProgress;
import dev.mazewright.books.description.Book;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.draw.Svg;
import dev.mazewright.formats.io.StyleFile;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.StudioEndpoints;
import dev.mazewright.studio.testing.Api;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Books as a client makes them, and hostile texts of books. */
class BookEndpointsTest {
    private static final Tasks TASKS = new Tasks();
    private static final List<Endpoint> ALL = StudioEndpoints.with(TASKS, new MemoryBudget(256L << 20));

    private static final String TEXT = """
            title = "Two"
            trim = "6x9"
            answers = 4
            seed = 7
            [style]
            wall-colour = "#123456"
            [[section]]
            mazes = 3
            shapes = ["rectangle", "polar"]
            size = "6x6..8x8"
            per-page = 2
            """;

    @AfterAll
    static void close() {
        TASKS.close();
    }

    @Test
    void aTextIsReadWithItsValuesAndItsPages() {
        Map<?, ?> read = read(TEXT);
        assertThat(read.get("error")).isNull();
        assertThat(read.get("pages")).isEqualTo(5L);
        assertThat(read.get("mazes")).isEqualTo(3L);
        assertThat(((Number) read.get("width")).doubleValue()).isEqualTo(432);
        assertThat(read.get("boundLeft")).isEqualTo(true);
        Map<?, ?> values = (Map<?, ?>) read.get("values");
        assertThat(values.get("style")).isEqualTo(Map.of("wall-colour", "#123456"));
        assertThat(((Map<?, ?>) ((List<?>) values.get("section")).getFirst()).get("shapes")).isEqualTo(List.of("rectangle", "polar"));
    }

    @Test
    void numbersThatABrowserRoundsAreTexts() {
        assertThat(((Map<?, ?>) read("seed = 9007199254740993\n" + TEXT.replace("seed = 7\n", "")).get("values")).get("seed")).isEqualTo("9007199254740993");
        assertThat(((Map<?, ?>) read("seed = -9223372036854775808\n" + TEXT.replace("seed = 7\n", "")).get("values")).get("seed"))
                .isEqualTo("-9223372036854775808");
    }

    @Test
    void pagesManifestAndPdfAreThoseOfTheCommandLine() throws IOException {
        Book book = BookFile.parse(TEXT, "book.toml", name -> StyleFile.empty());
        BookPdf expected = new BookPdf(book, Context.standard(), BookProgress.NONE);
        Map<?, ?> task = done(TEXT, "");
        String key = (String) task.get("book");
        ByteArrayOutputStream manifest = new ByteArrayOutputStream();
        expected.writeManifest(manifest);
        assertThat(Api.bytes(ask("GET", "book/manifest", "book=" + key, ""))).isEqualTo(manifest.toByteArray());
        for (int page = 1; page <= 5; page++) {
            int number = page;
            ByteArrayOutputStream svg = new ByteArrayOutputStream();
            Svg.page(432, 648, surface -> expected.pages().draw(number, expected.mazes(), surface), svg);
            Response drawn = ask("GET", "book/page", "book=" + key + "&page=" + page, "");
            assertThat(Api.bytes(drawn)).as("page %d", page).isEqualTo(svg.toByteArray());
            assertThat(drawn.type()).isEqualTo("image/svg+xml");
            assertThat(drawn.headers()).containsEntry("Cache-Control", "private, max-age=31536000, immutable");
        }
        for (String pdf : List.of("plain", "x")) {
            Map<?, ?> written = done(TEXT, ", \"pdf\": \"" + pdf + "\"");
            assertThat(written.get("book")).isEqualTo(key);
            assertThat(written.get("work")).as("the mazes are not chosen again").isEqualTo("drawing pages");
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            expected.write(bytes, pdf.equals("x"));
            Response file = ask("GET", "book/pdf", "task=" + written.get("id") + "&download=two books.pdf", "");
            assertThat(Api.bytes(file)).isEqualTo(bytes.toByteArray());
            assertThat(written.get("bytes")).isEqualTo((long) bytes.size());
            assertThat(file.headers()).containsEntry("Content-Disposition", "attachment; filename=\"two-books.pdf\"");
        }
    }

    @Test
    void answersOfASecondFileAndTheCoverAreThoseOfTheCommandLine() throws IOException {
        String text = "answers-at = \"file\"\n" + TEXT;
        Book book = BookFile.parse(text, "book.toml", name -> StyleFile.empty());
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        new BookPdf(book, Context.standard(), BookProgress.NONE).writeAnswers(answers, true);
        assertThat(written(text, "x", "answers")).isEqualTo(answers.toByteArray());
        ByteArrayOutputStream cover = new ByteArrayOutputStream();
        new BookCover(book, Context.standard()).write(cover, false);
        assertThat(written(text, "plain", "cover")).isEqualTo(cover.toByteArray());
        assertThat(Api.refusal(begin(TEXT, ", \"pdf\": \"x\", \"part\": \"answers\""))).startsWith("422 the answers of this book are not in a second file");
        assertThat(Api.refusal(begin(TEXT, ", \"part\": \"cover\""))).startsWith("422 part without pdf");
        assertThat(Api.refusal(begin(TEXT, ", \"pdf\": \"x\", \"part\": \"spine\""))).startsWith("422 'spine' is not a value of 'part'");
    }

    private static byte[] written(String text, String pdf, String part) {
        Map<?, ?> task = done(text, ", \"pdf\": \"" + pdf + "\", \"part\": \"" + part + "\"");
        return Api.bytes(ask("GET", "book/pdf", "task=" + task.get("id"), ""));
    }

    @Test
    void layoutsAreListedWithWhatTheyHaveByThemselves() {
        List<?> layouts = (List<?>) Api.object(ask("GET", "catalog", "", "")).get("layouts");
        assertThat(layouts).asInstanceOf(InstanceOfAssertFactories.list(Object.class)).contains(
                Map.of("name", "book", "answers", 6L, "pageNumbers", true),
                Map.of("name", "worksheet", "answers", 9L, "pageNumbers", false));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "2 | trim = \"6x10\" | the trim size '6x10'",
        "2 | titel = \"A\" | found the key 'titel', expected one of a book; did you mean title?",
        "2 | seed = 99999999999999999999 | no valid TOML",
        "2 | style = \"/etc/passwd\" | '/etc/passwd' is a file; here a style is part of the book, expected a table [style] with the style",
        "2 | style = {goal-picture = \"/etc/passwd\"} | '/etc/passwd' is a file; here a picture is part of the style",
        "2 | answers = -9223372036854775808 | answers = -9223372036854775808",
        "3 | section = 3 | no valid TOML",
    })
    void whatIsWrongIsReportedWithItsLine(int line, String text, String sentence) {
        Map<?, ?> read = read("title = \"A\"\n" + text + "\n[[section]]\nmazes = 1\nsize = \"9x9\"\n");
        assertThat((String) read.get("error")).startsWith("the book, line " + line + ": found ").contains(sentence);
        assertThat(read.get("line")).isEqualTo((long) line);
        assertThat(read.get("pages")).isNull();
    }

    /** The parser calls itself for each: before, its stack overflowed. */
    @ParameterizedTest
    @ValueSource(strings = {"[", "{a=", "[[", "[{a="})
    void nestedTextsAreRefused(String opening) {
        Map<?, ?> read = read("a = " + opening.repeat(20_000));
        assertThat((String) read.get("error")).startsWith("the book");
        assertThat(read.get("values")).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\u0000", "= = =", "title = \"A", "\"\"\"", "[[section]]", "title = \"A\"\n[[section]]\nmazes = 1\nsize = \"0x0\"",
        "section = [1, 2]\ntitle = \"A\"", "title.a.b.c.d.e.f.g = 1", "[title]\n[[title]]", "title = 1979-05-27", "\ud83d\ude00 = 1", "title = nan"})
    void whatIsNoBookIsReported(String text) {
        assertThat((String) read(text).get("error")).startsWith("the book").contains("expected");
    }

    @Test
    void whatIsTooLargeIsRefusedBeforeAMazeIsMade() {
        String section = "title = \"A\"\nleast-cell = \"1pt\"\n[[section]]\nmazes = %d\nsize = \"%s\"\nshapes = [\"%s\"]\n";
        assertThat(refusal(section.formatted(1, "9999x9999", "rectangle"))).startsWith("413 too large for the studio: maze 1, a rectangle of 9999x9999");
        assertThat(refusal(section.formatted(1, "9999x9999x9999", "box"))).startsWith("413 too large for the studio: maze 1");
        assertThat(refusal(section.formatted(1, "5x5", "rectangle").replace("[[", "[cover]\nmaze = \"rectangle:2000x2000/wilson/seed:1\"\n[[")))
                .startsWith("413 too large for the studio: the maze of the cover, a rectangle of 2000x2000");
        assertThat(refusal(section.formatted(500, "100x100", "rectangle"))).startsWith("413 too large for the studio: a book of 5000000 cells");
        assertThat(refusal("#".repeat(BookFile.MOST_CHARACTERS + 1))).startsWith("413 the book has 1048577 characters");
        assertThat((String) read(section.formatted(5000, "5x5", "rectangle")).get("error")).contains("5000 mazes and more, expected at most 4968");
        assertThat((String) read(section.formatted(829, "5x5", "rectangle")).get("error")).contains("pages, expected at most 828");
        assertThat((String) read(section.formatted(1, "1000x1000", "rectangle")).get("error")).contains("maze 1").contains("take a smaller size");
    }

    @Test
    void aDifficultyThatIsNotReachedFailsTheTask() {
        Map<?, ?> task = over("title = \"A\"\n[[section]]\nmazes = 1\nsize = \"4x4\"\ndifficulty = \"99..100\"\n", "");
        assertThat(task.get("state")).isEqualTo("failed");
        assertThat((String) task.get("error")).startsWith("the book");
    }

    @Test
    void aBookThatIsMadeCanBeCancelled() {
        String text = "title = \"A\"\nleast-cell = \"1pt\"\n[[section]]\nmazes = 300\nsize = \"90x70\"\ngenerators = [\"aldous-broder\"]\n";
        Map<?, ?> task = Api.object(begin(text, ""));
        Map<?, ?> cancelled = Api.object(ask("DELETE", "task", "id=" + task.get("id"), ""));
        assertThat(cancelled.get("state")).isEqualTo("cancelled");
        assertThat(Api.refusal(ask("GET", "book/pdf", "task=" + task.get("id"), ""))).startsWith("404 the PDF of this task is not written");
        assertThat(Api.refusal(ask("GET", "book/manifest", "book=" + task.get("book"), ""))).startsWith("404 the studio does not hold this book");
    }

    @Test
    void whatIsNotThereIsNotFound() {
        String key = (String) done(TEXT, "").get("book");
        assertThat(Api.refusal(ask("GET", "book/page", "book=" + key + "&page=6", ""))).startsWith("422").contains("1 to 5");
        assertThat(Api.refusal(ask("GET", "book/page", "book=" + key + "&page=0", ""))).startsWith("422");
        assertThat(Api.refusal(ask("GET", "book/page", "book=../../etc/passwd", ""))).startsWith("404");
        assertThat(Api.refusal(ask("GET", "book/page", "", ""))).startsWith("422").contains("book");
        assertThat(Api.refusal(ask("GET", "book/pdf", "task=0", ""))).startsWith("404");
        assertThat(Api.refusal(ask("POST", "books", "", "{\"toml\": \"\", \"pdf\": \"y\"}"))).startsWith("422 'y' is not a value of 'pdf'");
        Map<?, ?> large = Api.object(ask("POST", "tasks", "", "{\"recipe\": \"rectangle:9x9/eller/seed:1\"}"));
        assertThat(Api.refusal(ask("GET", "book/pdf", "task=" + large.get("id"), ""))).startsWith("404 this task makes no book");
    }

    // ---- asking

    private static Map<?, ?> read(String text) {
        return Api.object(ask("POST", "book", "", "{\"toml\": " + quoted(text) + "}"));
    }

    private static String refusal(String text) {
        String refused = Api.refusal(ask("POST", "book", "", "{\"toml\": " + quoted(text) + "}"));
        assertThat(Api.refusal(begin(text, ""))).isEqualTo(refused);
        return refused;
    }

    private static Response begin(String text, String more) {
        return ask("POST", "books", "", "{\"toml\": " + quoted(text) + more + "}");
    }

    private static Map<?, ?> done(String text, String more) {
        Map<?, ?> task = over(text, more);
        assertThat(task.get("state")).as("%s", task).isEqualTo("done");
        return task;
    }

    private static Map<?, ?> over(String text, String more) {
        Map<?, ?> task = Api.object(begin(text, more));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (List.of("waiting", "running").contains((String) task.get("state")) && System.nanoTime() < end) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
            task = Api.object(ask("GET", "task", "id=" + task.get("id"), ""));
        }
        return task;
    }

    private static String quoted(String text) {
        return JsonLine.text(out -> out.value(text));
    }

    private static Response ask(String method, String name, String query, String body) {
        return Api.ask(new Request(method, Api.PATH + name, query, "", body.getBytes(StandardCharsets.UTF_8)), ALL);
    }
}
