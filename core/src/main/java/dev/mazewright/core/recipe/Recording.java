package dev.mazewright.core.recipe;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import org.jspecify.annotations.Nullable;

/**
 * The generation or the solution of a maze, as a {@link Trace} recorded it.
 *
 * @param puzzle the maze that was made, or solved
 * @param before the maze as it was when the trace began
 * @param trace what was done
 * @param path what the solver found, or null of a generation
 */
public record Recording(Puzzle puzzle, Maze before, Trace trace, @Nullable Path path) {
    /**
     * Makes a maze and records how.
     *
     * @param mostEvents that the trace takes
     * @throws InsufficientMemoryException if there is no room for it
     * @throws dev.mazewright.core.maze.TraceFullException if there are more
     */
    public static Recording making(Maker maker, long mostEvents) {
        Maze maze = maker.blankToTrace();
        requireMemory(maze, maker.context());
        Maze before = maze.copy();
        Trace trace = new Trace(maze.grid(), mostEvents, maker.context());
        maze.trace(trace);
        Puzzle puzzle = maker.carve(maze);
        maze.trace(null);
        return new Recording(puzzle, before, trace, null);
    }

    /**
     * Solves a maze and records how.
     *
     * @param name of the solver, for messages
     * @param mostEvents that the trace takes
     * @throws InsufficientMemoryException if there is no room for it
     * @throws dev.mazewright.core.maze.TraceFullException if there are more
     */
    public static Recording solving(Puzzle puzzle, Solver solver, String name, long mostEvents, Context context) {
        requireMemory(puzzle.maze(), context);
        Maze maze = puzzle.maze().copy();
        Trace trace = new Trace(maze.grid(), mostEvents, context);
        maze.trace(trace);
        Puzzle watched = new Puzzle(maze, puzzle.ends(), puzzle.recipe());
        Path path = Solving.solve(watched, solver, name, context);
        return new Recording(puzzle, puzzle.maze(), trace, path);
    }

    /** Makes sure that a copy of the maze and a trace without events fit into memory. */
    private static void requireMemory(Maze maze, Context context) {
        Grid grid = maze.grid();
        context.requireMemory(
                "recording work on " + grid.cells() + " cells", Memory.sum(Maze.bytes(grid), Trace.bytes(grid)));
    }
}
