package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.generate.rows.Corner;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The known properties of the row algorithms, on every shape that has rows: lines, rings and levels. */
class RowAlgorithmTest {
    private static final List<String> NAMES = List.of("eller", "sidewinder", "binary-tree", "recursive-division");

    static List<String> shapes() {
        List<String> shapes = new ArrayList<>();
        for (String size : List.of("1x1", "1x2", "1x9", "2x1", "9x1", "2x2", "3x3", "5x4", "4x7", "9x12")) {
            for (String shape : Catalog.shapes(Catalog.generator("eller"))) {
                if (!List.of("box", "cylinder", "polar").contains(shape)) { // whose sizes are below
                    shapes.add(shape + ":" + size);
                }
            }
            shapes.add("box:" + size + "x1");
            shapes.add("box:" + size + "x2");
            shapes.add("box:" + size + "x5");
        }
        for (String size : List.of("1x3", "1x8", "2x3", "5x4", "9x5", "4x13")) {
            shapes.add("cylinder:" + size);
            shapes.add("polar:" + size);
            shapes.add("polar:" + size + ",none");
        }
        shapes.add("polar:20x3,none");
        shapes.add("polar:2x40,none");
        return shapes;
    }

    static Stream<Arguments> generatorsOnModels() {
        return NAMES.stream().flatMap(name -> shapes().stream().map(shape -> Arguments.of(name, shape)));
    }

    private static Maze make(String shape, String generator, long seed) {
        return Recipe.parse(shape + "/" + generator + "/seed:" + seed).make().maze();
    }

    // ---- the passages of a maze: cells by number, rows by the grid's positions

    private static int[] beside(Maze maze, int cell) {
        Grid grid = maze.grid();
        long at = grid.cellAt(cell);
        int[] found = new int[32];
        int size = 0;
        for (int direction = 0; direction < grid.directions(); direction++) {
            if (maze.isOpen(at, direction)) {
                found[size++] = (int) grid.number(grid.step(at, direction));
            }
        }
        return Arrays.copyOf(found, size);
    }

    private static int row(Maze maze, int cell) {
        return maze.grid().row(maze.grid().cellAt(cell));
    }

    private static int column(Maze maze, int cell) {
        return maze.grid().column(maze.grid().cellAt(cell));
    }

    private static int length(Maze maze, int row) {
        return (int) (maze.grid().rowEnd(row) - maze.grid().rowStart(row));
    }

    private static boolean isRing(Maze maze, int row) {
        String shape = maze.grid().shape().name();
        return length(maze, row) > 2 && (shape.equals("polar") || shape.equals("cylinder"));
    }

    private static int cells(Maze maze) {
        return (int) maze.grid().cells();
    }

    // ---- all four algorithms

    @ParameterizedTest
    @MethodSource("generatorsOnModels")
    void mazesArePerfect(String name, String shape) {
        for (long seed = 0; seed < 12; seed++) {
            Maze maze = make(shape, name, seed);
            assertThat(maze.passages()).isEqualTo(cells(maze) - 1);
            BitSet reached = new BitSet();
            List<Integer> waiting = new ArrayList<>(List.of(0));
            reached.set(0);
            while (!waiting.isEmpty()) {
                int cell = waiting.removeLast();
                for (int next : beside(maze, cell)) {
                    assertThat(beside(maze, next)).contains(cell);
                    if (!reached.get(next)) {
                        reached.set(next);
                        waiting.add(next);
                    }
                }
            }
            assertThat(reached.cardinality()).isEqualTo(cells(maze));
        }
    }

    /** A box of one level is connected like a rectangle, bricks like hexagons; so are their mazes. */
    @ParameterizedTest
    @ValueSource(strings = {"eller", "sidewinder", "binary-tree", "binary-tree:south-east", "recursive-division"})
    void shapesWithTheSameEdgesHaveTheSameMazes(String generator) {
        for (long seed = 0; seed < 5; seed++) {
            assertSame(make("box:9x12x1", generator, seed), make("rectangle:9x12", generator, seed));
            assertSame(make("brick:9x12", generator, seed), make("hexagon:9x12", generator, seed));
        }
    }

