package dev.mazewright.core.generate.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.generate.AldousBroder;
import dev.mazewright.core.generate.GrowingTree;
import dev.mazewright.core.generate.Houston;
import dev.mazewright.core.generate.HuntAndKill;
import dev.mazewright.core.generate.OriginShift;
import dev.mazewright.core.generate.PrimFrontierCell;
import dev.mazewright.core.generate.PrimFrontierEdge;
import dev.mazewright.core.generate.RecursiveBacktracker;
import dev.mazewright.core.generate.Wilson;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The fast walks make the textbooks' mazes. */
class WalkKernelTest {
    private static final Houston THIRD = new Houston(333_333);
    private static final Houston NONE = new Houston(0);
    private static final Houston MOST = new Houston(999_999);

    /** A generator that hands over to a fast twin, and its textbook. */
    record Twin(Generator generator, BiConsumer<Maze, MazeRandom> textbook) {
        void require(Rectangle shape, long seed) {
            if (generator instanceof OriginShift && shape.grid().cells() == 1) {
                return; // nothing to shift
            }
            Maze slow = new Maze(shape.grid());
            textbook.accept(slow, new MazeRandom(seed));
            Maze fast = new Maze(shape.grid());
            generator.generate(fast, new MazeRandom(seed));
            assertThat(fast).as("%s on %s, seed %d", generator, shape, seed).isEqualTo(slow);
        }
    }

    static List<Twin> twins() {
        return List.of(
                new Twin(new RecursiveBacktracker(), new RecursiveBacktracker()::textbook),
                new Twin(new HuntAndKill(), new HuntAndKill()::textbook),
                new Twin(new Wilson(), new Wilson()::textbook),
                new Twin(new AldousBroder(), new AldousBroder()::textbook),
                new Twin(THIRD, THIRD::textbook),
                new Twin(NONE, NONE::textbook),
                new Twin(MOST, MOST::textbook),
                new Twin(new GrowingTree(GrowingTree.Pick.NEWEST), new RecursiveBacktracker()::textbook),
                new Twin(new GrowingTree(GrowingTree.Pick.NEWEST), new GrowingTree(GrowingTree.Pick.NEWEST)::textbook),
                new Twin(new OriginShift(10), new OriginShift(10)::textbook),
                new Twin(new OriginShift(1), new OriginShift(1)::textbook),
                new Twin(new OriginShift(0), new OriginShift(0)::textbook),
                new Twin(new PrimFrontierCell(), new PrimFrontierCell()::textbook),
                new Twin(new PrimFrontierEdge(), new PrimFrontierEdge()::textbook));
    }

    @ParameterizedTest
    @MethodSource("twins")
    void makesTheTextbooksMazeOnEverySmallRectangle(Twin twin) {
        for (int rows = 1; rows <= 16; rows++) {
            for (int columns = 1; columns <= 40; columns++) {
                for (long seed = 0; seed < 3; seed++) {
                    twin.require(new Rectangle(rows, columns, null), 1000L * rows + columns + 100_000 * seed);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("twins")
    void makesTheTextbooksMazeWhereRowsAreWordsAndOneMoreOrLess(Twin twin) {
        for (int columns : new int[] {46, 47, 48, 49, 62, 63, 64, 65, 126, 127, 128, 129}) {
            twin.require(new Rectangle(35, columns, null), columns);
        }
        twin.require(new Rectangle(1, 700, null), -1);
        twin.require(new Rectangle(700, 1, null), -2);
    }

    @ParameterizedTest
    @MethodSource("twins")
    void makesTheTextbooksMazeOnALargeSheet(Twin twin) {
        twin.require(new Rectangle(300, 700, null), 4);
    }

    @ParameterizedTest
    @MethodSource("twins")
    void makesTheTextbooksMazeInMasks(Twin twin) {
        for (int seed = 0; seed < 50; seed++) {
            twin.require(new Rectangle(23, 37, blob(23, 37, seed)), seed);
        }
    }

    /** A connected mask: where a random walk has been. */
    private static Mask blob(int rows, int columns, int seed) {
        Mask mask = new Mask(rows, columns);
        MazeRandom random = new MazeRandom(seed);
        int row = rows / 2;
        int column = columns / 2;
        for (int step = 0; step < 600; step++) {
            mask.add(row, column);
            int direction = random.bits(2);
            row = Math.clamp(row + (direction == 0 ? -1 : direction == 2 ? 1 : 0), 0, rows - 1);
            column = Math.clamp(column + (direction == 1 ? 1 : direction == 3 ? -1 : 0), 0, columns - 1);
        }
        return mask;
    }

    @Test
    void leaveOtherShapesAndWatchedMazesToTheTextbook() {
        Maze watched = new Maze(new Rectangle(3, 3, null).grid());
        assertThat(RootedBacktracker.fits(watched)).isTrue();
        assertThat(RootedHunt.fits(watched)).isTrue();
        assertThat(RootedWalk.fits(watched)).isTrue();
        watched.trace(new Trace(watched.grid()));
        for (Maze maze : List.of(watched, new Maze(new Hexagon(3, 3, null).grid()))) {
            assertThat(RootedBacktracker.fits(maze)).isFalse();
            assertThat(RootedHunt.fits(maze)).isFalse();
            assertThat(RootedWalk.fits(maze)).isFalse();
        }
        Maze masked = new Maze(new Rectangle(23, 37, blob(23, 37, 1)).grid());
        assertThat(RootedWalk.fits(masked)).isTrue();
    }
}
