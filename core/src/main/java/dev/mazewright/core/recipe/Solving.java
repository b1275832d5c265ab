package dev.mazewright.core.recipe;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.SolverSelection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds paths by the name of a solver, and explains why none exists. */
public final class Solving {
    /** The solver that is used if none is named and {@link SolverSelection} knows of no faster one. */
    public static final String DEFAULT = "breadth-first";

    private Solving() {}

    /**
     * The solver of this name: the reference.
     *
     * @param text {@code NAME} or {@code NAME:OPTIONS}
     * @throws UsageException if no solver has this name
     */
    public static Solver solver(String text) {
        return Selection.parse(Catalog::solver, text).make();
    }

    /** The implementation that runs on a maze: a kernel of the named solver, if one fits and there is no trace, else the reference. */
    public static Solver solver(String text, Maze maze, Context context) {
        return Selection.parse(Catalog::solver, text).on(maze.grid(), maze.isTraced(), context);
    }

    /** An estimate of the most memory, in bytes, that this implementation needs beside the maze. */
    public static long workingBytes(String text, Maze maze, Context context) {
        return Selection.parse(Catalog::solver, text).workingBytes(maze.grid(), maze.isTraced(), context);
    }

    /**
     * The puzzle with another start and other goals.
     *
     * @param start a cell, or null for the puzzle's own
     * @param goals cells; none for the puzzle's own
     * @throws UsageException if there is no cell at one of them
     */
    public static Puzzle between(Puzzle puzzle, @Nullable NamedCell start, List<NamedCell> goals) {
        if (start == null && goals.isEmpty()) {
            return puzzle;
        }
        // Random numbers as in the recipe, from its seed; a maze without a recipe has seed 0.
        MazeRandom random = new MazeRandom(seed(puzzle));
        Maze maze = puzzle.maze();
        long from = start == null ? puzzle.start() : start.in(maze, random.stream("start"), Grid.NONE);
        List<Long> to = new ArrayList<>(goals.isEmpty() ? Arrays.stream(puzzle.goals()).boxed().toList() : List.of());
        for (NamedCell goal : new LinkedHashSet<>(goals)) { // each once, as recipes have them
            long counted = from == Grid.NONE ? puzzle.startOrFirst() : from;
            to.add(goal.in(maze, random.stream("goal", to.size()), counted));
        }
        return new Puzzle(maze, new Ends(from, to, puzzle.openings()), recipe(puzzle, start, goals));
    }

    private static long seed(Puzzle puzzle) {
        try {
            return puzzle.recipe() == null ? 0 : Recipe.parse(puzzle.recipe()).seed();
        } catch (UsageException noRecipeOfOurs) {
            return 0;
        }
    }

    private static @Nullable String recipe(Puzzle puzzle, @Nullable NamedCell start, List<NamedCell> goals) {
        if (puzzle.recipe() == null) {
            return null;
        }
        try {
            Recipe own = Recipe.parse(puzzle.recipe());
            // With these ends one of those would be the recipe of another maze.
            return own.endsShapeMaze() ? null : own.between(start, goals).withOpenings(openings(puzzle, own)).toString();
        } catch (UsageException noRecipeOfOurs) {
            return null;
        }
    }

    /** Those of the recipe by their cells: the maze keeps them, and {@code open:start} would follow the other start. */
    private static @Nullable List<NamedOpening> openings(Puzzle puzzle, Recipe own) {
        Grid grid = puzzle.grid();
        return own.openings() == null || own.openings().isEmpty() ? own.openings()
                : puzzle.openings().stream()
                        .map(each -> new NamedOpening(NamedCell.of(grid, each.cell()), false, grid.shape().side(grid, each.cell(), each.direction())))
                        .toList();
    }

    /**
     * The path that a solver finds.
     *
     * @param name of the solver, which tells its memory
     * @throws InsufficientMemoryException if its memory is not available; before any work is done
     * @throws CancelledException if the context's cancellation or an interrupt stops it
     */
    public static Path solve(Puzzle puzzle, Solver solver, String name, Context context) {
        Grid grid = puzzle.maze().grid();
        context.requireMemory("solving " + grid.cells() + " cells by " + name, workingBytes(name, puzzle.maze(), context));
        return context.run(() -> solver.solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast()));
    }

    /** The path that the named solver finds, if there is one; a shortest path if no solver is named. */
    public static Path solve(Puzzle puzzle, @Nullable String solver, Context context) {
        String name = solver == null ? SolverSelection.of(puzzle.maze(), context).name() : solver;
        return solve(puzzle, solver(name, puzzle.maze(), context), name, context);
    }

    /**
     * The path for documents that show it: that of the named solver, or a shortest one if no solver is named.
     *
     * @throws NoPathException if no path exists
     */
    public static Path shortest(Puzzle puzzle, @Nullable String solver, Context context) {
        Path path = solve(puzzle, solver, context);
        if (!path.found()) {
            throw new NoPathException(whyNot(puzzle, path, solver == null ? DEFAULT : solver));
        }
        return path;
    }

    /** Why a solver found no path: none exists, or it gave up. */
    public static String whyNot(Puzzle puzzle, Path path, String solver) {
        if (!path.gaveUp()) {
            return NoPathReason.of(puzzle);
        }
        Grid grid = puzzle.maze().grid();
        return solver + " gave up on the path from " + NamedCell.of(grid, path.start()) + " to " + NoPathReason.goals(puzzle) + ": "
                + path.end().reason() + ", having seen " + path.visited() + " of " + Numbers.count(grid.cells(), "cell")
                + "; there may be a path, which breadth-first finds if one exists";
    }
}
