package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;

/**
 * The recursive backtracker on squares without a stack: while it runs, a visited cell holds not its passages but
 * its parent, the direction to the root, in the same four bits ({@link ParentBits}).
 *
 * <p>Time proportional to the cells, about 2/3 of the reference's; no memory but a bit for each cell of one row.
 */
public final class BacktrackerKernel {
    private final ParentBits parents;
    private final SquareChoices choices;
    private long cell;

    private BacktrackerKernel(Maze maze, MazeRandom random) {
        parents = new ParentBits(maze);
        cell = random.cell(maze.grid());
        choices = new SquareChoices(random);
    }

    /** Generates the maze of the reference. */
    public static void generate(Maze maze, MazeRandom random) {
        BacktrackerKernel backtracker = new BacktrackerKernel(maze, random);
        backtracker.parents.flip(backtracker.cell, ParentBits.ROOT);
        while (backtracker.walk()) {}
        backtracker.parents.open();
    }

    /**
     * Goes on until the next choices are made; false when it is back at the root and all is visited. A small method,
     * called often, is compiled sooner, better and in less memory than a loop.
     */
    private boolean walk() {
        choices.draw();
        int[] given = choices.given;
        long at = cell;
        for (int i = 0; i < SquareChoices.MANY; ) {
            int fresh = parents.fresh(at);
            if (fresh != 0) {
                int direction = SquareChoices.direction(given[i++], fresh);
                at = parents.step(at, direction);
                parents.flip(at, ParentBits.VISITED | (direction ^ 2));
            } else {
                int back = parents.value(at);
                if (back == ParentBits.ROOT) {
                    return false;
                }
                at = parents.step(at, back & 3);
            }
        }
        cell = at;
        return true;
    }
}
