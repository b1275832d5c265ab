package dev.mazewright.books;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;

/** The cells of a maze that can be reached from its start, layer by layer: those at distance 0, then those at 1, and so on. */
final class CoverLayers {
    private final long[] queue;
    private final CellSet last;
    private int cells;
    private int count;

    private CoverLayers(Grid grid) {
        queue = new long[Math.toIntExact(grid.cells())];
        last = new CellSet(grid.cells());
    }

    /** The memory, in bytes, that {@link #of} takes on a grid: one array for all layers, since a corridor has as many as cells. */
    static long bytes(Grid grid) {
        return Long.BYTES * grid.cells() + CellSet.bytes(grid.cells()) + CellSet.bytes(grid.addresses());
    }

    static CoverLayers of(Puzzle puzzle) {
        Maze maze = puzzle.maze();
        CoverLayers layers = new CoverLayers(maze.grid());
        CellSet reached = new CellSet(maze.grid().addresses());
        layers.reach(puzzle.startOrFirst(), reached);
        for (int at = 0; at < layers.cells; layers.count++) {
            int end = layers.cells;
            for (; at < end; at++) {
                long cell = layers.queue[at];
                for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                    layers.reach(maze.grid().step(cell, Directions.first(rest)), reached);
                }
            }
            layers.last.add(end - 1);
        }
        return layers;
    }

    private void reach(long cell, CellSet reached) {
        if (!reached.contains(cell)) {
            reached.add(cell);
            queue[cells++] = cell;
        }
    }

    /** How many layers there are. */
    int count() {
        return count;
    }

    /** How many cells all layers have together. */
    int cells() {
        return cells;
    }

    /** A cell, 0 .. {@link #cells} - 1. */
    long cell(int index) {
        return queue[index];
    }

    /** Whether this cell is the last one of its layer. */
    boolean isLast(int index) {
        return last.contains(index);
    }
}
