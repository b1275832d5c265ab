package dev.mazewright.core.atlas;

import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A perfect maze of squares, up to 2^62 x 2^62, that is never built. Any window of it can be streamed, and of any two cells the exact
 * length of the path between them is known, its pieces in a window, its next step, and the cell at any number of steps.
 *
 * <p>The maze is one of blocks, each of which is a maze of smaller blocks, down to the cells: {@link Block}. The blocks of each level,
 * taken as cells, make a perfect maze as well, a zoom level; its path between two blocks is the path of the maze, seen from afar.
 *
 * <p>Texture: the generator's own within a block of the lowest level; with a uniform generator each block is exactly uniform. A path
 * leaves a block only by a door, so that solutions are longer, and straight walls with one opening for each block are visible, unless seams
 * are wavy.
 *
 * <p>With k levels, blocks of n x n and t patterns: the first length takes time in proportion to k n^2 t, any other to k n^2, a window to
 * its cells and k n^2. Memory about 16 MB with the defaults, beside what a call returns; {@link #bytes}. Safe for threads.
 *
 * <p>Source: our own. Exact lengths by patterns are a grammar-compressed tree, as in Bille et al., 2015; a maze as large by recursive
 * division is in Pinter, <i>Pretty Big Maze</i>, 2021.
 */
public final class Atlas {
    /** The most rows or columns. */
    public static final long LONGEST_SIDE = 1L << 62;

    /** The least side of a block. */
    public static final int LEAST_SIDE = 4;

    /** The greatest side of a block. */
    public static final int MOST_SIDE = 128;

    /** The most patterns of a level. */
    public static final int MOST_PATTERNS = 4096;

    private final AtlasGrid grid;
    private final AtlasBlocks blocks;
    /** What moves cells across the seams, or null where these are straight. */
    private final @Nullable WavySeams seams;

    private final long bytes;

    /**
     * An atlas.
     *
     * @param rows 1 .. 2^62
     * @param columns 1 .. 2^62
     * @param inner the generator of the mazes in blocks, with its defaults; one that runs on squares by itself
     * @param side children along a side of a block, a power of two, 4 .. 128
     * @param patterns how many patterns there are for each level and size, 1 .. 4096; more make trunks more various, and the first length slower
     * @param seams what the borders between the blocks of the lowest level look like
     * @param random the only random numbers it may use
     * @throws UsageException if a number is out of its range
     */
    public Atlas(long rows, long columns, Entry<Generator> inner, int side, int patterns, AtlasSeams seams, MazeRandom random) {
        requireRange("rows", rows, 1, LONGEST_SIDE);
        requireRange("columns", columns, 1, LONGEST_SIDE);
        requireRange("side", side, LEAST_SIDE, MOST_SIDE);
        requireRange("patterns", patterns, 1, MOST_PATTERNS);
        if (Integer.bitCount(side) != 1) {
            throw new UsageException("side is a power of two, 4 to 128, not " + side);
        }
        grid = new AtlasGrid(rows, columns, side);
        blocks = new AtlasBlocks(grid, new Patterns(grid, inner, patterns, random), random);
        this.seams = seams == AtlasSeams.WAVY ? new WavySeams(blocks, random.stream("seams")) : null;
        bytes = bytes(grid, patterns);
    }

    private static void requireRange(String name, long number, long least, long most) {
        if (number < least || number > most) {
            throw new UsageException(name + " are " + least + " to " + most + ", not " + number);
        }
    }

    /**
     * An estimate of the most memory, in bytes, that an atlas takes beside what is asked for: of patterns, which are made when they are
     * needed, and of the blocks that are remembered.
     */
    public static long bytes(long rows, long columns, int side, int patterns) {
        return bytes(new AtlasGrid(rows, columns, side), patterns);
    }

    /** The same if no path is asked for, and of all blocks those of this level, from 1, and of higher ones are. */
    static long carvingBytes(long rows, long columns, int side, int patterns, int level) {
        AtlasGrid grid = new AtlasGrid(rows, columns, side);
        return Memory.sum(grid.patternBytes(patterns, false), AtlasBlocks.rememberedBytes(grid, level, false));
    }

    private static long bytes(AtlasGrid grid, int patterns) {
        return Memory.sum(grid.patternBytes(patterns, true), AtlasBlocks.rememberedBytes(grid, 1, true));
    }

    /** The same estimate for this atlas. */
    public long bytes() {
        return bytes;
    }

    /** How many levels there are above the cells; there is one block of the highest. At least 1. */
    public int levels() {
        return grid.top();
    }

    /** How many children a block has along a side, but for the last blocks of a row or column: those have between half and one and a half times as many. */
    public int side() {
        return grid.side();
    }

    /** How many cells a block of a level, 0 .. levels, has along a side, but for the last ones; at most 2^63 - 1. */
    public long span(int level) {
        return grid.span(requireLevel(level));
    }

    /** Rows of cells. */
    public long rows() {
        return grid.rows(0);
    }

    /** Columns of cells. */
    public long columns() {
        return grid.columns(0);
    }

    /** Rows of the blocks of a level, 0 .. levels. */
    public long rows(int level) {
        return grid.rows(requireLevel(level));
    }

    /** Columns of the blocks of a level, 0 .. levels. */
    public long columns(int level) {
        return grid.columns(requireLevel(level));
    }

    /** The block of a level, 0 .. levels, that contains a cell; a dead end moved across a wavy seam counts to the block it hangs on. */
    public AtlasCell block(AtlasCell cell, int level) {
        requireCell(cell, 0);
        requireLevel(level);
        return grid.block(seams != null && level > 0 ? seams.anchor(cell) : cell, 0, level);
    }

    // ---- passages

    /**
     * The directions of a cell's passages, as a set; of a block, of its doors.
     *
     * @param level 0 .. levels
     */
    public int open(AtlasCell cell, int level) {
        requireCell(cell, requireLevel(level));
        if (level == grid.top()) {
            return 0;
        }
        if (seams != null && level == 0) {
            return seams.open(cell);
        }
        Block parent = blocks.parent(level, cell.row(), cell.column());
        return parent.open(blocks.child(parent, cell.row(), cell.column()));
    }

    /**
     * A window, streamed row by row; passages that lead out of it are left out.
     *
     * @param level 0 for cells, or one of the zoom levels up to {@link #levels}, whose blocks are taken as cells
     * @param first its north-west corner
     * @param rows at least 1, and no more than there are from there on
     * @param columns likewise
     * @throws UsageException if it does not lie within the maze
     */
    public SquareRows window(int level, AtlasCell first, int rows, int columns, Context context) {
        requireWindow(level, first, rows, columns);
        if (level == grid.top()) {
            return new Maze(SizeClass.CELL.grid()).rows();
        }
        return new AtlasRows(blocks, level == 0 ? seams : null, level, first.row(), first.column(), rows, columns, context);
    }

    /** An estimate of the most memory, in bytes, that a window of this many columns takes while it is streamed, beside {@link #bytes}. */
    public long windowBytes(int columns) {
        return AtlasRows.bytes(grid.side(), columns);
    }

    // ---- paths

    /** How many steps the path between two cells has. */
    public BigInteger distance(AtlasCell from, AtlasCell to) {
        requireCells(from, to);
        return from.equals(to) ? BigInteger.ZERO : path(from, to).length();
    }

    /**
     * The direction of the first step from one cell to another.
     *
     * @throws UsageException if both are the same
     */
    public int next(AtlasCell from, AtlasCell to) {
        requireCells(from, to);
        if (from.equals(to)) {
            throw new UsageException("no step leads from " + from + " to itself");
        }
        return path(from, to).first();
    }

    /**
     * The cell on the path from one cell to another after this number of steps.
     *
     * @throws UsageException if the path has fewer
     */
    public AtlasCell at(AtlasCell from, AtlasCell to, BigInteger steps) {
        requireCells(from, to);
        AnchoredPath path = path(from, to);
        BigInteger most = path.length();
        if (steps.signum() < 0 || steps.compareTo(most) > 0) {
            throw new UsageException("the path has " + most + " steps, so a cell is at 0 to " + most + ", not " + steps);
        }
        return path.at(steps, most);
    }

    /**
     * The pieces of the path from one cell to another that lie in a window, in the order in which the path comes to them.
     *
     * @param level 0 for cells; else the path is seen as one of blocks, and the first steps are those of the cells
     * @param first the window's north-west corner
     */
    public List<AtlasPath> paths(AtlasCell from, AtlasCell to, int level, AtlasCell first, int rows, int columns) {
        requireCells(from, to);
        requireWindow(level, first, rows, columns);
        long bottom = first.row() + rows;
        long right = first.column() + columns;
        return path(from, to).pieces(level, first, bottom, right);
    }

    private AnchoredPath path(AtlasCell from, AtlasCell to) {
        WavySeams moving = from.equals(to) ? null : seams;
        return moving == null
                ? new AnchoredPath(blocks, from, to, from, to)
                : new AnchoredPath(blocks, from, to, moving.anchor(from), moving.anchor(to));
    }

    // ---- surveys

    /**
     * Exact facts about the cells of a block, found by going through all of them on all threads: about 0.1 microseconds a cell. Memory in
     * proportion to the children of a block, for each level and thread.
     *
     * @param level 1 .. levels; the one block of the highest is the whole maze
     * @throws CancelledException if this thread is interrupted
     * @throws UsageException if the seams are not straight: then not all cells of a block are connected within it
     */
    public AtlasSurvey survey(int level, AtlasCell block, Context context) {
        requireStraight();
        requireRange("levels", level, 1, grid.top());
        requireCell(block, level);
        if (level == 1) {
            return new TileSurvey().of(blocks.made(1, block.row(), block.column()));
        }
        Block parent = blocks.made(level, block.row(), block.column());
        AtlasSurvey[] children = new AtlasSurvey[parent.size().rows() * parent.size().columns()];
        context.share(children.length, () -> {
            TileSurvey tiles = new TileSurvey();
            return task -> {
                AtlasCell child = new AtlasCell(parent.rowOf((int) task), parent.columnOf((int) task));
                children[(int) task] = level == 2 ? tiles.of(blocks.made(1, child.row(), child.column())) : survey(level - 1, child, context);
            };
        });
        return Survey.of(parent, List.of(children));
    }

    /**
     * The same from the surveys of the block's children, which may have been made elsewhere.
     *
     * @param level 2 .. levels
     * @param children all of them in reading order
     * @throws UsageException if these are not the children of the block, or the seams are not straight
     */
    public AtlasSurvey survey(int level, AtlasCell block, List<AtlasSurvey> children) {
        requireStraight();
        requireRange("levels", level, 2, grid.top());
        requireCell(block, level);
        Block parent = blocks.made(level, block.row(), block.column());
        int count = parent.size().rows() * parent.size().columns();
        for (int child = 0; child < Math.max(count, children.size()); child++) {
            AtlasCell named = new AtlasCell(parent.rowOf(child), parent.columnOf(child));
            AtlasSurvey given = child < children.size() ? children.get(child) : null;
            if (child >= count || given == null || given.level() != level - 1 || !given.block().equals(named)) {
                throw new UsageException("the block " + block + " of level " + level + " has " + count
                        + " children; of number " + child + ", " + named + " of level " + (level - 1) + ", the survey is missing or another's");
            }
        }
        return Survey.of(parent, children);
    }

    // ---- what is asked for

    /**
     * Makes sure that a block's cells have all paths between them within the block.
     *
     * @throws UsageException if the seams are not straight
     */
    public void requireStraight() {
        if (seams != null) {
            throw new UsageException("blocks are counted and verified where each is a maze of its own, and with seams=wavy dead ends of one hang on"
                    + " another; take seams=straight");
        }
    }

    /** Whether the seams between the blocks of the lowest level are straight. */
    public boolean isStraight() {
        return seams == null;
    }

    private int requireLevel(int level) {
        requireRange("levels", level, 0, grid.top());
        return level;
    }

    private void requireCells(AtlasCell from, AtlasCell to) {
        CancelledException.check();
        requireCell(from, 0);
        requireCell(to, 0);
    }

    private void requireCell(AtlasCell cell, int level) {
        requireRange("rows", cell.row(), 0, grid.rows(level) - 1);
        requireRange("columns", cell.column(), 0, grid.columns(level) - 1);
    }

    private void requireWindow(int level, AtlasCell first, int rows, int columns) {
        requireCell(first, requireLevel(level));
        requireRange("rows of the window", rows, 1, grid.rows(level) - first.row());
        requireRange("columns of the window", columns, 1, grid.columns(level) - first.column());
    }
}
