package dev.mazewright.core.mask;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;

/**
 * Joins the parts of a mask, so that they are one maze: from the component with the first position, a shortest corridor
 * of positions leads to the part that is nearest, from both to the next, and so on. Of corridors of one length it takes
 * a low one, as letters are joined in handwriting.
 *
 * <p>Time: the positions between the parts, for each part; memory: half a byte or more an address.
 */
final class MaskCorridors {
    private final Grid grid;
    private final Mask mask;
    /** Cells of the mask that no corridor reaches yet. */
    private final CellSet apart;
    /** For each cell that the search has come to, one more than the direction it came from. */
    private final CellValues back;

    private MaskCorridors(Grid grid, Mask mask) {
        this.grid = grid;
        this.mask = mask;
        apart = new CellSet(grid.addresses());
        back = new CellValues(grid.addresses(), bits(grid));
    }

    private static int bits(Grid grid) {
        return Math.max(2, CellValues.bitsFor(grid.directions()));
    }

    /** The memory, in bytes, that joining parts on this grid takes. */
    static long bytes(Grid grid) {
        return CellValues.bytes(grid.addresses(), bits(grid)) + 4 * CellSet.bytes(grid.addresses());
    }

    /** Adds corridors to a mask until it is in one piece, as far as the grid without a mask is. */
    static void join(Grid whole, Mask mask) {
        MaskCorridors corridors = new MaskCorridors(whole, mask);
        long first = corridors.gather();
        if (first == Grid.NONE) {
            return;
        }
        LargestComponent.take(whole, first, corridors.apart);
        while (corridors.apart.next(0) != Grid.NONE && corridors.reachNearest()) {
            // one part less
        }
    }

    /** Fills {@code apart} and says which is the first of its cells. */
    private long gather() {
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (isOnMask(cell)) {
                apart.add(cell);
            }
        }
        return apart.next(0);
    }

    private boolean isOnMask(long cell) {
        return mask.contains(grid.row(cell), grid.column(cell));
    }

    /** Leads a corridor from all that is joined to the nearest part that is not; false if there is no path. */
    private boolean reachNearest() {
        back.fill(0, grid.addresses(), 0);
        CellSet now = new CellSet(grid.addresses());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (isOnMask(cell) && !apart.contains(cell)) {
                now.add(cell);
                back.set(cell, grid.directions());
            }
        }
        while (now.next(0) != Grid.NONE) {
            CellSet then = new CellSet(grid.addresses());
            long met = Grid.NONE;
            for (long cell = now.next(0); cell != Grid.NONE; cell = now.next(cell + 1)) {
                for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    long next = grid.step(cell, direction);
                    if (back.get(next) == 0 || then.contains(next)) {
                        back.set(next, grid.opposite(cell, direction) + 1); // the last to come here is the lowest
                        then.add(next);
                        met = apart.contains(next) ? Math.max(met, next) : met;
                    }
                }
            }
            if (met != Grid.NONE) {
                LargestComponent.take(grid, met, apart);
                dig(met);
                return true;
            }
            now = then;
        }
        return false;
    }

    /** Makes the cells of the backtrack path, from a cell to one that is joined, cells of the mask. */
    private void dig(long from) {
        long cell = from;
        while (true) {
            cell = grid.step(cell, back.get(cell) - 1);
            if (isOnMask(cell)) {
                return;
            }
            mask.add(grid.row(cell), grid.column(cell));
        }
    }
}
