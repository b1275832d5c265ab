package dev.mazewright.core.generate.trees;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.UsageException;

/**
 * An edge and its weight in one number, so that the lesser number is the lighter edge: the weight in the upper 32
 * bits, the edge's number in the lower. Edges of one weight are in the order of their numbers. Takes no memory.
 */
public final class EdgeKeys {
    /** A number is 32 bits. */
    private static final long NUMBERS = 1L << 32;

    private final Grid grid;
    private final MazeRandom weights;

    /**
     * The keys of the edges with the weights that this stream gives their numbers.
     *
     * @throws UsageException if there are edges whose number takes more than 32 bits
     */
    public EdgeKeys(Grid grid, MazeRandom weights) {
        long positions = grid.positions();
        long most = NUMBERS / grid.directions();
        if (positions > most) {
            throw new UsageException("the edges of " + positions + " positions are too many to be numbered; those of "
                    + most + " positions of this shape are not");
        }
        this.grid = grid;
        this.weights = weights;
    }

    /** The key of an edge, the same from both sides. */
    public long key(long cell, int direction) {
        long edge = grid.edge(cell, direction);
        return (long) weights.weight(edge) << 32 | edge;
    }

    /** The earlier cell of the edge of this key. */
    public long cell(long key) {
        return grid.atPosition((key & (NUMBERS - 1)) / grid.directions());
    }

    /** The direction in which the edge of this key leaves its earlier cell. */
    public int direction(long key) {
        return (int) ((key & (NUMBERS - 1)) % grid.directions());
    }

    /** The memory, in bytes, that Prim's frontier of keys takes on a grid. */
    public static long frontierBytes(Grid grid) {
        if (grid.isGraph()) {
            return Long.BYTES * edges(grid); // measured: 0.9 to 1.5 times as much on rings and tori
        }
        return WeightedEdges.bytes(grid) / 4 * 3; // measured: 1.1 times as much on hexagons, 0.9 times on squares
    }

    /** About how many edges there are: cells may have fewer sides than the grid has directions. */
    private static long edges(Grid grid) {
        long sides = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            sides += Directions.count(grid.sides(cell));
        }
        return sides / 2;
    }
}
