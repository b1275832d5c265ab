package dev.mazewright.drawing.picture;

import static dev.mazewright.drawing.picture.PngBytes.chunk;
import static dev.mazewright.drawing.picture.PngBytes.deflate;
import static dev.mazewright.drawing.picture.PngBytes.file;
import static dev.mazewright.drawing.picture.PngBytes.header;
import static dev.mazewright.drawing.picture.TilePictures.floor;
import static dev.mazewright.drawing.picture.TilePictures.image;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.Pictures;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pictures that are damaged, forbidden or very large are refused as such, or read. */
@Timeout(300)
class DamagedPngTest {
    @ParameterizedTest
    @CsvSource({
        "2147483647, 2147483647", "-1, -1", "16385, 1", "1, 16385", "16384, 7813", "30000, 30000",
    })
    void refusesFromTheHeader(int width, int height) throws IOException {
        byte[] bomb = file(header(width, height, 8, 2, 0), chunk("IDAT", deflate(new byte[100])), chunk("IEND"));
        assertThatThrownBy(() -> Mazes.read(null, bomb))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining(Integer.toUnsignedString(width) + " x " + Integer.toUnsignedString(height))
                .hasMessageContaining("at most 16384 a side and 128000000 in all");
    }

    @Test
    void theLargestThatIsLawfulIsRead() throws IOException {
        byte[] raw = new byte[7812 * 2049];
        for (int row = 0; row < 7812; row++) {
            raw[row * 2049 + 1] = (byte) 0x80;
        }
        byte[] file = file(header(16_384, 7812, 1, 0, 0), chunk("IDAT", deflate(raw)), chunk("IEND"));
        assertThat(Mazes.read(null, file).maze().passages()).isEqualTo(7811);
    }

    @Test
    void claimsOfLengthCostNothing() throws IOException {
        for (String type : List.of("PLTE", "tRNS", "zTXt", "iCCP", "IDAT", "ABCD")) {
            byte[] claim = chunk(type, 1, 2, 3);
            System.arraycopy(new byte[] {0x7F, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF}, 0, claim, 0, 4);
            byte[] file = file(header(3, 2, 8, 3, 0), claim);
            assertThatThrownBy(() -> Mazes.read(null, file)).isInstanceOf(BadDataException.class)
                    .hasMessageContaining("byte ");
        }
    }

    @Test
    void refusesWhatTheSpecificationForbids() throws IOException {
        byte[] data = chunk("IDAT", deflate(new byte[] {0, 0x40, 0, (byte) 0x80}));
        byte[] end = chunk("IEND");
        byte[] palette = chunk("PLTE", 0, 0, 0);
        requireRefused("depth 3", header(2, 2, 3, 0, 0), data, end);
        requireRefused("colour type 1", header(2, 2, 8, 1, 0), data, end);
        requireRefused("colour type 2, depth 1", header(2, 2, 1, 2, 0), data, end);
        requireRefused("interlacing 2", header(2, 2, 1, 0, 2), data, end);
        requireRefused("0 x 2", header(0, 2, 1, 0, 0), data, end);
        requireRefused("chunk IDAT", data, end);
        requireRefused("no palette", header(2, 2, 1, 3, 0), data, end);
        requireRefused("colour 1", header(2, 2, 1, 3, 0), palette, data, end);
        requireRefused("a palette of 2 bytes", header(2, 2, 1, 3, 0), chunk("PLTE", 1, 2), data, end);
        requireRefused("a PLTE chunk of 769 bytes", header(2, 2, 1, 3, 0), chunk("PLTE", new byte[769]), data, end);
        requireRefused("chunk IEND", header(2, 2, 1, 0, 0), end);
        requireRefused("chunk ABCD", header(2, 2, 1, 0, 0), chunk("ABCD"), data, end);
        requireRefused("end of the image data in row 1", header(2, 2, 1, 0, 0),
                chunk("IDAT", deflate(new byte[] {0, 0x40})), end);
        requireRefused("end of the image data in row 1", header(2, 2, 1, 0, 0),
                chunk("IDAT", deflate(new byte[] {0, 0x40, 0})), end);
        requireRefused("filter 5", header(2, 2, 1, 0, 0), chunk("IDAT", deflate(new byte[] {5, 0x40, 0, 0})), end);
        requireRefused("damaged image data", header(2, 2, 1, 0, 0), chunk("IDAT", 1, 2, 3, 4, 5), end);
        requireRefused("chunk tEXt", header(2, 2, 1, 0, 0), chunk("IDAT", 0x78), chunk("tEXt"), data, end);
        requireRefused("no floor", header(2, 2, 1, 0, 0), chunk("IDAT", deflate(new byte[4])), end);
        requireRefused("end of the file", header(2, 2, 1, 0, 0), data);
    }

