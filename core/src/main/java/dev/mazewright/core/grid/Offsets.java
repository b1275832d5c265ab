package dev.mazewright.core.grid;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a {@link Grid}, made once: for each kind of cell and each direction how far away, in addresses, the
 * neighbour lies, and which direction leads back. Those of a kind begin at {@code kind << log}; an offset of 0 is not a
 * side.
 */
final class Offsets {
    /** How many directions a kind has at most. */
    final int directions;

    final int log;
    /** Of a lattice; empty for a graph, */
    final long[] offsets;
    /** whose offsets take half the memory, since cells of graphs are numbered by ints; null for a lattice. */
    final int @Nullable [] near;

    final byte[] opposites;
    /** For each kind, the directions in which it has sides, as a set. */
    final int[] sides;

    private Offsets(int directions, int kinds, boolean isGraph) {
        this.directions = directions;
        log = log(directions);
        int size = Math.multiplyExact(kinds, 1 << log);
        offsets = new long[isGraph ? 0 : size];
        near = isGraph ? new int[size] : null;
        opposites = new byte[size];
        sides = new int[kinds];
    }

    /** The tables of a lattice whose rows and levels lie as this layout has them. */
    static Offsets of(Lattice lattice, AddressLayout layout) {
        Offsets table = new Offsets(lattice.directions(), lattice.kinds(), false);
        for (int kind = 0; kind < lattice.kinds(); kind++) {
            for (int direction = 0; direction < lattice.directions(); direction++) {
                int[] step = lattice.steps[kind][direction];
                long levels = step.length > 2 ? step[2] * layout.levelStride : 0;
                table.put(kind, direction, step[0] * layout.stride + step[1] + levels);
            }
        }
        table.findOpposites(lattice.kinds() - 1L, Long.MAX_VALUE);
        return table;
    }

    /**
     * The tables of a graph, in which every cell is a kind of its own. Sides without a neighbour lead to the address
     * after the last cell, which is padding.
     *
     * @throws UsageException if a cell has more than 32 directions, a neighbour that does not exist, itself or one
     *     twice, or is not its neighbour's neighbour
     * @throws InsufficientMemoryException if they do not fit into memory
     */
    static Offsets of(int cells, IntFunction<int[]> neighbours) {
        int most = 1;
        for (int cell = 0; cell < cells; cell++) {
            CancelledException.check();
            int[] list = neighbours.apply(cell);
            requireNeighbours(cell, cells, list);
            if (cell == 0 || list.length > most) {
                most = Math.max(most, list.length);
                requireRoom(cells, most); // as soon as it is known: a pass over all the cells may take minutes
            }
        }
        Offsets table = new Offsets(most, cells, true);
        for (int cell = 0; cell < cells; cell++) {
            CancelledException.check();
            int[] list = neighbours.apply(cell);
            for (int direction = 0; direction < list.length; direction++) {
                if (list[direction] != Grid.NO_SIDE) {
                    int there = list[direction] == Grid.OUTSIDE ? cells : list[direction];
                    table.put(cell, direction, there - (long) cell);
                }
            }
        }
        table.findOpposites(-1, cells);
        return table;
    }

    private static void requireRoom(int cells, int directions) {
        Memory.require(
                "a graph of " + cells + " cells with " + directions + " directions", bytes(cells, directions));
    }

    static long bytes(long cells, int directions) {
        return cells * (Integer.BYTES + (1L << log(directions)) * (Integer.BYTES + 1));
    }

    private static int log(int directions) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(directions - 1);
    }

    private static void requireNeighbours(int cell, int cells, int... neighbours) {
        if (neighbours.length > Directions.MOST) {
            throw new UsageException("cell " + cell + " has " + neighbours.length + " neighbours; a cell has at most "
                    + Directions.MOST);
        }
        for (int i = 0; i < neighbours.length; i++) {
            int neighbour = neighbours[i];
            if (neighbour >= cells || neighbour == cell || neighbour < Grid.OUTSIDE) {
                throw new UsageException("cell " + cell + " cannot be beside cell " + neighbour
                        + "; there are the cells 0 to " + (cells - 1));
            }
            for (int j = 0; j < i && neighbour >= 0; j++) {
                if (neighbours[j] == neighbour) {
                    throw new UsageException("cell " + cell + " has cell " + neighbour
                            + " as a neighbour twice; there is one edge between two cells");
                }
            }
        }
    }

    private long get(int index) {
        return near == null ? offsets[index] : near[index];
    }

    private void put(int kind, int direction, long offset) {
        if (near == null) {
            offsets[kind << log | direction] = offset;
        } else {
            near[kind << log | direction] = (int) offset;
        }
        if (offset != 0) {
            sides[kind] |= Directions.of(direction);
        }
    }

    /** The kind of a cell is the bits of its address that are set in {@code kinds}; from outside, nothing leads back. */
    private void findOpposites(long kinds, long outside) {
        for (int i = 0; i < opposites.length; i++) {
            long here = i >> log;
            if (get(i) == 0 || here + get(i) == outside) {
                continue;
            }
            int there = (int) ((here + get(i)) & kinds) << log;
            int back = 0;
            while (back < 1 << log && get(there | back) != -get(i)) {
                back++;
            }
            if (back == 1 << log) {
                throw new UsageException("no edge leads back from cell " + (here + get(i)) + " to cell " + here);
            }
            opposites[i] = (byte) back;
        }
    }
}
