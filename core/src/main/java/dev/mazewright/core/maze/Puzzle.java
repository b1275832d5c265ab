package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.rows.RootedRows;
import dev.mazewright.core.rows.SquareRows;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A maze with its {@link Ends} and the recipe that makes it. The maze is one of three: a {@link Maze} in memory; on a
 * full grid of squares, its rows as a stream; or, where the seed alone decides them, the parent of any cell in closed
 * form.
 *
 * <p>Immutable, but for the maze that it holds or streams.
 */
public final class Puzzle {
    private final @Nullable Maze maze;
    private final @Nullable SquareRows rows;
    private final @Nullable RootedRows parents;
    private final Grid grid;
    private final Ends ends;
    private final @Nullable String recipe;

    private Puzzle(
            @Nullable Maze maze,
            @Nullable SquareRows rows,
            @Nullable RootedRows parents,
            Grid grid,
            Ends ends,
            @Nullable String recipe) {
        this.maze = maze;
        this.rows = rows;
        this.parents = parents;
        this.grid = grid;
        this.ends = ends;
        this.recipe = recipe;
    }

    /**
     * A maze in memory.
     *
     * @param recipe the text of the recipe that makes it, or null without one
     */
    public Puzzle(Maze maze, Ends ends, @Nullable String recipe) {
        this(maze, null, null, maze.grid(), ends, recipe);
    }

    /** A maze alone. */
    public static Puzzle of(Maze maze) {
        return new Puzzle(maze, Ends.NONE, null);
    }

    /**
     * A maze on a full grid of squares, streamed row by row.
     *
     * @param recipe the text of the recipe that makes it, or null without one
     */
    public static Puzzle streamed(SquareRows rows, Grid grid, Ends ends, @Nullable String recipe) {
        return new Puzzle(null, rows, null, grid, ends, recipe);
    }

    /**
     * A maze on a full grid of squares that is never made: the parent of each cell is computed when it is asked for.
     *
     * @param recipe the text of the recipe that makes it
     */
    public static Puzzle closedForm(RootedRows parents, Grid grid, Ends ends, String recipe) {
        return new Puzzle(null, null, parents, grid, ends, recipe);
    }

    /**
     * The maze.
     *
     * @throws IllegalStateException if it is not in memory
     */
    public Maze maze() {
        return available(maze, "maze in memory");
    }

    /**
     * The rows of the maze. If it is streamed, every call returns the same stream, which can be read once.
     *
     * @throws IllegalStateException if it {@link #hasRows has none}
     */
    public SquareRows rows() {
        return maze != null && hasRows() ? maze.rows() : available(rows, "rows");
    }

    /** Whether it is streamed, and not in memory. */
    public boolean isStreamed() {
        return rows != null;
    }

    /** Whether it has rows: it is streamed, or in memory on a full grid of squares. */
    public boolean hasRows() {
        return rows != null || (maze != null && grid.isSquares());
    }

    /**
     * The parents of its cells, in closed form.
     *
     * @throws IllegalStateException if it is not in closed form
     */
    public RootedRows parents() {
        return available(parents, "parents in closed form");
    }

    private static <T> T available(@Nullable T part, String what) {
        if (part == null) {
            throw new IllegalStateException("this puzzle has no " + what);
        }
        return part;
    }

    /** Its grid. */
    public Grid grid() {
        return grid;
    }

    /** Its start, goals and openings. */
    public Ends ends() {
        return ends;
    }

    /** The text of the recipe that makes it, or null if it was read from a file that had none. */
    public @Nullable String recipe() {
        return recipe;
    }

    /** The same without the recipe. */
    public Puzzle withoutRecipe() {
        return new Puzzle(maze, rows, parents, grid, ends, null);
    }

    /** The cell where the path begins, or {@link Grid#NONE} without a start. */
    public long start() {
        return ends.start();
    }

    /** The cells where the path may end; empty without a goal. */
    public long[] goals() {
        return ends.goals();
    }

    /** The openings in the outline. */
    public List<Opening> openings() {
        return ends.openings();
    }

    /** The start, or the first cell without one. */
    public long startOrFirst() {
        return ends.hasStart() ? ends.start() : grid.first();
    }

    /** The goals, or the last cell without one. */
    public long[] goalsOrLast() {
        return ends.hasGoals() ? ends.goals() : new long[] {grid.cellAt(grid.cells() - 1)};
    }

    /** The same with other ends. */
    public Puzzle withEnds(Ends others) {
        return new Puzzle(maze, rows, parents, grid, others, recipe);
    }

    /** The same with another recipe, or none. */
    public Puzzle withRecipe(@Nullable String other) {
        return new Puzzle(maze, rows, parents, grid, ends, other);
    }

    /** The same with other rows, such as ones that count how many were read. */
    public Puzzle withRows(SquareRows others) {
        return new Puzzle(null, others, null, grid, ends, recipe);
    }

    /** The same puzzle; if it has no start or no goal, with those of the path. Unchanged if no path was found. */
    public Puzzle between(Path path) {
        if (!path.found()) {
            return this;
        }
        Ends found = ends.hasStart() ? ends : ends.withStart(path.start());
        return withEnds(ends.hasGoals() ? found : found.withGoals(path.goal()));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Puzzle that
                && Objects.equals(maze, that.maze)
                && Objects.equals(rows, that.rows)
                && Objects.equals(parents, that.parents)
                && (maze != null || grid.shape().equals(that.grid.shape()))
                && ends.equals(that.ends)
                && Objects.equals(recipe, that.recipe);
    }

    @Override
    public int hashCode() {
        return Objects.hash(maze, rows, parents, ends, recipe);
    }

    @Override
    public String toString() {
        return "Puzzle[" + (recipe == null ? grid.shape().name() + " " + grid.shape().size() : recipe) + ", " + ends + "]";
    }
}
