package dev.mazewright.core.atlas;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.CancelledException;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The blocks of an atlas, made from the highest level down when they are asked for. Those asked for last are remembered; each slot
 * belongs to many blocks, of which the last stays. Safe for threads.
 */
final class AtlasBlocks {
    /** About how many bytes of blocks are remembered. */
    private static final long MEMORY = 8L << 20;

    private static final int LEAST = 64;
    private static final int MOST = 8192;

    private final AtlasGrid grid;
    private final Block top;
    /** By level. */
    private final MazeRandom[] levels;

    private final AtomicReferenceArray<Block> known;

    AtlasBlocks(AtlasGrid grid, Patterns patterns, MazeRandom random) {
        this.grid = grid;
        levels = new MazeRandom[grid.top() + 1];
        Arrays.setAll(levels, level -> random.stream("level", level));
        known = new AtomicReferenceArray<>(slots(grid.side()));
        int[] noDoors = {Block.NONE, Block.NONE, Block.NONE, Block.NONE};
        top = new Block(grid.topClass(), 0, 0, 0, noDoors, patterns, random(grid.top(), 0, 0));
    }

    private static int slots(int side) {
        return Integer.highestOneBit(Math.clamp(MEMORY / SizeClass.blockBytes((long) side * side, true), LEAST, MOST));
    }

    /** About how many bytes of blocks are remembered at most, if those of this level and of higher ones are asked for. */
    static long rememberedBytes(AtlasGrid grid, int level, boolean isSolved) {
        int slots = slots(grid.side());
        return SizeClass.blockBytes((long) grid.side() * grid.side(), isSolved) * grid.blocksFrom(level, slots) + (long) Integer.BYTES * slots;
    }

    private MazeRandom random(int level, long row, long column) {
        return levels[level].stream("row", row).stream("column", column);
    }

    AtlasGrid grid() {
        return grid;
    }

    /** The block of level 1 or more at this row and column. */
    Block get(int level, long row, long column) {
        if (level == grid.top()) {
            return top;
        }
        int slot = (int) MazeRandom.word(row * 31 + level, column) & (known.length() - 1);
        Block block = known.get(slot);
        if (block == null || block.level() != level || block.row() != row || block.column() != column) {
            block = made(level, row, column);
            known.set(slot, block);
        }
        return block;
    }

    /** The same, which is not remembered: for work that needs each block once. */
    Block made(int level, long row, long column) {
        CancelledException.check();
        if (level == grid.top()) {
            return top;
        }
        Block parent = parent(level, row, column);
        return parent.child(child(parent, row, column), random(level, row, column));
    }

    /** The block around a block or cell. */
    Block parent(int level, long row, long column) {
        return get(level + 1, grid.parentRow(level, row), grid.parentColumn(level, column));
    }

    /** Which child of a block the block or cell at this row and column is. */
    int child(Block parent, long row, long column) {
        int down = (int) (row - parent.row() * grid.side());
        int right = (int) (column - parent.column() * grid.side());
        return down * parent.size().columns() + right;
    }
}
