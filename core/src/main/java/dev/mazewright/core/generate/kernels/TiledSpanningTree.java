package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.RowGenerator;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The minimum spanning tree of a grid of squares, tile by tile, on several threads: the one that Kruskal, Prim, Boruvka
 * and reverse-delete find. Each tile decides what it can (see {@link TileTree}); one edge for about 60 cells is left,
 * and these are decided by Kruskal's algorithm for all tiles together. The same tree for all tiles and threads.
 *
 * <p>Time proportional to the cells, as measured up to 16384 x 16384, all but a tenth of it on all threads; memory
 * about 0.6 bytes a cell, planes included.
 *
 * <p>Source: Kruskal, <i>On the shortest spanning subtree of a graph</i>, 1956; that a part of the edges can be thrown
 * out or taken in for good, Tarjan, <i>Data Structures and Network Algorithms</i>, 1983.
 */
public final class TiledSpanningTree {
    /** Edges are numbered in 33 bits, two a cell. */
    private static final long MOST = 1L << (BorderEdges.NUMBER - 1);

    // At most EDGES edges are left for SLOTS slots.
    private static final int EDGES = 6;
    private static final int SLOTS = 10;

    /** The edges that are decided at a time. */
    private static final int BATCH = 1 << 19;

    private final Tiling tiling;
    private final Context context;
    private final SquarePlanes planes;
    /** Of each slot of each tile one nearer to the root of its part. */
    private final int[] parents;

    private TiledSpanningTree(Tiling tiling, Context context) {
        this.tiling = tiling;
        this.context = context;
        planes = new SquarePlanes(tiling.rows, tiling.columns);
        parents = new int[Math.toIntExact(tiling.tiles() * tiling.slots)];
    }

    /** The kernel of a generator whose maze is the minimum spanning tree for the weights of {@code stream("weights")}. */
    public static Kernel<Generator> kernel(Kernel.Gain gain) {
        return Kernel.of("tiles", gain, Grid::isSquares, (settings, context) -> new RowGenerator(
                (rows, columns, random) -> rows(rows, columns, random.stream("weights"), context),
                (rows, columns) -> bytes(rows, columns, context.threads())));
    }

    /**
     * The rows of the tree.
     *
     * @param weights gives the edges' numbers their weights
     * @throws UsageException if there are too many cells
     */
    public static SquareRows rows(int rows, int columns, MazeRandom weights, Context context) {
        if ((long) rows * columns > MOST) {
            throw new UsageException("the edges of " + (long) rows * columns + " positions are too many to be numbered; those of "
                    + MOST + " positions of this shape are not");
        }
        return rows(Tiling.of(rows, columns), weights, -1, context);
    }

    /** The same by these tiles, and with weights of which only the bits of a mask count. */
    static SquareRows rows(Tiling tiling, MazeRandom weights, int mask, Context context) {
        return new TiledSpanningTree(tiling, context).make(weights, mask);
    }

    /** The memory, in bytes, that it takes at most on this many threads. */
    public static long bytes(int rows, int columns, int threads) {
        Tiling tiling = Tiling.of(rows, columns);
        long slots = tiling.tiles() * tiling.slots;
        long edges = slots * EDGES / SLOTS;
        return Memory.sum(
                SquarePlanes.bytes(rows, columns),
                slots * Integer.BYTES,
                edges * BorderEdges.BYTES,
                Math.min(edges, BATCH) * EdgesByWeight.BYTES,
                Math.min(threads, tiling.tiles()) * TileTree.bytes(tiling));
    }

    private SquareRows make(MazeRandom weights, int mask) {
        List<BorderEdges> later = Collections.synchronizedList(new ArrayList<>());
        context.share(tiling.tiles(), () -> {
            TileTree tree = new TileTree(tiling, planes, parents, weights, mask);
            later.add(tree.later());
            return tree;
        });
        for (int tile = 0; tile < tiling.tiles(); tile++) {
            joinAcross(tile);
        }
        EdgesByWeight edges = new EdgesByWeight(later, BATCH);
        while (edges.next()) {
            for (int i = 0; i < edges.size(); i += EdgesByWeight.CHUNK) {
                join(edges, i, Math.min(edges.size(), i + EdgesByWeight.CHUNK));
            }
        }
        return planes.stream();
    }

    /** Joins the parts of a tile with those of its right and its lower neighbour where edges across are open already. */
    private void joinAcross(int tile) {
        int left = (tile % tiling.across) << tiling.widthBits;
        int top = (tile / tiling.across) << tiling.heightBits;
        int right = left + (1 << tiling.widthBits) - 1;
        int bottom = top + (1 << tiling.heightBits) - 1;
        int words = tiling.words();
        int slot = tile * tiling.slots;
        for (int row = top; right < tiling.columns - 1 && row < Math.min(bottom + 1, tiling.rows); row++) {
            if (BitRow.contains(planes.east(), row * words, right)) {
                int other = slot + tiling.slots + tiling.west + row - top;
                join(slot + tiling.east + row - top, other);
            }
        }
        for (int column = left; bottom < tiling.rows - 1 && column < Math.min(right + 1, tiling.columns); column++) {
            if (BitRow.contains(planes.south(), bottom * words, column)) {
                int other = slot + tiling.across * tiling.slots + tiling.north + column - left;
                join(slot + tiling.south + column - left, other);
            }
        }
    }

    /** Kruskal's algorithm. */
    private void join(EdgesByWeight edges, int from, int to) {
        for (int i = from; i < to; i++) {
            long position = edges.number(i) >>> 1;
            boolean isDown = (edges.number(i) & 1) != 0;
            int row = (int) (position / tiling.columns);
            int column = (int) (position % tiling.columns);
            int tile = (row >>> tiling.heightBits) * tiling.across + (column >>> tiling.widthBits);
            int slot = edges.slots(i) >>> BorderEdges.SLOT;
            int other = edges.slots(i) & ((1 << BorderEdges.SLOT) - 1);
            int otherTile = tile;
            if (slot == other) {
                otherTile += isDown ? tiling.across : 1;
                other += isDown ? tiling.north - tiling.south : tiling.west - tiling.east;
            }
            if (join(tile * tiling.slots + slot, otherTile * tiling.slots + other)) {
                BitRow.add(isDown ? planes.south() : planes.east(), row * tiling.words(), column);
            }
        }
    }

    /** Joins the parts of two slots; false if they were one already. */
    private boolean join(int slot, int otherSlot) {
        int a = root(parents, slot);
        int b = root(parents, otherSlot);
        parents[a] = b;
        return a != b;
    }

    /** The root of a part, which is its own parent; halves the path there. */
    private static int root(int[] parents, int from) {
        int at = from;
        int parent = parents[at];
        while (parent != at) {
            int next = parents[parent];
            parents[at] = next;
            at = next;
            parent = parents[at];
        }
        return at;
    }
}
