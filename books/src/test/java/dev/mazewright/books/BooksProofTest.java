package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.books.check.PdfCheck;
import dev.mazewright.books.check.Printer;
import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.Layout;
import dev.mazewright.books.page.AnswerPage;
import dev.mazewright.books.page.BookMaze;
import dev.mazewright.books.page.BookStyle;
import dev.mazewright.books.page.MazeBoxes;
import dev.mazewright.books.page.PageContext;
import dev.mazewright.books.page.PageFrame;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.drawing.draw.PixelCanvas;
import dev.mazewright.drawing.raster.Strip;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.StyleFile;
import dev.mazewright.formats.testing.TinyJson;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Books as a printer gets them: the check takes them, Ghostscript renders them without an error, each page, letters and pictures left out, has the pixels of the mazes
 * whose recipes the manifest names, and answers are the shortest paths, as the pixels show them.
 */
class BooksProofTest {
    private static final Path BOOKS = Path.of("../docs/books");
    private static final int RESOLUTION = 150;

    /** For pages whose mazes are read: a thin wall is six pixels wide. */
    private static final int FINE = 600;

    /** The most pixels of a page that may differ, in corners of lines; a wall of the smallest maze has more. */
    private static final int MOST_DIFFERENT = 4;

    /** Methods of a canvas. */
    private static final Set<String> LEFT_OUT = Set.of("text", "picture");

    private static final int PAGES_AT_ONCE = 20;

    /** Of this many pages with answers, one is read. */
    private static final int SAMPLE = 10;

    private static final String SMALL = """
            title = "T"
            trim = "5x8"
            front = []
            answers = 6
            [[section]]
            mazes = 4
            per-page = 4
            shapes = ["rectangle:mask=heart", "hexagon", "polar", "upsilon"]
            size = "6x6"
            generators = ["kruskal/braid"]
            """;

    /** A book, its file, and the mazes of its manifest. */
    private record Made(Book book, byte[] pdf, List<BookMaze> mazes) {
        static Made of(Book book) throws IOException {
            BookPdf made = new BookPdf(book, Context.standard(), BookProgress.NONE);
            ByteArrayOutputStream pdf = new ByteArrayOutputStream();
            made.write(pdf, false);
            ByteArrayOutputStream manifest = new ByteArrayOutputStream();
            made.writeManifest(manifest);
            return new Made(book, pdf.toByteArray(), manifest.toString(StandardCharsets.UTF_8).lines().map(Made::maze).toList());
        }

        private static BookMaze maze(String line) {
            Map<String, Object> maze = TinyJson.object(line);
            return new BookMaze(
                    ((Number) maze.get("number")).intValue(),
                    ((Number) maze.get("page")).intValue(),
                    Recipe.parse((String) maze.get("recipe")),
                    (int) Math.round(((Number) maze.get("difficulty")).doubleValue() * 10),
                    ((Number) maze.get("length")).longValue());
        }

        Made with(int index, BookMaze other) {
            List<BookMaze> changed = new ArrayList<>(mazes);
            changed.set(index, other);
            return new Made(book, pdf, changed);
        }

        BookPages pages() {
            return new BookPages(book, Context.standard());
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"animals", "anthology", "large-print", "class-set", "winter", "expert"})
    void theBooksOfTheDocumentsArePrintedRight(String name) throws IOException {
        Path folder = BOOKS.resolve(name);
        Made made = Made.of(BookFile.parse(Files.readString(folder.resolve("book.toml")), "book.toml", beside(folder)));
        Printer printer = made.book.layout() == Layout.BOOK ? Printer.standard() : Printer.named("office");
        Source source = new Source("book.pdf", new ByteArrayInputStream(made.pdf)).within(Context.standard());
        assertThat(PdfCheck.of(source, printer).findings()).isEmpty();
        assertThat(wrongPages(made)).as("pages that are not the drawings of their recipes").isEmpty();
        assertThat(readAnswers(made)).as("answers that were read").isGreaterThanOrEqualTo(made.book.answers());
    }

    @Test
    void aSmallBookIsPrintedRight() throws IOException {
        Made made = Made.of(BookFileTest.parse(SMALL));
        assertThat(wrongPages(made)).isEmpty();
        assertThat(readAnswers(made)).isEqualTo(4);
        BookMaze maze = made.mazes.getFirst();
        BookMaze wrong = new BookMaze(1, maze.page(), maze.recipe().withSeed(maze.recipe().seed() + 1), maze.difficulty(), maze.length());
        assertThat(wrongPages(made.with(0, wrong))).as("another maze, on its page and among the answers").containsExactly(1, 2);
    }

