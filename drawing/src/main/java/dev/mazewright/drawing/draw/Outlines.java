package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.CancelledException;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The cells of a maze of any shape as their outlines and the links between them describe them, and the lines of its
 * edges and passages that cross no side, as all do in a graph: from cell to cell. Lengths are in units of a cell.
 */
public final class Outlines {
    private final Maze maze;
    private final Grid grid;
    private final Shape shape;

    public Outlines(Puzzle puzzle) {
        maze = puzzle.maze();
        grid = maze.grid();
        shape = grid.shape();
    }

    public Outline of(long cell) {
        return shape.outline(grid, cell);
    }

    /** The diameter of the largest circle around the centre of a cell that lies within it; before a tunnel, as wide as the passage into it. */
    public double room(long cell) {
        Outline outline = of(cell);
        if (outline.isTunnel()) {
            return length(outline, outline.side(Directions.first(grid.sides(cell))));
        }
        Corner centre = outline.centre();
        double room = Double.MAX_VALUE;
        List<Corner> corners = outline.corners();
        for (int i = 0; i < corners.size(); i++) {
            Corner from = corners.get(i);
            Corner to = outline.end(i);
            double x = to.x() - from.x();
            double y = to.y() - from.y();
            double length = Math.hypot(x, y);
            if (length > 0) {
                double distance = Math.abs(x * (centre.y() - from.y()) - y * (centre.x() - from.x())) / length;
                room = Math.min(room, 2 * (distance + from.bend() * length / 2));
            }
        }
        return room;
    }

    private static double length(Outline outline, int side) {
        Corner from = outline.corners().get(side);
        Corner to = outline.end(side);
        return Math.hypot(to.x() - from.x(), to.y() - from.y());
    }

    /** The first cell of a row, or {@link Grid#NONE}. */
    public long first(int row) {
        long start = grid.rowStart(row);
        return inRow(row, grid.isCell(start) ? start : grid.next(start));
    }

    /** The next cell of a row, or {@link Grid#NONE}. */
    public long next(int row, long cell) {
        return inRow(row, grid.next(cell));
    }

    private long inRow(int row, long cell) {
        return cell < grid.rowEnd(row) ? cell : Grid.NONE;
    }

    /** Passes on points that lie as far out as anything that is drawn for a cell. */
    public void reach(long cell, Consumer<Corner> points) {
        Outline outline = of(cell);
        for (int i = 0; i < outline.corners().size(); i++) {
            points.accept(outline.corners().get(i));
            if (outline.corners().get(i).bend() != 0) {
                points.accept(outline.middle(i));
            }
        }
        for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            Link link = shape.link(grid, cell, direction);
            if (link == Link.LINE || link == Link.STRIP) {
                points.accept(outline.centre());
                points.accept(of(grid.step(cell, direction)).centre());
            }
        }
    }

    /** The open passage that crosses this one, or null. */
    Link.@Nullable Crossing crossing(long cell, int direction) {
        Link.Crossing crossing = shape.crossing(grid, cell, direction);
        return crossing != null && maze.isOpen(crossing.cell(), crossing.direction()) ? crossing : null;
    }

    /** Is done with each cell. */
    @FunctionalInterface
    interface Work {
        void of(long cell) throws IOException;
    }

    /** Goes through the cells of rows. */
    void forEach(int from, int to, Work work) throws IOException {
        for (int row = from; row < to; row++) {
            CancelledException.check();
            for (long cell = first(row); cell != Grid.NONE; cell = next(row, cell)) {
                work.of(cell);
            }
        }
    }

    /** Whether passages are lines from centre to centre, as in a graph; then the first cell has one. */
    public boolean hasLines() {
        return hasLink(grid.first(), link -> link == Link.LINE);
    }

    /** Whether an edge of a cell is drawn so. */
    boolean hasLink(long cell, Predicate<Link> isSo) {
        for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            if (isSo.test(shape.link(grid, cell, Directions.first(rest)))) {
                return true;
            }
        }
        return false;
    }

    /** Whether passages lead through gaps between sides. */
    boolean hasStrips() {
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (hasLink(cell, link -> link == Link.STRIP)) {
                return true;
            }
        }
        return false;
    }

    /** Draws the passages of a cell that cross no side and lead to later cells, from centre to centre. */
    public void drawPassagesOf(long cell, Pen pen) throws IOException {
        drawLines(cell, maze.open(cell), pen);
    }

    /** Draws the edges of a cell that are closed, cross no side and lead to later cells, from centre to centre. */
    public void drawEdgesOf(long cell, Pen pen) throws IOException {
        drawLines(cell, grid.directions(cell) & ~maze.open(cell), pen);
    }

    private void drawLines(long cell, int directions, Pen pen) throws IOException {
        for (int rest = directions; rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            long there = grid.step(cell, direction);
            if (there > cell && shape.link(grid, cell, direction) == Link.LINE) {
                Corner from = of(cell).centre();
                Corner to = of(there).centre();
                pen.move(from.x(), from.y());
                pen.line(to.x(), to.y());
            }
        }
    }
}
