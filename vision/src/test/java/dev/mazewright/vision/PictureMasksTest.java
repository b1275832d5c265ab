package dev.mazewright.vision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.mask.MaskFile;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Masks from pictures of all kinds: the same pixels are the same mask. */
class PictureMasksTest {
    private static final int CELLS = 21;
    private static final int SIZE = 100;

    private static Mask mask(byte[] file, boolean isInverted) throws IOException {
        return new MaskFile(new Source("mask", new ByteArrayInputStream(file))).on(new Rectangle(CELLS, CELLS, null), null, isInverted);
    }

    private static String text(Mask mask) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < mask.rows(); row++) {
            for (int column = 0; column < mask.columns(); column++) {
                text.append(mask.contains(row, column) ? '#' : '.');
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static byte[] file(String format, BufferedImage image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(ImageIO.write(image, format, out)).as(format).isTrue();
        return out.toByteArray();
    }

    private static BufferedImage copy(BufferedImage image, BufferedImage to) {
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                to.setRGB(x, y, image.getRGB(x, y));
            }
        }
        return to;
    }

    /** Discs of black, white and nothing at random. */
    private static BufferedImage drawn(long seed, Color... colours) {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setComposite(AlphaComposite.Src);
        graphics.setColor(colours[0]);
        graphics.fillRect(0, 0, SIZE, SIZE);
        MazeRandom random = new MazeRandom(seed);
        for (int i = 0; i < 12; i++) {
            graphics.setColor(colours[(i + 1) % colours.length]);
            int size = 10 + (int) random.below(40);
            graphics.fillOval((int) random.below(SIZE) - size / 2, (int) random.below(SIZE) - size / 2, size, size);
        }
        graphics.dispose();
        return image;
    }

    /** Of 16 greys, written without loss. */
    private static BufferedImage greys(long seed) {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, SIZE, SIZE);
        MazeRandom random = new MazeRandom(seed);
        for (int i = 0; i < 12; i++) {
            graphics.setColor(i % 2 == 0 ? Color.BLACK : Color.WHITE);
            int size = 10 + (int) random.below(40);
            graphics.fill(new Ellipse2D.Double(random.below(1000) / 10.0 - size / 2.0, random.below(1000) / 10.0 - size / 2.0, size, size));
        }
        graphics.dispose();
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                int grey = (image.getRGB(x, y) >> 4 & 0xF) * 17;
                image.setRGB(x, y, 0xFF000000 | grey * 0x010101);
            }
        }
        return image;
    }

    private static BufferedImage palette(BufferedImage image) {
        byte[] greys = new byte[17];
        for (int i = 0; i < 16; i++) {
            greys[i] = (byte) (17 * i);
        }
        return copy(image, new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_BYTE_INDEXED, new IndexColorModel(8, 17, greys, greys, greys, 16)));
    }

    private static BufferedImage opaque(BufferedImage image) {
        return copy(image, new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB));
    }

    /**
     * A WebP file without loss of a picture whose channels have no values but 0 and 255: five codes, each of one or two symbols, then
     * four bits a pixel.
     */
    private static byte[] webp(BufferedImage image) {
        Bits bits = new Bits();
        bits.add(0x2F, 8);
        bits.add(SIZE - 1, 14);
        bits.add(SIZE - 1, 14);
        bits.add(1, 1); // alpha
        bits.add(0, 3 + 3); // version; no transform, no cache of colours, one set of codes
        for (int channel = 0; channel < 4; channel++) {
            bits.add(0b111, 3); // a simple code of two symbols, the first in 8 bits
            bits.add(0, 8);
            bits.add(255, 8);
        }
        bits.add(0b0001, 4); // distances: a simple code of one symbol, 0
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                int colour = image.getRGB(x, y);
                for (int shift : new int[] {8, 16, 0, 24}) {
                    bits.add(colour >> shift & 1, 1);
                }
            }
        }
        byte[] data = bits.bytes();
        ByteBuffer file = ByteBuffer.allocate(20 + data.length).order(ByteOrder.LITTLE_ENDIAN);
        file.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(12 + data.length);
        file.put("WEBPVP8L".getBytes(StandardCharsets.US_ASCII)).putInt(data.length).put(data);
        return file.array();
    }

    private static final class Bits {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private int last;
        private int count;

        void add(int value, int bits) {
            for (int i = 0; i < bits; i++) {
                last |= (value >> i & 1) << count++;
                if (count == 8) {
                    out.write(last);
                    last = 0;
                    count = 0;
                }
            }
        }

        byte[] bytes() {
            add(0, 15); // to an even number of bytes, or one more
            byte[] all = out.toByteArray();
            return all.length % 2 == 0 ? all : Arrays.copyOf(all, all.length + 1);
        }
    }

    private static void assertSame(Map<String, byte[]> files, boolean isInverted) throws IOException {
        String expected = text(mask(files.get("png"), isInverted));
        assertThat(expected).contains("#").contains(".");
        for (var each : files.entrySet()) {
            assertThat(text(mask(each.getValue(), isInverted))).as(each.getKey()).isEqualTo(expected);
        }
    }

    @Test
    void samePixelsAreTheSameMaskInAllKindsOfFiles() throws IOException {
        for (int seed = 1; seed <= 5; seed++) {
            BufferedImage image = drawn(seed, Color.WHITE, Color.BLACK);
            Map<String, byte[]> files = new LinkedHashMap<>();
            files.put("png", file("png", image));
            files.put("webp", webp(image));
            files.put("gif", file("gif", palette(image)));
            files.put("bmp", file("bmp", opaque(image)));
            files.put("tiff", file("tiff", image));
            assertSame(files, false);
            assertSame(files, true);
            BufferedImage greys = greys(seed);
            files.put("png", file("png", greys));
            files.put("gif", file("gif", palette(greys)));
            files.put("bmp", file("bmp", opaque(greys)));
            files.put("tiff", file("tiff", greys));
            files.put("palette tiff", file("tiff", palette(greys)));
            files.remove("webp");
            assertSame(files, false);
        }
    }

    @Test
    void transparentPixelsAreTheSameMaskInAllKindsOfFilesThatHaveThem() throws IOException {
        Color clear = new Color(255, 255, 255, 0);
        for (int seed = 1; seed <= 5; seed++) {
            for (Color[] colours : new Color[][] {{clear, Color.BLACK}, {clear, Color.BLACK, Color.WHITE}, {clear, Color.BLACK, clear, Color.WHITE}}) {
                BufferedImage image = drawn(seed, colours);
                Map<String, byte[]> files = new LinkedHashMap<>();
                files.put("png", file("png", image));
                files.put("webp", webp(image));
                files.put("gif", file("gif", palette(image)));
                files.put("tiff", file("tiff", image));
                assertSame(files, false);
                assertSame(files, true);
            }
        }
    }

    /** White on nothing: refused, and read where light areas are asked for, by every kind alike. */
    @Test
    void lightDrawingsOnTransparentGroundAreReadIfAskedFor() throws IOException {
        BufferedImage image = drawn(4, new Color(255, 255, 255, 0), Color.WHITE);
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("png", file("png", image));
        files.put("webp", webp(image));
        files.put("gif", file("gif", palette(image)));
        files.put("tiff", file("tiff", image));
        assertSame(files, true);
        files.values().forEach(file -> assertThatThrownBy(() -> mask(file, false))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("nothing can be seen on white"));
        String svg = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><circle cx='5' cy='5' r='5' fill='%s'/></svg>";
        byte[] white = svg.formatted("white").getBytes(StandardCharsets.UTF_8);
        byte[] black = svg.formatted("black").getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> mask(white, false)).hasMessageContaining("nothing can be seen on white");
        assertThat(text(mask(white, true))).isEqualTo(text(mask(black, false)));
    }

    @Test
    void photographsAreMasks() throws IOException {
        BufferedImage image = drawn(2, new Color(210, 200, 190), new Color(60, 50, 40));
        String jpeg = text(mask(file("jpeg", opaque(image)), false));
        String png = text(mask(file("png", image), false));
        int differences = 0;
        for (int i = 0; i < png.length(); i++) {
            differences += jpeg.charAt(i) == png.charAt(i) ? 0 : 1;
        }
        assertThat(differences).isLessThan(CELLS * CELLS / 50);
    }

    @Test
    void picturesThatAreNotReadAreRefusedWithAdvice() {
        byte[] heic = "\0\0\0\u0018ftypheic....".getBytes(StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> mask(heic, false)).isInstanceOf(BadDataException.class).hasMessageContaining("a picture in HEIC");
    }
}
