package dev.mazewright.books.unplugged;

import java.util.List;

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
