package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.RowGenerator;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.run.CancelledException;

/**
 * Recursive division on squares, where each cell along a wall has one edge through it: what a wall leaves open is one
 * bit in a plane. All edges begin as walls, so the rest of it takes no work; corridors are opened. Small rooms are left
 * to {@link SmallRooms}.
 *
 * <p>Time proportional to the cells; memory for the planes, and for a room for each time that the cells can be halved.
 */
public final class DivisionPlanes {
    /** The generator of these planes as rows. */
    public static final RowGenerator GENERATOR =
            new RowGenerator((rows, columns, random) -> of(rows, columns, random).stream(), SquarePlanes::bytes);

    /** Rooms divided from one test for an interrupt to the next. */
    private static final int MANY = 256;

    private final long columns;
    /** What a room's position is multiplied by in its number. */
    private final long sides;

    private final int words;
    private final long[] east;
    private final long[] south;

    private final MazeRandom turns;
    private final MazeRandom walls;
    private final MazeRandom gaps;
    private final SmallRooms small;

    // The rooms that wait, a stack. The smaller part of a room is taken first, so no more of them wait than times that
    // the cells can be halved.
    private final int[] tops = new int[Long.SIZE];
    private final int[] lefts = new int[Long.SIZE];
    private final int[] heights = new int[Long.SIZE];
    private final int[] widths = new int[Long.SIZE];
    private int waiting;

    private DivisionPlanes(SquarePlanes planes, MazeRandom random) {
        columns = planes.columns();
        sides = columns + planes.rows();
        words = planes.words();
        east = planes.east();
        south = planes.south();
        turns = random.stream("turn");
        walls = random.stream("wall");
        gaps = random.stream("gap");
        small = new SmallRooms(planes, turns, walls, gaps);
        put(waiting++, 0, 0, planes.rows(), planes.columns());
    }

    /** The maze of the reference. */
    public static SquarePlanes of(int rows, int columns, MazeRandom random) {
        SquarePlanes planes = new SquarePlanes(rows, columns);
        DivisionPlanes division = new DivisionPlanes(planes, random);
        while (division.waiting > 0) {
            division.divideMany();
        }
        return planes;
    }

    /** Divides some rooms. */
    private void divideMany() {
        CancelledException.check();
        for (int i = 0; i < MANY && waiting > 0; i++) {
            divide();
        }
    }

    /** Takes the last room that waits, and divides it or opens a corridor. */
    private void divide() {
        int room = --waiting;
        int top = tops[room];
        int left = lefts[room];
        int height = heights[room];
        int width = widths[room];
        if (height <= SmallRooms.SIDE && width <= SmallRooms.SIDE) {
            small.divide(top, left, height, width);
            return;
        }
        if (height == 1 || width == 1) {
            open(top, left, height, width);
            return;
        }
        long number = (top * columns + left) * sides + height + width;
        boolean isUpright = width > height || (width == height && turns.word(number) < 0);
        int size = isUpright ? width : height;
        int before = 1 + (int) walls.below(size - 1, number);
        int gap = (int) gaps.below(isUpright ? height : width, number);
        if (isUpright) {
            BitRow.add(east, (top + gap) * words, left + before - 1);
        } else {
            BitRow.add(south, (top + before - 1) * words, left + gap);
        }
        int after = size - before;
        int larger = before > after ? 1 : 0;
        put(room + 1 - larger, top, left, isUpright ? height : before, isUpright ? before : width);
        put(
                room + larger,
                isUpright ? top : top + before,
                isUpright ? left + before : left,
                isUpright ? height : after,
                isUpright ? after : width);
        waiting += 2;
    }

    private void put(int room, int top, int left, int height, int width) {
        tops[room] = top;
        lefts[room] = left;
        heights[room] = height;
        widths[room] = width;
    }

    /** Opens the passages of a corridor. */
    private void open(int top, int left, int height, int width) {
        BitRow.fill(east, top * words, left, left + width - 1, true);
        for (int row = top; row < top + height - 1; row++) {
            BitRow.add(south, row * words, left);
        }
    }
}
