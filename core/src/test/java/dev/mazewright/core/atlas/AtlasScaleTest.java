package dev.mazewright.core.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Atlases too large to be built agree with themselves: lengths, steps, cells on paths, windows and the paths in them. */
@Tag("thorough")
class AtlasScaleTest {
    private static Atlas atlas(long rows, long columns, String generator, int side, int patterns) {
        return new Atlas(rows, columns, Catalog.generator(generator), side, patterns, AtlasSeams.STRAIGHT, new MazeRandom(5).stream("generator"));
    }

    private static AtlasCell random(Atlas atlas, MazeRandom random) {
        return new AtlasCell(random.below(atlas.rows()), random.below(atlas.columns()));
    }

    private static AtlasCell step(AtlasCell cell, int direction) {
        return switch (direction) {
            case Rectangle.NORTH -> new AtlasCell(cell.row() - 1, cell.column());
            case Rectangle.EAST -> new AtlasCell(cell.row(), cell.column() + 1);
            case Rectangle.SOUTH -> new AtlasCell(cell.row() + 1, cell.column());
            default -> new AtlasCell(cell.row(), cell.column() - 1);
        };
    }

    private static BigInteger below(BigInteger bound, MazeRandom random) {
        return new BigInteger(1, java.nio.ByteBuffer.allocate(16).putLong(random.nextLong()).putLong(random.nextLong()).array()).mod(bound);
    }

    @ParameterizedTest
    @CsvSource({
        "2147483648, 2147483648, wilson, 32, 8",
        "1099511627776, 1099511627776, recursive-backtracker, 16, 8",
        "36028797018963968, 36028797018963968, kruskal, 8, 4",
        "4611686018427387904, 4611686018427387904, wilson, 32, 4",
        "4611686018427387904, 4611686018427387904, recursive-backtracker, 4, 2",
        "4611686018427387904, 4611686018427387904, wilson, 128, 1",
        "4611686018427387847, 2305843009213693951, wilson, 16, 8",
        "4611686018427387904, 3, wilson, 8, 4",
        "1, 4611686018427387904, wilson, 64, 2",
        "1000003, 998244353, hunt-and-kill, 64, 3",
        "6917529027641, 15, growing-tree, 4, 5",
    })
    void agreesWithItself(long rows, long columns, String generator, int side, int patterns) {
        Atlas atlas = atlas(rows, columns, generator, side, patterns);
        MazeRandom random = new MazeRandom(rows ^ columns);
        for (int i = 0; i < 60; i++) {
            AtlasCell from = random(atlas, random);
            AtlasCell to = random(atlas, random);
            BigInteger length = atlas.distance(from, to);
            assertThat(atlas.distance(to, from)).isEqualTo(length);
            BigInteger manhattan = BigInteger.valueOf(from.row() - to.row()).abs().add(BigInteger.valueOf(from.column() - to.column()).abs());
            assertThat(length).isGreaterThanOrEqualTo(manhattan);
            assertThat(length.testBit(0)).isEqualTo(manhattan.testBit(0));
            if (length.signum() == 0) {
                continue;
            }
            BigInteger steps = below(length, random);
            AtlasCell cell = atlas.at(from, to, steps);
            assertThat(atlas.distance(from, cell)).isEqualTo(steps);
            assertThat(atlas.distance(cell, to)).isEqualTo(length.subtract(steps));
            int direction = atlas.next(cell, to);
            assertThat(step(cell, direction)).isEqualTo(atlas.at(from, to, steps.add(BigInteger.ONE)));
            assertThat(Directions.contains(atlas.open(cell, 0), direction)).isTrue();
            assertWindow(atlas, from, to, cell, steps, random);
        }
    }

    /** Of a window around a cell of a path, one piece has the cell with its number of steps, and all follow passages. */
    private static void assertWindow(Atlas atlas, AtlasCell from, AtlasCell to, AtlasCell cell, BigInteger steps, MazeRandom random) {
        int rows = (int) Math.min(atlas.rows(), 1 + random.below(60));
        int columns = (int) Math.min(atlas.columns(), 1 + random.below(60));
        long top = Math.clamp(cell.row() - random.below(rows), 0, atlas.rows() - rows);
        long left = Math.clamp(cell.column() - random.below(columns), 0, atlas.columns() - columns);
        AtlasCell first = new AtlasCell(top, left);
        Maze window = new Maze(new Rectangle(rows, columns, null).grid());
        window.carve(atlas.window(0, first, rows, columns, Context.standard()));
        boolean isFound = false;
        for (AtlasPath piece : atlas.paths(from, to, 0, first, rows, columns)) {
            for (int i = 0; i < piece.cells().size(); i++) {
                AtlasCell at = piece.cells().get(i);
                isFound |= at.equals(cell) && piece.firstStep().add(BigInteger.valueOf(i)).equals(steps);
                if (i > 0) {
                    AtlasCell before = piece.cells().get(i - 1);
                    int direction = 0;
                    while (!step(before, direction).equals(at)) {
                        direction++;
                    }
                    assertThat(window.isOpen(window.grid().cell(before.row() - top, before.column() - left), direction)).isTrue();
                }
            }
        }
        assertThat(isFound).isTrue();
    }

