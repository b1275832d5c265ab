package dev.mazewright.core.generate.trees;

import dev.mazewright.core.generate.GrowingTree;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.MazeRandom;

/**
 * The cells from which a {@link GrowingTree} may still grow, from the oldest to the newest. A cell that is removed
 * leaves a gap; gaps at the end vanish at once, and when there are more gaps than cells, the row closes up. So all
 * methods take constant time on average, and memory is at most 16 bytes a cell, 8 where it is always the newest that
 * is removed.
 */
public final class ActiveCells {
    /** {@link Grid#NONE} where there is a gap. */
    private final CellList row = new CellList();

    private long cells;
    /** All indices before this are gaps. */
    private long oldest;

    public boolean isEmpty() {
        return cells == 0;
    }

    /** Makes a cell the newest. */
    public void add(long cell) {
        row.add(cell);
        cells++;
    }

    /** The cell at an index that is not a gap. */
    public long get(long index) {
        return row.get(index);
    }

    /** The index of the newest cell, if there is any. */
    public long newest() {
        return row.size() - 1;
    }

    /** The index of the oldest cell, if there is any. */
    public long oldest() {
        while (row.get(oldest) == Grid.NONE) {
            oldest++;
        }
        return oldest;
    }

    /** The index of any cell, if there is any: {@code below} the length of the row, again as long as that is a gap. */
    public long random(MazeRandom random) {
        long index = random.below(row.size());
        while (row.get(index) == Grid.NONE) {
            index = random.below(row.size());
        }
        return index;
    }

    /** Removes the cell at an index. */
    public void remove(long index) {
        row.set(index, Grid.NONE);
        cells--;
        while (!row.isEmpty() && row.get(row.size() - 1) == Grid.NONE) {
            row.shorten(row.size() - 1);
        }
        if (row.size() > 2 * cells) {
            closeUp();
        }
    }

    private void closeUp() {
        long size = 0;
        for (long index = 0; index < row.size(); index++) {
            if (row.get(index) != Grid.NONE) {
                row.set(size++, row.get(index));
            }
        }
        row.shorten(size);
        oldest = 0;
    }
}
