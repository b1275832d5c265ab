package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;

/** Entrances, exits, marks and frames of pages, as PDFBox renders them. */
class SectionEndsTest {
    private static final String PLAIN = "title = \"T\"\ntrim = \"5x8\"\nfront = []\nanswers = 0\npage-numbers = false\n";

    private static BookPdf book(String keys, String section) throws IOException {
        return BookText.pdf(PLAIN + keys + "\n[[section]]\nmazes = 1\nsize = \"5x5\"\n" + section);
    }

    private static String recipe(String section) throws IOException {
        return book("", section).mazes().getFirst().recipe().toString().replaceAll("/seed.*", "");
    }

    private static BufferedImage page(BookPdf book) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        book.write(out, false);
        try (PDDocument pdf = Loader.loadPDF(out.toByteArray())) {
            return new PDFRenderer(pdf).renderImageWithDPI(0, 72, ImageType.RGB);
        }
    }

    @Test
    void openingsAreWhereEndsLieInTheOutline() throws IOException {
        assertThat(recipe("ends = \"openings\"")).endsWith("/open:start.top/open:goal.bottom");
        assertThat(recipe("ends = \"openings\"\nstart = \"bottom-left\"\ngoal = \"farthest\"")).endsWith("/start:bottom-left/goal:farthest/open:start.bottom");
        assertThat(recipe("ends = \"openings\"\nstart = \"2,2\"")).endsWith("/start:2,2/open:goal.bottom");
        assertThat(recipe("shapes = [\"polar\"]\nends = \"openings\"")).contains("/open:goal.").doesNotContain("open:start");
        assertThat(recipe("shapes = [\"box\"]\nends = \"openings\"")).as("no opening through the roof").endsWith("/open:start.top/open:goal.bottom");
        assertThat(recipe("goal = \"hardest\"")).endsWith("/goal:hardest");
    }

    /** The outline is the first long row of ink from the top; at its left end is the cell of the start. */
    @Test
    void anArrowStandsAboveTheGapOfTheEntrance() throws IOException {
        BufferedImage open = page(book("", "ends = \"openings\""));
        BufferedImage shut = page(book("", "start = \"0,0\""));
        int top = outline(open);
        int cell = 324 * 5 / 33; // 5 cells, and 0.8 of one on each side
        int left = 18 + (324 - 5 * cell) / 2 + 18;
        assertThat(dark(open, 0, top, 3, left + cell / 4, left + cell - cell / 4)).as("wall over the entrance").isZero();
        assertThat(dark(open, 0, top, 3, left + cell + 4, left + 5 * cell - 4)).as("wall beside it").isGreaterThan(3 * cell);
        assertThat(dark(open, 0, top - cell / 2, 1, left, left + cell)).as("shaft of the arrow").isBetween(4, cell / 2);
        int closed = outline(shut);
        assertThat(dark(shut, 0, closed, 3, 40, 320)).as("wall of a maze without openings").isGreaterThanOrEqualTo(280);
    }

    @Test
    void aSectionHasAStyleOverThatOfTheBook() throws IOException {
        BufferedImage red = page(book("style.wall-colour = \"#ff0000\"\nstyle.goal-mark = \"none\"\nstyle.start-mark = \"none\"", ""));
        assertThat(dark(red, 0xff0000, 0, 576, 0, 360)).isGreaterThan(1000);
        BufferedImage blue = page(book("style.wall-colour = \"#ff0000\"\nstyle.goal-mark = \"none\"\nstyle.start-mark = \"none\"",
                "style.wall-colour = \"#0000ff\""));
        assertThat(dark(blue, 0xff0000, 0, 576, 0, 360)).isZero();
        assertThat(dark(blue, 0x0000ff, 0, 576, 0, 360)).isGreaterThan(1000);
    }

    @Test
    void aFrameIsAroundThePageAndWithinItsMargins() throws IOException {
        for (String frame : new String[] {"line", "double", "rounded", "hand-drawn"}) {
            BufferedImage page = page(book("margin = \"0.5in\"\nframe = \"" + frame + "\"", ""));
            assertThat(dark(page, 0, 0, 576, 0, 35)).as("%s: left margin", frame).isZero();
            assertThat(dark(page, 0, 0, 35, 0, 360)).as("%s: top margin", frame).isZero();
            assertThat(dark(page, 0, 100, 1, 36, 50)).as("%s: left line", frame).isBetween(1, 5);
            assertThat(dark(page, 0, 541, 35, 0, 360)).as("%s: bottom margin", frame).isZero();
        }
        assertThat(dark(page(book("frame = \"none\"", "")), 0, 60, 1, 36, 50)).isZero();
    }

    @Test
    void wallsThatWaverStayWithinTheMargins() throws IOException {
        BufferedImage page = page(book("[style]\ncaps = \"hand-drawn\"\n", ""));
        assertThat(dark(page, 0, 0, 576, 0, 36)).as("left").isZero();
        assertThat(dark(page, 0, 0, 576, 324, 360)).as("right").isZero();
        assertThat(dark(page, 0, 0, 576, 36, 324)).as("walls").isGreaterThan(2000);
    }

    @Test
    void theGridOutsideAMaskHasItsColour() throws IOException {
        BufferedImage page = page(book("[style]\noutside-colour = \"#c00000\"\n", "masks = [\"heart\"]\n"));
        assertThat(dark(page, 0xC00000, 0, 576, 0, 360)).isGreaterThan(1000);
    }

    /** The first row, below the line of text, that is dark over most of the page. */
    private static int outline(BufferedImage page) {
        for (int y = 36; y < page.getHeight(); y++) {
            if (dark(page, 0, y, 1, 0, 360) > 150) {
                return y;
            }
        }
        throw new AssertionError("no wall");
    }

    /** The pixels near a colour in rows and columns. */
    private static int dark(BufferedImage page, int colour, int top, int rows, int left, int right) {
        int found = 0;
        for (int y = top; y < top + rows; y++) {
            for (int x = left; x < right; x++) {
                int rgb = page.getRGB(x, y);
                boolean isNear = true;
                for (int shift = 0; shift <= 16; shift += 8) {
                    isNear &= Math.abs((rgb >> shift & 0xFF) - (colour >> shift & 0xFF)) < 120;
                }
                found += isNear ? 1 : 0;
            }
        }
        return found;
    }
}
