package dev.mazewright.formats.io;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is to be written.
 *
 * @param puzzle the maze with its start, goals and openings
 * @param solution the path to show, or null for none
 * @param pieces of a window, the pieces of the path to show, which lie in it, or null for none; in place of a solution
 * @param style the style parameters
 * @param annotation a line of text under the maze in pictures, or null for none
 * @param animation how it is generated or solved, for formats that are animated, or null
 * @param context the memory that writing may take
 */
public record Document(
        Puzzle puzzle,
        @Nullable Path solution,
        @Nullable List<Path> pieces,
        Style style,
        @Nullable String annotation,
        @Nullable Animation animation,
        Context context) {
    /** Copies the pieces. */
    public Document {
        pieces = pieces == null ? null : List.copyOf(pieces);
    }

    /** A maze, perhaps with a path to show, in a style; writing it may take all free memory. */
    public Document(Puzzle puzzle, @Nullable Path solution, Style style) {
        this(puzzle, solution, null, style, null, null, Context.standard());
    }

    /** A maze in the default style, without its solution; writing it may take all free memory. */
    public static Document of(Puzzle puzzle) {
        return new Document(puzzle, null, Style.DEFAULT);
    }

    /** The same with a line of text under the maze. */
    public Document annotated(String line) {
        return new Document(puzzle, solution, pieces, style, line, animation, context);
    }

    /** The same with other rows of a maze that is streamed, such as ones that count how many were read. */
    public Document withRows(SquareRows rows) {
        return new Document(puzzle.withRows(rows), solution, pieces, style, annotation, animation, context);
    }

    /** The same in another style. */
    public Document in(Style other) {
        return new Document(puzzle, solution, pieces, other, annotation, animation, context);
    }

    /** The same with an animation. */
    public Document animated(Animation other) {
        return new Document(puzzle, solution, pieces, style, annotation, other, context);
    }

    /** The same with another solution to show, or none. */
    public Document withSolution(@Nullable Path path) {
        return new Document(puzzle, path, null, style, annotation, animation, context);
    }

    /** The same with the pieces of a path that lie in a window. */
    public Document withPieces(List<Path> some) {
        return new Document(puzzle, null, some, style, annotation, animation, context);
    }

    /** Whether it shows a path, even if nothing of that lies here. */
    public boolean isSolved() {
        return solution != null || pieces != null;
    }

    /** The paths to show: the solution if it was found, or the pieces. */
    public List<Path> paths() {
        if (pieces != null) {
            return pieces;
        }
        return solution == null || !solution.found() ? List.of() : List.of(solution);
    }

    /** Whether the cells of the paths are filled, and no line drawn: as the style says, else for a picture maze. */
    public boolean hasFilledPaths() {
        Finish.SolutionStyle shown = style.finish().solution();
        return (shown == null || shown == Finish.SolutionStyle.PICTURE) ? hasPicture(puzzle.recipe()) : shown == Finish.SolutionStyle.CELLS;
    }

    /** The cells of a picture maze's path that alone are filled; null if all are. */
    public @Nullable Mask filledPicture() {
        boolean isAsked = style.finish().solution() == Finish.SolutionStyle.PICTURE;
        String recipe = puzzle.recipe();
        return isAsked && recipe != null && hasPicture(recipe) ? Recipe.parse(recipe).picture() : null;
    }

    private static boolean hasPicture(@Nullable String recipe) {
        return recipe != null && recipe.contains("paint=") && Recipe.parse(recipe).hasPicture(); // parses few recipes
    }

    /** The same, written within another context. */
    public Document within(Context other) {
        return new Document(puzzle, solution, pieces, style, annotation, animation, other);
    }

    /** The maze alone, in the default style, within the same context. */
    public Document plain() {
        return of(puzzle).within(context);
    }

    /** Makes sure that writing can have these bytes of memory; an {@link InsufficientMemoryException}, with what is being done, if not. */
    public void requireMemory(String what, long bytes) {
        context.requireMemory(what, bytes);
    }
}
