package dev.mazewright.core.mask;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.run.Memory;

/**
 * The largest connected part of a grid; of parts of one size, the one that comes first in reading order.
 *
 * <p>Time proportional to the cells; memory a bit or two an address, and two or more bits a cell of the longest path
 * that a search in depth takes.
 *
 * @param mask the positions of its cells, but those that it shares with other parts, as where a passage leads over
 *     another
 * @param cells how many there are
 * @param leftOut how many cells of the grid are in other parts
 * @param parts how many other parts there are
 */
public record LargestComponent(Mask mask, long cells, long leftOut, long parts) {
    /** The largest part of this grid. */
    public static LargestComponent of(Grid grid) {
        CellSet left = cells(grid);
        long parts = 0;
        long largest = 0;
        long from = Grid.NONE;
        for (long cell = left.next(0); cell != Grid.NONE; cell = left.next(cell)) {
            long size = take(grid, cell, left);
            parts++;
            if (size > largest) {
                largest = size;
                from = cell;
            }
        }
        CellSet others = cells(grid);
        take(grid, from, others);
        Mask shared = new Mask(grid.rows(), grid.columns());
        for (long cell = others.next(0); cell != Grid.NONE; cell = others.next(cell + 1)) {
            shared.add(grid.row(cell), grid.column(cell));
        }
        Mask mask = new Mask(grid.rows(), grid.columns());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (!others.contains(cell) && !shared.contains(grid.row(cell), grid.column(cell))) {
                mask.add(grid.row(cell), grid.column(cell));
            }
        }
        return new LargestComponent(mask, largest, grid.cells() - largest, parts - 1);
    }

    /** The memory, in bytes, that finding it takes, at most. */
    public static long bytes(Grid grid) {
        return Memory.sum(5 * CellSet.bytes(grid.addresses()), grid.cells() / (grid.directions() > 16 ? 1 : 2));
    }

    /** Whether the grid has no other part. */
    public boolean isWhole() {
        return parts == 0;
    }

    private static CellSet cells(Grid grid) {
        CellSet cells = new CellSet(grid.addresses());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            cells.add(cell);
        }
        return cells;
    }

    /** Takes a cell, and all that can be reached from it through cells that are left, and says how many they are. */
    static long take(Grid grid, long from, CellSet left) {
        DirectionStack trail = new DirectionStack(grid.directions());
        left.remove(from);
        long taken = 1;
        long cell = from;
        while (true) {
            int direction = direction(grid, cell, left);
            if (direction >= 0) {
                trail.push(grid.opposite(cell, direction));
                cell = grid.step(cell, direction);
                left.remove(cell);
                taken++;
            } else if (trail.isEmpty()) {
                return taken;
            } else {
                cell = grid.step(cell, trail.pop());
            }
        }
    }

    /** The first direction in which a cell is left, or -1. */
    private static int direction(Grid grid, long cell, CellSet left) {
        for (int rest = grid.sides(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (left.contains(grid.step(cell, direction))) {
                return direction;
            }
        }
        return -1;
    }
}
