package dev.mazewright.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.drawing.letters.Lettering;
import dev.mazewright.drawing.raster.Brush;
import dev.mazewright.drawing.raster.Strip;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.png.Pixels;
import dev.mazewright.formats.testing.Corpora;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.Pictures;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Transparency;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures with one pixel a tile, of every kind that the JDK's own encoder writes, damaged ones too. */
@Timeout(300)
class PictureReaderTest {
    static List<Corpora.Instance> pictures() throws IOException {
        return Corpora.of("picture-1px");
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void readsTheTruth(Corpora.Instance truth) throws IOException {
        Puzzle puzzle;
        try (Source source = Corpora.source(truth.file())) {
            puzzle = Formats.read(source, null);
        }
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        assertThat(grid.shape()).isInstanceOf(Tiles.class);
        assertThat(grid.rows()).isEqualTo(truth.number("rows"));
        assertThat(grid.columns()).isEqualTo(truth.number("cols"));
        assertThat(grid.cells()).isEqualTo(truth.number("open"));
        assertThat(maze.passages()).isEqualTo(truth.number("edges4"));
        assertThat(Mazes.deadEnds(maze)).isEqualTo(truth.number("dead_ends"));
        List<Number> start = truth.positions("start_rc").getFirst();
        List<Number> goal = truth.positions("goal_rc").getFirst();
        assertThat(puzzle.start()).isEqualTo(grid.cell(start.get(0).longValue(), start.get(1).longValue()));
        assertThat(puzzle.goals()).containsExactly(grid.cell(goal.get(0).longValue(), goal.get(1).longValue()));
        var path = new BreadthFirst().solve(maze, puzzle.start(), puzzle.goalsOrLast());
        assertThat(path.length()).isEqualTo(truth.number("moves"));
        boolean connected = Mazes.components(maze) == 1;
        assertThat(connected && maze.passages() == grid.cells() - 1).isEqualTo(truth.flag("perfect"));
    }

    /** Letters in a drawing whose walls are a pixel wide: each pixel would be a tile, and the path would lead around on the paper. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aDrawingWithLettersIsNoMazeOfPixels(boolean isSmooth) throws IOException {
        BufferedImage image = new BufferedImage(160, 160, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, 160, 160);
        graphics.setColor(Color.BLACK);
        for (int i = 0; i <= 8; i++) {
            graphics.drawLine(i % 8 == 0 ? 16 : 16 + 16 * (i % 2), 16 + 16 * i, i % 8 == 0 ? 144 : 128 + 16 * (i % 2), 16 + 16 * i);
        }
        graphics.drawLine(16, 16, 16, 144);
        graphics.drawLine(144, 16, 144, 144);
        graphics.dispose();
        int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        Brush brush = new Brush(new Strip(160, 160, false, pixels), 0, 0, 1, isSmooth);
        Lettering.outlines("S", 21, 28, 11).forEach(brush::draw);
        Lettering.outlines("E", 133, 140, 11).forEach(brush::draw);
        brush.paint(0);
        try (Source source = new Source("drawing", new ByteArrayInputStream(Pictures.png(image, false)))) {
            assertThat(new PictureReader(source).exact()).isNull();
        }
    }

    /** A maze on a large sheet in light from one side is a photograph; in even light it may be a drawing, and so may a small one. */
    @ParameterizedTest
    @CsvSource({"1100, 120, true", "1100, 0, false", "300, 120, false"})
    void aPhotographHasFewOfItsColours(int side, int darkening, boolean expected) throws IOException {
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < side * side; i++) {
            int x = i % side;
            int y = i / side;
            boolean isWall = x % 30 < 3 && y % 90 > 20;
            int light = 250 - darkening * x / side;
            int grey = isWall ? light / 6 : light;
            image.setRGB(x, y, new Color(grey, grey, grey - (x + y) % 3).getRGB());
        }
        try (Source source = new Source("picture", new ByteArrayInputStream(Pictures.png(image, false)))) {
            assertThat(new PictureReader(source).isPhotograph()).isEqualTo(expected);
        }
    }

    // ---- every kind of picture

    @ParameterizedTest
    @ValueSource(strings = {"grey1", "grey8", "grey16", "rgb", "rgba", "palette1", "palette2", "palette4", "palette8",
            "greyAlpha"})
    void readsEveryColourTypeAndInterlacing(String kind) throws IOException {
        MazeRandom random = new MazeRandom(kind.hashCode());
        for (int size = 8; size <= 22; size++) { // smaller ones may show a maze in light walls
            int rows = size;
            int columns = 8 + (int) random.below(15);
            Mask floor = framed(Mazes.mask(rows - 2, columns - 2, 6, random));
            BufferedImage image = image(kind, floor, random);
            for (boolean interlaced : new boolean[] {false, true}) {
                Puzzle puzzle = Mazes.read(null, Pictures.png(image, interlaced));
                requireFloor(puzzle, floor);
            }
        }
    }

