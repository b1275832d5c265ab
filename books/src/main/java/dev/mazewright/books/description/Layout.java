package dev.mazewright.books.description;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What pages of mazes are for. */
public enum Layout {
    /** A bound book. */
    BOOK,
    /** Sheets that are handed out, with mazes that are equally difficult. */
    WORKSHEET,
    /** Sheets on which an algorithm is run by hand. */
    UNPLUGGED;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static List<String> names() {
        return Stream.of(values()).map(Layout::toString).toList();
    }
}
