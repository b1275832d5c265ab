package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.run.CancelledException;
import java.util.Arrays;

/**
 * Divides small rooms, which nearly all are, many of one size at a time, the larger sizes first: what a processor
 * cannot foresee of a room, whether it is wide or high and whether its parts are corridors, is the same for all of a
 * size. Only in square rooms a random bit decides where the wall stands; those are parted by it before.
 *
 * <p>Time about 15 nanoseconds a wall; memory 200 KiB.
 */
final class SmallRegions {
    /** The longest side of a small room. */
    static final int SIDE = 8;

    /** Cells that may wait. Each part has two or more, and the first part of a room takes its index. */
    private static final int CELLS = 1 << 15;

    /** Bits of a side in the number of a list. */
    private static final int BITS = 4;

    /** Of square rooms, those with an upright wall. */
    private static final int UPRIGHT = 1 << (2 * BITS);

    private static final int NONE = -1;

    final MazeRandom turns;
    final MazeRandom walls;
    final MazeRandom gaps;

    private final long columns;
    /** What a room's position is multiplied by in its number. */
    private final long sides;

    private final int words;
    private final long[] east;
    private final long[] south;

    // Rooms of one size, by height and width, are a list.
    private final int[] firsts = new int[2 * UPRIGHT];
    private final int[] nexts = new int[CELLS / 2];
    private final int[] tops = new int[CELLS / 2];
    private final int[] lefts = new int[CELLS / 2];
    private int rooms;
    private int cells;

    /** The memory, in bytes, that this takes beside the planes. */
    static long bytes() {
        return Integer.BYTES * (2L * UPRIGHT + 3L * (CELLS / 2));
    }

    /** No rooms yet, of this maze. */
    SmallRegions(SquarePlanes planes, MazeRandom random) {
        columns = planes.columns();
        sides = columns + planes.rows();
        words = planes.words();
        east = planes.east();
        south = planes.south();
        turns = random.stream("turn");
        walls = random.stream("wall");
        gaps = random.stream("gap");
        Arrays.fill(firsts, NONE);
    }

    /** Divides a room, sooner or later. */
    void add(int top, int left, int height, int width) {
        if (cells + height * width > CELLS) {
            divide();
        }
        cells += height * width;
        put(rooms++, top, left, height << BITS | width);
    }

    private void put(int room, int top, int left, int list) {
        tops[room] = top;
        lefts[room] = left;
        nexts[room] = firsts[list];
        firsts[list] = room;
    }

    /** Divides all rooms that wait, until only corridors are left. */
    void divide() {
        CancelledException.check();
        for (int around = 2 * SIDE; around >= 4; around--) {
            for (int height = Math.max(2, around - SIDE); height <= Math.min(SIDE, around - 2); height++) {
                int width = around - height;
                int list = height << BITS | width;
                if (around == 4) {
                    divideLeast(firsts[list]);
                } else if (height == width) {
                    turn(height);
                    divideUpright(firsts[list | UPRIGHT], height, width);
                    divideFlat(firsts[list], height, width);
                } else if (height < width) {
                    divideUpright(firsts[list], height, width);
                } else {
                    divideFlat(firsts[list], height, width);
                }
            }
        }
        Arrays.fill(firsts, NONE);
        rooms = 0;
        cells = 0;
    }

    /** A room's number. No two of a grid have the same: of those that begin at one position, each holds the next. */
    long number(int top, int left, int height, int width) {
        return (top * columns + left) * sides + height + width;
    }

    /** Closes the passages to the right of a column in some rows, all but one. */
    void wallUpright(int top, int column, int height, int gap) {
        int start = top * words + (column >>> 6);
        long wall = 1L << column;
        int at = start;
        for (int i = 0; i < height; i++) {
            east[at] &= ~wall;
            at += words;
        }
        east[start + gap * words] |= wall;
    }

    /** Parts square rooms by where their walls will stand. */
    private void turn(int side) {
        int list = side << BITS | side;
        int room = firsts[list];
        firsts[list] = NONE;
        while (room != NONE) {
            int next = nexts[room];
            long turned = turns.word(number(tops[room], lefts[room], side, side)) >>> 63;
            put(room, tops[room], lefts[room], list | ((int) turned * UPRIGHT));
            room = next;
        }
    }

    /** Divides rooms of 2 x 2 cells, of which nothing but corridors is left. */
    private void divideLeast(int first) {
        for (int room = first; room != NONE; room = nexts[room]) {
            int top = tops[room];
            int left = lefts[room];
            long number = number(top, left, 2, 2);
            long upright = turns.word(number) >>> 63;
            int closed = gaps.word(number) < 0 ? 0 : 1;
            int column = left + closed;
            east[(top + closed) * words + (left >>> 6)] &= ~(upright << left);
            south[top * words + (column >>> 6)] &= ~((upright ^ 1) << column);
        }
    }

    /** Divides rooms of one size by walls between columns. */
    private void divideUpright(int first, int height, int width) {
        int room = first;
        while (room != NONE) {
            int next = nexts[room];
            int top = tops[room];
            int left = lefts[room];
            long number = number(top, left, height, width);
            int before = 1 + (int) walls.below(width - 1, number);
            int gap = (int) gaps.below(height, number);
            wallUpright(top, left + before - 1, height, gap);
            put(room, top, left, height << BITS | before);
            put(rooms++, top, left + before, height << BITS | (width - before));
            room = next;
        }
    }

    /** Divides rooms of one size by walls between rows. */
    private void divideFlat(int first, int height, int width) {
        int room = first;
        while (room != NONE) {
            int next = nexts[room];
            int top = tops[room];
            int left = lefts[room];
            long number = number(top, left, height, width);
            int before = 1 + (int) walls.below(height - 1, number);
            int gap = (int) gaps.below(width, number);
            int start = (top + before - 1) * words;
            long wall = ((1L << width) - 1) ^ (1L << gap);
            south[start + (left >>> 6)] &= ~(wall << left);
            south[start + ((left + width - 1) >>> 6)] &= ~(wall >>> 1 >>> ~left); // what went beyond the word, if any
            put(room, top, left, before << BITS | width);
            put(rooms++, top + before, left, (height - before) << BITS | width);
            room = next;
        }
    }
}
