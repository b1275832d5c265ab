package dev.mazewright.vision.bad;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The walls and cells of a maze as lines without width, in units of its drawing. */
final class Plan {
    /** An arc is drawn as this many chords, as a power of two. */
    private static final int HALVINGS = 4;

    private static final double NEAR = 0.02;
    /** Lines drawn by hand are as far from where cells end. */
    private static final double WAVER = 0.25;

    /** A point in sight of the middle of a cell and so near is at the cell. */
    private static final double AT = 1.5;

    private record Line(Spot from, Spot to) {}

    private record Cell(long cell, List<Spot> corners) {}

    private final Puzzle puzzle;
    private final Grid grid;
    private final double near;
    private final Map<Long, List<Line>> walls = new HashMap<>();
    private final Map<Long, List<Cell>> cells = new HashMap<>();

    /** A plan of what a picture shows. */
    Plan(BadPicture picture) {
        puzzle = picture.truth();
        grid = puzzle.grid();
        near = picture.drawn().isEmpty() ? NEAR : WAVER;
        for (List<Spot> line : picture.drawn()) {
            addWalls(line);
        }
        Set<Opening> openings = Set.copyOf(puzzle.openings());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = grid.shape().outline(grid, cell);
            List<Spot> around = new ArrayList<>();
            for (int i = 0; i < outline.corners().size(); i++) {
                List<Spot> side = new ArrayList<>();
                Corner from = outline.corners().get(i);
                Corner to = outline.end(i);
                side.add(new Spot(from.x(), from.y()));
                bend(side, side.getFirst(), new Spot(to.x(), to.y()), from.bend(), HALVINGS);
                around.addAll(side.subList(0, side.size() - 1));
                if (picture.drawn().isEmpty() && isWall(puzzle, openings, cell, from.direction())) {
                    addWalls(side);
                }
            }
            put(cells, around, new Cell(cell, around));
        }
    }

    private void addWalls(List<Spot> line) {
        for (int i = 1; i < line.size(); i++) {
            put(walls, line.subList(i - 1, i + 1), new Line(line.get(i - 1), line.get(i)));
        }
    }

    /** Whether a side is a wall. */
    static boolean isWall(Puzzle puzzle, Set<Opening> openings, long cell, int direction) {
        if (direction < 0) {
            return true;
        }
        return puzzle.grid().leads(cell, direction)
                ? !puzzle.maze().isOpen(cell, direction)
                : !openings.contains(new Opening(cell, direction));
    }

    private static void bend(List<Spot> line, Spot from, Spot to, double bend, int halvings) {
        if (bend == 0 || halvings == 0) {
            line.add(to);
            return;
        }
        Spot middle = new Spot(
                (from.x() + to.x() + bend * (to.y() - from.y())) / 2, (from.y() + to.y() - bend * (to.x() - from.x())) / 2);
        double half = (Math.sqrt(1 + bend * bend) - 1) / bend;
        bend(line, from, middle, half, halvings - 1);
        bend(line, middle, to, half, halvings - 1);
    }

    private static <T> void put(Map<Long, List<T>> map, List<Spot> spots, T thing) {
        double left = spots.stream().mapToDouble(Spot::x).min().orElseThrow();
        double right = spots.stream().mapToDouble(Spot::x).max().orElseThrow();
        double top = spots.stream().mapToDouble(Spot::y).min().orElseThrow();
        double bottom = spots.stream().mapToDouble(Spot::y).max().orElseThrow();
        for (int y = (int) Math.floor(top); y <= Math.floor(bottom); y++) {
            for (int x = (int) Math.floor(left); x <= Math.floor(right); x++) {
                map.computeIfAbsent(key(x, y), key -> new ArrayList<>()).add(thing);
            }
        }
    }

    private static long key(int x, int y) {
        return (long) x << 32 ^ y & 0xFFFFFFFFL;
    }

    /** Whether a straight step crosses a wall. */
    boolean crosses(Spot from, Spot to) {
        int left = (int) Math.floor(Math.min(from.x(), to.x()));
        int right = (int) Math.floor(Math.max(from.x(), to.x()));
        int top = (int) Math.floor(Math.min(from.y(), to.y()));
        int bottom = (int) Math.floor(Math.max(from.y(), to.y()));
        for (int y = top; y <= bottom; y++) {
            for (int x = left; x <= right; x++) {
                for (Line wall : walls.getOrDefault(key(x, y), List.of())) {
                    if (side(from, to, wall.from) * side(from, to, wall.to) < 0 && side(wall.from, wall.to, from) * side(wall.from, wall.to, to) < 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static double side(Spot from, Spot to, Spot point) {
        return (to.x() - from.x()) * (point.y() - from.y()) - (to.y() - from.y()) * (point.x() - from.x());
    }

    /** The cell where a point lies, or {@link Grid#NONE}. */
    long cell(Spot point) {
        for (Cell cell : cells.getOrDefault(key((int) Math.floor(point.x()), (int) Math.floor(point.y())), List.of())) {
            if (isIn(point, cell.corners)) {
                return cell.cell;
            }
        }
        return Grid.NONE;
    }

    /** Whether a point is in a cell, or so near that chords for arcs or lines that waver make the difference. */
    boolean isInside(Spot point) {
        for (int i = 0; i < 5; i++) {
            double dx = i == 0 ? 0 : i % 2 == 0 ? near : -near;
            double dy = i == 0 ? 0 : i < 3 ? near : -near;
            if (cell(new Spot(point.x() + dx, point.y() + dy)) != Grid.NONE) {
                return true;
            }
        }
        return false;
    }

    private static boolean isIn(Spot point, List<Spot> corners) {
        boolean isIn = false;
        Spot from = corners.getLast();
        for (Spot to : corners) {
            boolean isBeside = from.y() > point.y() != to.y() > point.y();
            if (isBeside && point.x() < from.x() + (to.x() - from.x()) * (point.y() - from.y()) / (to.y() - from.y())) {
                isIn = !isIn;
            }
            from = to;
        }
        return isIn;
    }

    /** Whether a point is within a cell's width of an opening. */
    boolean isAtOpening(Spot point) {
        return puzzle.openings().stream().anyMatch(opening -> middle(opening).distance(point) <= 1);
    }

    /** Whether a point is in a cell, near its middle with no wall between, or within a cell's width of an opening of it. */
    boolean isAt(Spot point, long cell) {
        Corner centre = grid.shape().outline(grid, cell).centre();
        Spot middle = new Spot(centre.x(), centre.y());
        return cell(point) == cell
                || (middle.distance(point) <= AT && !crosses(point, middle))
                || puzzle.openings().stream().anyMatch(opening -> opening.cell() == cell && middle(opening).distance(point) <= 1);
    }

    private Spot middle(Opening opening) {
        Outline outline = grid.shape().outline(grid, opening.cell());
        Corner middle = outline.middle(outline.side(opening.direction()));
        return new Spot(middle.x(), middle.y());
    }
}
