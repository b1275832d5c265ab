package dev.mazewright.formats;

import dev.mazewright.core.Path;
import dev.mazewright.core.Puzzle;
import org.jspecify.annotations.Nullable;

/**
 * What is to be written.
 *
 * @param puzzle the maze with its start, goals and openings
 * @param solution the way to show, or null for none
 * @param style how pictures look and how much documents tell
 */
public record Document(Puzzle puzzle, @Nullable Path solution, Style style) {
    /** A maze in the default style, without its solution. */
    public static Document of(Puzzle puzzle) {
        return new Document(puzzle, null, Style.DEFAULT);
    }
}
