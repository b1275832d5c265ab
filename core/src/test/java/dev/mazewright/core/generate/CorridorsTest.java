package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mazes on tiles with corridors and walls of given widths. */
class CorridorsTest {
    /** Each tile is floor where the maze of cells, drawn as blocks, has a cell or an open edge. */
    @ParameterizedTest
    @CsvSource({
        "31, 41, 1, 1, kruskal, 15, 20", "512, 512, 32, 1, recursive-backtracker, 15, 15", "40, 37, 4, 2, wilson, 6, 5",
        "30, 50, 1, 3, eller, 6, 11", "3, 3, 1, 1, wilson, 1, 1", "9, 5, 3, 1, wilson, 2, 1"
    })
    void floorIsTheMazeOfCellsDrawnInTheseWidths(
            int rows, int columns, int corridor, int wall, String generator, int cellRows, int cellColumns) {
        Puzzle puzzle = Recipe.parse("tiles:" + rows + "x" + columns + "/corridors:" + corridor + ",wall=" + wall + ",generator="
                        + generator + "/seed:7")
                .make();
        Maze cells = new Maze(new Rectangle(cellRows, cellColumns, null).grid());
        Entry<Generator> inner = Catalog.generator(generator);
        inner.make("").generate(cells, new MazeRandom(7).stream("generator").stream("cells"));
        int period = corridor + wall;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                boolean isInRow = row % period >= wall;
                boolean isInColumn = column % period >= wall;
                long cell = cells.grid().cell((row - wall) / period, (column - wall) / period);
                boolean isBeyond = row >= wall + cellRows * period - wall || column >= wall + cellColumns * period - wall;
                boolean isFloor;
                if (isBeyond || row < wall || column < wall) {
                    isFloor = false;
                } else if (isInRow && isInColumn) {
                    isFloor = true;
                } else if (isInRow) {
                    isFloor = cells.isOpen(cell, Rectangle.EAST);
                } else {
                    isFloor = isInColumn && cells.isOpen(cell, Rectangle.SOUTH);
                }
                assertThat(puzzle.grid().cell(row, column) != Grid.NONE).as("%s,%s", row, column).isEqualTo(isFloor);
            }
        }
        assertThat(puzzle.start()).isEqualTo(puzzle.grid().cell(wall, wall));
        assertThat(puzzle.goals()).containsExactly(puzzle.grid().cellAt(puzzle.grid().cells() - 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tiles:2x9/corridors", "tiles:9x9/corridors:8", "tiles:9x9/corridors:4,wall=3"})
    void corridorsThatDoNotFitAreRefused(String recipe) {
        assertThatThrownBy(() -> Recipe.parse(recipe + "/seed:1").make())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("does not fit on")
                .hasMessageContaining("take at least");
    }

    @Test
    void masksAreRefused() {
        assertThatThrownBy(() -> Recipe.parse("tiles:30x30,mask=heart/corridors/seed:1").make())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("mask");
    }
}
