package dev.mazewright.core.solve.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
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
import dev.mazewright.core.shape.Box;
import dev.mazewright.core.shape.Cylinder;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
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
        for (int wall = seed % 5 == 3 ? (rows * columns + 9) / 10 : 0; wall > 0; wall--) {
            close(maze, random);
        }
        requireReference(maze, seed, random, kind.isEmpty(), "by " + generator + kind);
    }

    /** Tests from a random start to random goals. */
    private static void requireReference(Maze maze, int seed, MazeRandom random, boolean isForest, String kind) {
        Grid grid = maze.grid();
        long start = random.cell(grid);
        long[] goals = new long[seed % 3 == 0 ? 3 : 1];
        Arrays.setAll(goals, i -> seed % 4 == 0 && i == 1 ? start : random.cell(grid));
        String what = grid.shape() + " " + kind + ", seed " + seed + ", from " + start + " to " + Arrays.toString(goals);
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
        if (isForest && goals.length == 1) {
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
            squares.trace(new Trace(squares.grid(), Context.standard()));
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

    /** Floor at random, in which there are rooms, islands and tiles alone; some of it with walls between floor tiles. */
    @Test
    void findTheReferencesPathsOnTiles() {
        for (int seed = 0; seed < 600; seed++) {
            MazeRandom random = new MazeRandom(seed);
            int rows = 1 + (int) random.below(seed < 500 ? 12 : 60);
            int columns = (int) (seed < 500 ? 1 + random.below(12) : 30 + random.below(140));
            Maze maze = Tiles.maze(mask(rows, columns, 3 + seed % 6, random), Tiles.Moves.ORTHOGONAL);
            for (int wall = seed % 4 == 0 ? rows * columns / 8 : 0; wall > 0; wall--) {
                close(maze, random);
            }
            requireReference(maze, seed, random, false, "of random floor");
        }
    }

    /** Mazes of cells, drawn with tiles, so that corridors are long. */
    @Test
    void findTheReferencesPathsInPicturesOfMazes() {
        for (int seed = 0; seed < 60; seed++) {
            MazeRandom random = new MazeRandom(seed);
            int rows = 1 + (int) random.below(40);
            int columns = 1 + (int) random.below(70);
            String kind = seed % 3 == 1 ? "/braid:0.5" : seed % 3 == 2 ? "/loops:0.1" : "";
            String generator = GENERATORS[seed % GENERATORS.length];
            Maze cells = Recipe.parse("rectangle:" + rows + "x" + columns + "/" + generator + kind + "/seed:" + seed)
                    .make()
                    .maze();
            Mask floor = new Mask(2 * rows + 1, 2 * columns + 1);
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    floor.add(2 * row + 1, 2 * column + 1);
                    int open = cells.open(cells.grid().cell(row, column));
                    if (Directions.contains(open, Rectangle.EAST)) {
                        floor.add(2 * row + 1, 2 * column + 2);
                    }
                    if (Directions.contains(open, Rectangle.SOUTH)) {
                        floor.add(2 * row + 2, 2 * column + 1);
                    }
                }
            }
            Maze maze = Tiles.maze(floor, Tiles.Moves.ORTHOGONAL);
            requireReference(maze, seed, random, kind.isEmpty(), "of " + generator + kind);
        }
    }

    @Test
    void findTheReferencesPathsUnderMasks() {
        for (int seed = 0; seed < 60; seed++) {
            MazeRandom random = new MazeRandom(seed);
            Mask mask = mask(3 + (int) random.below(40), 33 + (int) random.below(100), 6, random);
            Maze maze = new Maze(new Rectangle(mask.rows(), mask.columns(), mask).grid());
            for (long i = maze.grid().cells() * 3; i > 0; i--) {
                long cell = random.cell(maze.grid());
                int direction = (int) random.below(4);
                if (maze.grid().leads(cell, direction)) {
                    maze.carve(cell, direction);
                }
            }
            requireReference(maze, seed, random, false, "under a mask");
        }
    }

    private static Mask mask(int rows, int columns, int ofTen, MazeRandom random) {
        Mask mask = new Mask(rows, columns);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (random.below(10) < ofTen || row + column == 0) {
                    mask.add(row, column);
                }
            }
        }
        return mask;
    }

    @Test
    void deadEndsAreFilledInPlanesWhereStepsAreThoseOfSquares() {
        Mask mask = new Mask(3, 40);
        mask.addRange(0, 0, 40);
        assertThat(FilledPlanes.fits(new Rectangle(3, 40, null).grid())).isTrue();
        assertThat(FilledPlanes.fits(new Rectangle(3, 40, mask).grid())).isTrue();
        assertThat(FilledPlanes.fits(Tiles.blank(3, 40).grid())).isTrue();
        assertThat(FilledPlanes.fits(new Tiles(mask, Tiles.Moves.OCTILE).grid())).isFalse();
        assertThat(FilledPlanes.fits(new Cylinder(3, 40, null).grid())).isFalse();
        assertThat(FilledPlanes.fits(new Box(3, 40, 2).grid())).isFalse();
    }
}