    /** The same with wall around it, which shows that dark pixels are walls. */
    private static Mask framed(Mask within) {
        Mask floor = new Mask(within.rows() + 2, within.columns() + 2);
        for (int row = 0; row < within.rows(); row++) {
            for (int column = 0; column < within.columns(); column++) {
                if (within.contains(row, column)) {
                    floor.add(row + 1, column + 1);
                }
            }
        }
        return floor;
    }

    private static boolean isFrame(Mask floor, int row, int column) {
        return row == 0 || row == floor.rows() - 1 || column == 0 || column == floor.columns() - 1;
    }

    private static void requireFloor(Puzzle puzzle, Mask floor) {
        Mazes.requireValid(puzzle);
        Grid grid = puzzle.maze().grid();
        assertThat(grid.rows()).isEqualTo(floor.rows());
        assertThat(grid.columns()).isEqualTo(floor.columns());
        long pairs = 0;
        for (int row = 0; row < floor.rows(); row++) {
            for (int column = 0; column < floor.columns(); column++) {
                boolean here = floor.contains(row, column);
                assertThat(grid.cell(row, column) != Grid.NONE).as("row %d, column %d", row, column).isEqualTo(here);
                pairs += here && column > 0 && floor.contains(row, column - 1) ? 1 : 0;
                pairs += here && row > 0 && floor.contains(row - 1, column) ? 1 : 0;
            }
        }
        assertThat(puzzle.maze().passages()).isEqualTo(pairs);
    }

