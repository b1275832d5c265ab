package dev.mazewright.drawing.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Triangle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.PdfSetup;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.testing.Ghostscript;
import dev.mazewright.formats.testing.Mazes;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentProperties;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** PDF as PDFBox and Ghostscript draw it, with its layers and its metadata. */
@Isolated // the locale, or where fonts are, holds for all
class PdfTest extends PagePictures {
    /** Where PDFBox notes which fonts this machine has; it asks for that when it draws. */
    @BeforeAll
    static void keepFontsElsewhere(@TempDir Path folder) {
        Logger.getLogger("org.apache.pdfbox").setLevel(Level.SEVERE); // which fonts it finds is of no concern here
        System.setProperty("pdfbox.fontcache", folder.toString());
    }

    @Override
    String format() {
        return "pdf";
    }

    @Override
    public BufferedImage picture(byte[] file) throws IOException {
        try (PDDocument pdf = Loader.loadPDF(file)) {
            return picture(pdf);
        }
    }

    private static BufferedImage picture(PDDocument pdf) throws IOException {
        assertThat(pdf.getNumberOfPages()).isEqualTo(1);
        PDFRenderer renderer = new PDFRenderer(pdf);
        // Where lines are, not where they look best, and without half colours.
        renderer.setRenderingHints(new RenderingHints(Map.of(
                RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE,
                RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF)));
        return renderer.renderImageWithDPI(0, 72 * SCALE, ImageType.RGB);
    }

