package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Draws the walls of any shape: the sides of cells that no open passage crosses, each once. A passage through a gap
 * between two sides has a wall on each side of it, or leads as a bridge over the passage that crosses it.
 */
public final class OutlineWalls {
    /** How much of the width of a passage a bridge over it leaves free on each side. */
    private static final double BESIDE_BRIDGE = 0.2;

    private final Outlines outlines;
    private final Maze maze;
    private final Grid grid;
    private final Shape shape;
    private final Set<Opening> openings;

    public OutlineWalls(Puzzle puzzle, Outlines outlines) {
        this.outlines = outlines;
        maze = puzzle.maze();
        grid = maze.grid();
        shape = grid.shape();
        openings = Set.copyOf(puzzle.openings());
    }

    /** Draws the walls that the cells of a row are the first to have. */
    void draw(int row, Pen pen) throws IOException {
        for (long cell = outlines.first(row); cell != Grid.NONE; cell = outlines.next(row, cell)) {
            drawOf(cell, pen);
        }
    }

    /** Draws the walls that this cell is the first to have. */
    public void drawOf(long cell, Pen pen) throws IOException {
        boolean down = false;
        Outline outline = outlines.of(cell);
        List<Corner> corners = outline.corners();
        for (int i = 0; i < corners.size(); i++) {
            Corner from = corners.get(i);
            boolean drawn = isDrawn(cell, from.direction());
            if (drawn && !down) {
                pen.move(from.x(), from.y());
            }
            if (drawn) {
                pen.side(from, outline.end(i));
            }
            down = drawn;
        }
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (grid.step(cell, direction) > cell && shape.link(grid, cell, direction) == Link.STRIP) {
                drawStrip(cell, direction, pen);
            }
        }
    }

    /** Whether this side of this cell is a wall, and no cell before this one has drawn it. */
    private boolean isDrawn(long cell, int direction) {
        if (direction < 0) {
            return direction != Outline.HIDDEN;
        }
        if (grid.leads(cell, direction)) {
            boolean isFirst = cell < grid.step(cell, direction) || shape.link(grid, cell, direction) != Link.SIDE;
            return isFirst && !maze.isOpen(cell, direction);
        }
        return openings.isEmpty() || !openings.contains(new Opening(cell, direction));
    }

    /** Draws the walls of an open passage from a side here to one there; if it is one of two that cross, as a bridge. */
    private void drawStrip(long cell, int direction, Pen pen) throws IOException {
        Link.Crossing crossing = outlines.crossing(cell, direction);
        if (crossing != null && crossing.isOver()) {
            return;
        }
        Outline here = outlines.of(cell);
        Outline there = outlines.of(grid.step(cell, direction));
        int side = here.side(direction);
        int back = there.side(grid.opposite(cell, direction));
        double beside = crossing == null ? 0 : BESIDE_BRIDGE;
        rail(here.corners().get(side), here.end(side), there.end(back), there.corners().get(back), beside, pen);
        rail(here.end(side), here.corners().get(side), there.corners().get(back), there.end(back), beside, pen);
    }

    /** A rail of a bridge, between the sides a - b and c - d: it begins beside a and ends beside c. */
    private static void rail(Corner a, Corner b, Corner c, Corner d, double beside, Pen pen) throws IOException {
        pen.move(a.x(), a.y());
        if (beside > 0) {
            pen.line(a.x() + beside * (b.x() - a.x()), a.y() + beside * (b.y() - a.y()));
            pen.line(c.x() + beside * (d.x() - c.x()), c.y() + beside * (d.y() - c.y()));
        }
        pen.line(c.x(), c.y());
    }

    /** Of the open passages from a cell through gaps, the halves that lie on its side. */
    public List<Outline> strips(long cell) {
        List<Outline> strips = new ArrayList<>();
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (shape.link(grid, cell, direction) == Link.STRIP) {
                Outline here = outlines.of(cell);
                Outline there = outlines.of(grid.step(cell, direction));
                int side = here.side(direction);
                int back = there.side(grid.opposite(cell, direction));
                Corner from = here.corners().get(side);
                Corner to = here.end(side);
                strips.add(new Outline(List.of(
                        from, to, between(to, there.corners().get(back)), between(from, there.end(back)))));
            }
        }
        return strips;
    }

    private static Corner between(Corner one, Corner other) {
        return new Corner((one.x() + other.x()) / 2, (one.y() + other.y()) / 2, -1);
    }
}
