package dev.mazewright.formats.io;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import org.jspecify.annotations.Nullable;

/**
 * What is to be written.
 *
 * @param puzzle the maze with its start, goals and openings
 * @param solution the way to show, or null for none
 * @param style how pictures look and how much documents tell
 * @param annotation a line of text under the maze in pictures, or null for none
 * @param film how it was made or solved, for animations, or null
 */
public record Document(
        Puzzle puzzle, @Nullable Path solution, Style style, @Nullable String annotation, @Nullable Animation film) {
    /** A maze, perhaps with a way to show, in a style. */
    public Document(Puzzle puzzle, @Nullable Path solution, Style style) {
        this(puzzle, solution, style, null, null);
    }

    /** A maze in the default style, without its solution. */
    public static Document of(Puzzle puzzle) {
        return new Document(puzzle, null, Style.DEFAULT);
    }

    /** The same with a line of text under the maze. */
    public Document annotated(String line) {
        return new Document(puzzle, solution, style, line, film);
    }

    /** The same with a film. */
    public Document filmed(Animation other) {
        return new Document(puzzle, solution, style, annotation, other);
    }
}
