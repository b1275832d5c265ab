package dev.mazewright.drawing.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.testing.Ghostscript;
import dev.mazewright.formats.testing.Mazes;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Posters, read and painted by PDFBox, and as PostScript by Ghostscript: their sheets together are one large page. */
class PosterTest {
    private static final double POINTS_PER_MM = 72 / 25.4;
    private static final int DPI = 144;
    private static final int PIXELS_PER_POINT = 2;

    // 4 x 5 inches; with a margin of 1/4 inch and an overlap of 1/2 inch a sheet begins 3 inches after the one to its left, and
    // 4 inches after the one above it.
    private static final int SHEET_WIDE = 288;
    private static final int SHEET_HIGH = 360;
    private static final int BORDER = 18;
    private static final int OVERLAP = 36;
    private static final int ACROSS = 216;
    private static final int DOWN = 288;

    private static byte[] write(String format, String recipe, boolean isSolved, Map<String, String> given) throws IOException {
        Puzzle puzzle = Recipe.parse(recipe).make();
        FileParameters parameters =
                new FileParameters(Formats.named(format), option -> given.get(option.key()), null, option -> "--" + option.key());
        Path path = isSolved ? Solving.solve(puzzle, null, Context.standard()) : null;
        return Mazes.write(format, new Rendition(parameters, false, null, Long.MAX_VALUE).of(puzzle, path, Context.standard()));
    }

