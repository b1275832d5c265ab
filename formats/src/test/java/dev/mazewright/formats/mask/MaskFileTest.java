package dev.mazewright.formats.mask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Masks from texts, and from pictures that another library draws. */
class MaskFileTest {
    private static Mask read(byte[] file, Shape whole, @Nullable Integer threshold) throws IOException {
        return new MaskFile(new Source("mask", new ByteArrayInputStream(file))).on(whole, threshold, false);
    }

    private static Mask text(String text, Shape whole) throws IOException {
        return read(text.getBytes(StandardCharsets.UTF_8), whole, null);
    }

    private static List<String> rows(Mask mask) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < mask.rows(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < mask.columns(); column++) {
                line.append(mask.contains(row, column) ? '.' : 'X');
            }
            rows.add(line.toString());
        }
        return rows;
    }

    private static Shape squares(int rows, int columns) {
        return new Rectangle(rows, columns, null);
    }

    // ---- texts

    @Test
    void readsTheMasksOfMazesForProgrammers() throws IOException {
        String text = "X........X\n....XX....\n...XXXX...\n....XX....\nX........X\n";
        assertThat(rows(text(text, squares(5, 10)))).containsExactly(text.split("\n"));
        assertThat(rows(text(text.replace("\n", "\r\n"), squares(5, 10)))).containsExactly(text.split("\n"));
        assertThat(rows(text("\ufeff" + text, squares(5, 10)))).containsExactly(text.split("\n"));
        // A grid of hexagons has positions in rows and columns too.
        assertThat(rows(text(text, new Hexagon(5, 10, null)))).containsExactly(text.split("\n"));
    }

    @Test
    void knowsWhatIsOutside() throws IOException {
        assertThat(rows(text("Xx#0 .\n1oO█é?\n..\n", squares(3, 6)))).containsExactly("XXXXX.", "......", "..XXXX");
        assertThat(rows(text(".\n  \n", squares(2, 2)))).as("a row of spaces at the end").containsExactly(".X", "XX");
    }

    @Test
    void stretchesOverTheGrid() throws IOException {
        assertThat(rows(text("X.\n.X\n", squares(4, 6)))).containsExactly("XXX...", "XXX...", "...XXX", "...XXX");
        assertThat(rows(text("XX....\nXX....\n......\n......", squares(2, 3)))).containsExactly("X..", "...");
        // Two thirds of each position, then a third.
        assertThat(rows(text("..XX.X", squares(1, 2)))).containsExactly(".X");
    }

    @Test
    void knowsTheSizeOfATextAndTheProportionsOfAPicture() throws IOException {
        byte[] text = "...\n..\n".getBytes(StandardCharsets.UTF_8);
        assertThat(new MaskFile(new Source("mask", new ByteArrayInputStream(text))).size()).containsExactly(2, 3);
        byte[] picture = png(disc(100, 50, BufferedImage.TYPE_BYTE_GRAY, 0, 255));
        assertThat(new MaskFile(new Source("mask", new ByteArrayInputStream(picture))).size()).containsExactly(20, 40);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n", "XXX\n###\n", "   \n", "a\0b", "\u00ff\u00d8\u00ff\u00e0"})
    void refusesWhatIsNoMaskInOneLine(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> read(bytes, squares(3, 3), null))
                .isInstanceOf(BadDataException.class)
                .hasMessageStartingWith("mask: found ")
                .hasMessageContaining("expected a mask: a picture, or a text")
                .hasMessageNotContaining("\n");
    }

    // ---- pictures

    /** An ellipse as wide and high as the picture, with smooth edges. */
    private static BufferedImage disc(int width, int height, int type, int ink, int paper) {
        BufferedImage image = new BufferedImage(width, height, type);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        if (paper >= 0) {
            graphics.setColor(new Color(paper, paper, paper));
            graphics.fillRect(0, 0, width, height);
        }
        graphics.setColor(new Color(ink, ink, ink));
        graphics.fill(new Ellipse2D.Double(0, 0, width, height));
        graphics.dispose();
        return image;
    }

    private static byte[] png(BufferedImage image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(ImageIO.write(image, "png", out)).isTrue();
        return out.toByteArray();
    }

    /** The positions at least half of which an ellipse covers; those of which it covers about half are not checked. */
    private static void assertIsDisc(Mask mask) {
        int steps = 20;
        int sure = 0;
        for (int row = 0; row < mask.rows(); row++) {
            for (int column = 0; column < mask.columns(); column++) {
                int covered = 0;
                for (int i = 0; i < steps; i++) {
                    for (int j = 0; j < steps; j++) {
                        double x = (column + (i + 0.5) / steps) / mask.columns() * 2 - 1;
                        double y = (row + (j + 0.5) / steps) / mask.rows() * 2 - 1;
                        covered += x * x + y * y <= 1 ? 1 : 0;
                    }
                }
                double share = covered / (double) (steps * steps);
                if (Math.abs(share - 0.5) > 0.12) {
                    assertThat(mask.contains(row, column)).as("%d,%d covered by %s", row, column, share).isEqualTo(share > 0.5);
                    sure++;
                }
            }
        }
        assertThat(sure).isGreaterThan(mask.rows() * mask.columns() * 9 / 10);
    }

    @Test
    void takesDarkAreasOfPictures() throws IOException {
        assertIsDisc(read(png(disc(300, 200, BufferedImage.TYPE_BYTE_BINARY, 0, 255)), squares(30, 40), null));
        assertIsDisc(read(png(disc(300, 200, BufferedImage.TYPE_BYTE_GRAY, 0, 255)), squares(21, 33), null));
        assertIsDisc(read(png(disc(64, 64, BufferedImage.TYPE_INT_RGB, 90, 140)), squares(20, 20), null));
        assertIsDisc(read(png(disc(3000, 5000, BufferedImage.TYPE_BYTE_GRAY, 0, 255)), squares(30, 30), null));
    }

    @Test
    void takesWhatIsSeenOfTransparentPicturesOnWhite() throws IOException {
        assertIsDisc(read(png(disc(200, 200, BufferedImage.TYPE_INT_ARGB, 0, -1)), squares(25, 25), null));
        assertIsDisc(read(png(disc(200, 200, BufferedImage.TYPE_INT_ARGB, 120, -1)), squares(25, 25), null));
        BufferedImage opaque = disc(200, 200, BufferedImage.TYPE_INT_ARGB, 0, 255);
        assertIsDisc(read(png(opaque), squares(25, 25), null));
        // A black disc with a white hole, on white as on a transparent ground.
        BufferedImage ring = disc(200, 200, BufferedImage.TYPE_INT_ARGB, 0, -1);
        Graphics2D graphics = ring.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(80, 80, 40, 40);
        graphics.dispose();
        Source source = new Source("mask", new ByteArrayInputStream(png(ring)));
        Mask mask = new MaskFile(source).on(squares(25, 25), null, false);
        for (int row = 8; row < 17; row++) {
            for (int column = 8; column < 17; column++) {
                boolean isHole = row >= 10 && row < 15 && column >= 10 && column < 15;
                assertThat(mask.contains(row, column)).as("%d,%d", row, column).isEqualTo(!isHole);
            }
        }
        assertThat(source.remarks().notes())
                .containsExactly("the picture lies on white, and 5% of what is drawn is as light as that"); // 1600 of 31416
    }

    /** Of drawings in dark colours, what was read in the first versions: places at least half of which is opaque. */
    @Test
    void countsDarkDrawingsByHowOpaqueTheyAre() throws IOException {
        BufferedImage image = new BufferedImage(240, 240, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        MazeRandom random = new MazeRandom(3);
        for (int i = 0; i < 40; i++) {
            graphics.setColor(new Color((int) random.below(60), (int) random.below(50), (int) random.below(90)));
            graphics.fill(new Ellipse2D.Double(random.below(2000) / 10.0, random.below(2000) / 10.0, 3 + random.below(30), 3 + random.below(30)));
        }
        graphics.dispose();
        int cells = 60;
        Mask mask = read(png(image), squares(cells, cells), null);
        for (int row = 0; row < cells; row++) {
            for (int column = 0; column < cells; column++) {
                int clear = 0;
                for (int i = 0; i < 16; i++) {
                    clear += 255 - (image.getRGB(4 * column + i % 4, 4 * row + i / 4) >>> 24);
                }
                assertThat(mask.contains(row, column)).as("%d,%d", row, column).isEqualTo(clear < 16 * 128);
            }
        }
    }

    @Test
    void refusesLightDrawingsOnTransparentGround() {
        for (int ink : new int[] {252, 255}) {
            assertThatThrownBy(() -> read(png(disc(200, 200, BufferedImage.TYPE_INT_ARGB, ink, -1)), squares(25, 25), null))
                    .isInstanceOf(BadDataException.class)
                    .hasMessage("mask: found a picture of which nothing can be seen on white: what is drawn on its transparent ground is as"
                            + " light as that, expected a picture with dark areas, which become cells, on light or transparent ground;"
                            + " fill the background, or ask for the light areas (--mask-invert)");
        }
    }

    // ---- inverted

    private static Mask inverted(byte[] file, Shape whole, @Nullable Integer threshold) throws IOException {
        return new MaskFile(new Source("mask", new ByteArrayInputStream(file))).on(whole, threshold, true);
    }

    @Test
    void takesLightAreasWhereInverted() throws IOException {
        assertIsDisc(inverted(png(disc(300, 200, BufferedImage.TYPE_BYTE_GRAY, 255, 0)), squares(30, 40), null));
        assertIsDisc(inverted(png(disc(300, 200, BufferedImage.TYPE_INT_RGB, 180, 60)), squares(30, 40), null));
        assertIsDisc(inverted(png(disc(300, 200, BufferedImage.TYPE_INT_RGB, 180, 60)), squares(30, 40), 120));
        assertIsDisc(inverted(png(disc(200, 200, BufferedImage.TYPE_INT_ARGB, 255, -1)), squares(25, 25), null));
        assertIsDisc(inverted(png(disc(200, 200, BufferedImage.TYPE_INT_ARGB, 255, -1)), squares(25, 25), 128));
    }

    @Test
    void exchangesCellsAndOutsideWhereInverted() throws IOException {
        byte[] text = "X.X\n.\n".getBytes(StandardCharsets.UTF_8);
        assertThat(rows(inverted(text, squares(2, 3), null))).containsExactly(".X.", "X..");
        assertThat(rows(inverted(text, squares(4, 3), null))).containsExactly(".X.", ".X.", "X..", "X..");
        byte[] clear = png(disc(200, 200, BufferedImage.TYPE_INT_ARGB, 0, -1));
        Mask inside = read(clear, squares(25, 25), null);
        Mask outside = inverted(clear, squares(25, 25), null);
        for (int row = 0; row < 25; row++) {
            for (int column = 0; column < 25; column++) {
                assertThat(outside.contains(row, column)).isNotEqualTo(inside.contains(row, column));
            }
        }
    }

    /** A photograph: grey on grey, the light falling off to one side, and noise on each pixel. */
    @Test
    void seesThroughTheNoiseOfPhotographs() throws IOException {
        BufferedImage photograph = disc(400, 400, BufferedImage.TYPE_INT_RGB, 70, 190);
        MazeRandom random = new MazeRandom(5);
        for (int y = 0; y < 400; y++) {
            for (int x = 0; x < 400; x++) {
                int grey = photograph.getRGB(x, y) & 0xFF;
                int noisy = Math.clamp(grey + random.below(101) - 50 - x / 16, 0, 255);
                photograph.setRGB(x, y, noisy << 16 | noisy << 8 | noisy);
            }
        }
        assertIsDisc(read(png(photograph), squares(20, 20), null));
    }

    /** Three greys: what is a cell depends on where one cuts. */
    @Test
    void takesAThreshold() throws IOException {
        BufferedImage image = new BufferedImage(3, 1, BufferedImage.TYPE_BYTE_GRAY);
        for (int x = 0; x < 3; x++) {
            image.getRaster().setSample(x, 0, 0, 50 + 70 * x);
        }
        assertThat(rows(read(png(image), squares(1, 3), 51))).containsExactly(".XX");
        assertThat(rows(read(png(image), squares(1, 3), 120))).containsExactly(".XX");
        assertThat(rows(read(png(image), squares(1, 3), 121))).containsExactly("..X");
        assertThat(rows(read(png(image), squares(1, 3), 255))).containsExactly("...");
        assertThatThrownBy(() -> read(png(image), squares(1, 3), 50))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("found a mask of no cells, expected a picture with dark areas");
    }

    @Test
    void refusesPicturesThatAreNone() throws IOException {
        byte[] grey = png(new BufferedImage(40, 30, BufferedImage.TYPE_BYTE_GRAY));
        assertThatThrownBy(() -> read(grey, squares(9, 9), null))
                .isInstanceOf(BadDataException.class)
                .hasMessage("mask: found a picture of one colour, expected a picture with dark areas, which become cells,"
                        + " on light or transparent ground");
        byte[] clear = png(new BufferedImage(40, 30, BufferedImage.TYPE_INT_ARGB));
        for (boolean isInverted : new boolean[] {false, true}) {
            assertThatThrownBy(() -> new MaskFile(new Source("mask", new ByteArrayInputStream(clear))).on(squares(9, 9), null, isInverted))
                    .isInstanceOf(BadDataException.class)
                    .hasMessageContaining("found a picture of one colour");
        }
        // To the eye it is one colour.
        byte[] noise = png(disc(40, 30, BufferedImage.TYPE_BYTE_GRAY, 200, 203));
        assertThatThrownBy(() -> read(noise, squares(9, 9), null))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("found a picture in which nothing is clearly darker than the rest");
    }

    /** Cut at every byte, a picture is refused and never half a mask. */
    @Test
    void refusesPicturesThatAreCut() throws IOException {
        byte[] whole = png(disc(20, 20, BufferedImage.TYPE_BYTE_GRAY, 0, 255));
        assertThat(read(whole, squares(9, 9), null).count()).isPositive();
        for (int length = 0; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> read(cut, squares(9, 9), null)).isInstanceOf(BadDataException.class);
        }
    }
}
