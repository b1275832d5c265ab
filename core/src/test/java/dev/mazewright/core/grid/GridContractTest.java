package dev.mazewright.core.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** One contract over every kind of grid: addresses, numbers, steps and edges against {@link GridModel}. */
class GridContractTest {
    /** Each shape has a model; shapes that draw random numbers have tests of their own as well. */
    @Test
    void everyShapeHasAModel() {
        Set<String> names = new HashSet<>();
        GridModels.connected().forEach(model -> names.add(model.grid.shape().name()));
        names.add("tiles"); // on which generators dig floor
        names.add("weave"); // where two cells share a position: WeaveTest
        assertThat(names).containsExactlyInAnyOrderElementsOf(
                Catalog.SHAPES.stream().map(Entry::name).toList());
    }

    @ParameterizedTest
    @MethodSource("dev.mazewright.core.testing.GridModels#all")
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
    @MethodSource("dev.mazewright.core.testing.GridModels#all")
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
            Grid grid = GridModel.shape(shape, most, most, null).grid();
            assertThat(grid.cells()).isEqualTo((long) most * most);
            long last = grid.cell(most - 1, most - 1);
            assertThat(last).isBetween(grid.cells() - 1, grid.addresses() - 1);
            assertThat(grid.row(last)).isEqualTo(most - 1);
            assertThat(grid.column(last)).isEqualTo(most - 1);
            assertThat(grid.number(last)).isEqualTo(grid.cells() - 1);
            assertThat(grid.cellAt(grid.cells() - 1)).isEqualTo(last);
        }
    }

    @ParameterizedTest
    @MethodSource("dev.mazewright.core.testing.GridModels#all")
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
    @MethodSource("dev.mazewright.core.testing.GridModels#all")
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
    @MethodSource("dev.mazewright.core.testing.GridModels#all")
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
}
