package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquarePlanes;

/**
 * Recursive division on squares, where each cell along a wall has one edge through it: a wall between rows is a run of
 * bits in a plane, and one between columns the same bit of several rows. Small rooms are left to {@link SmallRegions}.
 *
 * <p>Time proportional to the cells; memory for the planes, and for a call for each time that the cells can be halved.
 */
public final class DivisionPlanes {
    private final int words;
    private final long[] south;
    private final SmallRegions small;

    private DivisionPlanes(SquarePlanes planes, MazeRandom random) {
        words = planes.words();
        south = planes.south();
        small = new SmallRegions(planes, random);
    }

    /** The maze of the reference. */
    public static SquarePlanes of(int rows, int columns, MazeRandom random) {
        SquarePlanes planes = new SquarePlanes(rows, columns);
        open(planes);
        DivisionPlanes division = new DivisionPlanes(planes, random);
        division.divide(0, 0, rows, columns);
        division.small.divide();
        return planes;
    }

    /** Opens all passages. */
    private static void open(SquarePlanes planes) {
        long[] east = planes.east();
        long[] south = planes.south();
        int words = planes.words();
        int last = (planes.rows() - 1) * words;
        for (int at = 0; at <= last; at += words) {
            BitRow.fill(east, at, 0, planes.columns() - 1, true);
            BitRow.fill(south, at, 0, planes.columns(), at < last);
        }
    }

    /**
     * Divides a room, its parts, theirs, and so on, until all are corridors. The smaller part is left to a call, so no
     * more of them wait for each other than times that the cells can be halved.
     */
    private void divide(int top, int left, int height, int width) {
        while (height > 1 && width > 1) {
            if (height <= SmallRegions.SIDE && width <= SmallRegions.SIDE) {
                small.add(top, left, height, width);
                return;
            }
            long number = small.number(top, left, height, width);
            boolean isUpright = width > height || (width == height && small.turns.word(number) < 0);
            int before = 1 + (int) small.walls.below((isUpright ? width : height) - 1, number);
            if (isUpright) {
                small.wallUpright(top, left + before - 1, height, (int) small.gaps.below(height, number));
            } else {
                wallFlat(top + before - 1, left, width, (int) small.gaps.below(width, number));
            }
            int firstHeight = isUpright ? height : before;
            int firstWidth = isUpright ? before : width;
            int secondTop = isUpright ? top : top + before;
            int secondLeft = isUpright ? left + before : left;
            int secondHeight = isUpright ? height : height - before;
            int secondWidth = isUpright ? width - before : width;
            if (firstHeight < secondHeight || firstWidth < secondWidth) {
                divide(top, left, firstHeight, firstWidth);
                top = secondTop;
                left = secondLeft;
                height = secondHeight;
                width = secondWidth;
            } else {
                divide(secondTop, secondLeft, secondHeight, secondWidth);
                height = firstHeight;
                width = firstWidth;
            }
        }
    }

    /** Closes the passages down from some columns of a row, all but one. */
    private void wallFlat(int row, int left, int width, int gap) {
        BitRow.fill(south, row * words, left, left + width, false);
        BitRow.add(south, row * words, left + gap);
    }
}
