package dev.mazewright.core.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.generate.Boruvka;
import dev.mazewright.core.generate.Kruskal;
import dev.mazewright.core.generate.Prim;
import dev.mazewright.core.generate.ReverseDelete;
import dev.mazewright.core.generate.Wilson;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.measure.TreeCensus;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.testing.ChiSquare;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Neighbours;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Crossings: their positions, the edges of their cells, and mazes on them. */
class WeaveTest {
    private static final int MILLION = 1_000_000;
    private static final int NORTH_SOUTH = 0b0101;
    private static final int EAST_WEST = 0b1010;
    private static final int ALL = 0b1111;

    private static Grid grid(int rows, int columns, double share, long seed) {
        return new Weave(rows, columns, (int) Math.round(share * MILLION), seed, null).grid();
    }

    /** The cells of each position, in order, from row and column alone. */
    private static List<List<List<Long>>> cellsByPosition(Grid grid) {
        List<List<List<Long>>> byPosition = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++) {
            byPosition.add(new ArrayList<>());
            for (int column = 0; column < grid.columns(); column++) {
                byPosition.get(row).add(new ArrayList<>());
            }
        }
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            byPosition.get(grid.row(cell)).get(grid.column(cell)).add(cell);
        }
        return byPosition;
    }

    private static int crossings(Grid grid) {
        return (int) cellsByPosition(grid).stream().flatMap(List::stream).filter(cells -> cells.size() == 2).count();
    }

    // ---- positions of crossings

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.05, 0.3, 0.5, 0.9, 1})
    void numberOfCrossingsFollowsTheShare(double share) {
        int count = 0;
        int over = 0;
        int mazes = 40;
        for (long seed = 0; seed < mazes; seed++) {
            Grid grid = grid(22, 32, share, seed);
            for (List<List<Long>> row : cellsByPosition(grid)) {
                for (List<Long> cells : row) {
                    count += cells.size() - 1;
                    over += cells.size() == 2 && grid.sides(cells.getFirst()) == NORTH_SOUTH ? 1 : 0;
                }
            }
        }
        double possible = mazes * 20 * 30;
        assertThat(Math.abs(count - share * possible)).isLessThanOrEqualTo(4 * Math.sqrt(possible * share * (1 - share)));
        assertThat(Math.abs(over - count / 2.0)).as("a random bit decides which passage leads over")
                .isLessThanOrEqualTo(4 * Math.sqrt(count / 4.0));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 9", "9, 1", "2, 9", "9, 2", "2, 2"})
    void nothingCrossesAtAnEdge(int rows, int columns) {
        assertThat(grid(rows, columns, 1, 5).cells()).isEqualTo((long) rows * columns);
        assertThat(grid(rows + 2, columns + 2, 1, 5).cells()).isEqualTo((rows + 2L) * (columns + 2L) + (long) rows * columns);
    }

    @Test
    void crossingsComeFromTheSeedAlone() {
        Set<List<Integer>> seen = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            List<Integer> sides = new ArrayList<>();
            Grid grid = new Maker(Recipe.parse("weave:9x12/wilson/seed:" + seed)).grid();
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                sides.add(grid.sides(cell));
            }
            Grid other = Recipe.parse("weave:9x12/recursive-backtracker/braid:0.5/seed:" + seed).make().maze().grid();
            for (long cell = 0; cell < grid.cells(); cell++) {
                assertThat(other.sides(cell)).isEqualTo(sides.get((int) cell));
            }
            seen.add(sides);
        }
        assertThat(seen).as("other seeds, other crossings").hasSize(20);
    }

    /** By the words that docs/randomness.md names, drawn by the reference. */
    @Test
    void crossingsAreDrawnByPosition() {
        long seed = -77;
        Grid grid = grid(7, 11, 0.4, seed);
        MazeRandom shape = new MazeRandom(seed).stream("shape");
        for (int row = 1; row < 6; row++) {
            for (int column = 1; column < 10; column++) {
                int position = row * 11 + column;
                boolean isCrossing = shape.stream("crossing").below(MILLION, position) < 400_000;
                List<Long> cells = cellsByPosition(grid).get(row).get(column);
                assertThat(cells).hasSize(isCrossing ? 2 : 1);
                if (isCrossing) {
                    boolean isAcross = shape.stream("over").below(2, position) == 1;
                    assertThat(grid.sides(cells.getFirst())).isEqualTo(isAcross ? EAST_WEST : NORTH_SOUTH);
                }
            }
        }
    }

    // ---- edges

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, 0.7, 1})
    void edgesLeadStraightOverAndUnder(double share) {
        for (long seed = 0; seed < 10; seed++) {
            Grid grid = grid(8, 9, share, seed);
            List<List<List<Long>>> byPosition = cellsByPosition(grid);
            for (List<List<Long>> row : byPosition) {
                for (List<Long> cells : row) {
                    int axes = grid.sides(cells.getFirst());
                    assertThat(axes).isIn(cells.size() == 1 ? List.of(ALL) : List.of(NORTH_SOUTH, EAST_WEST));
                    assertThat(cells.size() == 1 ? 0 : grid.sides(cells.get(1))).isEqualTo(ALL ^ axes);
                    assertThat(grid.cell(grid.row(cells.getFirst()), grid.column(cells.getFirst())))
                            .as("the cell of a position is the one that leads over").isEqualTo(cells.getFirst());
                    cells.forEach(cell -> assertSteps(grid, byPosition, cell));
                }
            }
        }
    }

    /** Each edge leads to the cell of the next position that has the opposite direction. */
    private static void assertSteps(Grid grid, List<List<List<Long>>> byPosition, long cell) {
        int[][] beside = Neighbours.RECTANGLE.of(grid.row(cell), grid.column(cell));
        for (int direction = 0; direction < 4; direction++) {
            int row = beside[direction][0];
            int column = beside[direction][1];
            boolean isInside = row >= 0 && row < grid.rows() && column >= 0 && column < grid.columns();
            boolean leads = isInside && Directions.contains(grid.sides(cell), direction);
            assertThat(grid.leads(cell, direction)).isEqualTo(leads);
            if (leads) {
                int back = (direction + 2) % 4;
                long there = byPosition.get(row).get(column).stream()
                        .filter(other -> Directions.contains(grid.sides(other), back))
                        .findFirst()
                        .orElseThrow();
                assertThat(grid.step(cell, direction)).isEqualTo(there);
                assertThat(grid.opposite(cell, direction)).isEqualTo(back);
                assertThat(grid.shape().isStraight(grid, cell, direction, back)).isTrue();
                assertThat(grid.shape().isStraight(grid, cell, direction, (direction + 1) % 4)).isFalse();
            }
        }
    }

    private static int components(Grid grid) {
        Set<Long> seen = new HashSet<>();
        int components = 0;
        for (long first = grid.first(); first != Grid.NONE; first = grid.next(first)) {
            components += seen.contains(first) ? 0 : 1;
            Deque<Long> waiting = new ArrayDeque<>(List.of(first));
            while (!waiting.isEmpty()) {
                long cell = waiting.remove();
                for (int direction = 0; direction < 4 && (cell == first || !seen.contains(cell)); direction++) {
                    if (grid.leads(cell, direction) && !seen.contains(grid.step(cell, direction))) {
                        waiting.add(grid.step(cell, direction));
                    }
                }
                seen.add(cell);
            }
        }
        return components;
    }

    @Test
    void gridIsConnectedForAnyNumberOfCrossings() {
        for (long seed = 0; seed < 300; seed++) {
            MazeRandom random = new MazeRandom(seed);
            int rows = 1 + (int) random.below(14);
            int columns = 1 + (int) random.below(14);
            assertThat(components(grid(rows, columns, random.below(11) / 10.0, seed))).isOne();
            assertThat(components(grid(rows, columns, 1, seed))).isOne();
        }
    }

    // ---- masks

    @Test
    void maskedGridHasAsManyComponentsAsTheMask() {
        int crossings = 0;
        for (long seed = 0; seed < 300; seed++) {
            MazeRandom random = new MazeRandom(seed);
            boolean[][] kept = GridModel.random(1 + (int) random.below(14), 1 + (int) random.below(14), seed);
            GridModel plain = GridModel.masked("rectangle", kept);
            Grid grid = grid(kept.length, kept[0].length, seed % 2 == 0 ? 1 : 0.4, seed);
            Grid masked = grid.shape().masked(GridModel.mask(kept)).grid();
            assertThat(components(masked)).isEqualTo(components(plain.grid));
            List<List<List<Long>>> before = cellsByPosition(grid);
            List<List<List<Long>>> byPosition = cellsByPosition(masked);
            for (int row = 0; row < kept.length; row++) {
                for (int column = 0; column < kept[0].length; column++) {
                    List<Long> cells = byPosition.get(row).get(column);
                    assertThat(cells.isEmpty()).isNotEqualTo(kept[row][column]);
                    assertThat(cells.size()).as("a mask makes no crossing")
                            .isLessThanOrEqualTo(before.get(row).get(column).size());
                    if (cells.size() == 2) {
                        assertThat(masked.directions(cells.get(0)) | masked.directions(cells.get(1))).isEqualTo(ALL);
                        crossings++;
                    }
                }
            }
        }
        assertThat(crossings).isGreaterThan(500);
    }

    /** Before crossings are drawn for a thousand million positions. */
    @Test
    void tooManyPositionsAreRefusedBeforeTheWork() {
        assertThatThrownBy(() -> grid(32767, 32767, 0.3, 1))
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageContaining("a weave of 32767x32767");
    }

    /** With a crossing in its middle, a cross of five positions would be two separate lines. */
    @Test
    void crossOfFivePositionsHasNoCrossing() {
        boolean[][] cross = {{false, true, false}, {true, true, true}, {false, true, false}};
        Grid grid = grid(3, 3, 1, 1).shape().masked(GridModel.mask(cross)).grid();
        assertThat(grid.cells()).isEqualTo(5);
        assertThat(components(grid)).isOne();
        assertThatThrownBy(() -> grid.shape().masked(new Mask(3, 3)).grid())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("3x3");
    }

    // ---- mazes

    /**
     * Of 3 x 3 with a crossing in the middle, the positions at the middles of the grid's sides are the four corners of
     * a tetrahedron, and each of its six edges has one cell in its middle. A tetrahedron has 16 trees (Cayley), and each
     * of the three edges that a tree leaves out can be cut before or after its middle: 16 x 2^3.
     */
    @Test
    void wilsonIsUniformOn3x3() {
        for (long seed = 0; seed < 2; seed++) {
            Grid grid = grid(3, 3, 1, seed);
            TreeCensus census = new TreeCensus(grid);
            assertThat(census.trees()).isEqualTo(128);
            long[] counts = census.counts(
                    number -> {
                        Maze maze = new Maze(grid);
                        new Wilson().generate(maze, new MazeRandom(number).stream("generator"));
                        return maze;
                    },
                    seed * 100_000,
                    12_800);
            assertThat(ChiSquare.ofEqual(counts)).isLessThan(ChiSquare.limit(128));
        }
    }

    @Test
    void allMinimumSpanningTreesAreTheSame() {
        for (long seed = 0; seed < 20; seed++) {
            Grid grid = grid(9, 12, 0.5, seed);
            Maze kruskal = generate(new Kruskal(), grid, seed);
            for (Generator other : List.of(new Prim(), new Boruvka(), new ReverseDelete())) {
                assertThat(generate(other, grid, seed)).isEqualTo(kruskal);
            }
        }
    }

    private static Maze generate(Generator generator, Grid grid, long seed) {
        Maze maze = new Maze(grid);
        generator.generate(maze, new MazeRandom(seed));
        return maze;
    }

    @Test
    void everyGeneratorWeavesPerfectMazesThatEverySolverSolves() {
        Set<String> names = new HashSet<>();
        for (Entry<Generator> entry : Catalog.GENERATORS) {
            if (!entry.isConnected() || !Catalog.shapes(entry).contains("weave")) {
                continue;
            }
            names.add(entry.name());
            for (String share : List.of("0.3", "1")) {
                Puzzle puzzle = Recipe.parse("weave:9x12," + share + "/" + entry.name() + "/seed:3").make();
                Maze maze = puzzle.maze();
                assertThat(maze.passages()).isEqualTo(maze.grid().cells() - 1);
                assertThat(reached(maze)).as(entry.name()).isEqualTo((int) maze.grid().cells());
                solvers(puzzle);
            }
        }
        assertThat(names).hasSizeGreaterThanOrEqualTo(16).contains("wilson", "growing-forest", "origin-shift", "houston");
    }

    private static int reached(Maze maze) {
        Set<Long> seen = new HashSet<>(List.of(maze.grid().first()));
        Deque<Long> waiting = new ArrayDeque<>(seen);
        while (!waiting.isEmpty()) {
            long cell = waiting.remove();
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                long there = maze.step(cell, Directions.first(rest));
                if (seen.add(there)) {
                    waiting.add(there);
                }
            }
        }
        return seen.size();
    }

    private static void solvers(Puzzle puzzle) {
        long goal = puzzle.ends().goal();
        for (Entry<Solver> entry : Catalog.SOLVERS) {
            Solver solver = entry.make("");
            if (entry.name().equals("pledge")) {
                assertThatThrownBy(() -> solver.solve(puzzle.maze(), puzzle.start(), goal))
                        .isInstanceOf(UsageException.class);
            } else {
                assertThat(solver.solve(puzzle.maze(), puzzle.start(), goal).found()).as(entry.name()).isTrue();
            }
        }
    }

    // ---- recipes and outlines

    @ParameterizedTest
    @CsvSource({
        "'weave:9x12,crossings=0.50/wilson/seed:1', 'weave:9x12,0.5/wilson/seed:1'",
        "'weave:9x12,0.3/wilson/seed:1', 'weave:9x12/wilson/seed:1'", "'weave:9x12,1.0/wilson/seed:1', 'weave:9x12,1/wilson/seed:1'"
    })
    void theShareIsTheMainOption(String given, String canonical) {
        Recipe recipe = Recipe.parse(given);
        assertThat(recipe).hasToString(canonical);
        Shape shape = new Maker(recipe).grid().shape();
        assertThat(shape.seed()).isOne();
        assertThat("weave:" + shape.size() + (shape.options().isEmpty() ? "" : "," + shape.options()) + "/wilson/seed:1")
                .isEqualTo(canonical);
    }

    @Test
    void impossibleSharesAreRefused() {
        for (String wrong : List.of("weave:5x5,1.5", "weave:5x5,-1", "weave:5x5,bridges=1", "weave:5x5,x")) {
            assertThatThrownBy(() -> Recipe.parse(wrong + "/wilson/seed:1"))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("crossings");
        }
        assertThatThrownBy(() -> Recipe.parse("weave:100000x100000/wilson/seed:1").make())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("100000x100000");
    }

    /** Bridges have rails, tunnels are hidden, and both lie within their position. */
    @Test
    void bridgesHaveRailsAndTunnelsAreHidden() {
        Grid grid = grid(6, 7, 0.8, 2);
        assertThat(crossings(grid)).isPositive();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = grid.shape().outline(grid, cell);
            boolean isCrossing = grid.sides(cell) != ALL;
            boolean isOver = grid.cell(grid.row(cell), grid.column(cell)) == cell;
            assertThat(outline.isTunnel()).isEqualTo(isCrossing && !isOver);
            assertThat(outline.side(-1) >= 0).as("rails").isEqualTo(isCrossing && isOver);
            for (int direction = 0; direction < 4; direction++) {
                boolean hasSide = Directions.contains(grid.sides(cell), direction);
                assertThat(outline.side(direction) >= 0).isEqualTo(hasSide);
                if (hasSide) {
                    Outline.Corner middle = outline.middle(outline.side(direction));
                    assertThat(Math.signum(middle.x() - grid.column(cell) - 0.5))
                            .isEqualTo(direction == Rectangle.EAST ? 1 : direction == Rectangle.WEST ? -1 : 0);
                    assertThat(Math.signum(middle.y() - grid.row(cell) - 0.5))
                            .isEqualTo(direction == Rectangle.SOUTH ? 1 : direction == Rectangle.NORTH ? -1 : 0);
                }
            }
        }
    }
}
