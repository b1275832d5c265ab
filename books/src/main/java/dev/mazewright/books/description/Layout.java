package dev.mazewright.books.description;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
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

    /**
     * Returns the layout of this name.
     *
     * @throws UsageException if no layout has this name
     */
    public static Layout parse(String text) {
        return Stream.of(values())
                .filter(layout -> layout.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new UsageException("the layout '" + text + "'; " + Names.suggest(text, names())));
    }

    public static List<String> names() {
        return Stream.of(values()).map(Layout::toString).toList();
    }
}
