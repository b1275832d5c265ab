package dev.mazewright.core.generate.floor;

import dev.mazewright.core.generate.floor.Digger.Value;
import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.shape.Rectangle;

/**
 * What the squares of a grid of tiles are, for a {@link Digger}: two squares of floor that touch are open to each other
 * in the maze, and nothing else is. Takes 2 bits an address.
 */
final class Brickwork {
    /** The directions of squares that touch. Tiles may also have some across corners, which are not for digging. */
    static final int[] AROUND = {Rectangle.NORTH, Rectangle.SOUTH, Rectangle.EAST, Rectangle.WEST};

    /** By code; squares outside of the grid store no value. */
    private static final Value[] INSIDE = {Value.EMPTY, Value.WALL, Value.VISITED, Value.END};

    private final Maze maze;
    private final Grid grid;
    private final CellValues values;

    /** All of it brick. */
    Brickwork(Maze maze) {
        this.maze = maze;
        grid = maze.grid();
        values = new CellValues(grid.addresses(), 2);
        values.fill(0, grid.addresses(), Value.WALL.code());
    }

    /** Whether this is a square; any number may be asked for. */
    boolean isInside(long cell) {
        return cell >= 0 && cell < grid.addresses() && grid.isCell(cell);
    }

    /** Whether a square lies in a direction, and that is one of the four. */
    boolean leads(long cell, int direction) {
        return direction >= 0 && direction <= Rectangle.WEST && grid.isCell(grid.step(cell, direction));
    }

    /** What a square is; any number may be asked for. */
    Value at(long cell) {
        return isInside(cell) ? INSIDE[values.get(cell)] : Value.INVALID;
    }

    /** Whether a square is not a brick. */
    boolean isFloor(long cell) {
        return values.get(cell) != Value.WALL.code();
    }

    /** Makes a square of floor another kind of floor, without a trace event. */
    void mark(long cell, Value value) {
        values.set(cell, value.code());
    }

    /** Makes a square floor of some kind, open to all floor beside it, or brick. */
    void set(long cell, Value value) {
        if (values.get(cell) == Value.VISITED.code()) {
            maze.erase(cell); // no walk has come through it any more
        }
        values.set(cell, value.code());
        if (value == Value.WALL) {
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                maze.wall(cell, Directions.first(rest));
            }
            maze.fill(cell);
            return;
        }
        for (int direction : AROUND) {
            if (leads(cell, direction) && isFloor(grid.step(cell, direction))) {
                maze.carve(cell, direction);
            }
        }
        maze.visit(cell);
    }
}
