package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Distances;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.letters.Typeface;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What fits on a cover in colours: a maze, which is made only if it does, and the author beside the picture. */
class CoverPosterTest {
    private static final String PICTURE = "picture = \"data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9'/></svg>".getBytes(StandardCharsets.US_ASCII)) + "\"\n";

    private static String book(String trim, String author, String cover) {
        return "title = \"Café Mazes\"\nauthor = \"" + author + "\"\ntrim = \"" + trim + "\"\nfront = []\nanswers = 0\n[cover]\ndesign = \"poster\"\n"
                + cover + "[[section]]\nmazes = 30\nsize = \"5x5\"\n";
    }

    private static byte[] bytes(String text) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new BookCover(BookFileTest.parse(text), Context.ofStep()).write(out, false);
        return out.toByteArray();
    }

    // ---- the maze

    /** With no memory for a maze, only what is refused before one is made is refused for its size. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:5000x5000/wilson/seed:1", "rectangle:5000x5000/wilson/dihedral:image=rotate-90/seed:1", "hexagon:900x900/wilson/seed:1"})
    void aMazeThatDoesNotFitIsRefusedBeforeItIsMade(String recipe) throws IOException {
        Recipe parsed = Recipe.parse(recipe);
        Book book = BookFileTest.parse(book("6x9", "Zoë", "maze = \"" + recipe + "\"\n"));
        assertThatThrownBy(() -> new BookCover(book, Context.ofStep().withMemory(1)))
                .isExactlyInstanceOf(UsageException.class)
                .hasMessage("book.toml: the maze of the cover, " + parsed.shape().name() + " " + parsed.shape().whole(1).size()
                        + ", does not fit; take a smaller one");
    }

    /** 170 columns are too many for the width, but not for the height; and 90 x 90 cells fit until their corridors are doubled. */
    @Test
    void ofAMazeThatTransformsChangeTheLastFormCounts() throws IOException {
        assertThat(bytes(book("6x9", "Zoë", "maze = \"rectangle:90x90/wilson/seed:1\"\n"))).isNotEmpty();
        assertThat(bytes(book("6x9", "Zoë", "maze = \"rectangle:60x170/wilson/dihedral:image=rotate-90/seed:1\"\n"))).isNotEmpty();
        for (String recipe : List.of("rectangle:60x170/wilson/seed:1", "rectangle:170x60/wilson/dihedral:image=rotate-90/seed:1", "rectangle:90x90/wilson/unicursal/seed:1")) {
            assertThatThrownBy(() -> bytes(book("6x9", "Zoë", "maze = \"" + recipe + "\"\n")))
                    .as(recipe)
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("does not fit; take a smaller one");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"rectangle:30x40/wilson/seed:1", "rectangle:30x40/wilson/unicursal/seed:1", "rectangle:20x20,mask=heart/wilson/seed:3",
        "hexagon:12x12/wilson/braid:0.5/seed:2"})
    void layersAreTheCellsByTheirDistanceWithinTheMemoryThatIsReserved(String recipe) {
        Puzzle puzzle = Recipe.parse(recipe).make();
        Grid grid = puzzle.maze().grid();
        CoverLayers.of(puzzle); // what is loaded once is not counted
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        CoverLayers layers = CoverLayers.of(puzzle);
        long taken = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(taken).isBetween(CoverLayers.bytes(grid), CoverLayers.bytes(grid) + 400);

        Distances distances = Distances.from(puzzle.maze(), puzzle.startOrFirst());
        assertThat(layers.cells()).isEqualTo((int) distances.count());
        assertThat(layers.count()).isEqualTo((int) distances.greatest() + 1);
        assertThat(layers.cell(0)).isEqualTo(puzzle.startOrFirst());
        List<Long> ofLast = new ArrayList<>();
        int ends = 0;
        for (int i = 0; i < layers.cells(); i++) {
            if (ends == layers.count() - 1) {
                ofLast.add(layers.cell(i));
            }
            ends += layers.isLast(i) ? 1 : 0;
        }
        assertThat(ends).isEqualTo(layers.count());
        assertThat(ofLast).contains(distances.farthest());
    }

    @Test
    void onlyPostersTakeMemoryForLayers() throws IOException {
        Grid grid = Recipe.parse("rectangle:100x100/wilson/seed:1").make().maze().grid();
        Book poster = BookFileTest.parse(book("6x9", "Zoë", ""));
        Book plain = BookFileTest.parse(book("6x9", "Zoë", "").replace("poster", "plain"));
        assertThat(BookCover.workingBytes(poster.cover(), grid)).isGreaterThanOrEqualTo(8 * grid.cells()).isEqualTo(CoverLayers.bytes(grid));
        assertThat(BookCover.workingBytes(plain.cover(), grid)).isZero();
    }

    // ---- the author

    private static List<TextPosition> lettersOf(byte[] pdf, String author) throws IOException {
        List<TextPosition> found = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            new PDFTextStripper() {
                @Override
                protected void writeString(String text, List<TextPosition> positions) {
                    if (text.equals(author)) {
                        found.addAll(positions);
                    }
                }
            }.getText(document);
        }
        return found;
    }

    /** The discs of pictures on small covers are small, too: most names stand beside them in their full size. */
    @ParameterizedTest
    @CsvSource({"5x8, Wilhelmina Ashdown, 18", "5x8, Zoë, 18", "8x10, Wilhelmina Ashdown, 18", "5x8, Wilhelmina and Bartholomew Frost, 12"})
    void beyondTheDiscTheNameOfTheAuthorIsLegible(String trim, String author, double least) throws IOException {
        List<TextPosition> letters = lettersOf(bytes(book(trim, author, PICTURE)), author);
        assertThat(letters).isNotEmpty().allMatch(letter -> letter.getFontSizeInPt() >= least - 0.01);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Zoë", "Wilhelmina Ashdown", "Wilhelmina and Bartholomew Frost"})
    void thePanelOfTheAuthorStaysClearOfTheDisc(String author) throws IOException {
        Book book = BookFileTest.parse(book("5x8", author, PICTURE));
        PageArea above = new PageArea(100, 50, 288, 300);
        for (CoverMaze.Disc disc : List.of(new CoverMaze.Disc(350, 312, 55), new CoverMaze.Disc(340, 340, 60))) {
            CoverAuthor panel = Objects.requireNonNull(CoverAuthor.of(book, above, 16, disc));
            assertThat(Math.hypot(disc.x() - panel.box().right(), disc.y() - panel.box().top())).isGreaterThan(disc.radius() + 7.99);
            assertThat(panel.box().left()).isGreaterThanOrEqualTo(above.left() - 1e-9);
            assertThat(panel.box().width()).isCloseTo(Typeface.sans().width(author, panel.letters()) + 28, within(1e-9));
        }
        CoverAuthor alone = Objects.requireNonNull(CoverAuthor.of(book, above, 16, null));
        assertThat(alone.box().middle()).isCloseTo(above.middle(), within(1e-9));
    }

    @Test
    void aNameThatWouldBeTooSmallIsRefused() throws IOException {
        String name = "Wilhelmina Ashdown and Bartholomew Quill of Long Marsh";
        assertThatThrownBy(() -> bytes(book("5x8", name, PICTURE)))
                .isExactlyInstanceOf(UsageException.class)
                .hasMessage("book.toml: the author '" + name + "' does not fit on the cover; take a shorter name, no picture or a larger trim size");
        assertThatThrownBy(() -> bytes(book("5x8", name + ", " + name, "")))
                .isExactlyInstanceOf(UsageException.class)
                .hasMessageEndingWith("' does not fit on the cover; take a shorter name or a larger trim size");
        assertThat(lettersOf(bytes(book("8x10", name, PICTURE)), name)).isNotEmpty();
        Book book = BookFileTest.parse(book("5x8", "Zoë", PICTURE));
        assertThatThrownBy(() -> CoverAuthor.of(book, new PageArea(0, 0, 40, 40), 16, new CoverMaze.Disc(20, 40, 40)))
                .as("less room than the disc takes")
                .isExactlyInstanceOf(UsageException.class)
                .hasMessageContaining("'Zoë' does not fit");
    }
}
