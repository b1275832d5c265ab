package dev.mazewright.core.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Box;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.testing.GridModel;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** One contract over every kind of grid: addresses, numbers, steps, bounds and outlines against {@link GridModel}. */
public class GridContractTest {
    private static final double TINY = 1e-9;

    /** A step across a corner: 2^32 times the square root of 2, rounded, in exact arithmetic. */
    private static final long DIAGONAL = BigInteger.TWO
            .pow(63)
            .sqrt()
            .add(BigInteger.ONE)
            .shiftRight(1)
            .longValueExact();

    static List<GridModel> models() {
        return GridModel.all();
    }

    static Stream<GridModel> small() {
        return GridModel.all().stream().filter(model -> model.grid.cells() <= 60);
    }

    static Stream<GridModel> drawn() {
        return GridModel.all().stream().filter(model -> !model.name.startsWith("knight")
                && !model.name.startsWith("box ") // SolidsTest tests these and cubes
                && !model.name.startsWith("cube ")
                && !model.name.startsWith("long shear")
                && !model.name.startsWith("four kinds"));
    }

    /** Each shape has a model; shapes that draw random numbers have tests of their own as well. */
    @Test
    void everyShapeHasAModel() {
        Set<String> names = new HashSet<>();
        GridModel.connected().forEach(model -> names.add(model.grid.shape().name()));
        names.add("tiles"); // on which generators dig floor
        names.add("weave"); // where two cells share a position: WeaveTest
        assertThat(names).containsExactlyInAnyOrderElementsOf(
                Catalog.SHAPES.stream().map(Entry::name).toList());
    }

    /** Models whose cells are regular. */
    static Stream<GridModel> regular() {
        return drawn().filter(model -> !model.name.contains("polar") && !model.isFromOutlines());
    }

    // ---- positions of cells

    @ParameterizedTest
    @MethodSource("models")
    void cellsAreNumberedInReadingOrder(GridModel model) {
        Grid grid = model.grid;
        List<int[]> order = model.inReadingOrder();
        assertThat(grid.cells()).isEqualTo(order.size());
        long before = Grid.NONE;
        for (int i = 0; i < order.size(); i++) {
            int row = order.get(i)[0];
            int column = order.get(i)[1];
            long cell = grid.cell(row, column);
            assertThat(cell).isGreaterThan(before).isLessThan(grid.addresses());
            assertThat(grid.row(cell)).isEqualTo(row);
            assertThat(grid.column(cell)).isEqualTo(column);
            if (!grid.isGraph() || grid.cells() == (long) grid.rows() * grid.columns()) {
                assertThat(grid.rowStart(row) + column).isEqualTo(cell);
            }
            assertThat(cell).isBetween(grid.rowStart(row), grid.rowEnd(row) - 1);
            assertThat(grid.number(cell)).isEqualTo(i);
            assertThat(grid.cellAt(i)).isEqualTo(cell);
            assertThat(grid.isCell(cell)).isTrue();
            assertThat(i == 0 ? grid.first() : grid.next(before)).isEqualTo(cell);
            before = cell;
        }
        assertThat(grid.next(before)).isEqualTo(Grid.NONE);
        assertThat(countCells(grid)).as("addresses that are cells").isEqualTo(grid.cells());
    }

    private static long countCells(Grid grid) {
        long cells = 0;
        for (long address = 0; address < grid.addresses(); address++) {
            cells += grid.isCell(address) ? 1 : 0;
        }
        return cells;
    }

