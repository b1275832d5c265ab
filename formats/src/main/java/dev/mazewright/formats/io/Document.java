package dev.mazewright.formats.io;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import org.jspecify.annotations.Nullable;

/**
 * What is to be written.
 *
 * @param puzzle the maze with its start, goals and openings
 * @param solution the path to show, or null for none
 * @param style the style parameters
 * @param annotation a line of text under the maze in pictures, or null for none
 * @param animation how it is generated or solved, for formats that are animated, or null
 */
public record Document(
        Puzzle puzzle, @Nullable Path solution, Style style, @Nullable String annotation, @Nullable Animation animation) {
    /** A maze, perhaps with a path to show, in a style. */
    public Document(Puzzle puzzle, @Nullable Path solution, Style style) {
        this(puzzle, solution, style, null, null);
    }

    /** A maze in the default style, without its solution. */
    public static Document of(Puzzle puzzle) {
        return new Document(puzzle, null, Style.DEFAULT);
    }

    /** The same with a line of text under the maze. */
    public Document annotated(String line) {
        return new Document(puzzle, solution, style, line, animation);
    }

    /** The same with an animation. */
    public Document animated(Animation other) {
        return new Document(puzzle, solution, style, annotation, other);
    }
}
