package dev.mazewright.drawing.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.drawing.draw.Outlines;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.testing.Ghostscript;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.Qpdf;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What printers ask of a PDF file, as a reader and an interpreter that others made see it. */
class PdfForPrintersTest {
    private static final String RECIPE = "rectangle:12x9/wilson/seed:1";

    private static Document document(String format, String recipe, Map<String, String> given) throws IOException {
        Puzzle puzzle = Recipe.parse(recipe).make();
        FileParameters parameters =
                new FileParameters(Formats.named(format), option -> given.get(option.key()), null, option -> option.key());
        return new Rendition(parameters, false, null, Long.MAX_VALUE).of(puzzle, Mazes.solved(puzzle).solution(), Context.standard());
    }

    private static byte[] pdf(String recipe, Map<String, String> given) throws IOException {
        return Mazes.write("pdf", document("pdf", recipe, given));
    }

    /** ISO 15930-1, 6.2 to 6.9: version, information, output intent, boxes, fonts, colours. */
    @ParameterizedTest
    @ValueSource(strings = {RECIPE, "hexagon:9x9/kruskal/seed:1", "weave:9x9/kruskal/seed:1", "cube:5x5/wilson/seed:1", "torus:7x7/wilson/seed:1"})
    void pdfxHasTheKeysOfTheStandard(String recipe) throws IOException {
        byte[] file = pdf(recipe, Map.of("pdfx", "true", "paper", "a5", "title", "Für Ana", "answer", "true"));
        assertThat(new String(file, 0, 9, StandardCharsets.ISO_8859_1)).isEqualTo("%PDF-1.3\n");
        String text = Qpdf.text(file);
        assertThat(text)
                .contains("/GTS_PDFXVersion (PDF/X-1:2001)", "/GTS_PDFXConformance (PDF/X-1a:2001)", "/Trapped /False")
                .contains("/CreationDate (D:20260101000000Z)", "/ModDate (D:20260101000000Z)", "/Title (Maze, ")
                .contains("/S /GTS_PDFX", "/OutputConditionIdentifier (CGATS TR 001)", "/RegistryName (http://www.color.org)")
                .contains("/FontFile2 ")
                .doesNotContain("/OCProperties", "/OCG", "/Annots", "/JavaScript", "/Encrypt", "/ObjStm", "/SMask", "/ExtGState", "/Recipe")
                .doesNotContain("/DeviceRGB", "/Metadata", "/Outlines");
        assertThat(text).doesNotContainPattern(" (rg|RG)\\b").containsPattern(" (k|K)\\b");
        assertThat(occurrences(text, "/TrimBox \\[")).isEqualTo(2);
        assertThat(occurrences(text, "/BleedBox \\[")).isEqualTo(2);
        assertThat(Ghostscript.run(file, "-dPDFSTOPONERROR", "-sDEVICE=png16m", "-r36", "-dLastPage=1")).isNotEmpty();
        assertThat(pdf(recipe, Map.of("pdfx", "true", "paper", "a5", "title", "Für Ana", "answer", "true"))).isEqualTo(file);
    }

    private static int occurrences(String text, String pattern) {
        return (int) Pattern.compile(pattern).matcher(text).results().count();
    }

    /** Black ink alone where a style has greys alone. */
    @Test
    void greysAreOfBlackInkAlone() throws IOException {
        Map<String, String> greys = Map.of("start-colour", "#000000", "goal-colour", "#808080", "solution-colour", "#999999");
        assertThat(Qpdf.text(pdf(RECIPE, greys))).doesNotContainPattern(" (rg|RG|k|K)\\b").containsPattern(" g\\b");
    }

    /** Red is magenta and yellow; what all three inks have is black; 255 parts of ink are 1. */
    @Test
    void inksAreTheColours() {
        assertThat(new PdfColours(true).operator(0xFF0000, false)).isEqualTo("0.0000 1.0000 1.0000 0.0000 k");
        assertThat(new PdfColours(true).operator(0x000080, true)).isEqualTo("1.0000 1.0000 0.0000 0.4981 K");
        assertThat(new PdfColours(true).operator(0x000000, true)).isEqualTo("0.0000 G");
        assertThat(new PdfColours(false).operator(0x808080, false)).isEqualTo("0.5020 g");
        assertThat(new PdfColours(true).ofPicture(new byte[] {0, 0, 0, (byte) 255, 0, 0}))
                .isEqualTo(new byte[] {0, 0, 0, -1, 0, -1, -1, 0});
    }

