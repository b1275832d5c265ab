package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.generate.trees.CellList;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import java.util.Arrays;

/**
 * Prim's frontier of walls on whole sheets of squares, in the four bits that the maze has for each cell ({@link
 * ParentBits}).
 *
 * <p>Time proportional to the cells, about 3/4 of the textbook's; memory 8 bytes for each wall around the maze, up to three times that while the row
 * of them grows.
 */
public record FrontierEdgeKernel() implements Generator {
    /** Walls taken by one call: a small method, called often, is compiled sooner and better than a loop. */
    private static final int TURNS = 256;

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Growth frontier = new Growth(maze, random);
        long root = random.cell(maze.grid());
        frontier.ways.flip(root, ParentBits.ROOT);
        frontier.surround(root);
        while (frontier.grow()) {}
        frontier.ways.open();
    }

    @Override
    public long workingBytes(Grid grid) {
        return CellList.rimBytes(grid, 2);
    }

    /** The maze while it grows. */
    private static final class Growth {
        private final ParentBits ways;
        private final MazeRandom random;
        /** The cells behind the walls, each with the direction that leads back into the maze in the two lowest bits. */
        private long[] frontier = new long[4 * TURNS];

        private int size;

        Growth(Maze maze, MazeRandom random) {
            this.ways = new ParentBits(maze);
            this.random = random;
        }

        /** Opens some of the walls around the maze; false if there are no more. */
        private boolean grow() {
            if (frontier.length < size + 4 * TURNS) {
                frontier = Arrays.copyOf(frontier, 2 * frontier.length);
            }
            for (int turn = 0; turn < TURNS && size > 0; turn++) {
                int place = (int) random.below(size);
                long wall = frontier[place];
                frontier[place] = frontier[--size];
                long cell = wall >>> 2;
                if (ways.value(cell) == 0) {
                    ways.flip(cell, ParentBits.VISITED | ((int) wall & 3));
                    surround(cell);
                }
            }
            return size > 0;
        }

        /** Puts the walls towards those neighbours of a cell that are not in the maze into the frontier. */
        private void surround(long cell) {
            int fresh = ways.fresh(cell);
            for (int direction = 0; direction < 4; direction++) {
                frontier[size] = ways.step(cell, direction) << 2 | (direction ^ 2);
                size += fresh >>> direction & 1;
            }
        }
    }
}
