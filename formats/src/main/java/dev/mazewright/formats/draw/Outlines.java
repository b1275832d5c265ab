package dev.mazewright.formats.draw;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Draws mazes of any shape with a pen, from nothing but the outlines of cells, the links between them and the open ways.
 * Lengths are in units of a cell.
 *
 * <p>Walls are the sides of cells that no open way crosses, each drawn once. A way through a gap between two sides has a
 * wall on each side of it, or leads as a bridge over the way that crosses it. A passage that crosses no side, as all do
 * in a graph, is drawn as a line from cell to cell.
 */
public final class Outlines {
    /** What draws lines. */
    public interface Pen {
        /** Lifts the pen and sets it down here. */
        void move(double x, double y) throws IOException;

        /** Draws a straight line to here. */
        void line(double x, double y) throws IOException;

        /** Draws a curve to here (Bézier), first towards (x1, y1) and at the end coming from (x2, y2). */
        void curve(double x1, double y1, double x2, double y2, double x, double y) throws IOException;
    }

    /** What marks an end of stairs. */
    interface StairsPen {
        /** Marks the end of stairs in this cell, which is here. */
        void stairs(long cell, Corner at) throws IOException;
    }

    /** How far stairs are from the middle of a cell, across and down, in units of its room. */
    private static final double STAIRS_AWAY = 0.22;

    /** How much of the width of a way a bridge over it leaves free on each side. */
    private static final double BESIDE_BRIDGE = 0.2;

    /** Arcs that turn more than a quarter of a circle are drawn in two parts: the tangent of 90°/4. */
    private static final double QUARTER = Math.sqrt(2) - 1;

    /** Nobody sees a bend of less, in units of a cell. */
    private static final double STRAIGHT = 1e-6;

    private final Maze maze;
    private final Grid grid;
    private final Shape shape;
    private final Set<Opening> openings;

    public Outlines(Puzzle puzzle) {
        maze = puzzle.maze();
        grid = maze.grid();
        shape = grid.shape();
        openings = Set.copyOf(puzzle.openings());
    }

    public Outline of(long cell) {
        return shape.outline(grid, cell);
    }

    /**
     * The diameter of the largest circle around the centre of a cell that lies within it; before a tunnel, as wide as the
     * way into it.
     */
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

    /** Tells points that lie as far out as anything that is drawn for a cell. */
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

    // ---- walls

    /** Draws the walls that the cells of a row are the first to have. */
    void drawWalls(int row, Pen pen) throws IOException {
        for (long cell = first(row); cell != Grid.NONE; cell = next(row, cell)) {
            drawWallsOf(cell, pen);
        }
    }

