package dev.mazewright.api.large;

import dev.mazewright.api.request.Reservation;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.rows.SparseEdges;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.solve.LowestCommonAncestor;
import dev.mazewright.core.solve.SolverSelection;
import dev.mazewright.stage.TooLargeException;
import java.util.function.LongConsumer;

/**
 * Finds the solution of a large maze: from the seed alone where the generator's mazes have a closed form, else in
 * memory, where the maze is made again if it is not there.
 *
 * @param reservation of the maze
 * @param memory takes the memory of the solution
 */
record SolutionSearch(Plan plan, Context context, Reservation reservation, LongConsumer memory) {
    /** The solution of a puzzle, which is also given as rows. */
    LargeMaze.Solution solution(Puzzle puzzle, Puzzle rows) {
        Puzzle closed = new Maker(plan.recipe(), context).closedForm();
        Path path = closed == null ? inMemory(puzzle, rows) : LowestCommonAncestor.path(closed);
        if (!path.found()) {
            throw new NoPathException("no path leads from the start to a goal");
        }
        return new LargeMaze.Solution(edges(path), path.length());
    }

    private Path inMemory(Puzzle puzzle, Puzzle rows) {
        Grid grid = plan.grid();
        boolean isHeld = !plan.isStreamed();
        long needed = Memory.sum(isHeld ? 0 : Maze.bytes(grid), BreadthFirst.ENTRY.workingBytes(grid));
        long free = reservation.most() - plan.heldBytes();
        if (needed > free) {
            throw new TooLargeException("the solution of this maze cannot be found: the search needs " + needed
                    + " bytes of memory, and the studio has " + free
                    + " beside the maze; mazes by sidewinder and binary-tree are solved at any size, from their seed alone");
        }
        try (Reservation search = reservation.another()) {
            search.take(needed);
            Puzzle held = isHeld ? puzzle : made(rows);
            String name = SolverSelection.of(held.maze(), context).name();
            return Solving.solve(held, Solving.solver(name, held.maze(), context), name, context);
        }
    }

    /** The maze of some rows in memory. */
    private Puzzle made(Puzzle rows) {
        Maze maze = new Maze(plan.grid());
        maze.carve(rows.rows());
        return new Puzzle(maze, rows.ends(), rows.recipe());
    }

    private SparseEdges edges(Path path) {
        Grid grid = plan.grid();
        SparseEdges edges = new SparseEdges(grid.rows(), grid.columns(), memory);
        int row = grid.row(path.start());
        int column = grid.column(path.start());
        for (long i = 0; i < path.length(); i++) {
            int direction = path.direction(i);
            edges.add(row, column, direction);
            row += direction == 0 ? -1 : direction == 2 ? 1 : 0;
            column += direction == 1 ? 1 : direction == 3 ? -1 : 0;
        }
        return edges;
    }
}
