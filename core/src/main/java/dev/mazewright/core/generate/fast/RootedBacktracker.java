package dev.mazewright.core.generate.fast;

import dev.mazewright.core.Maze;
import dev.mazewright.core.MazeRandom;
import dev.mazewright.core.shape.Rectangle;

/**
 * The recursive backtracker on squares without a stack: while it runs, a visited cell holds not its passages but the way
 * back to the root, in the same four bits. When all cells are visited, one sweep turns ways back into passages.
 *
 * <p>Time proportional to the cells, about 3/4 of the textbook's; no memory but a bit for each cell of one row.
 */
public final class RootedBacktracker {
    // What four bits hold while it runs: 0 unvisited, 8 | direction visited, with the way back. Of these two alone the
    // bit of 4 is set, so that they have no way back:
    private static final int ROOT = 12;
    private static final int DEAD = 15;

    /** The lowest bit of each of the sixteen cells of a word. */
    private static final long EACH = 0x1111_1111_1111_1111L;

    /** Steps taken by one call: a small method, called often, is compiled sooner, better and in less memory than a loop. */
    private static final int STEPS = 1 << 14;

    private final long[] words;
    private final long stride;
    private final MazeRandom random;
    private long cell;

    /** The next word whose ways are to be opened. */
    private int word;
    /** Which cells of the word before went east. */
    private long wentEast;
    /** Which cells went south, of the words of the last row and a bit: a ring. */
    private final long[] wentSouth;

    private RootedBacktracker(Maze maze, MazeRandom random) {
        this.words = maze.words();
        this.stride = maze.grid().rowStart(1) - maze.grid().rowStart(0);
        this.random = random;
        this.cell = random.cell(maze.grid());
        this.wentSouth = new long[Integer.highestOneBit((int) (stride >>> 4) + 2) << 1];
    }

    /** Whether it can make this maze: on squares, with or without a mask, if nobody wants to watch. */
    public static boolean fits(Maze maze) {
        return maze.grid().shape() instanceof Rectangle && !maze.isTraced();
    }

    /** Makes the maze that the textbook makes. */
    public static void generate(Maze maze, MazeRandom random) {
        RootedBacktracker backtracker = new RootedBacktracker(maze, random);
        backtracker.mark(backtracker.cell, ROOT);
        while (backtracker.walk()) {}
        while (backtracker.openWays()) {}
    }

    /** Goes some steps on; false when it is back at the root and all is visited. */
    private boolean walk() {
        long at = cell;
        for (int step = 0; step < STEPS; step++) {
            int fresh = fresh(at - stride) | fresh(at + 1) << 1 | fresh(at + stride) << 2 | fresh(at - 1) << 3;
            if (fresh != 0) {
                int direction = random.choose(fresh);
                at += offset(direction);
                mark(at, 8 | (direction ^ 2));
            } else {
                int back = value(at);
                if (back == ROOT) {
                    return false;
                }
                at += offset(back & 3);
            }
        }
        cell = at;
        return true;
    }

    private int value(long address) {
        return (int) (words[(int) (address >>> 4)] >>> (address << 2)) & 15;
    }

    private int fresh(long address) {
        return (value(address) - 1) >>> 31;
    }

    private void mark(long address, int value) {
        words[(int) (address >>> 4)] |= (long) value << (address << 2);
    }

    /** -stride, 1, stride, -1. */
    private long offset(int direction) {
        long length = (direction & 1) == 0 ? stride : 1;
        return ((direction + 1) & 2) == 0 ? -length : length;
    }

    /**
     * Turns the ways back of sixteen cells, the next word's, into passages: a way is open if it leads back from either
     * side. False when there are no more words.
     */
    private boolean openWays() {
        if (word == words.length) {
            return false;
        }
        long here = words[word];
        long north = equal(here, 8 | Rectangle.NORTH);
        long east = equal(here, 8 | Rectangle.EAST);
        long south = equal(here, 8 | Rectangle.SOUTH);
        long west = equal(here, 8 | Rectangle.WEST);
        wentSouth[word & (wentSouth.length - 1)] = south;
        north |= wentSouthAbove();
        south |= equal(below(), 8 | Rectangle.NORTH);
        west |= east << 4 | wentEast >>> 60;
        wentEast = east;
        east |= equal(here >>> 4 | raw(word + 1L) << 60, 8 | Rectangle.WEST);
        words[word++] = north | east << 1 | south << 2 | west << 3 | equal(here, DEAD) * DEAD;
        return true;
    }

    /** Of the sixteen cells one row above those of a word: which of them went south. */
    private long wentSouthAbove() {
        long address = ((long) word << 4) - stride;
        int above = (int) (address >> 4);
        int ring = wentSouth.length - 1;
        return shifted(wentSouth[above & ring], wentSouth[(above + 1) & ring], address);
    }

    /** The sixteen cells one row below those of a word, as they still are. */
    private long below() {
        long address = ((long) word << 4) + stride;
        return shifted(raw(address >> 4), raw((address >> 4) + 1), address);
    }

    /** The sixteen cells from an address on, which lies in the first of two words. */
    private static long shifted(long first, long second, long address) {
        int bits = (int) (address & 15) << 2;
        return bits == 0 ? first : first >>> bits | second << (64 - bits);
    }

    private long raw(long word) {
        return word < words.length ? words[(int) word] : 0;
    }

    /** The lowest bit of each of sixteen cells is 1 where the cell holds this value, else 0. */
    private static long equal(long cells, int value) {
        long different = cells ^ EACH * value;
        different |= different >>> 1;
        different |= different >>> 2;
        return ~different & EACH;
    }
}