    /** Draws the walls that this cell is the first to have. */
    public void drawWallsOf(long cell, Pen pen) throws IOException {
        boolean down = false;
        Outline outline = of(cell);
        List<Corner> corners = outline.corners();
        for (int i = 0; i < corners.size(); i++) {
            Corner from = corners.get(i);
            boolean drawn = isDrawn(cell, from.direction());
            if (drawn && !down) {
                pen.move(from.x(), from.y());
            }
            if (drawn) {
                side(from, outline.end(i), pen);
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

    /** Draws a side of an outline, from its corner on. */
    static void side(Corner from, Corner to, Pen pen) throws IOException {
        if (from.bend() == 0) {
            pen.line(to.x(), to.y());
        } else if (Math.abs(from.bend()) <= QUARTER) {
            arc(from, to, from.bend(), pen);
        } else {
            double half = half(from.bend());
            Corner middle = new Outline(List.of(from, to, to), from).middle(0);
            side(new Corner(from.x(), from.y(), -1, half), middle, pen);
            side(new Corner(middle.x(), middle.y(), -1, half), to, pen);
        }
    }

    /** An arc of at most a quarter of a circle; with b the bend, its control points follow from tan(angle / 4) = b. */
    private static void arc(Corner from, Corner to, double bend, Pen pen) throws IOException {
        double x = to.x() - from.x();
        double y = to.y() - from.y();
        double along = (1 - bend * bend) / 3;
        double out = 2 * bend / 3;
        pen.curve(
                from.x() + along * x + out * y,
                from.y() + along * y - out * x,
                to.x() - along * x + out * y,
                to.y() - along * y - out * x,
                to.x(),
                to.y());
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

    /** Draws the walls of an open way from a side here to a side there; if it is one of two that cross, as a bridge. */
    private void drawStrip(long cell, int direction, Pen pen) throws IOException {
        Link.Crossing crossing = crossing(cell, direction);
        if (crossing != null && crossing.isOver()) {
            return;
        }
        Outline here = of(cell);
        Outline there = of(grid.step(cell, direction));
        int side = here.side(direction);
        int back = there.side(grid.opposite(cell, direction));
        double beside = crossing == null ? 0 : BESIDE_BRIDGE;
        rail(here.corners().get(side), here.end(side), there.end(back), there.corners().get(back), beside, pen);
        rail(here.end(side), here.corners().get(side), there.corners().get(back), there.end(back), beside, pen);
    }

    /** The open way that crosses this one, or null. */
    private Link.@Nullable Crossing crossing(long cell, int direction) {
        Link.Crossing crossing = shape.crossing(grid, cell, direction);
        return crossing != null && maze.isOpen(crossing.cell(), crossing.direction()) ? crossing : null;
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

    /** Of the open ways from a cell through gaps, the halves that lie on its side. */
    public List<Outline> strips(long cell) {
        List<Outline> strips = new ArrayList<>();
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (shape.link(grid, cell, direction) == Link.STRIP) {
                Outline here = of(cell);
                Outline there = of(grid.step(cell, direction));
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

    // ---- passages

    /** Draws the closed ways of a row that cross no side and lead to later cells, from centre to centre. */
    void drawEdges(int row, Pen pen) throws IOException {
        for (long cell = first(row); cell != Grid.NONE; cell = next(row, cell)) {
            drawEdgesOf(cell, pen);
        }
    }

    /** Draws the passages of a row that cross no side and lead to later cells, from centre to centre. */
    void drawPassages(int row, Pen pen) throws IOException {
        for (long cell = first(row); cell != Grid.NONE; cell = next(row, cell)) {
            drawPassagesOf(cell, pen);
        }
    }

    /** Whether ways are lines from centre to centre, as in a graph; then the first cell has one. */
    public boolean hasLines() {
        long cell = grid.first();
        for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            if (shape.link(grid, cell, Directions.first(rest)) == Link.LINE) {
                return true;
            }
        }
        return false;
    }

    /** Draws the passages of a cell that cross no side and lead to later cells, from centre to centre. */
    public void drawPassagesOf(long cell, Pen pen) throws IOException {
        drawLines(cell, maze.open(cell), pen);
    }

    /** Draws the ways of a cell that are closed, cross no side and lead to later cells, from centre to centre. */
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

    /** The open stairs of a cell: bit 0 is set if they lead up, bit 1 if they lead down. */
    int stairs(long cell) {
        int stairs = 0;
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            Link link = shape.link(grid, cell, Directions.first(rest));
            stairs |= link == Link.STAIRS_UP ? 1 : link == Link.STAIRS_DOWN ? 2 : 0;
        }
        return stairs;
    }

    /** Whether any stairs are possible: then there are some from the first cell. */
    boolean hasStairs() {
        long cell = grid.first();
        for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            if (isStairs(shape.link(grid, cell, Directions.first(rest)))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Where the stairs of a cell are: those up in its top left corner, those down in its bottom right one, so that no way
     * that goes straight on lies below them.
     */
    Corner stairsAt(long cell, boolean up) {
        Corner centre = of(cell).centre();
        double away = STAIRS_AWAY * room(cell);
        return new Corner(up ? centre.x() - away : centre.x() + away, up ? centre.y() - away : centre.y() + away, -1);
    }

    /** Tells the stairs that a way takes: where they begin and where they end. */
    void stairsOf(Path way, StairsPen pen) throws IOException {
        long cell = way.start();
        for (long i = 0; i < way.length(); i++) {
            long next = grid.step(cell, way.direction(i));
            Link link = shape.link(grid, cell, way.direction(i));
            if (isStairs(link)) {
                boolean up = link == Link.STAIRS_UP;
                pen.stairs(cell, stairsAt(cell, up));
                pen.stairs(next, stairsAt(next, !up));
            }
            cell = next;
        }
    }

    // ---- ways

    /**
     * Draws a way from cell to cell through the middles of the sides that it crosses; between arcs it follows them. It is
     * interrupted where it goes below something, from one edge of the sheet to another, or up or down, from where the
     * stairs begin to where they end.
     */
    void drawWay(Path way, Pen pen) throws IOException {
        long cell = way.start();
        Outline here = of(cell);
        Corner at = here.centre();
        pen.move(at.x(), at.y());
        for (long i = 0; i < way.length(); i++) {
            int direction = way.direction(i);
            long next = grid.step(cell, direction);
            Outline there = of(next);
            Link link = shape.link(grid, cell, direction);
            Corner out = link == Link.LINE ? null : middle(here, direction);
            Corner in = link == Link.LINE ? null : middle(there, grid.opposite(cell, direction));
            Corner goal = there.isTunnel() && in != null ? in : there.centre();
            if (here.isTunnel() && out != null) {
                at = out;
                pen.move(at.x(), at.y());
            }
            Link.Crossing crossing = link == Link.STRIP ? crossing(cell, direction) : null;
            boolean isBelow = crossing != null && crossing.isOver();
            boolean isBroken = isBelow || link == Link.SEAM || out == null != (in == null);
            boolean isSeen = out != null && (isBroken || isBent(at, out, goal));
            if (out != null && isSeen) {
                side(bowed(at, bow(here, direction)), out, pen);
                at = out;
            }
            if (isStairs(link)) {
                Corner from = stairsAt(cell, link == Link.STAIRS_UP);
                pen.line(from.x(), from.y());
                at = stairsAt(next, link != Link.STAIRS_UP);
                pen.move(at.x(), at.y());
            } else if (isBroken) {
                at = in == null ? goal : in;
                pen.move(at.x(), at.y());
            } else if (in != null && link == Link.STRIP) {
                pen.line(in.x(), in.y());
                at = in;
            }
            side(bowed(at, isSeen ? -bow(there, grid.opposite(cell, direction)) : 0), goal, pen);
            at = goal;
            here = there;
            cell = next;
        }
    }

    /**
     * The bend of the way from the centre of a cell to the middle of a side. It is straight but where a straight side lies
     * between two that bow the same way, as in a ring: of these, the inner one spans the cell, and the way half of it.
     */
    private static double bow(Outline outline, int direction) {
        int side = outline.side(direction);
        if (side < 0 || outline.corners().get(side).bend() != 0) {
            return 0;
        }
        double before = outline.corners().get((side == 0 ? outline.corners().size() : side) - 1).bend();
        double after = outline.end(side).bend();
        return before * after >= 0 ? 0 : half(before < 0 ? before : -after);
    }

    private static Corner bowed(Corner from, double bend) {
        return new Corner(from.x(), from.y(), -1, bend);
    }

    /** The bend of half of an arc. */
    private static double half(double bend) {
        return (Math.sqrt(1 + bend * bend) - 1) / bend;
    }

    private static boolean isStairs(Link link) {
        return link == Link.STAIRS_UP || link == Link.STAIRS_DOWN;
    }

    private static @Nullable Corner middle(Outline outline, int direction) {
        int side = outline.side(direction);
        return side < 0 ? null : outline.middle(side);
    }

    private static boolean isBent(Corner from, Corner over, Corner to) {
        double x = to.x() - from.x();
        double y = to.y() - from.y();
        double away = x * (over.y() - from.y()) - y * (over.x() - from.x());
        return Math.abs(away) > STRAIGHT * Math.hypot(x, y);
    }
}
