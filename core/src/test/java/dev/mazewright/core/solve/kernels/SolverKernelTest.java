package dev.mazewright.core.solve.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.solve.DeadEndFilling;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each solver kernel that the catalog names finds the path of its reference, having visited as many cells. */
class SolverKernelTest {
    private static final List<Entry<Solver>> ENTRIES =
            Catalog.SOLVERS.stream().filter(entry -> !entry.kernels().isEmpty()).toList();

    private static final String[] GENERATORS = {"wilson", "recursive-backtracker", "kruskal", "binary-tree", "prim"};

    @Test
    void findTheReferencesPathsOnEverySmallRectangle() {
        for (int rows = 1; rows <= 9; rows++) {
            for (int columns = 1; columns <= 9; columns++) {
                for (int seed = 0; seed < 12; seed++) {
                    requireReference(rows, columns, seed);
                }
            }
        }
    }

    @Test
    void findTheReferencesPathsWhereWordsEnd() {
        for (int rows : new int[] {1, 2, 5, 17}) {
            for (int columns : new int[] {31, 32, 33, 63, 64, 65, 95, 96, 127, 128, 129, 192}) {
                for (int seed = 0; seed < 12; seed++) {
                    requireReference(rows, columns, seed);
                }
            }
        }
    }

    @Test
    void findTheReferencesPathsOnLargeRectangles() {
        for (int seed = 0; seed < 12; seed++) {
            requireReference(300, 211, seed);
        }
    }

    /** Tests a maze of one of five kinds with a random start and random goals, which may be several and equal. */
    private static void requireReference(int rows, int columns, int seed) {
        MazeRandom random = new MazeRandom(seed * 1_000_003L + rows * 1009L + columns);
        String kind = seed % 5 == 1 ? "/braid:0.5" : seed % 5 == 2 ? "/loops:0.2" : "";
        String generator = GENERATORS[(int) random.below(GENERATORS.length)];
        Maze maze = Recipe.parse("rectangle:" + rows + "x" + columns + "/" + generator + kind + "/seed:" + seed)
                .make()
                .maze();
        Grid grid = maze.grid();
        for (int wall = seed % 5 == 3 ? (rows * columns + 9) / 10 : 0; wall > 0; wall--) {
            close(maze, random);
        }
        long start = random.cell(grid);
        long[] goals = new long[seed % 3 == 0 ? 3 : 1];
        Arrays.setAll(goals, i -> seed % 4 == 0 && i == 1 ? start : random.cell(grid));
        String what = grid.shape() + " by " + generator + kind + ", seed " + seed + ", from " + start + " to "
                + Arrays.toString(goals);
        Maze before = maze.copy();

        for (Entry<Solver> entry : ENTRIES) {
            Settings settings = Settings.parse(entry, "");
            Path reference = entry.make(settings).solve(maze, start, goals);
            for (Kernel<Solver> kernel : entry.kernels()) {
                if (kernel.fits(settings, grid)) {
                    requireSame(entry + " on " + what, kernel.make(settings, Context.standard()).solve(maze, start, goals), reference);
                }
            }
        }
        Path breadthFirst = new BreadthFirst().solve(maze, start, goals);
        Path filling = new DeadEndFilling().solve(maze, start, goals);
        requireSame(what, filling, breadthFirst.withVisited(grid.cells()));
        if (!FilledPlanes.fits(grid)) {
            assertThat(maze).as(what).isEqualTo(before);
            return;
        }
        FilledPlanes filled = FilledPlanes.of(maze, start, goals);
        requireSame(what, new BreadthFirst().solve(filled.rest(), start, goals), breadthFirst, false);
        if (kind.isEmpty() && goals.length == 1) {
            Path onlyPath = filled.onlyPath();
            assertThat(onlyPath).as(what).isNotNull();
            requireSame(what, onlyPath, filling);
        }
        assertThat(maze).as(what).isEqualTo(before);
    }

    /** Closes a passage of a cell, if the one drawn at random is open. */
    private static void close(Maze maze, MazeRandom random) {
        long cell = random.cell(maze.grid());
        int direction = (int) random.below(4);
        if (maze.isOpen(cell, direction)) {
            maze.wall(cell, direction);
        }
    }

    private static void requireSame(String what, Path fast, Path slow) {
        requireSame(what, fast, slow, true);
    }

    private static void requireSame(String what, Path fast, Path slow, boolean visitsAsMany) {
        assertThat(fast.toString()).as(what).isEqualTo(slow.toString());
        assertThat(fast.start()).as(what).isEqualTo(slow.start());
        assertThat(fast.goal()).as(what).isEqualTo(slow.goal());
        if (visitsAsMany) {
            assertThat(fast.visited()).as(what).isEqualTo(slow.visited());
        }
        for (long i = 0; i < slow.length(); i++) {
            if (fast.direction(i) != slow.direction(i)) {
                throw new AssertionError(what + ": step " + i + " differs");
            }
        }
    }

    @Test
    void runOnlyWhereTheyFitAndWithoutATrace() {
        assertThat(ENTRIES).hasSize(3);
        for (Entry<Solver> entry : ENTRIES) {
            Maze squares = new Maze(new Rectangle(3, 40, null).grid());
            assertThat(entry.on(squares)).as("%s", entry).isNotInstanceOf(entry.make("").getClass());
            squares.trace(new Trace(squares.grid()));
            assertThat(entry.on(squares)).as("%s", entry).hasSameClassAs(entry.make(""));
            assertThat(entry.on(new Maze(new Hexagon(3, 40, null).grid()))).as("%s", entry).hasSameClassAs(entry.make(""));
        }
    }

    @Test
    void declareASufficientGain() {
        for (Entry<Solver> entry : ENTRIES) {
            entry.kernels().forEach(kernel -> assertThat(kernel.gain().isEnough()).as("%s", entry).isTrue());
        }
    }

    /** The filler would take padding for crossroads. */
    @Test
    void deadEndsAreNotFilledInPlanesUnderAMask() {
        Mask mask = new Mask(3, 40);
        mask.addRange(0, 0, 40);
        assertThat(FilledPlanes.fits(new Rectangle(3, 40, null).grid())).isTrue();
        assertThat(FilledPlanes.fits(new Rectangle(3, 40, mask).grid())).isFalse();
    }
}
