package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.rows.SquareCells;
import dev.mazewright.core.shape.Rectangle;
import java.util.Arrays;

/**
 * What a maze of squares holds while a walk makes it: not the passages of a cell but, in the same four bits, the
 * direction to the root, its parent. When all cells are visited, one sweep turns parents into passages, sixteen cells
 * at a time.
 *
 * <p>Four bits hold 0 in an unvisited cell, 8 | direction in a visited one. Of these two alone the bit of 4 is set, so
 * that they have no parent: {@link #ROOT} and {@link #DEAD}, which is padding.
 *
 * <p>Time proportional to the cells; memory a bit for each cell of one row.
 */
final class ParentBits {
    static final int VISITED = 8;
    static final int ROOT = 12;
    static final int DEAD = 15;

    private final long[] words;
    private final long stride;
    /** How far each direction leads. */
    private final long[] offsets;

    /** The next word whose passages are to be opened. */
    private int word;
    /** Which cells of the word before went east. */
    private long wentEast;
    /** Which cells went south, of the words of the last row and a bit: a ring. */
    private final long[] wentSouth;

    /** Those of a maze, all of whose cells are unvisited. */
    ParentBits(Maze maze) {
        words = maze.words();
        stride = SquareCells.stride(maze.grid());
        offsets = new long[] {-stride, 1, stride, -1};
        wentSouth = new long[Integer.highestOneBit(SquareCells.word(stride) + 2) << 1];
    }

    // ---- one cell

    int value(long address) {
        return SquareCells.get(words, address);
    }

    void flip(long address, int bits) {
        SquareCells.flip(words, address, bits);
    }

    /** Sets the two lowest bits of an address. */
    void point(long address, int direction) {
        SquareCells.setLow(words, address, direction);
    }

    long step(long address, int direction) {
        return address + offsets[direction];
    }

    /** The directions of those neighbours of a cell that are unvisited. */
    int fresh(long cell) {
        return isFresh(cell - stride) | isFresh(cell + 1) << 1 | isFresh(cell + stride) << 2 | isFresh(cell - 1) << 3;
    }

    /** 1 if the address is unvisited, else 0; arithmetic, where a condition would be an unpredictable branch. */
    private int isFresh(long address) {
        return (value(address) - 1) >>> 31;
    }

    /** The four bits of each neighbour of a cell, by direction from the lowest on. */
    int around(long cell) {
        return value(cell - stride) | value(cell + 1) << 4 | value(cell + stride) << 8 | value(cell - 1) << 12;
    }

    /** The directions of those neighbours that are in the maze: they have the bit of 8, and not all bits. */
    static int visited(int around) {
        return directions(around >>> 3 & ~(around & around >>> 2));
    }

    /** The directions of those neighbours that hold 0. */
    static int fresh(int around) {
        return directions(~(around | around >>> 1 | around >>> 2 | around >>> 3));
    }

    /** The directions whose lowest bit, of four, is set. */
    private static int directions(int around) {
        int each = around & 0x1111;
        return (each | each >>> 3 | each >>> 6 | each >>> 9) & 15;
    }

    // ---- sixteen cells

    int words() {
        return words.length;
    }

    /** Which of the sixteen cells of a word are unvisited. */
    long freshOf(int number) {
        return SquareCells.equal(words[number], 0);
    }

    /** Which of the sixteen cells of a word are neither in the maze nor padding. */
    long outside(int number) {
        return ~(words[number] >>> 3) & SquareCells.EACH;
    }

    /** Which of the sixteen cells of a word lie beside cells that are in the maze. */
    long besideMaze(int number) {
        long address = SquareCells.first(number, 1);
        return visited(from(address - stride))
                | visited(from(address - 1))
                | visited(from(address + 1))
                | visited(from(address + stride));
    }

    private static long visited(long cells) {
        return cells >>> 3 & ~(cells & cells >>> 2) & SquareCells.EACH;
    }

    // ---- all cells

    /** Turns the passages that the maze has already, a tree of at least one, into parents; its first cell is the root. */
    void turnTrunk() {
        long root = firstWithPassage();
        int open = value(root);
        flip(root, open ^ ROOT);
        long[] waiting = new long[4];
        int count = branch(root, open, waiting, 0);
        while (count > 0) {
            long last = waiting[--count];
            long cell = last >>> 2;
            int back = (int) last & 3;
            open = value(cell);
            flip(cell, open ^ (VISITED | back));
            if (count + 4 > waiting.length) {
                waiting = Arrays.copyOf(waiting, 2 * waiting.length);
            }
            count = branch(cell, open & ~(1 << back), waiting, count);
        }
    }

    /** Adds the cells in these directions, each with the direction back, to those that wait; returns how many these are then. */
    private int branch(long cell, int directions, long[] waiting, int count) {
        int waits = count;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            int direction = Integer.numberOfTrailingZeros(rest);
            waiting[waits++] = step(cell, direction) << 2 | (direction ^ 2);
        }
        return waits;
    }

    /** The first cell with one passage, or two or three: four are padding, or a crossing. A tree has cells with one. */
    private long firstWithPassage() {
        for (int number = 0; number < words.length; number++) {
            long here = words[number];
            long some = (here | here >>> 1 | here >>> 2 | here >>> 3) & SquareCells.EACH;
            long fresh = some & ~(here & here >>> 1 & here >>> 2 & here >>> 3);
            if (fresh != 0) {
                return SquareCells.first(number, fresh);
            }
        }
        throw new IllegalStateException("a maze without passages has no trunk");
    }

    /** Turns the parents of all cells into passages. */
    void open() {
        while (openWord()) {}
    }

    /**
     * Turns the parents of sixteen cells, the next word's, into passages: an edge is open if it leads to the parent of
     * either side. False when there are no more words.
     */
    private boolean openWord() {
        if (word == words.length) {
            return false;
        }
        long here = words[word];
        long address = SquareCells.first(word, 1);
        long north = SquareCells.equal(here, VISITED | Rectangle.NORTH);
        long east = SquareCells.equal(here, VISITED | Rectangle.EAST);
        long south = SquareCells.equal(here, VISITED | Rectangle.SOUTH);
        long west = SquareCells.equal(here, VISITED | Rectangle.WEST);
        wentSouth[word & (wentSouth.length - 1)] = south;
        north |= wentSouth(address - stride);
        south |= SquareCells.equal(from(address + stride), VISITED | Rectangle.NORTH);
        west |= east << 4 | wentEast >>> 60;
        wentEast = east;
        east |= SquareCells.equal(from(address + 1), VISITED | Rectangle.WEST);
        words[word++] = north | east << 1 | south << 2 | west << 3 | SquareCells.equal(here, DEAD) * DEAD;
        return true;
    }

    /** Which of the sixteen cells from an address on, one row above those of the word, went south. */
    private long wentSouth(long address) {
        int above = SquareCells.word(address);
        int ring = wentSouth.length - 1;
        return SquareCells.joined(wentSouth[above & ring], wentSouth[(above + 1) & ring], address);
    }

    private long from(long address) {
        return SquareCells.from(words, address);
    }
}
