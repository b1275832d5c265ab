package dev.mazewright.core.atlas;

import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.ReplayableRows;
import dev.mazewright.core.rows.SquareCells;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A window of the blocks of a level, streamed row by row: the blocks one level up, whose plans it shows, are made on all threads, some rows
 * of them at a time.
 */
final class AtlasRows implements ReplayableRows {
    /** A number of blocks that gives all threads work. */
    private static final int BLOCKS = 256;

    private final AtlasBlocks blocks;
    /** What moves cells across the seams that the window shows, or null if nothing does. */
    private final @Nullable WavySeams seams;

    private final Context context;
    private final int level;
    private final long top;
    private final long left;
    private final int rows;
    private final int columns;
    /** The first column of blocks one level up. */
    private final long firstBlock;
    /** How many columns of them there are in the window. */
    private final int across;
    /** Whether there are too many of them to be worth remembering. */
    private final boolean isBulk;

    private int row;
    /** The blocks of the row that is next, and of some rows of blocks below it, from left to right; null before the first. */
    private Block @Nullable [] band;
    /** The passages of each. */
    private long[][] bandWords = new long[0][];
    /** The row of the first of them. */
    private long bandRow;

    /** A buffer for a row of one block. */
    private final long[] some;

    AtlasRows(AtlasBlocks blocks, @Nullable WavySeams seams, int level, long top, long left, int rows, int columns, Context context) {
        this.blocks = blocks;
        this.seams = seams;
        this.context = context;
        this.level = level;
        this.top = top;
        this.left = left;
        this.rows = rows;
        this.columns = columns;
        AtlasGrid grid = blocks.grid();
        firstBlock = grid.parentColumn(level, left);
        across = Math.toIntExact(grid.parentColumn(level, left + columns - 1) - firstBlock + 1);
        long down = grid.parentRow(level, top + rows - 1) - grid.parentRow(level, top) + 1;
        isBulk = seams == null && down * across > BLOCKS;
        some = new long[BitRow.words(2 * grid.side())];
    }

    @Override
    public ReplayableRows copy() {
        AtlasRows copy = new AtlasRows(blocks, seams, level, top, left, rows, columns, context);
        copy.row = row;
        return copy;
    }

    /** About how many bytes of memory a window of this many columns takes while it is streamed. */
    static long bytes(int side, int columns) {
        long blocks = Math.max(BLOCKS, columns / side + 2L);
        return 2 * blocks * SizeClass.blockBytes((long) side * side, false);
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public void skip(int many) {
        row += many;
    }

    @Override
    public void next(long[] east, long[] south) {
        Arrays.fill(east, 0);
        Arrays.fill(south, 0);
        long at = top + row;
        Block[] here = band(blocks.grid().parentRow(level, at));
        int first = Math.toIntExact((blocks.grid().parentRow(level, at) - bandRow) * across);
        for (int i = first; i < first + across; i++) {
            copy(here[i], bandWords[i], at, east, south);
        }
        BitRow.remove(east, columns - 1L); // what leads out of the window
        if (row == rows - 1) {
            Arrays.fill(south, 0);
        }
        row++;
    }

    /** The blocks from this row on, or from an earlier one. */
    private Block[] band(long blockRow) {
        Block[] known = band;
        if (known == null || blockRow >= bandRow + known.length / across) {
            band = null; // before there is another
            known = made(blockRow);
            band = known;
        }
        return known;
    }

    private Block[] made(long blockRow) {
        long last = blocks.grid().parentRow(level, top + rows - 1);
        int depth = (int) Math.min(last - blockRow + 1, Math.ceilDiv(BLOCKS, across));
        Block[] made = new Block[depth * across];
        long[][] words = new long[made.length][];
        context.share(made.length, () -> task -> {
            long down = blockRow + task / across;
            long right = firstBlock + task % across;
            Block block = isBulk ? blocks.made(level + 1, down, right) : blocks.get(level + 1, down, right);
            made[(int) task] = block;
            words[(int) task] = seams == null ? block.plan().maze().words() : seams.words(block);
        });
        bandWords = words;
        bandRow = blockRow;
        return made;
    }

    /** Copies what of a row of a block lies in the window. */
    private void copy(Block block, long[] words, long at, long[] east, long[] south) {
        int side = blocks.grid().side();
        int down = (int) (at - block.row() * side);
        long start = block.column() * side;
        int skipped = (int) Math.max(0, left - start);
        int width = (int) Math.min(block.size().columns() - skipped, left + columns - start - skipped);
        int to = (int) (start + skipped - left);
        long address = block.plan().address(down * block.size().columns() + skipped);
        SquareCells.read(words, address, width, SquareRows.EAST, some);
        BitRow.include(east, 0, to, some, BitRow.words(width));
        SquareCells.read(words, address, width, SquareRows.SOUTH, some);
        BitRow.include(south, 0, to, some, BitRow.words(width));
        if (seams != null) {
            return; // doors are among the passages
        }
        if (block.door(Rectangle.EAST) == down && skipped + width == block.size().columns()) {
            BitRow.add(east, to + width - 1);
        }
        int door = block.door(Rectangle.SOUTH) - skipped;
        if (block.door(Rectangle.SOUTH) != Block.NONE && down == block.size().rows() - 1 && door >= 0 && door < width) {
            BitRow.add(south, to + door);
        }
    }
}