    /** Floor in random light colours, brick in random dark ones. */
    private static BufferedImage image(String kind, Mask floor, MazeRandom random) {
        int[] light = {0xFFFFFFFF, 0xFFE0E0E0, 0xFFFFFFC0, 0xFF9CBCD0, 0x00000000, 0x20000000};
        int[] dark = {0xFF000000, 0xFF303030, 0xFF202060, 0xFF601818, 0xFF184060, 0xD0000000};
        boolean clear = kind.equals("rgba") || kind.startsWith("palette") || kind.equals("greyAlpha");
        int colours = clear ? light.length : 4;
        int bits = Character.isDigit(kind.charAt(kind.length() - 1)) ? Integer.parseInt(kind.replaceAll("\\D", "")) : 0;
        int height = floor.rows();
        int width = floor.columns();
        BufferedImage image;
        if (kind.startsWith("palette")) {
            // The dark colours first or last, so that an index is no brightness.
            int[] palette = new int[Math.min(12, 1 << bits)];
            for (int i = 0; i < palette.length; i++) {
                palette[i] = i % 2 == 0 ? light[i / 2] : dark[i / 2];
            }
            IndexColorModel model = new IndexColorModel(bits, palette.length, palette, 0, true, -1,
                    DataBuffer.TYPE_BYTE);
            image = new BufferedImage(
                    width, height, bits == 8 ? BufferedImage.TYPE_BYTE_INDEXED : BufferedImage.TYPE_BYTE_BINARY, model);
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    int pick = isFrame(floor, y, x) ? 0 : (int) random.below(palette.length / 2) * 2;
                    image.getRaster().setSample(x, y, 0, floor.contains(y, x) ? pick : pick + 1);
                }
            }
            return image;
        }
        if (kind.equals("greyAlpha")) {
            var model = new ComponentColorModel(
                    ColorSpace.getInstance(ColorSpace.CS_GRAY), true, false, Transparency.TRANSLUCENT,
                            DataBuffer.TYPE_BYTE);
            image = new BufferedImage(model, model.createCompatibleWritableRaster(width, height), false, null);
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    boolean here = floor.contains(y, x);
                    image.getRaster().setPixel(x, y, isFrame(floor, y, x) || random.bit()
                            ? new int[] {here ? 200 : 40, 255}
                            : new int[] {0, here ? 100 : 160});
                }
            }
            return image;
        }
        if (kind.startsWith("grey")) {
            int type = bits == 1 ? BufferedImage.TYPE_BYTE_BINARY : bits == 8 ? BufferedImage.TYPE_BYTE_GRAY
                    : BufferedImage.TYPE_USHORT_GRAY;
            image = new BufferedImage(width, height, type);
            int most = (1 << bits) - 1;
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    int half = isFrame(floor, y, x) ? 0 : (int) random.below(most / 3 + 1L);
                    image.getRaster().setSample(x, y, 0, floor.contains(y, x) ? most - half : half);
                }
            }
            return image;
        }
        image = new BufferedImage(width, height,
                kind.equals("rgb") ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                image.setRGB(x, y, (floor.contains(y, x) ? light : dark)[isFrame(floor, y, x) ? 0 : (int) random.below(colours)]);
            }
        }
        return image;
    }

    @Test
    void readsEveryFilter() throws IOException {
        // Three rows of eight grey pixels for each filter; each row is the same when unfiltered.
        int[] pixels = {255, 0, 250, 3, 10, 240, 130, 120};
        for (int filter = 0; filter <= 4; filter++) {
            byte[] raw = new byte[27];
            for (int row = 0; row < 3; row++) {
                raw[row * 9] = (byte) filter;
                for (int i = 0; i < 8; i++) {
                    int left = i == 0 ? 0 : pixels[i - 1];
                    int up = row == 0 ? 0 : pixels[i];
                    int corner = row == 0 || i == 0 ? 0 : pixels[i - 1];
                    int predicted = switch (filter) {
                        case 0 -> 0;
                        case 1 -> left;
                        case 2 -> up;
                        case 3 -> (left + up) / 2;
                        default -> nearest(left + up - corner, left, up, corner);
                    };
                    raw[row * 9 + 1 + i] = (byte) (pixels[i] - predicted);
                }
            }
            byte[] file = file(header(8, 3, 8, 0, 0), chunk("IDAT", deflate(raw)), chunk("IEND"));
            List<Integer> read = new ArrayList<>();
            new Pixels(new Source("picture", new ByteArrayInputStream(file))).read((y, from, step, row, count) -> {
                for (int i = 0; i < count; i++) {
                    read.add(row[i] & 0xFF);
                }
            });
            List<Integer> each = Arrays.stream(pixels).boxed().toList();
            assertThat(read).isEqualTo(Stream.of(each, each, each).flatMap(List::stream).toList());
        }
    }

    private static int nearest(int to, int left, int up, int corner) {
        if (Math.abs(to - left) <= Math.abs(to - up) && Math.abs(to - left) <= Math.abs(to - corner)) {
            return left;
        }
        return Math.abs(to - up) <= Math.abs(to - corner) ? up : corner;
    }

    @Test
    void readsOneTransparentColour() throws IOException {
        byte[] grey = file(
                header(4, 1, 2, 0, 0), chunk("tRNS", 0, 1), chunk("IDAT", deflate(new byte[] {0, 0b00_01_10_11})),
                        chunk("IEND"));
        requireFloor(Mazes.read("png", grey), floor(".###"));
        byte[] rgb = file(
                header(3, 1, 8, 2, 0),
                chunk("tRNS", 0, 9, 0, 8, 0, 7),
                chunk("IDAT", deflate(new byte[] {0, 9, 8, 7, 9, 8, 6, 9, 9, 7})),
                chunk("IEND"));
        requireFloor(Mazes.read("png", rgb), floor("#.."));
    }

    @Test
    void readsDataInManyChunksAndIgnoresUnknownChunks() throws IOException {
        byte[] data = deflate(new byte[] {0, (byte) 0b1010_0000, 0, (byte) 0b1110_0000});
        byte[] file = file(
                header(3, 2, 1, 0, 0),
                chunk("abCd", 1, 2, 3),
                chunk("IDAT", Arrays.copyOf(data, 3)),
                chunk("IDAT"),
                chunk("IDAT", Arrays.copyOfRange(data, 3, data.length)),
                chunk("tEXt", 65, 0, 66),
                chunk("IEND"));
        Puzzle puzzle = Mazes.read(null, file);
        requireFloor(puzzle, floor("#.#", "###"));
        // Two openings above, none that is single below.
        assertThat(puzzle.start()).isEqualTo(Grid.NONE);
        assertThat(puzzle.goals()).isEmpty();
    }

    // ---- what is no picture

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

    // ---- files by hand

    private static Mask floor(String... rows) {
        Mask floor = new Mask(rows.length, rows[0].length());
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                if (rows[row].charAt(column) == '#') {
                    floor.add(row, column);
                }
            }
        }
        return floor;
    }

    private static byte[] header(int width, int height, int depth, int colour, int interlacing) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(width);
        out.writeInt(height);
        out.write(new byte[] {(byte) depth, (byte) colour, 0, 0, (byte) interlacing});
        return chunk("IHDR", bytes.toByteArray());
    }

    private static byte[] chunk(String type, int... bytes) throws IOException {
        byte[] data = new byte[bytes.length];
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) bytes[i];
        }
        return chunk(type, data);
    }

    private static byte[] chunk(String type, byte[] data) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) crc.getValue());
        return bytes.toByteArray();
    }

    private static byte[] file(byte[]... chunks) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(new byte[] {(byte) 0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A});
        for (byte[] chunk : chunks) {
            out.write(chunk);
        }
        return out.toByteArray();
    }

    private static byte[] deflate(byte[] raw) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(out, new Deflater(9))) {
            deflater.write(raw);
        }
        return out.toByteArray();
    }
}
