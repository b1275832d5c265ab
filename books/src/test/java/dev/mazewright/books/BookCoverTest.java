package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.books.check.PdfCheck;
import dev.mazewright.books.check.Printer;
import dev.mazewright.books.check.Violation;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.StyleRules;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripperByArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Covers as PDFBox reads and renders them. */
class BookCoverTest {
    private static final int INCH = 72;
    private static final int YELLOW = 0xFFCC00;

    private static String book(int pages, String keys, String cover) {
        return "title = \"Café Mazes\"\nauthor = \"Zoë\"\ntrim = \"6x9\"\nfront = []\nanswers = 0\n" + keys + "\n[cover]\n" + cover
                + "\n[[section]]\nmazes = " + pages + "\nsize = \"5x5\"\n";
    }

    private static byte[] bytes(String text, boolean isPdfx) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new BookCover(BookFileTest.parse(text), Context.ofStep()).write(out, isPdfx);
        return out.toByteArray();
    }

    /** A pixel for each point. */
    private static BufferedImage rendered(String text) throws IOException {
        try (PDDocument pdf = Loader.loadPDF(bytes(text, false))) {
            return new PDFRenderer(pdf).renderImage(0);
        }
    }

    /** The part of the rendered page with such colours; empty without them. */
    private static Rectangle where(BufferedImage image, Rectangle within, IntPredicate isSuch) {
        Rectangle found = new Rectangle(-1, -1);
        for (int y = within.y; y < within.y + within.height; y++) {
            for (int x = within.x; x < within.x + within.width; x++) {
                if (isSuch.test(image.getRGB(x, y) & 0xFFFFFF)) {
                    found.add(new Rectangle(x, y, 1, 1));
                }
            }
        }
        return found;
    }

    @ParameterizedTest
    @CsvSource({"24, white, 0.054048", "100, white, 0.2252", "500, white, 1.126", "100, cream, 0.25", "828, cream, 2.07"})
    void theSpineFollowsFromThePagesAndTheirPaper(int pages, String paper, double inches) throws IOException {
        try (PDDocument pdf = Loader.loadPDF(bytes(book(pages, "", "paper = \"" + paper + "\""), false))) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(1);
            PDPage page = pdf.getPage(0);
            double width = (2 * 6 + inches) * INCH;
            assertThat(page.getTrimBox().getWidth()).isCloseTo((float) width, within(0.01f));
            assertThat(page.getTrimBox().getHeight()).isEqualTo(9 * INCH);
            assertThat(page.getTrimBox().getLowerLeftX()).isEqualTo(9);
            assertThat(page.getTrimBox().getLowerLeftY()).isEqualTo(9);
            assertThat(page.getMediaBox().getWidth()).isCloseTo((float) width + 18, within(0.01f));
            assertThat(page.getMediaBox().getHeight()).isEqualTo(9 * INCH + 18);
            assertThat(page.getBleedBox().getCOSArray().toList()).isEqualTo(page.getMediaBox().getCOSArray().toList());
        }
    }

    @ParameterizedTest
    @CsvSource({"left", "right"})
    void theFrontIsWhereTheBookOpens(String binding) throws IOException {
        try (PDDocument pdf = Loader.loadPDF(bytes(book(50, "binding = \"" + binding + "\"", "text = \"Fifty mazes.\""), false))) {
            PDFTextStripperByArea areas = new PDFTextStripperByArea();
            areas.addRegion("left", new Rectangle2D.Double(0, 0, 441, 666));
            areas.addRegion("right", new Rectangle2D.Double(449, 0, 441, 666));
            areas.extractRegions(pdf.getPage(0));
            String left = areas.getTextForRegion("left").strip().replaceAll("\\s+", " ");
            String right = areas.getTextForRegion("right").strip().replaceAll("\\s+", " ");
            assertThat(List.of(left, right))
                    .isEqualTo(binding.equals("left") ? List.of("Fifty mazes.", "Café Mazes Zoë") : List.of("Café Mazes Zoë", "Fifty mazes."));
        }
    }

    @Test
    void textStandsOnTheSpineFrom79PagesOn() throws IOException {
        IntPredicate isDark = colour -> (colour & 0xFF) < 0xC0;
        Rectangle none = where(rendered(book(78, "", "")), new Rectangle(441, 9, 12, 648), isDark);
        assertThat(none.isEmpty()).isTrue();
        Rectangle few = where(rendered(book(79, "", "")), new Rectangle(441, 9, 12, 648), isDark);
        assertThat(few.x).isGreaterThanOrEqualTo(441 + 4);
        assertThat(few.x + few.width).isLessThanOrEqualTo(441 + 9);
        Rectangle many = where(rendered(book(500, "", "")), new Rectangle(441, 9, 81, 648), isDark);
        assertThat(many.getCenterX()).isCloseTo(441 + 500 * 0.002252 * 36, within(1.0));
        assertThat(many.width).isBetween(15, 26);
        assertThat(many.height).as("the title at the top, the author at the end").isGreaterThan(550);
    }

    @Test
    void theColourReachesTheEdgesButNotTheBarcode() throws IOException {
        BufferedImage image = rendered(book(100, "", "colour = \"#ffcc00\"\ntext = \"About.\""));
        for (int x : new int[] {1, image.getWidth() - 2}) {
            assertThat(image.getRGB(x, 1) & 0xFFFFFF).isEqualTo(YELLOW);
            assertThat(image.getRGB(x, image.getHeight() - 2) & 0xFFFFFF).isEqualTo(YELLOW);
        }
        Rectangle barcode = where(image, new Rectangle(9, 300, 432, 350), colour -> colour == 0xFFFFFF);
        assertThat(barcode.width).isCloseTo(2 * INCH, within(2));
        assertThat(barcode.height).isCloseTo(86, within(2));
        assertThat(barcode.x + barcode.width).isCloseTo(441 - 18, within(1));
        assertThat(where(image, barcode, colour -> colour != 0xFFFFFF && (colour >> 8 & 0xFF) < 0xCC).isEmpty()).isTrue();
    }

    /** The author's letters become smaller, as on covers in colours, before they would leave the front, and are refused where none could read them. */
    @Test
    void aLongNameOfTheAuthorStaysOnTheFront() throws IOException {
        String name = "Wilhelmina Ashdown and Bartholomew Quill of Long Marsh";
        BufferedImage image = rendered(book(100, "", "maze = \"rectangle:6x6/wilson/seed:1\"").replace("Zoë", name));
        int left = 441 + 17; // the fold and a spine of 100 pages
        Rectangle author = where(image, new Rectangle(left, 605, image.getWidth() - left, 52), colour -> (colour & 0xFF) < 0xC0);
        assertThat(author.width).as("as wide as may be").isGreaterThan(350);
        assertThat(author.x).isGreaterThanOrEqualTo(left + 26);
        assertThat(author.x + author.width).isLessThanOrEqualTo(image.getWidth() - 9 - 26);
        assertThatThrownBy(() -> rendered(book(100, "", "").replace("Zoë", name + ", " + name)))
                .isExactlyInstanceOf(UsageException.class)
                .hasMessageEndingWith("' does not fit on the cover; take a shorter name or a larger trim size");
    }

    @Test
    void aDarkCoverHasWhiteLettersAndWalls() throws IOException {
        BufferedImage image = rendered(book(100, "", "colour = \"#102040\"\nmaze = \"rectangle:6x6/wilson/seed:1\""));
        Rectangle front = where(image, new Rectangle(441 + 17, 9, 432, 648), colour -> colour == 0xFFFFFF);
        assertThat(front.width).as("the walls of the maze").isGreaterThan(350);
        assertThat(where(image, new Rectangle(441 + 17, 9, 432, 648), colour -> (colour & 0xFF) < 0x30).isEmpty()).isTrue();
    }

    @Test
    void ofARecipeAnyPartsWillDo() throws IOException {
        assertThat(BookFileTest.parse(book(5, "seed = 7", "maze = \"6x6/wilson\"")).cover().maze()).hasToString("rectangle:6x6/wilson/seed:7");
    }

    @Test
    void onlyThePageIsUnlikeAnInterior() throws IOException {
        byte[] pdf = bytes(book(200, "", "colour = \"#ffcc00\"\ntext = \"About.\""), true);
        List<String> rules = PdfCheck.of(new Source("cover.pdf", new ByteArrayInputStream(pdf)).within(Context.standard()), Printer.standard()).findings().stream()
                .map(Violation::rule)
                .toList();
        assertThat(rules).isSubsetOf("trim-size", "bleed", "gutter", "margins", "page-count");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "papre = \"white\" | found the key 'papre', expected one of a cover; did you mean paper?",
        "paper = \"glossy\" | found the paper 'glossy'; available: white, cream, expected paper = \"white\" or \"cream\"",
        "colour = \"red\" | found 'red' is not a colour",
        "maze = \"rectangle:5x5/wilsn/seed:1\" | unknown generator 'wilsn'; did you mean wilson?",
        "maze = \"polar:5x5/path-first/seed:1\" | path-first does not run on polar",
        "text = \"你好\" | in text the letter",
        "design = \"postr\" | found the design 'postr'; did you mean poster?",
        "accent = \"#ff0000\" | found accent and the design plain, which has none, expected design = \"poster\"",
    })
    void aWrongKeyIsReportedWithItsLine(String line, String message) {
        assertThatThrownBy(() -> BookFileTest.parse(book(5, "", line)))
                .isInstanceOf(BadDataException.class)
                .hasMessageStartingWith("book.toml, line 8")
                .hasMessageContaining(message);
    }

    // ---- posters

    /** A picture of one colour, which occurs nowhere else. */
    private static final String MAGENTA = "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9' fill='#ff00ff'/></svg>".getBytes(StandardCharsets.US_ASCII));

    private static final String POSTER = "design = \"poster\"\ncolour = \"#1f7a4d\"\naccent = \"#ffc94a\"\ntext = \"About.\"\n";
    private static final Rectangle FRONT = new Rectangle(441 + 16, 9, 432, 648);

    @Test
    void aPosterHasItsColoursToTheEdgesAndAMazeInShades() throws IOException {
        BufferedImage image = rendered(book(100, "", POSTER + "maze = \"rectangle:20x20/wilson/seed:1\""));
        assertThat(image.getRGB(1, 1) & 0xFFFFFF).isIn(0x1F7A4D, StyleRules.mixed(0x1F7A4D, 0xFFFFFF, 1, 9));
        Rectangle title = where(image, FRONT, colour -> colour == 0xFFC94A);
        assertThat(title.width).as("the panel of the title").isCloseTo(432 - 2 * 36, within(2));
        Rectangle panel = new Rectangle(FRONT.x + 60, 250, 300, 300);
        TreeSet<Integer> shades = new TreeSet<>();
        for (int y = panel.y; y < panel.y + panel.height; y += 2) {
            for (int x = panel.x; x < panel.x + panel.width; x += 2) {
                shades.add(image.getRGB(x, y) & 0xFFFFFF);
            }
        }
        assertThat(shades).as("shades of distances").hasSizeGreaterThan(20);
        Rectangle barcode = where(image, new Rectangle(9, 400, 432, 250), colour -> colour == 0xFFFFFF);
        assertThat(barcode.width).isCloseTo(2 * INCH, within(2));
        assertThat(where(image, barcode, colour -> colour != 0xFFFFFF && (colour >> 16 & 0xFF) < 0x30).isEmpty()).isTrue();
    }

    /** Whatever its shape, the maze makes room for the disc of the picture: within it there is no wall. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:20x20", "rectangle:26x26,mask=heart", "polar:10x6", "hexagon:12x12"})
    void thePictureOfAPosterLiesBesideTheMaze(String shape) throws IOException {
        BufferedImage image = rendered(book(100, "", POSTER + "picture = \"" + MAGENTA + "\"\nmaze = \"" + shape + "/wilson/seed:1\""));
        Rectangle picture = where(image, FRONT, colour -> colour == 0xFF00FF);
        assertThat(picture.width).isBetween(60, 120).isCloseTo(picture.height, within(2));
        int wall = StyleRules.mixed(0x1F7A4D, 0x000000, 3, 5);
        Rectangle round = new Rectangle((int) picture.getCenterX(), (int) picture.getCenterY(), 0, 0);
        round.grow((int) (picture.width * 0.7), (int) (picture.width * 0.7));
        assertThat(where(image, FRONT, colour -> colour == wall).isEmpty()).as("walls in that colour").isFalse();
        for (int y = round.y; y < round.y + round.height; y++) {
            for (int x = round.x; x < round.x + round.width; x++) {
                boolean isInside = Math.hypot(x - round.getCenterX(), y - round.getCenterY()) < round.width / 2.0;
                assertThat(isInside && (image.getRGB(x, y) & 0xFFFFFF) == wall).as("a wall at %d, %d", x, y).isFalse();
            }
        }
    }

    @Test
    void aPosterIsForPrintersToo() throws IOException {
        String keys = POSTER + "picture = \"" + MAGENTA + "\"";
        byte[] pdf = bytes(book(200, "", keys), true);
        List<String> rules = PdfCheck.of(new Source("cover.pdf", new ByteArrayInputStream(pdf)).within(Context.standard()), Printer.standard()).findings().stream()
                .map(Violation::rule)
                .toList();
        assertThat(rules).isSubsetOf("trim-size", "bleed", "gutter", "margins", "page-count");
        assertThat(bytes(book(200, "", keys), true)).as("the same book, the same bytes").isEqualTo(pdf);
    }

    @Test
    void thePictureOfAPosterIsOne() {
        assertThatThrownBy(() -> BookFileTest.parse(book(5, "", "design = \"poster\"\npicture = \"cat.png\"")))
                .isInstanceOf(BadDataException.class)
                .hasMessageStartingWith("book.toml, line 9: found 'cat.png' is a file")
                .hasMessageEndingWith("expected picture = the name of a PNG or SVG file");
        assertThatThrownBy(() -> bytes(book(5, "", "design = \"poster\"\nmaze = \"rectangle:300x300/wilson/seed:1\""), false))
                .isInstanceOf(UsageException.class)
                .hasMessage("book.toml: the maze of the cover, rectangle 300x300, does not fit; take a smaller one");
    }

    @Test
    void whatDoesNotFitIsRefused() {
        assertThatThrownBy(() -> bytes(book(5, "", "text = \"" + "word ".repeat(790) + "\""), false))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("book.toml: the text of the cover has", "fit above the barcode");
        assertThatThrownBy(() -> bytes(book(5, "", "maze = \"rectangle:300x300/wilson/seed:1\""), false))
                .isInstanceOf(UsageException.class)
                .hasMessage("book.toml: the maze of the cover, rectangle 300x300, does not fit; take a smaller one");
    }
}