    private static List<BufferedImage> pages(byte[] pdf) throws IOException {
        try (PDDocument file = Loader.loadPDF(pdf)) {
            List<BufferedImage> pages = new ArrayList<>();
            PDFRenderer renderer = new PDFRenderer(file);
            RenderingHints hard = new RenderingHints(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
            hard.put(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            renderer.setRenderingHints(hard);
            for (int i = 0; i < file.getNumberOfPages(); i++) {
                pages.add(renderer.renderImageWithDPI(i, DPI, ImageType.RGB));
            }
            return pages;
        }
    }

    private static Map<String, String> onSheets(Map<String, String> given) {
        Map<String, String> all = new HashMap<>(given);
        all.putAll(Map.of("paper", "4x5in", "orientation", "portrait", "tile-pages", "2x3", "tile-overlap", "12.7", "margin", "18"));
        return all;
    }

    private static Map<String, String> onOnePage(Map<String, String> given) {
        Map<String, String> all = new HashMap<>(given);
        all.putAll(Map.of("paper", "10x9in", "orientation", "landscape", "margin", "18"));
        return all;
    }

    /** Where sheets overlap both show the same, and all pixels but the grey crosses are those of the large page. */
    @ParameterizedTest
    @CsvSource({
        "rectangle:12x14/wilson/seed:3, 15, plain, square",
        "hexagon:9x9/kruskal/seed:2, 17.5, blueprint, hand-drawn",
        "polar:6x6/prim/seed:4, 14, plain, round",
        "weave:11x12/wilson/seed:1, 16, brick, square",
        "tiles:13x15/rooms/seed:3, 14, plain, square",
    })
    void sheetsTogetherAreOneLargePage(String recipe, String cell, String theme, String caps) throws IOException {
        Map<String, String> given = Map.of("cell-mm", cell, "theme", theme, "caps", caps, "title", "Title", "caption", "Caption");
        BufferedImage large = pages(write("pdf", recipe, true, onOnePage(given))).getFirst();
        List<BufferedImage> sheets = pages(write("pdf", recipe, true, onSheets(given)));
        assertThat(sheets).hasSize(6);
        assertThat(large.getWidth()).isEqualTo((2 * ACROSS + SHEET_WIDE) * PIXELS_PER_POINT);
        assertThat(large.getHeight()).isEqualTo((DOWN + SHEET_HIGH) * PIXELS_PER_POINT);
        int crosses = 0;
        int rounded = 0;
        for (int y = 0; y < large.getHeight(); y++) {
            for (int x = 0; x < large.getWidth(); x++) {
                List<Integer> seen = seen(sheets, x / (double) PIXELS_PER_POINT, y / (double) PIXELS_PER_POINT);
                assertThat(seen).as("sheets that show %d, %d", x, y).isNotEmpty();
                int expected = large.getRGB(x, y);
                if (seen.stream().allMatch(rgb -> alike(rgb, expected))) {
                    continue;
                }
                if (isBeside(large, x, y, seen)) {
                    rounded++; // at the edge of a line the coordinates, floats, decide
                } else {
                    assertThat(seen.size()).as("%d, %d differs, and is shown by one sheet", x, y).isGreaterThan(1);
                    assertThat(seen).as("crosses at %d, %d", x, y).allMatch(rgb -> alike(rgb, seen.getFirst()));
                    crosses++;
                }
            }
        }
        assertThat(rounded).as("arcs are flattened differently").isLessThan(300);
        assertThat(crosses).isBetween(200, large.getWidth() * large.getHeight() / 100);
    }

    /** Whether each of these colours is that of a pixel or of one beside it. */
    private static boolean isBeside(BufferedImage image, int x, int y, List<Integer> colours) {
        return colours.stream().allMatch(rgb -> {
            for (int i = 0; i < 9; i++) {
                int besideX = Math.clamp(x + i % 3 - 1, 0, image.getWidth() - 1);
                int besideY = Math.clamp(y + i / 3 - 1, 0, image.getHeight() - 1);
                if (alike(rgb, image.getRGB(besideX, besideY))) {
                    return true;
                }
            }
            return false;
        });
    }

    /** The colours of a point of the large page, in points, on the sheets whose window has it. */
    private static List<Integer> seen(List<BufferedImage> sheets, double x, double y) {
        List<Integer> seen = new ArrayList<>();
        for (int row = 0; row < 2; row++) {
            for (int column = 0; column < 3; column++) {
                double right = x - column * ACROSS;
                double down = y - row * DOWN;
                boolean isAcross = right >= (column == 0 ? 0 : BORDER) && right < SHEET_WIDE - (column == 2 ? 0 : BORDER);
                boolean isDown = down >= (row == 0 ? 0 : BORDER) && down < SHEET_HIGH - (row == 1 ? 0 : BORDER);
                if (isAcross && isDown) {
                    seen.add(sheets.get(3 * row + column).getRGB((int) (right * PIXELS_PER_POINT), (int) (down * PIXELS_PER_POINT)));
                }
            }
        }
        return seen;
    }

    private static boolean alike(int one, int other) {
        for (int shift = 0; shift <= 16; shift += 8) {
            if (Math.abs((one >> shift & 0xFF) - (other >> shift & 0xFF)) > 3) {
                return false;
            }
        }
        return true;
    }

    @Test
    void bordersBetweenSheetsAreBlankButForTheNameAndTheCut() throws IOException {
        List<BufferedImage> sheets = pages(write("pdf", "rectangle:12x14/wilson/seed:3", true, onSheets(Map.of("cell-mm", "15"))));
        BufferedImage middle = sheets.get(1);
        for (int y = 0; y < middle.getHeight(); y++) {
            for (int x = 0; x < BORDER * PIXELS_PER_POINT; x++) {
                boolean isCut = Math.abs(y / (double) PIXELS_PER_POINT - (SHEET_HIGH - BORDER - OVERLAP / 2.0)) < 1;
                assertThat(isCut || alike(middle.getRGB(x, y), 0xFFFFFF)).as("%d, %d", x, y).isTrue();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"a4, 210, 297", "a3, 297, 420", "a0, 841, 1189", "a6, 105, 148", "b0, 1000, 1414", "b4, 250, 353", "b6, 125, 176",
        "tabloid, 279.4, 431.8", "ledger, 279.4, 431.8", "letter, 215.9, 279.4", "200x300mm, 200, 300"})
    void sheetsHaveTheExactSizeOfThePaper(String paper, double wide, double high) throws IOException {
        Map<String, String> given = Map.of("paper", paper, "tile-pages", "2x1", "orientation", "portrait");
        try (PDDocument pdf = Loader.loadPDF(write("pdf", "rectangle:9x6/wilson/seed:1", false, given))) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(2);
            for (PDRectangle box : List.of(pdf.getPage(1).getMediaBox(), pdf.getPage(1).getTrimBox())) {
                assertThat(box.getWidth() / POINTS_PER_MM).isCloseTo(wide, within(0.001));
                assertThat(box.getHeight() / POINTS_PER_MM).isCloseTo(high, within(0.001));
            }
        }
    }

    /** 60 cells of 10 mm are 600 mm; a sheet of A4 adds 210 - 2 x 7.06 - 10 = 185.9 mm across, and 272.9 mm down. */
    @Test
    void thereAreAsManySheetsAsCellsOfTheSizeTake() throws IOException {
        Map<String, String> given = Map.of("paper", "a4", "cell-mm", "10", "tile-pages", "auto", "title", "Only once");
        byte[] file = write("pdf", "rectangle:60x60/wilson/seed:3", false, given);
        try (PDDocument pdf = Loader.loadPDF(file)) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(4 * 3);
            List<String> names = new ArrayList<>();
            int titles = 0;
            for (int i = 1; i <= 12; i++) {
                PDFTextStripper text = new PDFTextStripper();
                text.setStartPage(i);
                text.setEndPage(i);
                String page = text.getText(pdf);
                names.add(page.lines().filter(line -> line.contains(" of 12")).findFirst().orElse("none"));
                titles += page.contains("Only once") ? 1 : 0;
            }
            assertThat(names).startsWith("A1, 1 of 12", "A2, 2 of 12").endsWith("C4, 12 of 12");
            assertThat(titles).as("sheets with the title, in the middle of four columns").isEqualTo(2);
        }
        assertThat(write("pdf", "rectangle:60x60/wilson/seed:3", false, given)).isEqualTo(file);
    }

    @Test
    void theAnswerIsAPosterOfItsOwn() throws IOException {
        Map<String, String> given = Map.of("paper", "a5", "tile-pages", "2x2", "answer", "true", "layers", "true");
        try (PDDocument pdf = Loader.loadPDF(write("pdf", "rectangle:9x6/wilson/seed:1", false, given))) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(8);
            assertThat(new PDFTextStripper().getText(pdf)).contains("A1, 1 of 4\n", "B2, 4 of 4, solution");
            assertThat(pdf.getDocumentCatalog().getOCProperties().getGroupNames()).contains("walls", "solution");
        }
    }

