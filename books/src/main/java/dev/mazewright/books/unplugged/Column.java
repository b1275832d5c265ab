package dev.mazewright.books.unplugged;

import java.util.ArrayList;
import java.util.List;

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
