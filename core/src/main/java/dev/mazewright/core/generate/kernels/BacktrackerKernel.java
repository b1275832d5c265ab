package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;

/**
 * The recursive backtracker on squares without a stack: while it runs, a visited cell holds not its passages but the way
 * back to the root, in the same four bits ({@link ParentBits}).
 *
 * <p>Time proportional to the cells, about 3/4 of the textbook's; no memory but a bit for each cell of one row.
 */
public final class BacktrackerKernel {
    private final ParentBits ways;
    private final SquareChoices choices;
    private long cell;

    private BacktrackerKernel(Maze maze, MazeRandom random) {
        ways = new ParentBits(maze);
        cell = random.cell(maze.grid());
        choices = new SquareChoices(random);
    }

    /** Makes the maze that the textbook makes. */
    public static void generate(Maze maze, MazeRandom random) {
        BacktrackerKernel backtracker = new BacktrackerKernel(maze, random);
        backtracker.ways.flip(backtracker.cell, ParentBits.ROOT);
        while (backtracker.walk()) {}
        backtracker.ways.open();
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
            int fresh = ways.fresh(at);
            if (fresh != 0) {
                int direction = SquareChoices.direction(given[i++], fresh);
                at = ways.step(at, direction);
                ways.flip(at, ParentBits.VISITED | (direction ^ 2));
            } else {
                int back = ways.value(at);
                if (back == ParentBits.ROOT) {
                    return false;
                }
                at = ways.step(at, back & 3);
            }
        }
        cell = at;
        return true;
    }
}
