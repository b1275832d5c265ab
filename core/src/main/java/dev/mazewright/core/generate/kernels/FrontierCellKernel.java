package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import java.util.Arrays;

/**
 * Prim's frontier of cells on full grids of squares: which cells are in the maze, and which are beside it, stands in
 * the four bits that the maze has for each cell ({@link ParentBits}).
 *
 * <p>Time proportional to the cells, about half of the reference's; memory 8 bytes for each cell beside the maze, up to
 * three times that while the row of them grows.
 */
public record FrontierCellKernel() implements Generator {
    /** What a cell beside the maze holds. */
    private static final int SEEN = 1;

    /** Cells taken in by one call: a small method, called often, is compiled sooner and better than a loop. */
    private static final int TURNS = 256;

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Growth frontier = new Growth(maze, random);
        long root = random.cell(maze.grid());
        frontier.parents.flip(root, ParentBits.ROOT);
        frontier.surround(root, frontier.parents.around(root));
        while (frontier.grow()) {}
        frontier.parents.open();
    }

    /** The maze while it grows. */
    private static final class Growth {
        private final ParentBits parents;
        private final MazeRandom random;
        private long[] frontier = new long[4 * TURNS];
        private int size;

        Growth(Maze maze, MazeRandom random) {
            this.parents = new ParentBits(maze);
            this.random = random;
        }

        /** Takes some of the cells beside the maze into it; false if there are no more. */
        private boolean grow() {
            if (frontier.length < size + 4 * TURNS) {
                frontier = Arrays.copyOf(frontier, 2 * frontier.length);
            }
            for (int turn = 0; turn < TURNS && size > 0; turn++) {
                int index = (int) random.below(size);
                long cell = frontier[index];
                frontier[index] = frontier[--size];
                int around = parents.around(cell);
                parents.flip(cell, SEEN ^ (ParentBits.VISITED | random.choose(ParentBits.visited(around))));
                surround(cell, around);
            }
            return size > 0;
        }

        /** Puts those neighbours of a cell that have not been seen into the frontier. */
        private void surround(long cell, int around) {
            int fresh = ParentBits.fresh(around);
            for (int direction = 0; direction < 4; direction++) {
                see(parents.step(cell, direction), fresh >>> direction & 1);
            }
        }

        /** Puts a cell into the frontier, if many is 1; if it is 0, does nothing, without an unpredictable branch. */
        private void see(long cell, int many) {
            frontier[size] = cell;
            parents.flip(cell, many);
            size += many;
        }
    }
}