    @ParameterizedTest
    @MethodSource("models")
    void positionsOutsideTheModelHaveNoCell(GridModel model) {
        Grid grid = model.grid;
        assertThat(grid.rows()).isEqualTo(model.cells.length);
        assertThat(grid.columns()).isEqualTo(model.cells[0].length);
        for (int row = -2; row < grid.rows() + 2; row++) {
            for (int column = -2; column < grid.columns() + 2; column++) {
                assertThat(grid.cell(row, column) != Grid.NONE).isEqualTo(model.isCell(row, column));
            }
        }
        assertThat(grid.cell(1L << 32, 0)).isEqualTo(Grid.NONE);
        assertThat(grid.cell(0, 1L << 32)).isEqualTo(Grid.NONE);
        assertThatThrownBy(() -> grid.cellAt(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> grid.cellAt(grid.cells())).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void largestGridsNeedNoMemoryAndComputeTheirLastCell() {
        int most = Grid.LONGEST_SIDE;
        for (String shape : GridModel.FLAT) {
            Grid grid = Catalog.shape(shape)
                    .make(Settings.parse(Catalog.shape(shape), "", most, most, 1))
                    .grid();
            assertThat(grid.cells()).isEqualTo((long) most * most);
            long last = grid.cell(most - 1, most - 1);
            assertThat(last).isBetween(grid.cells() - 1, grid.addresses() - 1);
            assertThat(grid.row(last)).isEqualTo(most - 1);
            assertThat(grid.column(last)).isEqualTo(most - 1);
            assertThat(grid.number(last)).isEqualTo(grid.cells() - 1);
            assertThat(grid.cellAt(grid.cells() - 1)).isEqualTo(last);
        }
    }

    // ---- edges

    @ParameterizedTest
    @MethodSource("models")
    void neighboursAreThoseOfTheDrawing(GridModel model) {
        Grid grid = model.grid;
        for (int[] position : model.inReadingOrder()) {
            long cell = grid.cell(position[0], position[1]);
            int[][] beside = model.neighbours.of(position[0], position[1]);
            int sides = 0;
            int leading = 0;
            for (int direction = 0; direction < beside.length; direction++) {
                if (beside[direction] == null) {
                    assertThat(grid.leads(cell, direction)).isFalse();
                    continue;
                }
                int row = beside[direction][0];
                int column = beside[direction][1];
                boolean leads = model.isCell(row, column);
                long there = grid.step(cell, direction);
                assertThat(there).isBetween(0L, grid.addresses() - 1);
                assertThat(grid.isCell(there)).isEqualTo(leads);
                assertThat(grid.leads(cell, direction)).isEqualTo(leads);
                if (leads || !grid.isGraph()) { // a graph has no edge from outside
                    assertThat(grid.step(there, grid.opposite(cell, direction))).as("there and back").isEqualTo(cell);
                }
                if (leads) {
                    assertThat(there).isEqualTo(grid.cell(row, column));
                    assertThat(grid.opposite(there, grid.opposite(cell, direction))).isEqualTo(direction);
                    leading |= Directions.of(direction);
                }
                sides |= Directions.of(direction);
            }
            assertThat(grid.sides(cell)).isEqualTo(sides);
            assertThat(grid.directions(cell)).isEqualTo(leading);
            assertThat(beside.length).isLessThanOrEqualTo(grid.directions());
        }
        assertThat(1 << grid.directionBits()).isGreaterThanOrEqualTo(grid.directions());
        assertThat(1 << grid.directionBits()).isLessThan(2 * grid.directions());
    }

    @ParameterizedTest
    @MethodSource("models")
    void blankMazeHasAllWallsAndPaddingHasAllBitsSet(GridModel model) {
        Grid grid = model.grid;
        Maze maze = new Maze(grid);
        for (long address = 0; address < grid.addresses(); address++) {
            if (grid.isCell(address)) {
                assertThat(maze.open(address)).isZero();
                assertThat(maze.unvisited(address)).isEqualTo(grid.directions(address));
            } else {
                int all = Directions.all(grid.directions());
                assertThat(maze.open(address) & all).isEqualTo(all);
            }
        }
        assertThat(maze.passages()).isZero();
    }

    @ParameterizedTest
    @MethodSource("models")
    void carvedPassagesAreCounted(GridModel model) {
        Maze maze = new Maze(model.grid);
        int[][] adjacency = model.adjacency();
        long edges = 0;
        for (int i = 0; i < adjacency.length; i++) {
            for (int direction = 0; direction < adjacency[i].length; direction++) {
                int there = adjacency[i][direction];
                if (there > i) {
                    edges++;
                    assertThat(maze.carve(model.grid.cellAt(i), direction)).isEqualTo(model.grid.cellAt(there));
                }
            }
        }
        assertThat(maze.passages()).isEqualTo(edges);
        for (int i = 0; i < adjacency.length; i++) {
            long cell = model.grid.cellAt(i);
            assertThat(maze.open(cell)).isEqualTo(model.grid.directions(cell));
            assertThat(maze.isVisited(cell)).isEqualTo(model.grid.directions(cell) != 0);
            assertThat(maze.unvisited(cell)).isZero();
        }
        for (int i = 0; i < adjacency.length; i++) {
            for (int direction = 0; direction < adjacency[i].length; direction++) {
                if (adjacency[i][direction] >= 0) {
                    assertThat(maze.wall(model.grid.cellAt(i), direction))
                            .isEqualTo(model.grid.cellAt(adjacency[i][direction]));
                }
            }
        }
        assertThat(maze).isEqualTo(new Maze(model.grid));
    }

    /** Sides that two cells share, counted by formula. */
    @ParameterizedTest
    @CsvSource({"1, 1", "1, 7", "7, 1", "2, 2", "3, 3", "5, 8", "8, 5", "13, 9", "40, 31"})
    void edgesAreAsManyAsTheFormulasGive(int rows, int columns) {
        int beside = rows * (columns - 1);
        int pointingUp = 0;
        for (int row = 0; row + 1 < rows; row++) {
            pointingUp += row % 2 == 0 ? (columns + 1) / 2 : columns / 2;
        }
        assertThat(edges(GridModel.rectangle(rows, columns).grid)).isEqualTo(beside + (rows - 1) * columns);
        assertThat(edges(GridModel.hexagon(rows, columns).grid)).isEqualTo(beside + (rows - 1) * (2 * columns - 1));
        assertThat(edges(GridModel.triangle(rows, columns).grid)).isEqualTo(beside + pointingUp);
        assertThat(edges(GridModel.flat("brick", rows, columns).grid)).isEqualTo(beside + (rows - 1) * (2 * columns - 1));
        assertThat(edges(GridModel.flat("upsilon", rows, columns).grid))
                .as("one of the two diagonals of each four cells joins octagons")
                .isEqualTo(beside + (rows - 1) * columns + (rows - 1) * (columns - 1));
        int bases = 0;
        for (int row = 0; row < rows; row++) {
            int pointsLeft = row % 2 * 2;
            int pointsUp = 3 - pointsLeft;
            bases += columns > pointsLeft + 2 ? (columns - pointsLeft - 3) / 4 + 1 : 0;
            bases += row + 1 < rows && columns > pointsUp ? (columns - pointsUp - 1) / 4 + 1 : 0;
        }
        assertThat(edges(GridModel.flat("cairo", rows, columns).grid))
                .isEqualTo(beside + (rows - 1) * (columns - 1) + bases);
        assertThat(edges(GridModel.masked("octile", GridModel.full(rows, columns)).grid))
                .isEqualTo(beside + (rows - 1) * columns + 2 * (rows - 1) * (columns - 1));
    }

    private static int edges(Grid grid) {
        int ends = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            ends += Directions.count(grid.directions(cell));
        }
        return ends / 2;
    }

    // ---- number of perfect mazes

    /** The squares are OEIS A007341; the rest is exact arithmetic from the definitions, in another program. */
    @ParameterizedTest
    @CsvSource({
        "rectangle, 1, 1, 1", "rectangle, 2, 2, 4", "rectangle, 3, 3, 192", "rectangle, 4, 4, 100352",
        "rectangle, 5, 5, 557568000", "rectangle, 6, 6, 32565539635200", "rectangle, 7, 7, 19872369301840986112",
        "rectangle, 8, 8, 126231322912498539682594816", "rectangle, 9, 9, 8326627661691818545121844900397056",
        "rectangle, 12, 12, 2954540993952788006228764987084443226815814190099484786032640000",
        "rectangle, 2, 3, 15", "rectangle, 2, 4, 56", "rectangle, 2, 5, 209", "rectangle, 2, 6, 780",
        "rectangle, 2, 7, 2911", "rectangle, 7, 2, 2911", "rectangle, 3, 2, 15", "rectangle, 3, 4, 2415",
        "rectangle, 3, 5, 30305", "rectangle, 3, 6, 380160", "rectangle, 3, 7, 4768673", "rectangle, 4, 2, 56",
        "rectangle, 4, 3, 2415", "rectangle, 4, 5, 4140081", "rectangle, 4, 6, 170537640",
        "rectangle, 4, 7, 7022359583",
        "rectangle, 5, 6, 74795194705", "rectangle, 5, 7, 10021992194369", "rectangle, 1, 9, 1",
        "hexagon, 2, 2, 8", "hexagon, 3, 3, 2071", "hexagon, 4, 4, 14682473", "hexagon, 5, 5, 2741748727096",
        "brick, 2, 2, 8", "brick, 3, 3, 2071", "brick, 4, 4, 14682473", "brick, 5, 5, 2741748727096",
        "triangle, 3, 3, 6", "triangle, 4, 4, 204", "triangle, 5, 5, 35476", "triangle, 6, 6, 31799040",
        "upsilon, 4, 4, 12510368", "upsilon, 5, 5, 2122794204741", "upsilon, 6, 6, 6962477673897607680",
        "cairo, 1, 7, 9", "cairo, 2, 2, 1", "cairo, 2, 3, 8", "cairo, 2, 5, 560", "cairo, 3, 3, 192",
        "cairo, 4, 4, 124077", "cairo, 5, 5, 2034761728", "cairo, 6, 6, 469124381922243",
        "zeta, 2, 2, 16", "zeta, 3, 3, 17745", "zeta, 4, 4, 1064918960", "zeta, 5, 5, 3271331573452800",
        "cylinder, 1, 3, 3", "cylinder, 2, 3, 75", "cylinder, 3, 3, 1728", "cylinder, 4, 3, 39675", "cylinder, 1, 4, 4",
        "cylinder, 2, 4, 384", "cylinder, 3, 4, 31500", "cylinder, 4, 4, 2558976", "cylinder, 2, 5, 1805",
        "cylinder, 3, 5, 508805", "cylinder, 4, 5, 140503005", "cylinder, 1, 6, 6", "cylinder, 2, 6, 8100",
        "cylinder, 3, 6, 7741440", "cylinder, 4, 6, 7138643400",
        "torus, 3, 3, 11664", "torus, 4, 4, 42467328", "torus, 5, 5, 1562500000000", "torus, 6, 6, 587312954081280000",
        "octile, 2, 2, 16", "octile, 3, 3, 17745", "octile, 4, 4, 1064918960", "octile, 5, 5, 3271331573452800"
    })
    void perfectMazesAreAsManyAsKnown(String shape, int rows, int columns, BigInteger trees) {
        GridModel model = shape.equals("octile")
                ? GridModel.masked(shape, GridModel.full(rows, columns))
                : GridModel.flat(shape, rows, columns);
        assertThat(spanningTrees(model.grid)).isEqualTo(trees);
    }

    /**
     * An octagon among eight cells is the hub of a wheel of 8 spokes: OEIS A004146, the 16th Lucas number less 2. Two rows
     * of octagons and squares are a strip of 2 (n - 1) triangles: the Fibonacci number F(4 n - 2).
     */
    @ParameterizedTest
    @CsvSource({"3, 3, 2205", "2, 2, 8", "2, 3, 55", "3, 2, 55", "2, 4, 377", "2, 5, 2584", "2, 6, 17711", "1, 6, 1"})
    void perfectMazesOfOctagonsAndSquaresAreWheelsAndStrips(int rows, int columns, BigInteger trees) {
        assertThat(spanningTrees(GridModel.flat("upsilon", rows, columns).grid)).isEqualTo(trees);
    }

    /**
     * In a plane the walls of a perfect maze are a spanning tree of the corners, with the border as one corner. So there
     * are as many mazes as trees of corners, which are counted from the drawing.
     */
    @ParameterizedTest
    @MethodSource("flat")
    void perfectMazesAreAsManyAsTreesOfTheirWalls(GridModel model) {
        Grid grid = model.grid;
        Map<List<Long>, Integer> corners = new HashMap<>();
        List<List<Long>> lines = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            List<Corner> outline = grid.shape().outline(grid, cell).corners();
            for (int i = 0; i < outline.size(); i++) {
                List<Long> from = point(outline.get(i));
                List<Long> to = point(outline.get((i + 1) % outline.size()));
                lines.add(Stream.concat(from.stream(), to.stream()).toList());
            }
        }
        Set<List<Long>> known = new HashSet<>(lines);
        for (List<Long> line : lines) {
            if (!known.contains(back(line))) { // no other cell has this side: it is at the border
                corners.put(line.subList(0, 2), 0);
                corners.put(line.subList(2, 4), 0);
            }
        }
        lines.forEach(line -> corners.putIfAbsent(line.subList(0, 2), corners.size() - border(corners) + 1));
        int n = corners.size() - border(corners);
        BigInteger[][] matrix = new BigInteger[n][n];
        Arrays.stream(matrix).forEach(row -> Arrays.fill(row, BigInteger.ZERO));
        for (List<Long> line : lines) {
            int from = corners.get(line.subList(0, 2)) - 1;
            int to = corners.get(line.subList(2, 4)) - 1;
            if (from >= 0) {
                matrix[from][from] = matrix[from][from].add(BigInteger.ONE);
                if (to >= 0) {
                    matrix[from][to] = matrix[from][to].subtract(BigInteger.ONE);
                }
            }
        }
        assertThat(spanningTrees(grid)).isEqualTo(determinant(matrix)).isPositive();
    }

