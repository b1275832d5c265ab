package dev.mazewright.books.unplugged;

/** What stands in a row of a table. */
public enum TableRow {
    /** Which neighbour is next: 1 is the one with the lowest number. */
    RANDOM_NUMBER,
    /** The cells, in the order in which they are reached. */
    CELL,
    /** The cell from which a cell is reached. */
    FROM,
    /** The two cells beside a wall. */
    WALL,
    /** The names of their components. */
    COMPONENTS,
    /** Whether the wall is opened, {@link HandRun#OPENED}, or kept, {@link HandRun#KEPT}. */
    OPENED,
    /** The cells in the order of their numbers. */
    NUMBER,
    /** The next cell on the path back to the start. */
    PARENT
}