    private static void assertSame(Maze one, Maze other) {
        for (int cell = 0; cell < cells(one); cell++) {
            assertThat(beside(one, cell)).containsExactly(beside(other, cell));
        }
    }

    /** As many passages lead over the seam as over any other line from the first row to the last. */
    @ParameterizedTest
    @ValueSource(strings = {"eller", "sidewinder", "binary-tree", "binary-tree:south-east", "recursive-division"})
    void seamHasAsManyPassagesAsAnyOtherLine(String generator) {
        assertSeamIsAsTheRest("cylinder:6x7", generator);
        assertSeamIsAsTheRest("polar:6x5,none", generator);
    }

    private static void assertSeamIsAsTheRest(String shape, String generator) {
        int mazes = 2000;
        double sum = 0;
        double squares = 0;
        long over = 0;
        for (long seed = 0; seed < mazes; seed++) {
            Maze maze = make(shape, generator, seed);
            int lines = length(maze, 0);
            double difference = 0;
            for (int cell = 0; cell < cells(maze); cell++) {
                int length = length(maze, row(maze, cell));
                int after = (column(maze, cell) + 1) % length;
                for (int next : beside(maze, cell)) {
                    boolean isOver = row(maze, next) == row(maze, cell) && column(maze, next) == after;
                    if (isOver && after % (length / lines) == 0) {
                        over += after == 0 ? 1 : 0;
                        difference += after == 0 ? 1 : -1.0 / (lines - 1);
                    }
                }
            }
            sum += difference;
            squares += difference * difference;
        }
        double mean = sum / mazes;
        double sd = Math.sqrt((squares / mazes - mean * mean) / mazes);
        assertThat(over).isPositive();
        assertThat(Math.abs(mean))
                .as("%s by %s: %s more passages, sd %s", shape, generator, mean, sd)
                .isLessThan(4 * sd);
    }

    // ---- sidewinder

    /** Exactly one passage leads back from each run, and none from the first row, which is one run. */
    @ParameterizedTest
    @MethodSource("shapes")
    void sidewinderLeadsBackOnceFromEachRun(String shape) {
        for (long seed = 0; seed < 20; seed++) {
            Maze maze = make(shape, "sidewinder", seed);
            BitSet done = new BitSet();
            for (int cell = 0; cell < cells(maze); cell++) {
                if (done.get(cell)) {
                    continue;
                }
                int back = 0;
                int size = 0;
                List<Integer> run = new ArrayList<>(List.of(cell));
                done.set(cell);
                while (!run.isEmpty()) {
                    int at = run.removeLast();
                    size++;
                    for (int next : beside(maze, at)) {
                        back += row(maze, next) < row(maze, at) ? 1 : 0;
                        if (row(maze, next) == row(maze, at) && !done.get(next)) {
                            done.set(next);
                            run.add(next);
                        }
                    }
                }
                if (row(maze, cell) == 0) {
                    assertThat(size).isEqualTo(length(maze, 0));
                }
                assertThat(back).isEqualTo(row(maze, cell) == 0 ? 0 : 1);
            }
        }
    }

    // ---- binary tree

