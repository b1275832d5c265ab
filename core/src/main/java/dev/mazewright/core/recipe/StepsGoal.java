package dev.mazewright.core.recipe;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.BreadthFirst;
import java.math.BigInteger;

/**
 * The goal {@code steps-N}: the cell after n steps on a shortest path from the start to the corner farthest from it; of corners equally far,
 * the first in the order top left, top right, bottom left, bottom right.
 */
final class StepsGoal {
    private StepsGoal() {}

    /** The cell in a maze that is built; refused if there is no start, no such corner, or fewer steps. */
    static long in(Maze maze, long from, BigInteger steps) {
        Grid grid = maze.grid();
        requireStart(from != Grid.NONE);
        Path longest = null;
        for (int corner = 0; corner < 4; corner++) {
            long cell = grid.cell(corner < 2 ? 0 : grid.rows() - 1L, corner % 2 == 0 ? 0 : grid.columns() - 1L);
            Path path = cell == Grid.NONE ? null : new BreadthFirst().solve(maze, from, new long[] {cell});
            longest = path != null && path.found() && (longest == null || path.length() > longest.length()) ? path : longest;
        }
        requireSteps(steps, BigInteger.valueOf(longest == null ? 0 : longest.length()));
        long cell = from;
        for (long i = 0; longest != null && i < steps.longValueExact(); i++) {
            cell = grid.step(cell, longest.direction(i));
        }
        return cell;
    }

    static void requireStart(boolean isGoal) {
        if (!isGoal) {
            throw new UsageException("steps-N counts from the start, so it is a goal; name the start by row,column or a word");
        }
    }

    static void requireSteps(BigInteger steps, BigInteger most) {
        if (steps.compareTo(most) > 0) {
            throw new UsageException("no goal is " + steps + " steps from the start; the farthest corner is " + most + " steps away, so N of steps-N is 0 to " + most);
        }
    }
}
