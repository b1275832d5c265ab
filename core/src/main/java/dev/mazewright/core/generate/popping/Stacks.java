package dev.mazewright.core.generate.popping;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Memory;

/**
 * An endless stack of random arrows for each vertex of a graph, each of which leads to a neighbour of it. An arrow is a function of
 * the seed, the vertex and its depth in the stack alone.
 *
 * <p>Memory 4 bytes a vertex and as many bits as name a direction.
 */
public abstract class Stacks {
    private final Grid graph;
    private final CellValues tops;
    /** How many fields of a vertex's words are read. */
    private final CellValues read;

    private final int bits;

    private Stacks(Grid graph) {
        this.graph = graph;
        bits = Math.max(1, graph.directionBits());
        tops = new CellValues(graph.addresses(), CellValues.bitsFor(graph.directions()));
        read = new CellValues(graph.addresses(), Integer.SIZE);
    }

    /** Those of the cells of a grid: of cell number c the sequence of {@link MazeRandom#step} on the stream "cell", number c. */
    public static Stacks ofCells(Grid grid, MazeRandom random) {
        return new Stacks(grid) {
            @Override
            long word(long vertex, int number) {
                return random.stream("cell", grid.number(vertex)).word(number);
            }

            @Override
            boolean isArrow(long vertex, int direction) {
                return Directions.contains(grid.sides(vertex), direction) && grid.isCell(grid.step(vertex, direction));
            }
        };
    }

    /**
     * Those of {@link Posts}: four arrows for each, of which some lead to the outline.
     *
     * @param grid squares that stand for posts
     */
    public static Stacks ofPosts(Grid grid, MazeRandom random) {
        return new Stacks(grid) {
            @Override
            long word(long vertex, int number) {
                long position = grid.position(vertex);
                return random.stream("row", position / grid.columns()).word(position % grid.columns() + ((long) number << Integer.SIZE));
            }

            @Override
            boolean isArrow(long vertex, int direction) {
                return true;
            }
        };
    }

    /** The memory, in bytes, of the stacks of such a graph. */
    public static long bytes(Grid graph) {
        return Memory.sum(
                CellValues.bytes(graph.addresses(), Integer.SIZE),
                CellValues.bytes(graph.addresses(), CellValues.bitsFor(graph.directions())));
    }

    abstract long word(long vertex, int number);

    abstract boolean isArrow(long vertex, int direction);

    /** The arrow on top. */
    public int top(long vertex) {
        if (read.get(vertex) == 0) {
            pop(vertex);
        }
        return tops.get(vertex);
    }

    /** Where the arrow on top leads. */
    public long target(long vertex) {
        return graph.step(vertex, top(vertex));
    }

    /** Takes the arrow on top away. */
    public void pop(long vertex) {
        int perWord = Long.SIZE / bits;
        int field = read.get(vertex);
        int arrow;
        do {
            arrow = (int) (word(vertex, field / perWord) >>> (field % perWord * bits)) & (1 << bits) - 1;
            field++;
        } while (!isArrow(vertex, arrow));
        tops.set(vertex, arrow);
        read.set(vertex, field);
    }
}
