package dev.mazewright.core.solve.search;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;

/** A grid without walls. */
public final class OpenGrid {
    private OpenGrid() {}

    /** The maze in which all edges are open. */
    public static Maze of(Grid grid) {
        Maze field = new Maze(grid);
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                field.carve(cell, Directions.first(rest));
            }
        }
        return field;
    }
}
