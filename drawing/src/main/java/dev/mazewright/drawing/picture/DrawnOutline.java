package dev.mazewright.drawing.picture;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.FoundMaze;
import dev.mazewright.formats.io.LongList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * Separates what lies outside of a drawn maze from what is open to the outside.
 *
 * <p>Positions that are connected without a wall between them, and without one towards the edge of the grid, are not
 * drawn: they are no cells. Every other gap in the outline is an opening. Positions without a cell that lie within the
 * maze look like a room, and are taken for one.
 */
final class DrawnOutline {
    private final Context context;
    private final Maze drawn;
    private final Set<Opening> gaps;
    private final CellSet seen;
    private final CellSet part;
    private final CellSet outside;

    private final Maze maze;
    private final List<Opening> openings;

    /** A maze on a full grid, with gaps in the grid's edges. */
    DrawnOutline(Puzzle full, Context context) {
        this.context = context;
        drawn = full.maze();
        gaps = Set.copyOf(full.openings());
        Grid grid = drawn.grid();
        context.requireMemory("reading the outline of a drawing", 3 * CellSet.bytes(grid.addresses()));
        seen = new CellSet(grid.addresses());
        part = new CellSet(grid.addresses());
        outside = new CellSet(grid.addresses());
        for (Opening gap : full.openings()) {
            if (!seen.contains(gap.cell())) {
                explore(gap.cell());
            }
        }
        Puzzle inside = outside.count() == 0 ? full : FoundMaze.masked(full, blank());
        maze = inside.maze();
        openings = inside.openings().stream().sorted(Comparator.comparingLong(Opening::cell)).toList();
    }

    /** Goes through the part of the grid in which a cell lies. */
    private void explore(long from) {
        Grid grid = drawn.grid();
        LongList cells = new LongList("reading the outline of a drawing", context);
        cells.add(from);
        seen.add(from);
        part.add(from);
        for (long i = 0; i < cells.size(); i++) {
            long cell = cells.get(i);
            for (int rest = drawn.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                long there = grid.step(cell, Directions.first(rest));
                if (!part.contains(there)) {
                    seen.add(there);
                    part.add(there);
                    cells.add(there);
                }
            }
        }
        boolean bare = cells.size() < grid.cells();
        for (long i = 0; i < cells.size() && bare; i++) {
            bare = isBare(cells.get(i));
        }
        for (long i = 0; i < cells.size(); i++) {
            part.remove(cells.get(i));
            if (bare) {
                outside.add(cells.get(i));
            }
        }
    }

    /** Whether no wall parts a cell from its own part of the grid, or from the edge. */
    private boolean isBare(long cell) {
        Grid grid = drawn.grid();
        for (int direction = 0; direction < grid.directions(); direction++) {
            if (grid.leads(cell, direction)
                    ? !drawn.isOpen(cell, direction) && part.contains(grid.step(cell, direction))
                    : !gaps.contains(new Opening(cell, direction))) {
                return false;
            }
        }
        return true;
    }

    /** A maze on the cells that are not outside. */
    private Maze blank() {
        Grid grid = drawn.grid();
        Mask mask = new Mask(grid.rows(), grid.columns());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (!outside.contains(cell)) {
                mask.add(grid.row(cell), grid.column(cell));
            }
        }
        return new Maze(new Rectangle(grid.rows(), grid.columns(), mask).grid());
    }

    Maze maze() {
        return maze;
    }

    /** The openings, in reading order. */
    List<Opening> openings() {
        return openings;
    }

    /** Whether cells reach all edges of the grid; else something beside the maze was taken for a part of it. */
    boolean fillsGrid() {
        Grid grid = maze.grid();
        Mask mask = grid.mask();
        int left = grid.columns();
        int right = 0;
        for (int row = 0; row < grid.rows() && mask != null; row++) {
            int first = mask.nextColumn(row, 0);
            boolean empty = first == grid.columns();
            if (empty && (row == 0 || row == grid.rows() - 1)) {
                return false;
            }
            left = Math.min(left, first);
            for (int column = first; column < grid.columns(); column = mask.nextColumn(row, column + 1)) {
                right = Math.max(right, column);
            }
        }
        return mask == null || (left == 0 && right == grid.columns() - 1);
    }

    /** Which part of the outline is open, from 0 to 1. */
    double open() {
        Grid grid = maze.grid();
        long sides = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            sides += 4 - Directions.count(grid.directions(cell));
        }
        return (double) openings.size() / sides;
    }
}
