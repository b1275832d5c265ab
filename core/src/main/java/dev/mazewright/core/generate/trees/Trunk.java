package dev.mazewright.core.generate.trees;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import java.util.function.LongConsumer;

/** The cells of a maze that is to be completed. Takes time proportional to the cells of the grid. */
public final class Trunk {
    private Trunk() {}

    /** All cells that have a passage, in reading order. */
    public static CellList cells(Maze maze) {
        CellList cells = new CellList();
        forEach(maze, cells::add);
        return cells;
    }

    /** Does this with each cell that has a passage, in reading order. */
    public static void forEach(Maze maze, LongConsumer action) {
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (maze.isVisited(cell)) {
                action.accept(cell);
            }
        }
    }
}
