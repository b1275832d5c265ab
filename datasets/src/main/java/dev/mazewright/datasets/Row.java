package dev.mazewright.datasets;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.SolutionMeasures;
import dev.mazewright.core.recipe.Recipe;
import org.jspecify.annotations.Nullable;

/**
 * A row of a dataset: a maze with its start and goal, the recipe that makes both again, and a shortest path.
 *
 * <p>Its maze is valid until the {@link Rows} that it came from make another. Not safe for threads.
 */
public final class Row {
    private final Split split;
    private final long number;
    private final Recipe recipe;
    private final @Nullable String seedless;
    private final Puzzle puzzle;
    private final RowSolution solution;
    private final long tries;

    Row(Split split, long number, Recipe recipe, Puzzle puzzle, RowSolution solution, long tries) {
        this(split, number, recipe, null, puzzle, solution, tries);
    }

    /**
     * A row.
     *
     * @param seedless the text of the recipe without the number of the seed at its end, or null if it is not known
     */
    Row(
            Split split,
            long number,
            Recipe recipe,
            @Nullable String seedless,
            Puzzle puzzle,
            RowSolution solution,
            long tries) {
        this.split = split;
        this.number = number;
        this.recipe = recipe;
        this.seedless = seedless;
        this.puzzle = puzzle;
        this.solution = solution;
        this.tries = tries;
    }

    /** The split. */
    public Split split() {
        return split;
    }

    /** Its number in the split, from 0. */
    public long number() {
        return number;
    }

    /** Whether it is a maze as it was made, and not one of its seven other images. */
    public boolean isOriginal() {
        return !split.augment() || number % Split.IMAGES == 0;
    }

    /** The recipe that makes the maze with its start and goal again. */
    public Recipe recipe() {
        return recipe;
    }

    /** The text of the recipe. */
    public String recipeText() {
        return seedless == null ? recipe.toString() : seedless + recipe.seed();
    }

    /** The maze with its start, goals and openings; without the text of its recipe. */
    public Puzzle puzzle() {
        return puzzle;
    }

    /** The maze. */
    public Maze maze() {
        return puzzle.maze();
    }

    /** Its path, and what is measured on it. */
    public RowSolution solution() {
        return solution;
    }

    /**
     * A shortest path from the start to the nearest goal; {@link Path#found} is false if no goal can be reached. The first call
     * searches for it, and must come while the maze is valid.
     */
    public Path path() {
        return solution.path();
    }

    /** How many candidates were tried until this one passed, itself among them. */
    public long tries() {
        return tries;
    }

    /** The measures of the path, or null if no goal can be reached. */
    public @Nullable SolutionMeasures measures() {
        return solution.measures();
    }

    /** The number of shortest paths, 0 if no goal can be reached, at most 2^63 - 1. */
    public long shortestPaths() {
        return solution.shortestPaths();
    }
}