    static Stream<GridModel> flat() {
        return GridModel.FLAT.stream().filter(shape -> !shape.equals("zeta")).flatMap(shape -> Stream.of(new int[][] {{1, 7}, {2, 2}, {2, 7}, {3, 3}, {5, 3}, {5, 8}})
                .map(size -> GridModel.flat(shape, size[0], size[1])));
    }

    private static List<Long> point(Corner corner) {
        return List.of(Math.round(corner.x() * 1e6), Math.round(corner.y() * 1e6));
    }

    private static List<Long> back(List<Long> line) {
        return List.of(line.get(2), line.get(3), line.get(0), line.get(1));
    }

    private static int border(Map<List<Long>, Integer> corners) {
        return (int) corners.values().stream().filter(number -> number == 0).count();
    }

    /**
     * A Möbius strip of two rows is the Möbius ladder: its ring goes around twice, and has a rung from each cell to the
     * opposite one. Of n rungs there are n/2 ((2 + sqrt 3)^n + (2 - sqrt 3)^n + 2) trees: OEIS A020871.
     */
    @ParameterizedTest
    @CsvSource({"3, 81", "4, 392", "5, 1815", "6, 8112", "7, 35301", "8, 150544"})
    void perfectMazesOfTwoRowsOfAMoebiusStripAreThoseOfItsLadder(int columns, BigInteger trees) {
        assertThat(spanningTrees(GridModel.flat("moebius", 2, columns).grid)).isEqualTo(trees);
    }

