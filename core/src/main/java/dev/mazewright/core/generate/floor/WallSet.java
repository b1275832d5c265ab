package dev.mazewright.core.generate.floor;

import dev.mazewright.core.generate.trees.CellList;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.shape.Rectangle;

/**
 * A set of walls on tiles: which of them are brick. Drawn uniformly among all sets of one size, and searched for paths.
 *
 * <p>Takes 2 bits a tile, and 8 bytes a tile on the rim of a search.
 */
public final class WallSet {
    /** The random stream of each set that the generator {@code obstacles} tries; their numbers are those of the tries. */
    public static final String STREAM = "walls";

    /** How many sets it tries. */
    public static final int SETS = 10_000;

    /** How many pairs of a start and a goal it tries on each. */
    public static final int TRIES = 100;

    /** The random words that decide a tile each; the share of walls that they lay is rounded to this. */
    private static final int DIGITS = 5;

    private static final int PARTS = 1 << DIGITS;

    private final Grid grid;
    private final CellSet kept;
    private final CellSet walls;
    private long count;

    /**
     * A set without walls.
     *
     * @param kept cells that are never walls
     */
    public WallSet(Grid grid, long... kept) {
        this.grid = grid;
        walls = new CellSet(grid.cells());
        this.kept = new CellSet(grid.cells());
        for (long cell : kept) {
            this.kept.add(grid.number(cell));
        }
    }

    /** The memory, in bytes, that it takes on this grid. */
    public static long bytes(Grid grid) {
        return Memory.sum(
                2 * CellSet.bytes(grid.cells()), CellSet.bytes(grid.addresses()), CellList.bytes(grid.cells()));
    }

    /** The number of walls that a share of the tiles is. */
    public static long count(int hundredths, long tiles) {
        return hundredths * (tiles / 10) / 10;
    }

    /** Joins all tiles of the floor that touch. */
    public static void carve(Maze maze, Mask floor) {
        Grid grid = maze.grid();
        maze.phase("floor");
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = floor.nextColumn(row, 0); column < grid.columns(); column = floor.nextColumn(row, column + 1)) {
                long tile = grid.cell(row, column);
                if (column + 1 < grid.columns() && floor.contains(row, column + 1)) {
                    maze.carve(tile, Rectangle.EAST);
                }
                if (row + 1 < grid.rows() && floor.contains(row + 1, column)) {
                    maze.carve(tile, Rectangle.SOUTH);
                }
            }
        }
    }

    /** How many tiles can be walls. */
    public long most() {
        return grid.cells() - kept.count();
    }

    /**
     * Draws another set: each tile by chance, with about the probability that it needs, 64 tiles at a time; then random
     * walls are added or removed until there are enough. Each set of this size is as likely as any other.
     *
     * @param size how many walls, at most {@link #most}
     */
    public void lay(long size, MazeRandom random) {
        long tiles = grid.cells();
        long share = Math.min(PARTS - 1L, (2 * PARTS * size + tiles) / (2 * tiles));
        for (long first = 0; first < tiles; first += Long.SIZE) {
            long bits = 0;
            for (int digit = 0; digit < DIGITS; digit++) {
                long word = random.nextLong();
                bits = (share >>> digit & 1) == 0 ? bits & word : bits | word;
            }
            for (long i = first; i < Math.min(tiles, first + Long.SIZE); i++) {
                set(i, (bits >>> i & 1) != 0 && !kept.contains(i));
            }
        }
        while (count != size) {
            boolean isMore = count < size;
            long tile = random.below(tiles);
            if (walls.contains(tile) != isMore && !kept.contains(tile)) {
                set(tile, isMore);
            }
        }
    }

    private void set(long tile, boolean isWall) {
        if (isWall && !walls.contains(tile)) {
            walls.add(tile);
            count++;
        } else if (!isWall && walls.contains(tile)) {
            walls.remove(tile);
            count--;
        }
    }

    /** Whether a cell is no wall. */
    public boolean isFree(long cell) {
        return !walls.contains(grid.number(cell));
    }

    /** A random cell that is no wall; there must be one. */
    public long free(MazeRandom random) {
        long tile = random.below(grid.cells());
        while (walls.contains(tile)) {
            tile = random.below(grid.cells());
        }
        return grid.cellAt(tile);
    }

    /** The steps of a shortest path to the nearest goal, by breadth-first search, or -1 if there is no path. */
    public long steps(long start, long... goals) {
        CellSet wanted = new CellSet(grid.addresses());
        for (long goal : goals) {
            wanted.add(goal);
        }
        CellSet reached = new CellSet(grid.addresses());
        reached.add(start);
        CellList queue = new CellList();
        queue.add(start);
        long steps = 0;
        long end = 1;
        for (long i = 0; i < queue.size(); i++) {
            CancelledException.check();
            long cell = queue.get(i);
            if (wanted.contains(cell)) {
                return steps;
            }
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                long next = grid.step(cell, Directions.first(rest));
                if (!reached.contains(next) && isFree(next)) {
                    reached.add(next);
                    queue.add(next);
                }
            }
            if (i + 1 == end) {
                steps++;
                end = queue.size();
            }
        }
        return -1;
    }

    /** The tiles that are no walls, by row and column. */
    public Mask floor() {
        Mask floor = new Mask(grid.rows(), grid.columns());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (isFree(cell)) {
                floor.add(grid.row(cell), grid.column(cell));
            }
        }
        return floor;
    }
}