    private static void requireRefused(String reason, byte[]... chunks) throws IOException {
        byte[] file = file(chunks);
        assertThatThrownBy(() -> Mazes.read("png", file))
                .isInstanceOf(BadDataException.class)
                .hasMessageStartingWith("given")
                .hasMessageContaining(reason);
    }

    /** Two small files: what changes a bit or ends before its end is never taken for a picture. */
    @Test
    void damageIsAlwaysSeen() throws IOException {
        for (boolean interlaced : new boolean[] {false, true}) {
            byte[] whole = Pictures.png(image("palette2", floor("#.###", "#...#", "###.#"), new MazeRandom(1)), interlaced);
            Mazes.requireValid(Mazes.read(null, whole));
            for (int length = 0; length < whole.length; length++) {
                requireRefused(Arrays.copyOf(whole, length));
            }
            for (int i = 0; i < whole.length * Byte.SIZE; i++) {
                byte[] flipped = whole.clone();
                flipped[i / Byte.SIZE] ^= (byte) (1 << i % Byte.SIZE);
                requireRefused(flipped);
            }
        }
    }

    private static void requireRefused(byte[] file) throws IOException {
        try {
            Mazes.read("png", file);
            fail("damage was not seen");
        } catch (BadDataException e) {
            assertThat(e.getMessage()).startsWith("given, byte ").contains("found ", ", expected ")
                    .doesNotContain("\n");
        }
    }

    /** Damage under checksums that are right gives some maze, or is refused as bad data. */
    @Test
    void damageUnderRightChecksumsIsReadOrRefused() throws IOException {
        MazeRandom random = new MazeRandom(5);
        Mask floor = Mazes.mask(12, 9, 6, random);
        int refused = 0;
        for (int i = 0; i < 1000; i++) {
            byte[] raw = new byte[12 * 10];
            for (int row = 0; row < 12; row++) {
                raw[row * 10] = (byte) (random.below(50) == 0 ? random.below(256) : random.below(5));
                for (int column = 0; column < 9; column++) {
                    raw[row * 10 + 1 + column] = (byte) (floor.contains(row, column) ? 255 : 0);
                }
            }
            byte[] data = deflate(raw);
            byte[] palette = new byte[3 * 256];
            Arrays.fill(palette, palette.length / 2, palette.length, (byte) -1);
            if (random.bit()) {
                data[(int) random.below(data.length)] ^= (byte) (1 << random.below(8));
            }
            byte[] header = header(9, 12, 8, random.bit() ? 3 : 0, random.below(4) == 0 ? 1 : 0);
            try {
                Mazes.requireValid(Mazes.read("png",
                        file(header, chunk("PLTE", palette), chunk("IDAT", data), chunk("IEND"))));
            } catch (BadDataException e) {
                refused++;
            }
        }
        assertThat(refused).isBetween(333, 833);
    }

    @Test
    @Tag("slow")
    void thirtySixMegapixelsAreReadInLittleTime() throws IOException {
        // A comb within walls, with two openings: every other column is a corridor, and the last row but one joins them.
        byte[] raw = new byte[6000 * 751];
        for (int row = 1; row < 5999; row++) {
            Arrays.fill(raw, row * 751 + 1, (row + 1) * 751, (byte) (row == 5998 ? 0xFF : 0x55));
            raw[row * 751 + 1] &= 0x7F;
            raw[(row + 1) * 751 - 1] &= (byte) 0xFC;
        }
        raw[1] = 0x40;
        raw[6000 * 751 - 1] = 0x04;
        byte[] file = file(header(6000, 6000, 1, 0, 0), chunk("IDAT", deflate(raw)), chunk("IEND"));
        assertThat(file.length).isLessThan(100_000);
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadCpuTime();
        Maze maze = Mazes.read(null, file).maze();
        assertThat(Duration.ofNanos(threads.getCurrentThreadCpuTime() - before)).isLessThan(Duration.ofSeconds(20));
        assertThat(maze.grid().cells()).isEqualTo(3000L * 5997 + 2);
        assertThat(maze.passages()).isEqualTo(3000L * 5997 + 1);
    }
}