    private static List<Long> bits(SquareRows rows) {
        long[] east = new long[rows.words()];
        long[] south = new long[rows.words()];
        List<Long> bits = new ArrayList<>();
        for (int row = 0; row < rows.rows(); row++) {
            rows.next(east, south);
            for (int word = 0; word < east.length; word++) {
                bits.add(east[word]);
                bits.add(south[word]);
            }
        }
        return bits;
    }

    /** Windows of two atlases, asked for in opposite orders on different numbers of threads, are the same. */
    @Test
    void windowsAreTheSameInAnyOrder() throws Exception {
        record Window(int level, AtlasCell first, int rows, int columns) {}
        Atlas one = atlas(1L << 40, 1L << 40, "wilson", 8, 4);
        MazeRandom random = new MazeRandom(9);
        List<Window> windows = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            int level = (int) random.below(6);
            windows.add(new Window(level, new AtlasCell(random.below(one.rows(level) - 300), random.below(one.columns(level) - 300)),
                    1 + (int) random.below(300), 1 + (int) random.below(300)));
        }
        List<List<Long>> expected = windows.stream()
                .map(each -> bits(one.window(each.level, each.first, each.rows, each.columns, Context.ofStep())))
                .toList();
        Atlas other = atlas(1L << 40, 1L << 40, "wilson", 8, 4);
        try (ExecutorService threads = Executors.newFixedThreadPool(3)) {
            List<Callable<List<Long>>> tasks = new ArrayList<>();
            for (Window each : windows.reversed()) {
                tasks.add(() -> bits(other.window(each.level, each.first, each.rows, each.columns, Context.standard().withThreads(2))));
            }
            List<Future<List<Long>>> found = threads.invokeAll(tasks);
            for (int i = 0; i < windows.size(); i++) {
                assertThat(found.get(windows.size() - 1 - i).get()).as("%s", windows.get(i)).isEqualTo(expected.get(i));
            }
        }
    }

    /** What threads find at once in an atlas that is still empty is what one thread finds. */
    @Test
    void threadsFindTheSameLengths() throws Exception {
        Atlas one = atlas(1L << 50, 1L << 50, "wilson", 16, 16);
        Atlas shared = atlas(1L << 50, 1L << 50, "wilson", 16, 16);
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Callable<BigInteger>> tasks = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                int number = i;
                tasks.add(() -> length(shared, number));
            }
            List<Future<BigInteger>> lengths = threads.invokeAll(tasks);
            for (int i = 0; i < lengths.size(); i++) {
                assertThat(lengths.get(i).get()).isEqualTo(length(one, i));
            }
        }
    }

    private static BigInteger length(Atlas atlas, int number) {
        MazeRandom random = new MazeRandom(number);
        return atlas.distance(random(atlas, random), random(atlas, random));
    }

    @Test
    void refusesWhatIsNotThere() {
        Atlas atlas = atlas(100, 200, "wilson", 8, 4);
        AtlasCell corner = new AtlasCell(0, 0);
        AtlasCell last = new AtlasCell(99, 199);
        assertThatThrownBy(() -> atlas.distance(corner, new AtlasCell(100, 0))).hasMessage("rows are 0 to 99, not 100");
        assertThatThrownBy(() -> atlas.window(0, last, 1, 2, Context.standard())).hasMessage("columns of the window are 1 to 1, not 2");
        assertThatThrownBy(() -> atlas.next(last, last)).isInstanceOf(IllegalArgumentException.class);
        BigInteger length = atlas.distance(corner, last);
        assertThat(atlas.at(corner, last, length)).isEqualTo(last);
        assertThatThrownBy(() -> atlas.at(corner, last, length.add(BigInteger.ONE))).hasMessageContaining("0 to " + length);
        assertThatThrownBy(() -> atlas(1, (1L << 62) + 1, "wilson", 8, 1)).hasMessageContaining("4611686018427387904");
        assertThatThrownBy(() -> atlas(1, 1, "wilson", 24, 1)).hasMessage("side is a power of two, 4 to 128, not 24");
    }
}