    @Test
    void othersDrawItAlike() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:12x9/wilson/seed:3").make();
        byte[] file = Mazes.write("pdf", Mazes.solved(puzzle).annotated("seed 3"));
        BufferedImage ours = picture(file);
        BufferedImage theirs = ImageIO.read(new ByteArrayInputStream(
                Ghostscript.run(file, "-sDEVICE=png16m", "-r" + 72 * SCALE)));
        assertThat(theirs.getWidth()).isEqualTo(ours.getWidth());
        assertThat(theirs.getHeight()).isEqualTo(ours.getHeight());
        for (double x = 31; x < 9 * 20 + 21; x += 10) {
            for (double y = 31; y < 12 * 20 + 21; y += 10) {
                assertThat(at(theirs, x, y)).isEqualTo(at(ours, x, y));
            }
        }
    }

    @Test
    void showsTheLineOfText() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:30x40/kruskal/seed:17").make();
        for (String line : List.of("30R x 40C (1200 cells); seed 17", "a)b(c\\d \\051", "Für 'Ana' - 5 ½")) {
            assertThat(textOf(Mazes.write("pdf", Document.of(puzzle).annotated(line)))).isEqualTo(line);
        }
        assertThat(textOf(Mazes.write("pdf", Document.of(puzzle).annotated("a☃b")))).isEqualTo("a?b");
        assertThat(textOf(Mazes.write("pdf", Document.of(puzzle)))).isEmpty();
    }

    private static String textOf(byte[] file) throws IOException {
        try (PDDocument pdf = Loader.loadPDF(file)) {
            return new PDFTextStripper().getText(pdf).strip();
        }
    }

    @Test
    void layersCanBeHidden() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:12x9/wilson/goal:11,8/goal:0,8/seed:3").make();
        Document document = Mazes.solved(puzzle).annotated("seed 3");
        Document unsolved = new Document(puzzle, null, Style.DEFAULT).annotated("seed 3");
        try (PDDocument pdf = Loader.loadPDF(Mazes.write("pdf", layered(document)))) {
            PDOptionalContentProperties layers = pdf.getDocumentCatalog().getOCProperties();
            assertThat(layers.getGroupNames()).containsExactly(
                    "background", "solution", "marks", "goal", "goal-2", "start", "walls", "annotation");
            requireSame(picture(pdf), picture(document));
            layers.setGroupEnabled("solution", false);
            requireSame(picture(pdf), picture(unsolved));
            layers.setGroupEnabled("start", false);
            assertThat(at(picture(pdf), 31, 31)).isEqualTo(Theme.PLAIN.paper());
            layers.setGroupEnabled("marks", false);
            layers.setGroupEnabled("annotation", false);
            Puzzle bare = Puzzle.of(puzzle.maze());
            BufferedImage rest = picture(pdf);
            BufferedImage expected = picture(Document.of(
                    new Puzzle(bare.maze(), Ends.NONE, null)));
            requireSame(rest, expected);
            layers.setGroupEnabled("walls", false);
            assertThat(at(picture(pdf), 21, 21)).isEqualTo(Theme.PLAIN.paper());
        }
    }

    private static Document layered(Document document) {
        Style style = document.style().with(new PdfSetup(true, false));
        return new Document(document.puzzle(), document.solution(), null, style, document.annotation(), null, document.context());
    }

    /** They are left out unless they are requested: printers refuse them. */
    @Test
    void thereAreNoLayers() throws IOException {
        Document document = Mazes.solved(Recipe.parse("rectangle:12x9/wilson/seed:3").make()).annotated("seed 3");
        byte[] file = Mazes.write("pdf", document);
        try (PDDocument pdf = Loader.loadPDF(file)) {
            assertThat(pdf.getDocumentCatalog().getOCProperties()).isNull();
            requireSame(picture(pdf), picture(Mazes.write("pdf", layered(document))));
        }
    }

    /** Parts in which nothing is drawn are no layers. */
    @Test
    void writesNoEmptyLayers() throws IOException {
        Maze maze = new Maze(new Hexagon(3, 3, null).grid());
        try (PDDocument pdf = Loader.loadPDF(
                Mazes.write("pdf", layered(Document.of(new Puzzle(maze, Ends.NONE, null)))))) {
            assertThat(pdf.getDocumentCatalog().getOCProperties().getGroupNames())
                    .containsExactly("background", "walls");
        }
    }

    private static void requireSame(BufferedImage one, BufferedImage other) {
        assertThat(one.getWidth()).isEqualTo(other.getWidth());
        assertThat(one.getHeight()).isEqualTo(other.getHeight());
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                assertThat(one.getRGB(x, y)).as("pixel %d, %d", x, y).isEqualTo(other.getRGB(x, y));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a(b\\c)", "x\n%%EOF\nendobj", "\r\n\0\t", "Irrgarten für ☃ \uD83D\uDC22", ")))((("})
    void recipesDoNotBreakIt(String recipe) throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:3x4/kruskal/seed:17").make();
        Puzzle other = new Puzzle(puzzle.maze(), puzzle.ends(), recipe.repeat(99));
        byte[] file = Mazes.write("pdf", Document.of(other));
        try (PDDocument pdf = Loader.loadPDF(file)) {
            PDDocumentInformation information = pdf.getDocumentInformation();
            assertThat(information.getCustomMetadataValue("Recipe")).isEqualTo(recipe.repeat(99));
            assertThat(information.getTitle()).isEqualTo("Maze, rectangle 3x4");
            assertThat(information.getCreator()).isEqualTo("Mazewright");
            assertThat(information.getCreationDate()).isNull();
            assertThat(information.getModificationDate()).isNull();
        }
        assertThat(picture(file).getRGB(62, 62) & 0xFFFFFF).isEqualTo(Theme.PLAIN.start());
    }

    /** Anybody can look for it, without a reader of PDF. */
    @Test
    void theRecipeIsPlainToSee() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:3x4/kruskal/seed:17").make();
        assertThat(new String(Mazes.write("pdf", Document.of(puzzle)), StandardCharsets.ISO_8859_1))
                .startsWith("%PDF-1.4").contains("/Recipe (rectangle:3x4/kruskal/seed:17)").endsWith("%%EOF\n");
    }

    @Test
    void writesTheSameBytesAtAnyTime() throws Exception {
        Document document = Mazes.solved(Recipe.parse("hexagon:9x9/wilson/seed:4").make()).annotated("seed 4");
        byte[] once = Mazes.write("pdf", document);
        Thread.sleep(20); // identifiers are often made from milliseconds
        assertThat(Mazes.write("pdf", document)).isEqualTo(once);
        // Files that differ have other identifiers.
        assertThat(identifier(Mazes.write("pdf", document.annotated("seed 5")))).isNotEqualTo(identifier(once));
    }

    private static COSArray identifier(byte[] file) throws IOException {
        try (PDDocument pdf = Loader.loadPDF(file)) {
            return pdf.getDocument().getTrailer().getCOSArray(COSName.ID);
        }
    }

    @Test
    void refusesPagesThatAreTooLarge() throws IOException {
        // 719 cells of 20, two halves of a wall of 2, and two margins of 9: just 14400.
        Puzzle most = Puzzle.of(new Maze(new Rectangle(1, 719, null).grid()));
        try (PDDocument pdf = Loader.loadPDF(Mazes.write("pdf", new Document(most, null, Style.of(20, 2, 9))))) {
            PDRectangle page = pdf.getPage(0).getMediaBox();
            assertThat(page.getWidth()).isEqualTo(14_400);
            assertThat(page.getHeight()).isEqualTo(40);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Document tooWide = new Document(most, null, Style.of(20, 2, 10));
        assertThatThrownBy(() -> Formats.named("pdf").writer().write(tooWide, out))
                .isInstanceOf(UsageException.class)
                .hasMessage("a page of 14402 x 42 points is too large for pdf, which has at most 14400 a side; take a "
                        + "smaller cell size, a paper, or postscript or svg");
        assertThat(out.size()).isZero();
    }

    /** What is set aside before the work suffices, whatever the walls. */
    @Test
    void memoryIsWellEstimated() throws IOException {
        MazeRandom random = new MazeRandom(5);
        List<Shape> shapes = List.of(
                new Rectangle(150, 150, null), new Rectangle(150, 150, Mazes.mask(150, 150, 5, random)),
                new Hexagon(150, 150, null), new Hexagon(150, 150, Mazes.mask(150, 150, 5, random)),
                new Triangle(150, 150, null), new Triangle(150, 150, Mazes.mask(150, 150, 5, random)));
        for (Shape shape : shapes) {
            for (boolean isOpenedAtRandom : new boolean[] {false, true}) {
                Maze maze = new Maze(shape.grid());
                Puzzle puzzle = Puzzle.of(isOpenedAtRandom ? Mazes.openAtRandom(maze, random) : maze);
                byte[] file = Mazes.write("pdf", new Document(puzzle, null, Style.of(31, 3, 7)));
                assertThat((long) file.length).as("%s %s", shape.name(), isOpenedAtRandom)
                        .isLessThan(Pdf.bytes(maze.grid()))
                        .isGreaterThan(maze.grid().cells() / 20);
            }
        }
    }
}
