package dev.mazewright.core.maze;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquareCells;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A grid and its passages. Bit d of a cell is set when the edge in direction d is open; a cell without passages is
 * unvisited; padding has all bits set, so no algorithm ever enters it.
 *
 * <p>Memory 2, 4, 8, 16 or 32 bits an address, a bit or more for each direction of the grid: half a byte on squares.
 * All methods take constant time, except where stated. Cells and directions are not checked. Not safe for threads.
 *
 * <p>Algorithms report each step by one call, such as {@link #visit}; a {@link Trace}, if there is one, records it.
 */
public final class Maze {
    private final Grid grid;
    private final CellValues open;
    /** Whether four lookups, unrolled, find all unvisited neighbours. */
    private final boolean narrow;
    /** Whether eight do. */
    private final boolean wide;

    private @Nullable Trace trace;

    /**
     * The maze of all walls: no cell has a passage. Takes time proportional to its memory.
     *
     * @throws InsufficientMemoryException if it does not fit into memory
     */
    public Maze(Grid grid) {
        this.grid = grid;
        Memory.require("a maze of " + grid.cells() + " cells", bytes(grid));
        open = new CellValues(grid.addresses(), bits(grid));
        narrow = grid.directionBits() == 2;
        wide = grid.directionBits() == 3;
        fillPadding();
    }

    private Maze(Maze original) {
        grid = original.grid;
        open = original.open.copy();
        narrow = original.narrow;
        wide = original.wide;
    }

    /** The memory, in bytes, of a maze on this grid. */
    public static long bytes(Grid grid) {
        return CellValues.bytes(grid.addresses(), bits(grid));
    }

    private static int bits(Grid grid) {
        return Math.max(2, CellValues.bitsFor(Directions.all(grid.directions())));
    }

    private void fillPadding() {
        Mask mask = grid.mask();
        long[] cells = new long[mask == null ? 0 : BitRow.words(grid.columns())];
        long end = 0;
        for (int row = 0; row < grid.rows(); row++) {
            long start = grid.rowStart(row);
            open.fill(end, start, -1);
            end = grid.rowEnd(row);
            if (mask != null && grid.hasSquareSteps()) {
                mask.row(row, cells);
                SquareCells.fillPadding(open.words(), start, grid.columns(), cells);
            } else if (mask != null) {
                for (int column = 0; column < grid.columns(); column++) {
                    int next = mask.nextColumn(row, column);
                    open.fill(start + column, start + next, -1);
                    column = next;
                }
            }
        }
        open.fill(end, grid.addresses(), -1);
    }

    /** A copy of the passages on the same grid, without a trace. Takes time and memory proportional to the cells. */
    public Maze copy() {
        return new Maze(this);
    }

    /** The grid whose cells the passages join. */
    public Grid grid() {
        return grid;
    }

    /** Sets the trace that records each step from now on, or null for none. */
    public void trace(@Nullable Trace trace) {
        this.trace = trace;
    }

    /** Whether there is a trace. */
    public boolean isTraced() {
        return trace != null;
    }

    /**
     * The passages of all addresses as they are stored, for kernels: with b bits an address, those of address a begin
     * at bit b * a, where bit 0 is the lowest bit of the first word.
     */
    public long[] words() {
        return open.words();
    }

    /** The rows of this maze, on a grid of {@link Grid#hasSquareSteps square steps}; what is no cell has no passages. */
    public SquareRows rows() {
        return SquareRows.of(words(), grid);
    }

    /**
     * Opens all passages of these rows, and reads them to the end.
     *
     * @param rows of the size of this maze, which has no passages yet and a grid of square steps
     */
    public void carve(SquareRows rows) {
        rows.carve(words(), grid);
    }

    /** Closes all edges, and reports it to no trace. */
    public void wallAll() {
        Arrays.fill(words(), 0);
        fillPadding();
    }

    /** Opens all edges, and reports it to no trace. Takes time proportional to the cells. */
    public Maze carveAll() {
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            open.set(cell, grid.directions(cell));
        }
        return this;
    }

    // ---- passages

    /** The directions of the cell's passages, as a set. */
    public int open(long cell) {
        return open.get(cell);
    }

    /** Whether the edge in this direction is open. */
    public boolean isOpen(long cell, int direction) {
        return Directions.contains(open.get(cell), direction);
    }

    /** Whether the cell has a passage; true for padding. */
    public boolean isVisited(long cell) {
        return open.get(cell) != 0;
    }

    /** The directions that lead to cells without a passage, as a set. */
    public int unvisited(long cell) {
        int table = grid.table(cell);
        if (narrow) {
            // Arithmetic, where ifs would be four unpredictable branches.
            int fresh = fresh(cell + grid.offset(table))
                    | fresh(cell + grid.offset(table + 1)) << 1
                    | fresh(cell + grid.offset(table + 2)) << 2
                    | fresh(cell + grid.offset(table + 3)) << 3;
            return fresh & grid.sides(cell);
        }
        if (wide) {
            return eight(cell, table) & grid.sides(cell);
        }
        int sides = grid.sides(cell);
        int fresh = grid.directionBits() > 3 ? eight(cell, table) & sides : 0;
        int rest = grid.directionBits() > 3 ? sides >>> 8 << 8 : sides; // few cells of any graph have more than eight
        for (; rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            fresh |= fresh(cell + grid.offset(table + direction)) << direction;
        }
        return fresh;
    }

    /** The first eight directions that lead to addresses without a passage. */
    private int eight(long cell, int table) {
        return fresh(cell + grid.offset(table))
                | fresh(cell + grid.offset(table + 1)) << 1
                | fresh(cell + grid.offset(table + 2)) << 2
                | fresh(cell + grid.offset(table + 3)) << 3
                | fresh(cell + grid.offset(table + 4)) << 4
                | fresh(cell + grid.offset(table + 5)) << 5
                | fresh(cell + grid.offset(table + 6)) << 6
                | fresh(cell + grid.offset(table + 7)) << 7;
    }

    /** 1 if the address has no passage, else 0. */
    private int fresh(long address) {
        int value = open.get(address);
        return (value | -value) >>> 31 ^ 1;
    }

    /** The cell in this direction. */
    public long step(long cell, int direction) {
        return grid.step(cell, direction);
    }

    /** The direction that leads back, after a step in this direction. */
    public int opposite(long cell, int direction) {
        return grid.opposite(cell, direction);
    }

    /** How many passages there are. Takes time proportional to the cells. */
    public long passages() {
        long ends = 0;
        for (int row = 0; row < grid.rows(); row++) {
            long start = grid.rowStart(row);
            long end = grid.rowEnd(row);
            for (long cell = start; cell < end; cell++) {
                ends += Directions.count(open.get(cell));
            }
        }
        long masked = grid.positions() - grid.cells();
        return (ends - masked * Directions.count(open.get(grid.addresses() - 1))) / 2;
    }

    // ---- what algorithms do

    /**
     * Opens the edge in this direction, on both sides.
     *
     * @return the cell it leads to
     */
    public long carve(long cell, int direction) {
        if (trace != null && !isOpen(cell, direction)) {
            trace.carve(cell, direction);
        }
        long neighbour = grid.step(cell, direction);
        open.include(cell, Directions.of(direction));
        open.include(neighbour, Directions.of(grid.opposite(cell, direction)));
        return neighbour;
    }

    /**
     * Closes the edge in this direction, on both sides.
     *
     * @return the cell it led to
     */
    public long wall(long cell, int direction) {
        long neighbour = grid.step(cell, direction);
        if (isOpen(cell, direction)) {
            if (trace != null) {
                trace.wall(cell, direction);
            }
            open.toggle(cell, Directions.of(direction));
            open.toggle(neighbour, Directions.of(grid.opposite(cell, direction)));
        }
        return neighbour;
    }

    /** The algorithm has come to this cell. */
    public void visit(long cell) {
        if (trace != null) {
            trace.visit(cell);
        }
    }

    /** The algorithm is done with this cell. */
    public void leave(long cell) {
        if (trace != null) {
            trace.leave(cell);
        }
    }

    /** A walk goes on from this cell in this direction. */
    public void walk(long cell, int direction) {
        if (trace != null) {
            trace.walk(cell, direction);
        }
    }

    /** A walk is erased from this cell. */
    public void erase(long cell) {
        if (trace != null) {
            trace.erase(cell);
        }
    }

    /** The algorithm has tested the edge in this direction, and rejected it. */
    public void reject(long cell, int direction) {
        if (trace != null) {
            trace.reject(cell, direction);
        }
    }

    /** A solver has ruled this cell out. */
    public void fill(long cell) {
        if (trace != null) {
            trace.fill(cell);
        }
    }

    /** The algorithm begins a part of its work. */
    public void phase(String name) {
        if (trace != null) {
            trace.phase(name);
        }
    }

    /** Whether both are mazes of the same passages on grids of the same layout. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Maze that && grid.addresses() == that.grid.addresses() && open.equals(that.open);
    }

    @Override
    public int hashCode() {
        return open.hashCode();
    }
}