    /** Kirchhoff, from the drawing's neighbours and not from the grid; a strip of one row is a ring. */
    @ParameterizedTest
    @CsvSource({"1, 3", "1, 9", "3, 3", "3, 4", "4, 3", "5, 6"})
    void perfectMazesOfAMoebiusStripAreAsManyAsOfItsDrawing(int rows, int columns) {
        GridModel model = GridModel.flat("moebius", rows, columns);
        int[][] adjacency = model.adjacency();
        int n = adjacency.length - 1;
        BigInteger[][] matrix = new BigInteger[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(matrix[i], BigInteger.ZERO);
            for (int there : adjacency[i]) {
                matrix[i][i] = matrix[i][i].add(there < 0 ? BigInteger.ZERO : BigInteger.ONE);
                if (there >= 0 && there < n) {
                    matrix[i][there] = matrix[i][there].subtract(BigInteger.ONE);
                }
            }
        }
        BigInteger trees = determinant(matrix);
        assertThat(spanningTrees(model.grid)).isEqualTo(trees);
        assertThat(trees).isEqualTo(rows == 1 ? BigInteger.valueOf(columns) : trees);
        if (rows >= 3) {
            assertThat(trees)
                    .as("the twist changes the number")
                    .isNotEqualTo(spanningTrees(GridModel.flat("cylinder", rows, columns).grid));
        }
    }