    private static BookFile.Files beside(Path folder) {
        return new BookFile.Files() {
            @Override
            public StyleFile style(String name) {
                throw new AssertionError(name);
            }

            @Override
            public EndPicture picture(String name) throws IOException {
                return EndPicture.of(Files.readAllBytes(folder.resolve(name)));
            }

            @Override
            public byte[] mask(String name) throws IOException {
                return Files.readAllBytes(folder.resolve(name));
            }
        };
    }

    // ---- pages

    /** The numbers of the pages of which a pixel differs from the drawing of its mazes. */
    private static List<Integer> wrongPages(Made made) throws IOException {
        BookPages pages = made.pages();
        List<Integer> wrong = new ArrayList<>();
        for (int first = 1; first <= pages.count(); first += PAGES_AT_ONCE) {
            List<GreyPage> printed = GreyPage.render(made.pdf, first, Math.min(pages.count(), first + PAGES_AT_ONCE - 1), RESOLUTION);
            for (int i = 0; i < printed.size(); i++) {
                int differences = printed.get(i).differences(drawn(pages, first + i, made.mazes, printed.get(i)));
                if (differences > MOST_DIFFERENT) {
                    wrong.add(first + i);
                }
            }
        }
        return wrong;
    }

    /** A page without letters and pictures that the JDK draws, of the recipes alone. */
    private static GreyPage drawn(BookPages pages, int page, List<BookMaze> mazes, GreyPage like) throws IOException {
        BufferedImage image = new BufferedImage(like.width(), like.height(), BufferedImage.TYPE_INT_RGB);
        Strip strip = new Strip(like.width(), like.height(), false, ((DataBufferInt) image.getRaster().getDataBuffer()).getData());
        strip.clear(0xFFFFFF);
        PixelCanvas canvas = new PixelCanvas(strip, 0, 0, RESOLUTION / GreyPage.POINTS_PER_INCH);
        pages.draw(page, mazes, PageSurface.on(linesOf(canvas)));
        return GreyPage.of(image);
    }

    private static Canvas linesOf(Canvas canvas) {
        return (Canvas) Proxy.newProxyInstance(Canvas.class.getClassLoader(), new Class<?>[] {Canvas.class}, (proxy, method, arguments) ->
                LEFT_OUT.contains(method.getName()) ? null : method.invoke(canvas, arguments));
    }

    // ---- answers

    /** Reads the answers of every n-th page; returns the number of pages read. */
    private static int readAnswers(Made made) throws IOException {
        BookPages pages = made.pages();
        BookStyle style = new BookStyle(made.book.style());
        int read = 0;
        int answers = 0;
        for (int number = 1; number <= pages.count(); number++) {
            if (pages.plan().pages().get(number - 1) instanceof AnswerPage page && answers++ % SAMPLE == 0) {
                PageFrame frame = PageFrame.of(made.book, pages.count());
                MazeBoxes boxes = page.boxes(new PageContext(made.book, pages.plan().places(), frame, style, Context.standard(), number));
                GreyPage printed = GreyPage.render(made.pdf, number, number, FINE).getFirst();
                for (int i = 0; i < page.mazes().size(); i++) {
                    read += isRead(printed, made.mazes.get(page.mazes().get(i) - 1), boxes, i, style) ? 1 : 0;
                }
            }
        }
        return read;
    }

    private static boolean isRead(GreyPage printed, BookMaze maze, MazeBoxes boxes, int index, BookStyle style) {
        Puzzle puzzle = maze.recipe().make();
        long start = puzzle.ends().start();
        long goal = puzzle.ends().goal();
        if (!SolvedMazePixels.canRead(puzzle.maze().grid().shape())) {
            return false;
        }
        SolvedMazePixels pixels = new SolvedMazePixels(
                printed, FINE / GreyPage.POINTS_PER_INCH, boxes.place(index, maze.recipe()), puzzle.maze().grid(), List.of(start, goal),
                style.answer().finish().caps() == Finish.Caps.HAND_DRAWN);
        assertThat(pixels.drawn(start, goal)).as("steps of the path that is drawn for %s", maze).isEqualTo((int) maze.length());
        assertThat(pixels.shortest(start, goal)).as("steps of a shortest path along the passages of %s", maze).isEqualTo((int) maze.length());
        return true;
    }
}
