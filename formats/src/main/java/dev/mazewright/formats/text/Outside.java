package dev.mazewright.formats.text;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.formats.io.LongList;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import org.jspecify.annotations.Nullable;

/**
 * Finds the positions without a cell in a drawing that does not mark them: blank areas without walls. Two kinds count:
 * what is joined to the page around the grid over at least two sides, again and again, so that it is more than an
 * opening; and connected areas without a wall, a start or a goal.
 */
final class Outside {
    /** What a cell takes, in bytes, in the queue and as the number of its area. */
    private static final long CELL_BYTES = Long.BYTES + Integer.BYTES;

    private final Maze maze;
    private final Grid grid;
    /** Of each cell the open sides of the outline. */
    private final CellValues gaps;

    /** The start and the goals. */
    private final CellSet marked;
    private final CellSet outside;
    /** Cells in the order in which they are reached. */
    private final LongList queue;
    /** Of each cell the number of its connected area, 0 until it has one. */
    private final int[] area;

    private Outside(Maze maze, Ends ends, Source source) {
        this.maze = maze;
        grid = maze.grid();
        int bits = CellValues.bitsFor(Directions.all(grid.directions()));
        source.requireMemory(2 * CellSet.bytes(grid.addresses())
                + CellValues.bytes(grid.addresses(), bits)
                + CELL_BYTES * grid.addresses());
        outside = new CellSet(grid.addresses());
        marked = new CellSet(grid.addresses());
        gaps = new CellValues(grid.addresses(), bits);
        queue = new LongList(source);
        area = new int[Math.toIntExact(grid.addresses())];
        for (Opening opening : ends.openings()) {
            gaps.include(opening.cell(), Directions.of(opening.direction()));
        }
        if (ends.hasStart()) {
            marked.add(ends.start());
        }
        for (long goal : ends.goals()) {
            marked.add(goal);
        }
    }

    /** The positions that are cells, or null if all are, by the maze that the drawing shows where every position is a cell. */
    static @Nullable Mask mask(Maze maze, Ends ends, Source source) {
        Outside found = new Outside(maze, ends, source);
        found.joinedToThePage();
        found.blankAreas();
        Grid grid = maze.grid();
        Mask mask = new Mask(grid.rows(), grid.columns());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (!found.outside.contains(cell)) {
                mask.add(grid.row(cell), grid.column(cell));
            }
        }
        return mask.count() == 0 || mask.count() == grid.cells() ? null : mask;
    }

    /**
     * Remarks that positions may be cells all the same: they are joined to the maze, and so few that they may be cells with two
     * openings. No square of 2 x 2 positions is outside with them.
     */
    static void doubtCorners(Maze maze, Mask mask, Source source) {
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int row = grid.row(cell);
            int column = grid.column(cell);
            if (mask.contains(row, column) || isInSquare(mask, row, column)) {
                continue;
            }
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                long there = grid.step(cell, Directions.first(rest));
                if (mask.contains(grid.row(there), grid.column(there))) {
                    source.doubt(Doubt.About.MAZE, "row " + row + ", column " + column
                            + " is taken for no cell; it may be one that is open to the outside on two sides");
                    return;
                }
            }
        }
    }

    /** Whether a position lies in a square of four that are outside. */
    private static boolean isInSquare(Mask mask, int row, int column) {
        for (int top = row - 1; top <= row; top++) {
            for (int left = column - 1; left <= column; left++) {
                boolean isWithin = top >= 0 && left >= 0 && top + 1 < mask.rows() && left + 1 < mask.columns();
                if (isWithin && !mask.contains(top, left) && !mask.contains(top, left + 1) && !mask.contains(top + 1, left)
                        && !mask.contains(top + 1, left + 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** How many of a cell's sides are open to the page or to what is outside already. */
    private int joints(long cell) {
        int count = Directions.count(gaps.get(cell));
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            count += outside.contains(grid.step(cell, Directions.first(rest))) ? 1 : 0;
        }
        return count;
    }

    private void add(long cell) {
        if (!outside.contains(cell) && !marked.contains(cell)) {
            outside.add(cell);
            queue.add(cell);
        }
    }

    private void joinedToThePage() {
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (gaps.get(cell) != 0) {
                addAtThePage(cell);
            }
        }
        for (long i = 0; i < queue.size(); i++) {
            long cell = queue.get(i);
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                long there = grid.step(cell, Directions.first(rest));
                if (joints(there) >= 2) {
                    add(there);
                }
            }
        }
    }

    private void addAtThePage(long cell) {
        if (joints(cell) >= 2) {
            add(cell);
        }
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            long there = grid.step(cell, Directions.first(rest));
            if (gaps.get(there) != 0) { // two beside each other, both open to the page
                add(cell);
                add(there);
            }
        }
    }

    private void blankAreas() {
        int areas = 0;
        for (long first = grid.first(); first != Grid.NONE; first = grid.next(first)) {
            if (area[(int) first] == 0 && !outside.contains(first)) {
                long from = queue.size();
                fill(first, ++areas);
                if (isBlank(from)) {
                    for (long i = from; i < queue.size(); i++) {
                        outside.add(queue.get(i));
                    }
                }
            }
        }
    }

    /** Puts the connected area of a cell, which gets this number, at the end of the queue. */
    private void fill(long first, int number) {
        area[(int) first] = number;
        long next = queue.size();
        queue.add(first);
        while (next < queue.size()) {
            long cell = queue.get(next++);
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                long there = grid.step(cell, Directions.first(rest));
                if (area[(int) there] == 0 && !outside.contains(there)) {
                    area[(int) there] = number;
                    queue.add(there);
                }
            }
        }
    }

    /** Whether an area, the end of the queue, has no start, goal or wall, and is more than a cell that is closed on all sides. */
    private boolean isBlank(long from) {
        boolean isAtThePage = false;
        for (long i = from; i < queue.size(); i++) {
            long cell = queue.get(i);
            if (marked.contains(cell)) {
                return false;
            }
            isAtThePage |= joints(cell) > 0;
            for (int rest = grid.directions(cell) & ~maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                if (area[(int) grid.step(cell, Directions.first(rest))] == area[(int) cell]) {
                    return false;
                }
            }
        }
        return isAtThePage || queue.size() > from + 1;
    }
}
