package dev.mazewright.datasets;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.SolutionMeasures;
import dev.mazewright.core.solve.AllShortest;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The path of a row and what is measured on it, each found when it is first asked for, while the maze is valid. Not safe for
 * threads.
 */
public final class RowSolution {
    private final Puzzle puzzle;
    private final Supplier<Path> solver;
    private final boolean isConnected;
    private @Nullable Path path;
    private @Nullable SolutionMeasures measures;
    private long shortestPaths = -1;

    /** That of a puzzle: what finds its path, and whether it is known that there is one. */
    RowSolution(Puzzle puzzle, Supplier<Path> solver, boolean isConnected) {
        this.puzzle = puzzle;
        this.solver = solver;
        this.isConnected = isConnected;
    }

    /** A shortest path; {@link Path#found} is false if no goal can be reached. */
    public Path path() {
        Path known = path;
        if (known == null) {
            known = solver.get();
            path = known;
        }
        return known;
    }

    /** Whether the start is a goal, so that the path has no step; known without one. */
    boolean isAtGoal() {
        long start = puzzle.startOrFirst();
        for (long goal : puzzle.goalsOrLast()) {
            if (goal == start) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is a path; often known without one. */
    public boolean isSolvable() {
        return isConnected || path().found();
    }

    /** The measures of the path, or null if no goal can be reached. */
    public @Nullable SolutionMeasures measures() {
        if (measures == null && path().found()) {
            measures = SolutionMeasures.of(puzzle.maze(), path());
        }
        return measures;
    }

    /** The number of shortest paths, 0 if no goal can be reached, at most 2^63 - 1. */
    public long shortestPaths() {
        if (shortestPaths < 0) {
            shortestPaths = path().found()
                    ? new AllShortest().solve(puzzle.maze(), path().start(), puzzle.goalsOrLast()).shortestPathCount()
                    : 0;
        }
        return shortestPaths;
    }
}