    /** From each cell but one, one passage leads towards the root: along its row to one side, or to the rows before. */
    @ParameterizedTest
    @MethodSource("shapes")
    void binaryTreeHasOnePassageTowardsTheRootFromEachCell(String shape) {
        for (Corner root : Corner.values()) {
            boolean isNorth = root.name().startsWith("NORTH");
            int aside = root.name().endsWith("WEST") ? -1 : 1;
            for (long seed = 0; seed < 8; seed++) {
                Maze maze = make(shape, "binary-tree:" + root.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'), seed);
                int roots = 0;
                for (int cell = 0; cell < cells(maze); cell++) {
                    int row = row(maze, cell);
                    int length = length(maze, row);
                    int beside = column(maze, cell) + aside;
                    int wanted = isRing(maze, row) ? Math.floorMod(beside, length) : beside;
                    int passages = 0;
                    for (int next : beside(maze, cell)) {
                        int there = row(maze, next);
                        boolean isNearer = isNorth ? there < row : there > row;
                        passages += isNearer || (there == row && column(maze, next) == wanted) ? 1 : 0;
                    }
                    roots += passages == 0 ? 1 : 0;
                    assertThat(passages).isLessThanOrEqualTo(1);
                    if (passages == 0) {
                        assertThat(row).isEqualTo(isNorth ? 0 : maze.grid().rows() - 1);
                        assertThat(isRing(maze, row) || wanted < 0 || wanted >= length).isTrue();
                    }
                }
                assertThat(roots).isOne();
            }
        }
    }

    /** Of k possible directions a cell takes each equally often: four in zeta, three in hexagons and boxes. */
    @ParameterizedTest
    @CsvSource({"zeta:3x3, 4", "hexagon:3x3, 3", "box:3x3x2, 3", "rectangle:3x3, 2"})
    void binaryTreeTakesEachDirectionEquallyOften(String shape, int possible) {
        int mazes = 4000;
        long[] counts = new long[32];
        for (long seed = 0; seed < mazes; seed++) {
            Maze maze = make(shape, "binary-tree", seed);
            Grid grid = maze.grid();
            long cell = grid.cell(1, 1, grid.levels() - 1L);
            for (int direction = 0; direction < grid.directions(); direction++) {
                long there = grid.step(cell, direction);
                boolean isBack = there < cell;
                counts[direction] += isBack && maze.isOpen(cell, direction) ? 1 : 0;
            }
        }
        long[] taken = Arrays.stream(counts).filter(count -> count > 0).toArray();
        assertThat(taken).hasSize(possible);
        double probability = 1.0 / possible;
        for (long count : taken) {
            assertThat(Math.abs(count - mazes * probability))
                    .isLessThan(4 * Math.sqrt(mazes * probability * (1 - probability)));
        }
    }

    // ---- eller

    /** No row, or no level, is changed when the next but one is begun. */
    @ParameterizedTest
    @MethodSource("shapes")
    void ellerNeverChangesAnEarlierRow(String shape) {
        for (long seed = 0; seed < 5; seed++) {
            Recipe recipe = Recipe.parse(shape + "/eller/seed:" + seed);
            Maze maze = new Maker(recipe).blank();
            Grid grid = maze.grid();
            Trace trace = new Trace(grid, Context.standard());
            maze.trace(trace);
            new Maker(recipe).carve(maze);
            int now = 0;
            for (long i = 0; i < trace.size(); i++) {
                long event = trace.event(i);
                if (Trace.kind(event) == Trace.Kind.CARVE) {
                    long cell = Trace.cell(event);
                    long there = grid.step(cell, Trace.detail(event));
                    int first = Math.min(group(grid, cell), group(grid, there));
                    assertThat(first).isGreaterThanOrEqualTo(now);
                    assertThat(Math.max(group(grid, cell), group(grid, there))).isLessThanOrEqualTo(first + 1);
                    now = first;
                }
            }
            assertThat(now).isBetween(Math.max(0, groups(grid) - 2), groups(grid) - 1);
        }
    }

    private static int group(Grid grid, long cell) {
        return grid.levels() > 1 ? grid.level(cell) : grid.row(cell);
    }

    private static int groups(Grid grid) {
        return grid.levels() > 1 ? grid.levels() : grid.rows();
    }

    // ---- recursive division

    /**
     * Each room that is not a corridor is divided by a straight wall with one gap, and so are both parts; any such wall
     * will do, since the parts of a divisible room are divisible. Mazes by Wilson are not.
     */
    @ParameterizedTest
    @MethodSource("shapes")
    void recursiveDivisionLeavesOneGapInEachWall(String shape) {
        for (long seed = 0; seed < 6; seed++) {
            Division division = new Division(make(shape, "recursive-division", seed));
            assertThat(division.canBeDivided(division.all())).as("%s, seed %s", shape, seed).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"rectangle:5x4", "hexagon:5x4", "zeta:4x7", "box:5x4x2", "cylinder:5x4", "polar:5x4"})
    void mazesByWilsonAreNotDivided(String shape) {
        int divided = 0;
        for (long seed = 0; seed < 50; seed++) {
            Division division = new Division(make(shape, "wilson", seed));
            divided += division.canBeDivided(division.all()) ? 1 : 0;
        }
        assertThat(divided).isLessThan(25);
    }

    /** Searches for walls with one gap by the positions of cells alone; angles in cells of the longest row. */
    private static final class Division {
        final Maze maze;
        final int[] rows;
        final int[] levels;
        final int[] from;
        final int[] to;
        final boolean isRound;

        Division(Maze maze) {
            this.maze = maze;
            Grid grid = maze.grid();
            int count = cells(maze);
            rows = new int[count];
            levels = new int[count];
            from = new int[count];
            to = new int[count];
            isRound = isRing(maze, grid.rows() - 1);
            for (int cell = 0; cell < count; cell++) {
                int scale = grid.columns() / length(maze, row(maze, cell));
                rows[cell] = grid.rowInLevel(grid.cellAt(cell));
                levels[cell] = grid.level(grid.cellAt(cell));
                from[cell] = column(maze, cell) * scale;
                to[cell] = from[cell] + scale;
            }
        }

        BitSet all() {
            BitSet all = new BitSet();
            all.set(0, rows.length);
            return all;
        }

        boolean canBeDivided(BitSet room) {
            if (isTree(room)) {
                return true;
            }
            int columns = maze.grid().columns();
            for (int before = 1; before < maze.grid().rows(); before++) {
                int at = before;
                if (canBeDivided(room, cell -> rows[cell] < at) || canBeDivided(room, cell -> levels[cell] < at)) {
                    return true;
                }
            }
            for (int begin = 0; begin < (isRound ? columns : 1); begin++) {
                for (int end = begin + 1; end <= columns; end++) {
                    int first = begin;
                    int last = end;
                    boolean isStraight = room.stream().allMatch(cell -> isClear(cell, first) && isClear(cell, last));
                    if (isStraight && canBeDivided(room, cell -> from[cell] >= first && to[cell] <= last)) {
                        return true;
                    }
                }
            }
            return false;
        }

        /** Whether a line does not cut a cell. */
        private boolean isClear(int cell, int at) {
            return at <= from[cell] || at >= to[cell];
        }

        private boolean canBeDivided(BitSet room, IntPredicate isOne) {
            BitSet one = new BitSet();
            room.stream().filter(isOne).forEach(one::set);
            BitSet other = (BitSet) room.clone();
            other.andNot(one);
            if (one.isEmpty() || other.isEmpty()) {
                return false;
            }
            int gaps = 0;
            for (int cell : one.stream().toArray()) {
                for (int next : beside(maze, cell)) {
                    gaps += other.get(next) ? 1 : 0;
                }
            }
            return gaps == 1 && canBeDivided(one) && canBeDivided(other);
        }

        /** Whether the grid has no more edges here than a tree. */
        private boolean isTree(BitSet room) {
            Grid grid = maze.grid();
            int ends = 0;
            for (int cell : room.stream().toArray()) {
                long at = grid.cellAt(cell);
                for (int direction = 0; direction < grid.directions(); direction++) {
                    ends += grid.leads(at, direction) && room.get((int) grid.number(grid.step(at, direction))) ? 1 : 0;
                }
            }
            return ends / 2 == room.cardinality() - 1;
        }
    }

    /** The tests above run on every shape that has rows. */
    @ParameterizedTest
    @ValueSource(strings = {"eller", "sidewinder", "binary-tree", "recursive-division"})
    void noShapeWithRowsIsMissing(String name) {
        for (String shape : Catalog.shapes(Catalog.generator(name))) {
            assertThat(shapes()).as(shape).anyMatch(sized -> sized.startsWith(shape + ":"));
        }
    }
}
