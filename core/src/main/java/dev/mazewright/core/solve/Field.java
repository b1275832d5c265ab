package dev.mazewright.core.solve;

import dev.mazewright.core.Directions;
import dev.mazewright.core.Grid;
import dev.mazewright.core.Maze;

/** A grid without walls. */
final class Field {
    private Field() {}

    /** The maze in which all ways from cell to cell are open. */
    static Maze of(Grid grid) {
        Maze field = new Maze(grid);
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                field.carve(cell, Directions.first(rest));
            }
        }
        return field;
    }
}
