package dev.mazewright.drawing.picture;

import static dev.mazewright.drawing.picture.PngBytes.chunk;
import static dev.mazewright.drawing.picture.PngBytes.deflate;
import static dev.mazewright.drawing.picture.PngBytes.file;
import static dev.mazewright.drawing.picture.PngBytes.header;
import static dev.mazewright.drawing.picture.TilePictures.floor;
import static dev.mazewright.drawing.picture.TilePictures.framed;
import static dev.mazewright.drawing.picture.TilePictures.image;
import static dev.mazewright.drawing.picture.TilePictures.requireFloor;
import static org.assertj.core.api.Assertions.assertThat;

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
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.png.Pixels;
import dev.mazewright.formats.testing.Corpora;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.Pictures;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures with one pixel a tile, of every kind that the JDK's own encoder writes. */
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
}
