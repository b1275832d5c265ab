package dev.mazewright.core.atlas;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.rows.SquareCells;
import org.jspecify.annotations.Nullable;

/** The perfect maze of the children of a block: which neighbours are joined by a door. Safe for threads. */
final class AtlasPlan {
    private final SizeClass size;
    private final Maze maze;
    private final long[] words;
    private final int first;
    private final int stride;
    /** Made when it is asked for first; twice, by two threads, does no harm. */
    private @Nullable PlanTree tree;

    AtlasPlan(SizeClass size, Maze maze) {
        Grid grid = maze.grid();
        this.size = size;
        this.maze = maze;
        words = maze.words();
        first = (int) grid.first();
        stride = (int) SquareCells.stride(grid);
    }

    /** The directions in which a child is joined to others, as a set. */
    int open(int child) {
        return SquareCells.get(words, address(child));
    }

    /** Whether a child is joined to the next in this direction. */
    boolean isOpen(int child, int direction) {
        return (open(child) >>> direction & 1) != 0;
    }

    /** The address of a child in the maze. */
    long address(int child) {
        return first + (long) child / size.columns() * stride + child % size.columns();
    }

    /** Its passages, which must not be changed. */
    Maze maze() {
        return maze;
    }

    PlanTree tree() {
        PlanTree known = tree;
        if (known == null) {
            known = new PlanTree(size, this);
            tree = known;
        }
        return known;
    }
}
