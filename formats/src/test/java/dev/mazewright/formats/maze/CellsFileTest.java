package dev.mazewright.formats.maze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The compact format holds every shape of the catalog, as docs/maze-format.md says, and finds every damage. */
class CellsFileTest {
    private static final int FIXED = 88;

    static List<Entry<Shape>> shapes() {
        return Catalog.SHAPES.stream().filter(shape -> shape.offers(Trait.SIZE)).toList();
    }

    private static List<String> sizes(Entry<Shape> shape) {
        return switch (shape.name()) {
            case "cube" -> List.of("1x1", "2x2", "5x5");
            case "box" -> List.of("1x1x1", "1x1x7", "3x4x5");
            case "polar" -> List.of("1x3", "5x4", "7x6");
            case "torus", "moebius", "cylinder" -> List.of("3x3", "4x9");
            default -> List.of("1x1", "1x8", "7x1", "9x11", "12x7");
        };
    }

    /** Any passages, whether a generator makes them or not, on full grids and on what random masks leave. */
    @ParameterizedTest
    @MethodSource("shapes")
    void keepsAnyPassagesOnAnyCells(Entry<Shape> shape) throws IOException {
        MazeRandom random = new MazeRandom(shape.name().hashCode());
        int kept = 0;
        for (String size : sizes(shape)) {
            Shape whole;
            try {
                String generator = shape.offers(Trait.FLOOR) ? "dig" : "kruskal";
                whole = Recipe.parse(shape.name() + ":" + size + "/" + generator + "/seed:5").make().maze().grid().shape();
            } catch (UsageException e) {
                continue; // too small for such a shape
            }
            roundTrip(whole.grid(), random);
            kept++;
            for (int ofTen = 1; shape.offers(Trait.MASK) && ofTen <= 10; ofTen += 3) {
                Grid grid = whole.grid();
                roundTrip(whole.masked(Mazes.mask(grid.rows(), grid.columns(), ofTen, random)).grid(), random);
            }
        }
        assertThat(kept).isGreaterThanOrEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "weave:9x9,crossings=1/wilson/seed:-3",
        "weave:9x12,0.7,mask=heart/wilson/seed:9223372036854775807",
        "polar:6x5,none/wilson/seed:1",
        "polar:6x5,none,mask=diamond/wilson/seed:1",
        "voronoi:8x8,mask=circle/kruskal/seed:4",
        "rectangle:9x9,mask=circle/wilson/braid:0.3/seed:1",
        "rectangle:20x40,mask-text=AB/wilson/seed:2",
        "hexagon:6x6/wilson/start:0,0/goal:1,1/goal:5,5/open:0,0.top-left/seed:6",
    })
    void keepsMazesOfRecipes(String text) throws IOException {
        requireSame(Recipe.parse(text).make());
    }

    @Test
    void keepsTilesOfBothMoves() throws IOException {
        MazeRandom random = new MazeRandom(8);
        for (Tiles.Moves moves : Tiles.Moves.values()) {
            for (int ofTen : new int[] {4, 8, 10}) {
                Puzzle puzzle = Puzzle.of(Tiles.maze(Mazes.mask(9, 13, ofTen, random), moves));
                requireSame(puzzle);
                Grid again = Mazes.read("maze", Mazes.write("maze", Document.of(puzzle))).maze().grid();
                assertThat(((Tiles) again.shape()).moves()).isEqualTo(moves);
            }
        }
    }

    /** More bits than a block has, in the mask and after it. */
    @Test
    void keepsMazesOfSeveralBlocks() throws IOException {
        MazeRandom random = new MazeRandom(9);
        Mask mask = Mazes.mask(900, 700, 9, random);
        Maze maze = Mazes.openAtRandom(new Maze(new Rectangle(900, 700, mask).grid()), random);
        requireSame(Puzzle.of(maze));
        byte[] bytes = Mazes.write("maze", Document.of(Puzzle.of(maze)));
        long edges = 0;
        for (long cell = maze.grid().first(); cell != Grid.NONE; cell = maze.grid().next(cell)) {
            edges += Directions.count(maze.grid().directions(cell));
        }
        long body = 900 * 700 / 8 + (edges / 2 + 7) / 8;
        assertThat((long) bytes.length).isEqualTo(104 + body + 4 * ((body + 65535) / 65536) + 12);
        bytes[70_000] ^= 4;
        assertThatThrownBy(() -> Mazes.read("maze", bytes))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("wrong checksum of the bits");
    }

    /** The example of the documentation. */
    @Test
    void writesTheBytesOfTheDescription() throws IOException {
        Mask mask = new Mask(2, 3);
        mask.addRange(0, 0, 2);
        mask.addRange(1, 0, 3);
        Maze maze = new Maze(new Rectangle(2, 3, mask).grid());
        Grid grid = maze.grid();
        maze.carve(grid.cell(0, 0), Rectangle.EAST);
        maze.carve(grid.cell(0, 0), Rectangle.SOUTH);
        maze.carve(grid.cell(1, 0), Rectangle.EAST);
        maze.carve(grid.cell(1, 1), Rectangle.EAST);
        Opening gap = new Opening(grid.cell(0, 0), Rectangle.WEST);
        Puzzle puzzle = new Puzzle(maze, new Ends(grid.cell(0, 0), List.of(grid.cell(1, 2)), List.of(gap)), "r");
        String hex = HexFormat.of().formatHex(Mazes.write("maze", Document.of(puzzle)));
        assertThat(hex).startsWith("894d415a450d0a1a" + "01" + "02" + "0000" + "78000000" // magic, version, kind, length
                + "02000000" + "03000000" + "01000000" + "00000000" // rows, columns, levels
                + "0000000000000000" + "01000000" + "01000000" + "01000000" + "09000000" // start, counts
                + "0500000000000000" + "0500000000000000" + "0000000000000000" // cells, edges, seed
                + "02000000" + "03000000" + "0400000000000000" + "0300000000000000" // mask, goal, opening
                + "72656374616e676c65" + "72" + "0000"); // "rectangle", recipe, filling
        assertThat(hex.substring(240, 244)).isEqualTo("3b" + "1b"); // cells 110 111; edges 1 1 0 1 1
        assertThat(hex.substring(252, 268)).isEqualTo("4d415a452d454e44");
        assertThat(hex).hasSize(276);
    }

    @Test
    void everyCutAndEveryFlippedBitIsFound() throws IOException {
        for (String recipe : List.of("hexagon:4x5/wilson/goal:1,1/goal:2,2/seed:1", "polar:3x4,mask=diamond/wilson/seed:1")) {
            byte[] bytes = Mazes.write("maze", Document.of(Recipe.parse(recipe).make()));
            for (int length = 0; length < bytes.length; length++) {
                byte[] cut = Arrays.copyOf(bytes, length);
                assertThatThrownBy(() -> Mazes.read("maze", cut))
                        .isInstanceOf(BadDataException.class)
                        .hasMessageContaining("byte ");
            }
            for (int i = 0; i < bytes.length * Byte.SIZE; i++) {
                byte[] flipped = bytes.clone();
                flipped[i / Byte.SIZE] ^= (byte) (1 << i % Byte.SIZE);
                assertThatThrownBy(() -> Mazes.read("maze", flipped)).as("bit %d", i).isInstanceOf(BadDataException.class);
            }
            byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
            assertThatThrownBy(() -> Mazes.read("maze", longer))
                    .isInstanceOf(BadDataException.class)
                    .hasMessageContaining("more bytes");
        }
    }

    /** Checksums are no proof against those who can compute them: every number of the header is looked at. */
    @Test
    void liesWithRightChecksumsAreFound() throws IOException {
        MazeRandom random = new MazeRandom(10);
        for (String recipe : List.of(
                "hexagon:4x5/wilson/goal:1,1/seed:1",
                "weave:5x5/wilson/open:0,0.top/seed:1",
                "box:2x3x2/wilson/seed:1",
                "rectangle:5x5,mask=circle/wilson/seed:1",
                "polar:3x4/wilson/seed:1")) {
            byte[] bytes = Mazes.write("maze", Document.of(Recipe.parse(recipe).make()));
            int header = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(12);
            for (int i = 0; i < 8 * (bytes.length - 12); i++) {
                lie(bytes, header, i / 8, 1 << i % 8);
            }
            for (int i = 0; i < 2000; i++) {
                lie(bytes, header, (int) random.below(bytes.length - 12), (int) random.below(256));
            }
        }
    }

    /** Whatever is changed, a reader says that it is bad data, or gives a sound maze. */
    private static void lie(byte[] bytes, int header, int at, int change) throws IOException {
        byte[] lied = bytes.clone();
        lied[at] ^= (byte) change;
        int end = sign(lied, header);
        try {
            Mazes.requireValid(Mazes.read("maze", lied));
        } catch (BadDataException e) {
            assertThat(e).as("byte %d, at %d", at, end).hasMessageContaining("byte ");
        }
    }

    /** Sets all checksums of a file of one block. */
    private static int sign(byte[] bytes, int header) {
        ByteBuffer numbers = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, header - 4);
        numbers.putInt(header - 4, (int) crc.getValue());
        int end = bytes.length - 16;
        crc.reset();
        crc.update(new byte[8]);
        crc.update(bytes, header, end - header);
        numbers.putInt(end, (int) crc.getValue());
        crc.reset();
        crc.update(bytes, header - 4, 4);
        crc.update(bytes, end, 4);
        numbers.putInt(bytes.length - 4, (int) crc.getValue());
        return end;
    }

    /** A short file that claims 30,000 x 30,000 cells is refused before any of them are made. */
    @Test
    void shortFilesClaimNoMemory() throws IOException {
        byte[] bytes = Mazes.write("maze", Document.of(Recipe.parse("voronoi:3x3/kruskal/seed:1").make()));
        ByteBuffer numbers = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        numbers.putInt(16, 30_000);
        numbers.putInt(20, 30_000);
        requireBad(bytes, "byte 16");
        numbers.putLong(56, 900_000_000);
        requireBad(bytes, "byte 64");
        numbers.putLong(64, 2_000_000_000);
        requireBad(bytes, "the end of the file");
    }

    private static void requireBad(byte[] bytes, String where) {
        sign(bytes, ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(12));
        assertThatThrownBy(() -> Mazes.read("maze", bytes)).isInstanceOf(BadDataException.class).hasMessageContaining(where);
    }

    @Test
    void graphsAreRefused() {
        Document document = Document.of(Puzzle.of(new Maze(new Graph(List.of(List.of(1), List.of(0))).grid())));
        assertThatThrownBy(() -> Mazes.write("maze", document)).isInstanceOf(UsageException.class).hasMessageContaining("json");
    }

    private static void roundTrip(Grid grid, MazeRandom random) throws IOException {
        Maze maze = Mazes.openAtRandom(new Maze(grid), random);
        List<Opening> openings = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int outer = grid.sides(cell) & ~grid.directions(cell);
            if (outer != 0 && random.bit()) {
                openings.add(new Opening(cell, Directions.first(outer)));
            }
        }
        requireSame(new Puzzle(maze, new Ends(random.cell(grid), List.of(random.cell(grid), random.cell(grid)), openings), null));
    }

    private static void requireSame(Puzzle puzzle) throws IOException {
        byte[] bytes = Mazes.write("maze", Document.of(puzzle));
        Puzzle again = Mazes.read(null, bytes);
        Mazes.requireValid(again);
        Grid grid = puzzle.maze().grid();
        Grid found = again.maze().grid();
        assertThat(again).isEqualTo(puzzle);
        assertThat(found.shape().name()).isEqualTo(grid.shape().name());
        assertThat(found.shape().size()).isEqualTo(grid.shape().size());
        assertThat(found.shape().options()).isEqualTo(grid.shape().options());
        assertThat(found.shape().seed()).isEqualTo(grid.shape().seed());
        assertThat(found.cells()).isEqualTo(grid.cells());
        assertThat(Mazes.write("maze", Document.of(again))).isEqualTo(bytes);
        assertThat(Mazes.write("json", Document.of(again))).isEqualTo(Mazes.write("json", Document.of(puzzle)));
        assertThat(bytes.length).isGreaterThan(FIXED);
    }
}