    /** Cayley: n^(n-2) trees of n numbered vertices. */
    @Test
    void perfectMazesOfACompleteGraphAreAsManyAsCayleysFormula() {
        List<List<Integer>> lists = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            int vertex = i;
            lists.add(Stream.iterate(0, n -> n < 9, n -> n + 1).filter(n -> n != vertex).toList());
        }
        assertThat(spanningTrees(new Graph(lists).grid())).isEqualTo(BigInteger.valueOf(9).pow(7));
    }

    /** Kirchhoff: a minor of degrees less neighbours. */
    public static BigInteger spanningTrees(Grid grid) {
        int n = Math.toIntExact(grid.cells()) - 1;
        BigInteger[][] matrix = new BigInteger[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(matrix[i], BigInteger.ZERO);
            long cell = grid.cellAt(i);
            for (int direction = 0; direction < grid.directions(); direction++) {
                if (grid.leads(cell, direction)) {
                    matrix[i][i] = matrix[i][i].add(BigInteger.ONE);
                    int there = (int) grid.number(grid.step(cell, direction));
                    if (there < n) {
                        matrix[i][there] = matrix[i][there].subtract(BigInteger.ONE);
                    }
                }
            }
        }
        return determinant(matrix);
    }

    /** Bareiss: without fractions. The matrix is lost. */
    private static BigInteger determinant(BigInteger[]... matrix) {
        int n = matrix.length;
        BigInteger before = BigInteger.ONE;
        for (int k = 0; k + 1 < n; k++) {
            for (int i = k + 1; i < n; i++) {
                for (int j = k + 1; j < n; j++) {
                    matrix[i][j] = matrix[i][j]
                            .multiply(matrix[k][k])
                            .subtract(matrix[i][k].multiply(matrix[k][j]))
                            .divide(before);
                }
            }
            before = matrix[k][k];
        }
        return n == 0 ? BigInteger.ONE : matrix[n - 1][n - 1];
    }

    // ---- costs of steps

    @ParameterizedTest
    @MethodSource("small")
    void boundsNeverExceedTheCheapestPath(GridModel model) {
        Grid grid = model.grid;
        long[][] cheapest = cheapest(model);
        for (int from = 0; from < cheapest.length; from++) {
            for (int to = 0; to < cheapest.length; to++) {
                long bound = grid.bound(grid.cellAt(from), grid.cellAt(to));
                assertThat(bound).isBetween(0L, cheapest[from][to]);
                if (hasExactBound(model)) {
                    assertThat(bound).as("exact bound").isEqualTo(cheapest[from][to]);
                }
            }
        }
    }

    /** Whether the grid is full, on shapes whose bound is exact then. */
    private static boolean hasExactBound(GridModel model) {
        boolean exact = model.neighbours.equals(GridModel.RECTANGLE)
                || model.neighbours.equals(GridModel.OCTILE)
                || model.neighbours.equals(GridModel.HEXAGON)
                || model.neighbours.equals(GridModel.ZETA)
                || model.neighbours.equals(GridModel.BRICK);
        return exact && model.grid.cells() == (long) model.grid.rows() * model.grid.columns();
    }

    /** Floyd and Warshall, over the drawing's neighbours; a step costs the distance of the centres of the squares. */
    private static long[][] cheapest(GridModel model) {
        int[][] adjacency = model.adjacency();
        int n = adjacency.length;
        long[][] cost = new long[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(cost[i], Long.MAX_VALUE / 4);
            cost[i][i] = 0;
            for (int direction = 0; direction < adjacency[i].length; direction++) {
                if (adjacency[i][direction] >= 0) {
                    cost[i][adjacency[i][direction]] =
                            model.neighbours.equals(GridModel.OCTILE) && direction >= 4 ? DIAGONAL : Grid.UNIT;
                }
            }
        }
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    cost[i][j] = Math.min(cost[i][j], cost[i][k] + cost[k][j]);
                }
            }
        }
        return cost;
    }

    @Test
    void onlyStepsAcrossACornerCostMoreThanTheUnit() {
        Grid octile = GridModel.masked("octile", GridModel.full(2, 2)).grid;
        assertThat(octile.isUniform()).isFalse();
        for (int direction = 0; direction < 8; direction++) {
            assertThat(octile.cost(direction)).isEqualTo(direction < 4 ? Grid.UNIT : DIAGONAL);
        }
        Grid rectangle = GridModel.rectangle(2, 2).grid;
        assertThat(rectangle.isUniform()).isTrue();
        assertThat(rectangle.cost(2)).isEqualTo(Grid.UNIT).isEqualTo(1_073_741_824L);
    }

    // ---- tiles

    /** Adjacent floor tiles are connected, but a step across a corner needs floor on both sides of it. */
    @Test
    void tilesAreConnectedWithoutCuttingCorners() {
        for (long seed = 0; seed < 40; seed++) {
            MazeRandom random = new MazeRandom(seed);
            boolean[][] floor =
                    GridModel.random(1 + (int) random.below(12), 1 + (int) random.below(80), random.nextLong());
            for (String moves : List.of("tiles", "octile")) {
                GridModel model = GridModel.masked(moves, floor);
                Maze maze = Tiles.maze(
                        GridModel.mask(floor), moves.equals("octile") ? Tiles.Moves.OCTILE : Tiles.Moves.ORTHOGONAL);
                assertThat(maze.grid().addresses()).isEqualTo(model.grid.addresses());
                for (int[] position : model.inReadingOrder()) {
                    int expected = 0;
                    int[][] beside = model.neighbours.of(position[0], position[1]);
                    for (int direction = 0; direction < beside.length; direction++) {
                        int row = beside[direction][0];
                        int column = beside[direction][1];
                        if (model.isCell(row, column)
                                && model.isCell(position[0], column)
                                && model.isCell(row, position[1])) {
                            expected |= Directions.of(direction);
                        }
                    }
                    assertThat(maze.open(maze.grid().cell(position[0], position[1]))).isEqualTo(expected);
                }
            }
        }
    }

    // ---- outlines

    @ParameterizedTest
    @MethodSource("drawn")
    void neighboursShareTheSideThatTheDirectionNames(GridModel model) {
        Grid grid = model.grid;
        Shape shape = grid.shape();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            List<Corner> corners = shape.outline(grid, cell).corners();
            int sides = 0;
            for (int i = 0; i < corners.size(); i++) {
                int direction = corners.get(i).direction();
                if (direction < 0) {
                    continue;
                }
                assertThat(Directions.contains(sides, direction)).as("one side a direction").isFalse();
                sides |= Directions.of(direction);
                if (grid.leads(cell, direction) && shape.link(grid, cell, direction) == Link.SIDE) {
                    Corner from = corners.get(i);
                    Corner to = corners.get((i + 1) % corners.size());
                    long there = grid.step(cell, direction);
                    int back = grid.opposite(cell, direction);
                    List<Corner> others = shape.outline(grid, there).corners();
                    int j = 0;
                    while (others.get(j).direction() != back) {
                        j++;
                    }
                    assertThat(others.get(j).bend()).as("seen from there").isCloseTo(-from.bend(), within(TINY));
                    assertSame(others.get(j), to);
                    assertSame(others.get((j + 1) % others.size()), from);
                }
            }
            int expected = shape instanceof Graph ? 0 : shape instanceof Tiles || shape instanceof Box ? 0b1111 : grid.sides(cell);
            assertThat(sides).isEqualTo(expected);
        }
    }

    private static void assertSame(Corner actual, Corner expected) {
        assertThat(actual.x()).isCloseTo(expected.x(), within(TINY));
        assertThat(actual.y()).isCloseTo(expected.y(), within(TINY));
    }

    @ParameterizedTest
    @MethodSource("regular")
    void outlinesAreRegularClockwiseAndFillTheGrid(GridModel model) {
        Grid grid = model.grid;
        Shape shape = grid.shape();
        double left = Double.MAX_VALUE;
        double right = 0;
        double top = Double.MAX_VALUE;
        double bottom = 0;
        Set<Long> allLengths = new HashSet<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            List<Corner> corners = shape.outline(grid, cell).corners();
            assertThat(corners).hasSizeGreaterThanOrEqualTo(3);
            double area = 0;
            Set<Long> lengths = new HashSet<>();
            for (int i = 0; i < corners.size(); i++) {
                Corner a = corners.get(i);
                Corner b = corners.get((i + 1) % corners.size());
                area += (a.x() * b.y() - b.x() * a.y()) / 2;
                lengths.add(Math.round(Math.hypot(b.x() - a.x(), b.y() - a.y()) * 1e6));
                left = Math.min(left, a.x());
                right = Math.max(right, a.x());
                top = Math.min(top, a.y());
                bottom = Math.max(bottom, a.y());
            }
            assertThat(area).as("positive where clockwise, y downwards").isCloseTo(area(shape, corners.size()), within(1e-6));
            assertThat(lengths).as("lengths of sides").hasSize(shape.name().equals("brick") ? 2 : 1);
            allLengths.addAll(lengths);
        }
        assertThat(allLengths).as("the same in all cells").hasSize(shape.name().equals("brick") ? 2 : 1);
        assertThat(left).isGreaterThanOrEqualTo(-TINY);
        assertThat(top).isGreaterThanOrEqualTo(-TINY);
        assertThat(right).isLessThanOrEqualTo(shape.width() + TINY);
        assertThat(bottom).isLessThanOrEqualTo(shape.height() + TINY);
        boolean hasCaptions = grid.levels() > 1;
        if (!(shape instanceof Graph) && !hasCaptions && grid.cells() == (long) grid.rows() * grid.columns()) {
            assertThat(left).isCloseTo(0, within(TINY));
            assertThat(top).isCloseTo(0, within(TINY));
            assertThat(right).isCloseTo(shape.width(), within(TINY));
            assertThat(bottom).isCloseTo(shape.height(), within(TINY));
        }
    }

    /**
     * Of a square of side 1, a hexagon of width 1, a triangle of side 1, a graph's disc of sixteen corners, a brick of
     * width 1; of an octagon and a square that are two cells together; of a pentagon that is a cell on average.
     */
    private static double area(Shape shape, int corners) {
        return switch (shape.name()) {
            case "hexagon" -> Math.sqrt(3) / 2;
            case "triangle" -> Math.sqrt(3) / 4;
            case "graph" -> 8 * 0.3 * 0.3 * Math.sin(Math.PI / 8);
            case "brick" -> 0.625;
            case "zeta" -> 2 * Math.sqrt(2) - 2;
            case "upsilon" -> corners == 8 ? 4 * Math.sqrt(2) - 4 : 6 - 4 * Math.sqrt(2);
            default -> 1;
        };
    }

    /** A side named top-left lies above and to the left of the cell's middle, and so does the cell behind it. */
    @ParameterizedTest
    @MethodSource("regular")
    void sidesAreNamedAfterTheirDirection(GridModel model) {
        Grid grid = model.grid;
        Shape shape = grid.shape();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Set<String> names = new HashSet<>();
            Corner here = shape.outline(grid, cell).centre();
            List<Corner> corners = shape.outline(grid, cell).corners();
            for (int i = 0; i < corners.size(); i++) {
                int direction = corners.get(i).direction();
                if (direction >= 0) {
                    Corner next = corners.get((i + 1) % corners.size());
                    Corner middle = new Corner(
                            (corners.get(i).x() + next.x()) / 2, (corners.get(i).y() + next.y()) / 2, -1);
                    assertThat(pointsFrom(shape.side(grid, cell, direction), here, middle)).isTrue();
                }
            }
            for (int rest = grid.sides(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                String name = shape.side(grid, cell, direction);
                assertThat(names.add(name)).as(name).isTrue();
                if (shape instanceof Graph) {
                    assertThat(name).isEqualTo("to-" + model.adjacency()[(int) cell][direction]);
                } else if (grid.leads(cell, direction) && shape.link(grid, cell, direction) != Link.SEAM) {
                    Corner there = shape.outline(grid, grid.step(cell, direction)).centre();
                    assertThat(pointsFrom(name, here, there)).as(name).isTrue();
                }
            }
        }
    }

    private static boolean pointsFrom(String name, Corner here, Corner there) {
        List<String> words = List.of(name.split("-", -1));
        return !words.isEmpty()
                && List.of("top", "bottom", "left", "right").containsAll(words)
                && (!words.contains("left") || there.x() < here.x() - 0.1)
                && (!words.contains("right") || there.x() > here.x() + 0.1)
                && (!words.contains("top") || there.y() < here.y() - 0.1)
                && (!words.contains("bottom") || there.y() > here.y() + 0.1);
    }

    // ---- refusals

    @Test
    void gridsWithoutCellsAreRefused() {
        assertThatThrownBy(() -> new Rectangle(0, 5, null).grid())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("0x5")
                .hasMessageContaining("1 to 2147483647");
        assertThatThrownBy(() -> new Rectangle(5, -1, null).grid())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("5x-1");
        assertThatThrownBy(() -> new Rectangle(3, 4, new Mask(3, 4)).grid())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("3x4");
        assertThatThrownBy(() -> new Graph(List.of()).grid()).isInstanceOf(UsageException.class);
    }

    @Test
    void latticesWithoutAnOppositeEdgeAreRefused() {
        Shape shape = new Rectangle(3, 3, null);
        Lattice withoutReturn = Lattice.of(new int[][] {{0, 1}, {1, 0}, {-1, 0}});
        assertThatThrownBy(() -> Grid.of(shape, 3, 3, withoutReturn))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("no edge leads back");
        Lattice wrongKind = Lattice.of(new int[][] {{0, 1}, {1, 0}}, new int[][] {{0, 1}, {-1, 0}});
        assertThatThrownBy(() -> Grid.of(shape, 3, 3, wrongKind))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("no edge leads back");
    }

    @Test
    void invalidGraphsAreRefused() {
        assertThatThrownBy(() -> new Graph(List.of(List.of(1), List.of())).grid())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("from cell 1 to cell 0");
        assertThatThrownBy(() -> new Graph(List.of(List.of(0))).grid())
                .as("a vertex beside itself")
                .isInstanceOf(UsageException.class);
        assertThatThrownBy(() -> new Graph(List.of(List.of(2), List.of())).grid())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("cell 2")
                .hasMessageContaining("0 to 1");
        assertThatThrownBy(() -> new Graph(List.of(List.of(-1))).grid()).isInstanceOf(UsageException.class);
        assertThatThrownBy(() -> new Graph(List.of(List.of(1, 1), List.of(0, 0))).grid())
                .as("the same neighbour twice")
                .isInstanceOf(UsageException.class);
        List<List<Integer>> star = new ArrayList<>();
        star.add(Stream.iterate(1, n -> n <= 33, n -> n + 1).toList());
        for (int i = 0; i < 33; i++) {
            star.add(List.of(0));
        }
        assertThatThrownBy(() -> new Graph(star).grid())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("33")
                .hasMessageContaining("32");
    }

    @Test
    void aCellCanHaveThirtyTwoNeighbours() {
        List<List<Integer>> star = new ArrayList<>();
        star.add(Stream.iterate(1, n -> n <= 32, n -> n + 1).toList());
        for (int i = 0; i < 32; i++) {
            star.add(List.of(0));
        }
        Grid grid = new Graph(star).grid();
        assertThat(grid.directions(0)).isEqualTo(-1);
        Maze maze = new Maze(grid);
        for (int direction = 0; direction < 32; direction++) {
            assertThat(maze.unvisited(0)).isEqualTo(-1 << direction);
            maze.carve(0, direction);
        }
        assertThat(maze.passages()).isEqualTo(32);
    }
}
