package dev.mazewright.formats.outline;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.rows.BitRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The smallest rectangle around all walls of a page, and the gaps in its border:
 *
 * <pre>
 *   . . . . . . .
 *   . # # . # # .      the frame is a clean outline if half of it is wall, and no gap is wider than a corridor
 *   . # . . . . .
 *   . # # # # # .
 *   . . . . . . .
 * </pre>
 *
 * @param top row of its upper border
 * @param left column
 * @param bottom row of its lower border
 * @param right column
 * @param gaps in the order in which a reader meets their middles
 */
record TileFrame(int top, int left, int bottom, int right, List<Gap> gaps) {
    /** A frame has a tile between its borders. */
    private static final int LEAST = 3;

    /** Neighbouring tiles of the border that are floor: the position in their middle, and their number. */
    record Gap(long middle, int width) {}

    /** The frame of a page; null if there are no walls. Time a bit more than a nanosecond for 64 tiles. */
    static @Nullable TileFrame of(TilePage page) {
        Mask floor = page.floor();
        int columns = floor.columns();
        long[] bits = new long[BitRow.words(columns)];
        int top = floor.rows();
        int bottom = -1;
        int left = columns;
        int right = -1;
        for (int row = 0; row < floor.rows(); row++) {
            floor.row(row, bits);
            for (int i = 0; i < bits.length; i++) {
                bits[i] = ~bits[i];
            }
            bits[bits.length - 1] &= BitRow.lastWord(columns);
            int first = BitRow.next(word -> bits[word], 0, columns);
            if (first < columns) {
                top = Math.min(top, row);
                bottom = row;
                left = Math.min(left, first);
                right = Math.max(right, BitRow.previous(word -> bits[word], columns - 1));
            }
        }
        return bottom < 0 ? null : new TileFrame(top, left, bottom, right, gaps(page, top, left, bottom, right));
    }

    int rows() {
        return bottom - top + 1;
    }

    int columns() {
        return right - left + 1;
    }

    boolean contains(int row, int column) {
        return row >= top && row <= bottom && column >= left && column <= right;
    }

    /** Whether tiles lie around it on a page. */
    boolean isSmallerThan(TilePage page) {
        return rows() < page.rows() || columns() < page.columns();
    }

    /** The number of tiles of its border. */
    private int length() {
        return 2 * (rows() + columns()) - 4;
    }

    /** Whether there is room for floor within it. */
    boolean isLargeEnough() {
        return rows() >= LEAST && columns() >= LEAST;
    }

    /** Whether its border is the outline of a maze with corridors of this width. */
    boolean isClean(int corridor) {
        int open = gaps.stream().mapToInt(Gap::width).sum();
        return isLargeEnough() && 2 * open <= length()
                && gaps.stream().allMatch(gap -> gap.width <= corridor);
    }

    /** Whether some gap is wider than a tile. */
    boolean hasWideGaps() {
        return gaps.stream().anyMatch(gap -> gap.width > 1);
    }

    // ---- the border, clockwise

    private static List<Gap> gaps(TilePage page, int top, int left, int bottom, int right) {
        List<Long> border = border(page, top, left, bottom, right);
        int from = 0;
        while (from < border.size() && isFloor(page, border.get(from))) {
            from++;
        }
        List<Gap> gaps = new ArrayList<>();
        List<Long> run = new ArrayList<>();
        for (int i = from; i < from + border.size(); i++) {
            long position = border.get(i % border.size());
            if (isFloor(page, position)) {
                run.add(position);
            }
            if (!run.isEmpty() && (!isFloor(page, position) || i == from + border.size() - 1)) {
                gaps.add(new Gap(run.get((run.size() - 1) / 2), run.size()));
                run.clear();
            }
        }
        gaps.sort(Comparator.comparingLong(Gap::middle));
        return gaps;
    }

    private static boolean isFloor(TilePage page, long position) {
        return page.isFloor(page.row(position), page.column(position));
    }

    private static List<Long> border(TilePage page, int top, int left, int bottom, int right) {
        List<Long> border = new ArrayList<>();
        for (int column = left; column <= right; column++) {
            border.add(page.position(top, column));
        }
        for (int row = top + 1; row <= bottom; row++) {
            border.add(page.position(row, right));
        }
        for (int column = right - 1; column >= left && bottom > top; column--) {
            border.add(page.position(bottom, column));
        }
        for (int row = bottom - 1; row > top && right > left; row--) {
            border.add(page.position(row, left));
        }
        return border;
    }
}
