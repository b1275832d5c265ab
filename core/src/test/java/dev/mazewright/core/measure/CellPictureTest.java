package dev.mazewright.core.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.testing.GridModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mazes drawn as tiles, cell by cell, are recognized in the tiles. */
class CellPictureTest {
    /** With an outer wall, or without, as text files have both. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "1, 5, 1", "5, 1, 1", "2, 2, 1", "7, 9, 1", "20, 33, 1", "2, 2, 0", "7, 9, 0", "20, 33, 0"})
    void perfectMazesAreRecognized(int rows, int columns, int border) {
        GridModel model = GridModel.rectangle(rows, columns);
        for (long seed = 0; seed < 20; seed++) {
            Maze maze = new Maze(model.grid);
            Catalog.generator("wilson").make("").generate(maze, new MazeRandom(seed));
            boolean[][] floor = draw(model, maze, border);
            Maze tiles = Tiles.maze(GridModel.mask(floor), Tiles.Moves.ORTHOGONAL);
            long startTile = tiles.grid().cell(border, border);
            long goalTile = tiles.grid().cell(border + 2L * (rows - 1), border + 2L * (columns - 1));
            Puzzle seen = CellPicture.cells(new Puzzle(tiles, Ends.NONE.withStart(startTile).withGoals(goalTile), null));
            assertThat(seen).isNotNull();
            assertThat(seen.maze()).isEqualTo(maze);
            assertThat(seen.openings()).isEmpty();
            assertThat(seen.start()).isEqualTo(model.grid.first());
            assertThat(seen.goals()).containsExactly(model.grid.cellAt(model.grid.cells() - 1));
        }
    }

    /** A tile for each cell, and one for each passage between two. */
    private static boolean[][] draw(GridModel model, Maze maze, int border) {
        int rows = model.cells.length;
        int columns = model.cells[0].length;
        boolean[][] floor = new boolean[2 * rows - 1 + 2 * border][2 * columns - 1 + 2 * border];
        for (int[] position : model.inReadingOrder()) {
            int row = border + 2 * position[0];
            int column = border + 2 * position[1];
            floor[row][column] = true;
            long cell = maze.grid().cell(position[0], position[1]);
            if (maze.isOpen(cell, 1)) {
                floor[row][column + 1] = true;
            }
            if (maze.isOpen(cell, 2)) {
                floor[row + 1][column] = true;
            }
        }
        return floor;
    }

    @Test
    void gapsInTheOutlineAreOpenings() {
        GridModel model = GridModel.rectangle(3, 4);
        Maze maze = new Maze(model.grid);
        Catalog.generator("kruskal").make("").generate(maze, new MazeRandom(1));
        boolean[][] floor = draw(model, maze, 1);
        floor[1][0] = true;
        floor[6][7] = true;
        Puzzle seen = CellPicture.cells(Puzzle.of(Tiles.maze(GridModel.mask(floor), Tiles.Moves.ORTHOGONAL)));
        assertThat(seen).isNotNull();
        assertThat(seen.maze()).isEqualTo(maze);
        assertThat(seen.openings())
                .containsExactly(
                        new Opening(model.grid.cell(0, 0), 3), new Opening(model.grid.cell(2, 3), 2));
    }

    @Test
    void bricksInPlaceOfCellsAreNotCells() {
        boolean[][] cells = GridModel.full(4, 5);
        cells[0][0] = false;
        cells[2][2] = false;
        GridModel model = GridModel.masked("rectangle", cells);
        Maze maze = new Maze(model.grid);
        Catalog.generator("kruskal").make("").generate(maze, new MazeRandom(1));
        Puzzle seen = CellPicture.cells(
                Puzzle.of(Tiles.maze(GridModel.mask(draw(model, maze, 1)), Tiles.Moves.ORTHOGONAL)));
        assertThat(seen).isNotNull();
        assertThat(seen.maze()).isEqualTo(maze);
        assertThat(seen.maze().grid().cells()).isEqualTo(18);
    }

    @Test
    void otherFloorsAreNotRecognized() {
        for (int[] size : new int[][] {{2, 2}, {3, 3}, {8, 9}, {9, 9}}) {
            Maze open = Tiles.maze(GridModel.mask(GridModel.full(size[0], size[1])), Tiles.Moves.ORTHOGONAL);
            assertThat(CellPicture.cells(Puzzle.of(open))).as("open floor").isNull();
        }
        GridModel model = GridModel.rectangle(5, 6);
        Maze maze = new Maze(model.grid);
        Catalog.generator("kruskal").make("").generate(maze, new MazeRandom(1));
        boolean[][] floor = draw(model, maze, 1);
        floor[4][4] = true;
        assertThat(CellPicture.cells(Puzzle.of(Tiles.maze(GridModel.mask(floor), Tiles.Moves.ORTHOGONAL))))
                .as("a missing post")
                .isNull();
        assertThat(CellPicture.cells(Puzzle.of(maze))).as("cells, no tiles").isNull();
    }
}
