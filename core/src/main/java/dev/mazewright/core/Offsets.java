package dev.mazewright.core;

import java.util.Arrays;
import java.util.List;

/**
 * The tables of a {@link Grid}, made once: for each kind of cell and each direction how far away, in addresses, the
 * neighbour lies, and which direction leads back. Those of a kind begin at {@code kind << log}; an offset of 0 is no way.
 */
final class Offsets {
    /** How many directions a kind has at most. */
    final int directions;

    final int log;
    final long[] offsets;
    final byte[] opposites;
    /** For each kind, the directions in which it has ways, as a set. */
    final int[] ways;

    private Offsets(int directions, int kinds) {
        this.directions = directions;
        log = Integer.SIZE - Integer.numberOfLeadingZeros(directions - 1);
        offsets = new long[Math.multiplyExact(kinds, 1 << log)];
        opposites = new byte[offsets.length];
        ways = new int[kinds];
    }

    /** The tables of a lattice whose rows are so many addresses apart. */
    static Offsets of(Lattice lattice, long stride) {
        Offsets table = new Offsets(lattice.directions(), lattice.kinds());
        for (int kind = 0; kind < lattice.kinds(); kind++) {
            for (int direction = 0; direction < lattice.directions(); direction++) {
                int[] step = lattice.steps[kind][direction];
                table.put(kind, direction, step[0] * stride + step[1]);
            }
        }
        table.findOpposites(lattice.kinds() - 1L);
        return table;
    }

    /**
     * The tables of a graph, in which every vertex is a kind of its own.
     *
     * @throws UsageException if a vertex has more than 32 neighbours, one that does not exist, itself or one twice, or is
     *     not its neighbour's neighbour
     */
    static Offsets of(List<int[]> neighbours) {
        int vertices = neighbours.size();
        int most = neighbours.stream().mapToInt(list -> list.length).max().orElse(0);
        for (int vertex = 0; vertex < vertices; vertex++) {
            requireNeighbours(vertex, vertices, neighbours.get(vertex));
        }
        Offsets table = new Offsets(Math.max(1, most), vertices);
        for (int vertex = 0; vertex < vertices; vertex++) {
            int[] list = neighbours.get(vertex);
            for (int direction = 0; direction < list.length; direction++) {
                table.put(vertex, direction, list[direction] - (long) vertex);
            }
        }
        table.findOpposites(-1);
        return table;
    }

    private static void requireNeighbours(int vertex, int vertices, int... neighbours) {
        if (neighbours.length > Directions.MOST) {
            throw new UsageException("vertex " + vertex + " has " + neighbours.length + " neighbours; a cell has at most "
                    + Directions.MOST);
        }
        if (Arrays.stream(neighbours).distinct().count() < neighbours.length) {
            throw new UsageException("vertex " + vertex + " has a neighbour twice; there is one way between two cells");
        }
        for (int neighbour : neighbours) {
            if (neighbour < 0 || neighbour >= vertices || neighbour == vertex) {
                throw new UsageException("vertex " + vertex + " cannot be beside vertex " + neighbour
                        + "; there are the vertices 0 to " + (vertices - 1));
            }
        }
    }

    private void put(int kind, int direction, long offset) {
        offsets[kind << log | direction] = offset;
        if (offset != 0) {
            ways[kind] |= Directions.of(direction);
        }
    }

    /** The kind of a cell is the bits of its address that are set in {@code kinds}. */
    private void findOpposites(long kinds) {
        for (int i = 0; i < offsets.length; i++) {
            if (offsets[i] == 0) {
                continue;
            }
            long here = i >> log;
            int there = (int) ((here + offsets[i]) & kinds) << log;
            int back = 0;
            while (back < 1 << log && offsets[there | back] != -offsets[i]) {
                back++;
            }
            if (back == 1 << log) {
                throw new UsageException("there is no way back from cell " + (here + offsets[i]) + " to cell " + here);
            }
            opposites[i] = (byte) back;
        }
    }
}
