package dev.mazewright.formats;

import dev.mazewright.core.Directions;
import dev.mazewright.core.Grid;
import dev.mazewright.core.Maze;
import dev.mazewright.core.Outline;
import dev.mazewright.core.Puzzle;
import dev.mazewright.core.Shape;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/**
 * Draws mazes of any shape with a pen, from nothing but the outlines of cells and the open ways. Lengths are in units
 * of a cell.
 *
 * <p>Walls are the sides of cells that no open way crosses, each drawn once. A passage that crosses no side, as all do
 * in a graph, is drawn as a line from cell to cell.
 */
final class Outlines {
    /** What draws lines. */
    interface Pen {
        /** Lifts the pen and sets it down here. */
        void move(double x, double y) throws IOException;

        /** Draws a straight line to here. */
        void line(double x, double y) throws IOException;
    }

    private final Maze maze;
    private final Grid grid;
    private final Shape shape;
    private final Set<Puzzle.Opening> openings;

    Outlines(Puzzle puzzle) {
        maze = puzzle.maze();
        grid = maze.grid();
        shape = grid.shape();
        openings = Set.copyOf(puzzle.openings());
    }

    Outline of(long cell) {
        return shape.outline(grid, cell);
    }

    /** The diameter of the largest circle around the centre of a cell that lies within it. */
    double room(long cell) {
        Outline outline = of(cell);
        Outline.Corner centre = outline.centre();
        double room = Double.MAX_VALUE;
        List<Outline.Corner> corners = outline.corners();
        for (int i = 0; i < corners.size(); i++) {
            Outline.Corner from = corners.get(i);
            Outline.Corner to = corners.get((i + 1) % corners.size());
            double x = to.x() - from.x();
            double y = to.y() - from.y();
            double distance = Math.abs(x * (centre.y() - from.y()) - y * (centre.x() - from.x())) / Math.hypot(x, y);
            room = Math.min(room, 2 * distance);
        }
        return room;
    }

    /** The first cell of a row, or {@link Grid#NONE}. */
    long first(int row) {
        long start = grid.rowStart(row);
        return inRow(row, grid.isCell(start) ? start : grid.next(start));
    }

    /** The next cell of a row, or {@link Grid#NONE}. */
    long next(int row, long cell) {
        return inRow(row, grid.next(cell));
    }

    private long inRow(int row, long cell) {
        return cell < grid.rowStart(row) + grid.columns() ? cell : Grid.NONE;
    }

    /** Draws the walls that the cells of a row are the first to have. */
    void drawWalls(int row, Pen pen) throws IOException {
        for (long cell = first(row); cell != Grid.NONE; cell = next(row, cell)) {
            drawWallsOf(cell, pen);
        }
    }

    /** Draws the walls that this cell is the first to have. */
    void drawWallsOf(long cell, Pen pen) throws IOException {
        boolean down = false;
        List<Outline.Corner> corners = of(cell).corners();
        for (int i = 0; i < corners.size(); i++) {
            Outline.Corner from = corners.get(i);
            boolean drawn = isDrawn(cell, from.direction());
            if (drawn && !down) {
                pen.move(from.x(), from.y());
            }
            if (drawn) {
                Outline.Corner to = corners.get((i + 1) % corners.size());
                pen.line(to.x(), to.y());
            }
            down = drawn;
        }
    }

    /** Draws the passages of a row that cross no side and lead to later cells, from centre to centre. */
    void drawPassages(int row, Pen pen) throws IOException {
        for (long cell = first(row); cell != Grid.NONE; cell = next(row, cell)) {
            drawPassagesOf(cell, pen);
        }
    }

    /** Draws the passages of a cell that cross no side and lead to later cells, from centre to centre. */
    void drawPassagesOf(long cell, Pen pen) throws IOException {
        for (int rest = crossingNoSide(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            Outline.Corner from = of(cell).centre();
            Outline.Corner to = of(grid.step(cell, Directions.first(rest))).centre();
            pen.move(from.x(), from.y());
            pen.line(to.x(), to.y());
        }
    }

    /** Those of these directions of a cell that cross none of its sides. */
    int crossingNoSide(long cell, int directions) {
        int rest = directions;
        for (Outline.Corner corner : of(cell).corners()) {
            if (corner.direction() >= 0) {
                rest &= ~Directions.of(corner.direction());
            }
        }
        return rest;
    }

    /** The open ways of a cell that cross no side and lead to later cells. */
    int crossingNoSide(long cell) {
        int directions = crossingNoSide(cell, maze.open(cell));
        for (int rest = directions; rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            directions &= grid.step(cell, direction) > cell ? -1 : ~Directions.of(direction);
        }
        return directions;
    }

    /** Whether this side of this cell is a wall, and no cell before this one has drawn it. */
    private boolean isDrawn(long cell, int direction) {
        if (direction < 0) {
            return true;
        }
        if (grid.leads(cell, direction)) {
            return !maze.isOpen(cell, direction) && cell < grid.step(cell, direction);
        }
        return openings.isEmpty() || !openings.contains(new Puzzle.Opening(cell, direction));
    }
}
