package dev.mazewright.core.atlas;

import java.util.Arrays;

/**
 * How an atlas is divided: blocks of level 0 are cells, a block of level k is some {@code side} x {@code side} blocks of level k - 1, its
 * children, and there is one block of the highest level.
 *
 * <p>Row i of the blocks of level k begins at row i * side^k of the cells, and the last one reaches to the end. There are as many rows as
 * the rounded quotient of the cells and side^k, but at least one: so the last blocks are between half and one and a half times as large as
 * the others. The same holds for columns. Immutable.
 */
final class AtlasGrid {
    private final int side;
    /** By level. */
    private final long[] rows;

    private final long[] columns;
    /** By level and class, null where no block has that class. */
    private final SizeClass[][] classes;

    /** The blocks of a maze of 1 to 2^62 rows and columns, with {@code side} children along each, a power of two, 4 to 128. */
    AtlasGrid(long rows, long columns, int side) {
        this.side = side;
        int levels = 1;
        while (count(rows, span(levels)) > 1 || count(columns, span(levels)) > 1) {
            levels++;
        }
        this.rows = new long[levels + 1];
        this.columns = new long[levels + 1];
        for (int level = 0; level <= levels; level++) {
            this.rows[level] = count(rows, span(level));
            this.columns[level] = count(columns, span(level));
        }
        classes = new SizeClass[levels + 1][SizeClass.COUNT];
        classes[0][0] = SizeClass.CELL;
        for (int level = 1; level <= levels; level++) {
            boolean isLastRowCut = isCut(rows, span(level));
            boolean isLastColumnCut = isCut(columns, span(level));
            for (int number = 0; number < SizeClass.COUNT; number++) {
                boolean isRowCut = (number & SizeClass.CUT_ROW) != 0;
                boolean isColumnCut = (number & SizeClass.CUT_COLUMN) != 0;
                if ((!isRowCut || isLastRowCut) && (!isColumnCut || isLastColumnCut)) {
                    int height = isRowCut ? lastChildren(this.rows, level) : side;
                    int width = isColumnCut ? lastChildren(this.columns, level) : side;
                    boolean hasCutRow = isRowCut && isCut(rows, span(level - 1));
                    boolean hasCutColumn = isColumnCut && isCut(columns, span(level - 1));
                    classes[level][number] =
                            new SizeClass(level, number, height, width, hasCutRow, hasCutColumn, classes[level - 1]);
                }
            }
        }
    }

    /** Cells along a block of this level, or the greatest number there is if that is less. */
    long span(int level) {
        int bits = level * Integer.numberOfTrailingZeros(side);
        return bits < Long.SIZE - 1 ? 1L << bits : Long.MAX_VALUE;
    }

    private static long count(long cells, long span) {
        return Math.max(1, (cells + span / 2) / span);
    }

    /** Whether the last block is not as long as the others. */
    private static boolean isCut(long cells, long span) {
        return cells - (count(cells, span) - 1) * span != span;
    }

    private int lastChildren(long[] counts, int level) {
        return Math.toIntExact(counts[level - 1] - (counts[level] - 1) * side);
    }

    /** Children along a block. */
    int side() {
        return side;
    }

    /** The level of which there is one block, at least 1. */
    int top() {
        return rows.length - 1;
    }

    long rows(int level) {
        return rows[level];
    }

    long columns(int level) {
        return columns[level];
    }

    /** The row, one level up, of the blocks of a row. */
    long parentRow(int level, long row) {
        return Math.min(row / side, rows[level + 1] - 1);
    }

    /** The column, one level up, of the blocks of a column. */
    long parentColumn(int level, long column) {
        return Math.min(column / side, columns[level + 1] - 1);
    }

    /** The block of a level that contains a block of a lower one. */
    AtlasCell block(AtlasCell inner, int lower, int level) {
        long row = inner.row();
        long column = inner.column();
        for (int below = lower; below < level; below++) {
            row = parentRow(below, row);
            column = parentColumn(below, column);
        }
        return new AtlasCell(row, column);
    }

    /** The first of those rows of a lower level that a row of blocks covers. */
    long firstRow(int level, long row, int lower) {
        return row == 0 ? 0 : row * span(level - lower);
    }

    /** The first of those columns of a lower level that a column of blocks covers. */
    long firstColumn(int level, long column, int lower) {
        return column == 0 ? 0 : column * span(level - lower);
    }

    /** The row after those of a lower level that a row of blocks covers. */
    long endRow(int level, long row, int lower) {
        return row == rows[level] - 1 ? rows[lower] : (row + 1) * span(level - lower);
    }

    /** The column after those of a lower level that a column of blocks covers. */
    long endColumn(int level, long column, int lower) {
        return column == columns[level] - 1 ? columns[lower] : (column + 1) * span(level - lower);
    }

    /** The class of the one block of the highest level. */
    SizeClass topClass() {
        SizeClass[] top = classes[top()];
        return Arrays.stream(top).filter(each -> each != null).reduce((first, last) -> last).orElseThrow();
    }

    /** How many blocks a level has, if they are fewer than {@code most}; else that. */
    private long blocks(int level, long most) {
        return rows[level] < most && columns[level] < most ? Math.min(most, rows[level] * columns[level]) : most;
    }

    /** How many blocks the levels from this one on have, if they are fewer than {@code most}; else that. */
    long blocksFrom(int first, long most) {
        long blocks = 0;
        for (int level = first; level <= top() && blocks < most; level++) {
            blocks += blocks(level, most);
        }
        return Math.min(most, blocks);
    }

    /** About how many bytes this number of patterns for each level and class take at most: no more are made than there are blocks. */
    long patternBytes(int patterns, boolean isSolved) {
        long bytes = 0;
        for (int level = 1; level <= top(); level++) {
            for (SizeClass size : classes[level]) {
                bytes += size == null ? 0 : size.patternBytes(isSolved) * blocks(level, patterns);
            }
        }
        return bytes;
    }

    /** The classes of a level, by their numbers; null where no block has that class. */
    SizeClass[] classes(int level) {
        return classes[level];
    }
}
