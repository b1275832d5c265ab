package dev.mazewright.books.unplugged;

import dev.mazewright.core.maze.Puzzle;
import java.util.ArrayList;
import java.util.List;

/**
 * A run of an algorithm as it is written down by hand. Cells have the numbers 1, 2, ... in reading order.
 *
 * @param puzzle the maze that the run makes, or whose solution it finds
 * @param rows of the table
 * @param columns of the table
 * @param frontiers of a search, that of the start first: numbers of cells, ascending; empty for other algorithms
 * @param path that a search finds, numbers of cells; empty for other algorithms
 * @param first the number of the given cell: the first cell in the maze, or the start; 0 if no cell is given
 * @param last the number of the goal of a search; 0 for other algorithms
 * @param isUnique whether the tables are the same in whichever order the cells of a frontier are taken
 */
public record HandRun(
        Puzzle puzzle,
        List<TableRow> rows,
        List<Column> columns,
        List<List<Long>> frontiers,
        List<Long> path,
        long first,
        long last,
        boolean isUnique) {
    /** In the row of opened walls, of those that are. */
    public static final String OPENED = "+";

    /** In the row of opened walls, of those that stay. */
    public static final String KEPT = "–";

    /** Copies the lists. */
    public HandRun {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
        frontiers = frontiers.stream().map(List::copyOf).toList();
        path = List.copyOf(path);
    }

    /**
     * A column of a table: a step of an algorithm, or a cell.
     *
     * @param slots a box for each row
     * @param isFirst whether a part of the work begins, such as a walk
     */
    public record Column(List<Slot> slots, boolean isFirst) {
        /** Copies the list. */
        public Column {
            slots = List.copyOf(slots);
        }

        static Column of(Slot... slots) {
            return new Column(List.of(slots), false);
        }

        /** A column that begins a part of the work. */
        static Column first(Slot... slots) {
            return new Column(List.of(slots), true);
        }

        /** The same with another box in a row. */
        Column with(int row, Slot slot) {
            List<Slot> others = new ArrayList<>(slots);
            others.set(row, slot);
            return new Column(others, isFirst);
        }
    }

    /**
     * A box of a table.
     *
     * @param values that stand in it side by side; empty values where the box stays empty
     * @param isGiven whether they are printed before the table is filled in
     * @param isCrossed whether they are crossed out later
     */
    public record Slot(List<String> values, boolean isGiven, boolean isCrossed) {
        /** Copies the list. */
        public Slot {
            values = List.copyOf(values);
        }

        /** A box with a number that is printed. */
        static Slot given(long value) {
            return new Slot(List.of(Long.toString(value)), true, false);
        }

        /** A box that stays empty. */
        static Slot none() {
            return new Slot(List.of(""), true, false);
        }

        /** A box for a number. */
        static Slot blank(long value) {
            return blank(Long.toString(value));
        }

        /** A box for a word. */
        static Slot blank(String value) {
            return new Slot(List.of(value), false, false);
        }

        /** The same, crossed out. */
        Slot crossed() {
            return new Slot(values, isGiven, true);
        }
    }
}