    @Test
    void eachSheetHoldsWhatItShows() throws IOException {
        int page = write("pdf", "rectangle:200x200/wilson/seed:3", true, Map.of("paper", "a4")).length;
        int poster = write("pdf", "rectangle:200x200/wilson/seed:3", true, Map.of("paper", "a4", "tile-pages", "6x6")).length;
        assertThat(poster).isLessThan(3 * page);
    }

    @ParameterizedTest
    @ValueSource(strings = {"portrait", "landscape"})
    void postScriptHasTheSameSheets(String orientation) throws IOException {
        Map<String, String> given = new HashMap<>(onSheets(Map.of("cell-mm", "15", "title", "Title")));
        given.put("orientation", orientation);
        given.put("tile-pages", "3x3");
        byte[] file = write("postscript", "hexagon:9x9/wilson/seed:3", true, given);
        assertThat(new String(file, StandardCharsets.US_ASCII))
                .startsWith("%!PS-Adobe-3.0\n")
                .contains("%%Pages: 9\n", "%%Page: A1 1\n", "%%Page: B3 6\n", "/PageSize [288 360]");
        List<BufferedImage> expected = pages(write("pdf", "hexagon:9x9/wilson/seed:3", true, given));
        List<BufferedImage> seen = pages(Ghostscript.run(file, "-sDEVICE=pdfwrite"));
        assertThat(seen).hasSize(9);
        for (int i = 0; i < 9; i++) {
            assertThat(differences(seen.get(i), expected.get(i))).as("sheet %d", i).isLessThan(0.01);
        }
    }

    private static double differences(BufferedImage one, BufferedImage other) {
        assertThat(one.getWidth()).isEqualTo(other.getWidth());
        assertThat(one.getHeight()).isEqualTo(other.getHeight());
        int different = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                different += Math.abs((one.getRGB(x, y) & 0xFF) - (other.getRGB(x, y) & 0xFF)) > 64 ? 1 : 0;
            }
        }
        return different / (double) (one.getWidth() * one.getHeight());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "pdf | paper=a4,cell-mm=10 | on A4; the largest that fit are 3.2 mm; or print a poster over several sheets with --tile-pages",
        "pdf | paper=a4,cell-mm=10,tile-pages=2x2 | on 2x2 sheets of A4; the largest that fit are 6.3 mm",
        "pdf | paper=a4,tile-pages=auto | add --cell-mm, or give --tile-pages the sheets",
        "pdf | tile-pages=2x2 | add --paper",
        "pdf | paper=a4,tile-overlap=5 | --tile-overlap is for posters; add --tile-pages",
        "pdf | paper=a4,tile-pages=2x | not '2x'",
        "pdf | paper=a4,tile-pages=40x40 | at most 1000 sheets",
        "pdf | paper=a6,cell-mm=100,tile-pages=auto | at most 1000 sheets, and this one would have",
        "pdf | paper=a4,tile-pages=2x2,margin=280 | sheets of A4 cannot overlap by 10 mm",
        "pdf | paper=a4,tile-pages=2x2,tile-overlap=51 | 0 to 50 mm",
        "svg | paper=a4,tile-pages=2x2 | --tile-pages is for",
        "png | paper=a4,tile-pages=2x2 | --tile-pages is for",
    })
    void whatCannotBeIsRefused(String format, String parameters, String message) {
        Map<String, String> given = new HashMap<>();
        for (String each : parameters.split(",")) {
            given.put(each.substring(0, each.indexOf('=')), each.substring(each.indexOf('=') + 1));
        }
        assertThatThrownBy(() -> write(format, "rectangle:60x60/wilson/seed:3", false, given))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining(message);
    }
}
