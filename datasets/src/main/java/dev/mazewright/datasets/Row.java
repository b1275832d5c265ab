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
 *
 * @param split the split
 * @param number in the split, from 0
 * @param recipe that makes the maze with its start and goal again
 * @param seedless the text of the recipe without the number of the seed at its end, or null if it is not known
 * @param puzzle the maze with its start, goals and openings; without the text of its recipe
 * @param solution its path, and what is measured on it
 * @param tries how many candidates were tried until this one passed, itself among them
 */
public record Row(
        Split split, long number, Recipe recipe, @Nullable String seedless, Puzzle puzzle, RowSolution solution, long tries) {
    Row(Split split, long number, Recipe recipe, Puzzle puzzle, RowSolution solution, long tries) {
        this(split, number, recipe, null, puzzle, solution, tries);
    }

    /** Whether it is a maze as it was made, and not one of its seven other images. */
    public boolean isOriginal() {
        return !split.augment() || number % Split.IMAGES == 0;
    }

    /** The text of the recipe. */
    public String recipeText() {
        return seedless == null ? recipe.toString() : seedless + recipe.seed();
    }

    /** The maze. */
    public Maze maze() {
        return puzzle.maze();
    }

    /**
     * A shortest path from the start to the nearest goal; {@link Path#found} is false if no goal can be reached. The first call
     * searches for it, and must come while the maze is valid.
     */
    public Path path() {
        return solution.path();
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