    @Test
    void theRecipeIsInTheFileWhereItIsAskedFor() throws IOException {
        for (String format : List.of("pdf", "svg", "postscript", "png")) {
            assertThat(latin(format, Map.of())).as(format).contains(RECIPE);
            assertThat(latin(format, Map.of("recipe-in-file", "yes"))).as(format).contains(RECIPE);
            assertThat(latin(format, Map.of("recipe-in-file", "no"))).as(format).doesNotContain(RECIPE);
            String annotated = latin(format, Map.of("recipe-in-file", "no", "annotate", "true"));
            assertThat(annotated).as(format).doesNotContain(RECIPE);
        }
        assertThatThrownBy(() -> latin("pdf", Map.of("recipe-in-file", "maybe"))).isInstanceOf(UsageException.class)
                .hasMessageContaining("yes or no");
    }

    private static String latin(String format, Map<String, String> given) throws IOException {
        return new String(Mazes.write(format, document(format, RECIPE, given)), StandardCharsets.ISO_8859_1);
    }

    // ---- lines

    /** No line of a page is thinner than printers take, on any shape, where its cells have room. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:90x70/wilson/seed:1", "hexagon:50x40/wilson/seed:1", "triangle:50x60/wilson/seed:1",
            "polar:20x9/wilson/seed:1", "weave:40x40/kruskal/seed:1", "cube:9x9/wilson/seed:1", "voronoi:20x20/wilson/seed:1",
            "box:12x12x3/wilson/seed:1"})
    void linesOnPaperAreWideEnough(String recipe) throws IOException {
        String page = Qpdf.text(pdf(recipe, Map.of("paper", "a5")));
        Matcher widths = Pattern.compile("(?:^|\\s)([0-9.]+) w\\s").matcher(page);
        List<Double> found = new ArrayList<>();
        while (widths.find()) {
            found.add(Double.parseDouble(widths.group(1)));
        }
        assertThat(found).isNotEmpty().allMatch(width -> width >= 0.75);
        assertThat(PrintedLines.note(document("pdf", recipe, Map.of("paper", "a5")))).isNull();
    }

    @Test
    void thinnerLinesAreReported() throws IOException {
        assertThat(PrintedLines.note(document("pdf", "rectangle:700x500/wilson/seed:1", Map.of("paper", "a4"))))
                .isEqualTo("lines are 0.6 pt wide, and printers take 0.75 pt and more; take a larger paper or a smaller maze");
        assertThat(PrintedLines.note(document("svg", RECIPE, Map.of("paper", "a5", "line-width", "0.5pt"))))
                .isEqualTo("lines are 0.5 pt wide, and printers take 0.75 pt and more; take a greater --line-width");
        assertThat(PrintedLines.note(document("pdf", RECIPE, Map.of("wall-thickness", "1")))).as("no paper").isNull();
    }

    @ParameterizedTest
    @CsvSource({"1pt, 1", "3pt, 3", "0.5mm, 1.42", "1.25mm, 3.54"})
    void linesAreAsWideAsAskedFor(String given, double points) throws IOException {
        Map<String, String> parameters = Map.of("paper", "a5", "line-width", given);
        Matcher inPdf = Pattern.compile("0.1020 G ([0-9.]+) w").matcher(Qpdf.text(pdf(RECIPE, parameters)));
        assertThat(inPdf.find()).isTrue();
        assertThat(Double.parseDouble(inPdf.group(1))).isCloseTo(points, within(0.01));
        assertThat(latin("svg", parameters)).contains("stroke-width=\"" + inPdf.group(1) + "\"");
        assertThat(latin("postscript", parameters)).contains(" RG " + inPdf.group(1) + " w");
    }

    @ParameterizedTest
    @CsvSource({"0.01pt, 0.1 to 40.0 pt", "5, 0.1 to 40.0 pt", "100mm, 0.1 to 40.0 pt", "39pt, too wide for cells"})
    void linesThatCannotBeAreRefused(String given, String reason) {
        assertThatThrownBy(() -> pdf(RECIPE, Map.of("paper", "a5", "line-width", given)))
                .isInstanceOf(UsageException.class).hasMessageContaining(reason);
    }

    @Test
    void layersAndPdfxExcludeEachOther() {
        assertThatThrownBy(() -> pdf(RECIPE, Map.of("layers", "true", "pdfx", "true")))
                .isInstanceOf(UsageException.class).hasMessageContaining("leave out");
    }
}
