package dev.mazewright.core.shape.support;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import java.util.List;

/** What shapes made of unit squares share. */
public final class Squares {
    public static final int NORTH = 0;
    public static final int EAST = 1;
    public static final int SOUTH = 2;
    public static final int WEST = 3;

    /** How many directions a square has. */
    public static final int DIRECTIONS = 4;

    /** Linear forms that bound paths whose steps go to the side or up and down: |rows| + |columns|. */
    @SuppressWarnings("MutablePublicArray") // never written
    public static final long[][] MANHATTAN = {{Grid.UNIT, Grid.UNIT}, {Grid.UNIT, -Grid.UNIT}};

    private static final List<String> SIDES = List.of(
            "top", "right", "bottom", "left", "top-right", "bottom-right", "bottom-left", "top-left");

    private Squares() {}

    public static String side(int direction) {
        return SIDES.get(direction);
    }

    /** Whether one of these directions is straight across the other; a half twist between two edges changes nothing. */
    public static boolean areOpposite(int one, int other) {
        return (one ^ other) == SOUTH;
    }

    public static Outline outline(Grid grid, long cell) {
        return outline(grid.column(cell), grid.row(cell));
    }

    /** The unit square whose top left corner is here. */
    public static Outline outline(double left, double top) {
        return new Outline(List.of(
                new Corner(left, top, NORTH),
                new Corner(left + 1, top, EAST),
                new Corner(left + 1, top + 1, SOUTH),
                new Corner(left, top + 1, WEST)));
    }
}
