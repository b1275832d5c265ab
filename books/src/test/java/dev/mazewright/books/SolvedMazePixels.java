package dev.mazewright.books;

import dev.mazewright.books.page.MazeBoxes;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.drawing.draw.Fit;
import dev.mazewright.drawing.draw.HandDrawn;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A solved maze as its pixels show it: grey walls and a black path. Of the program it takes where cells lie and which are neighbours;
 * passages, the path and the length of a shortest one are read and computed here.
 *
 * <p>A side of a cell is a wall if a short line across its middle meets grey, nearly as wide as a wall. The path crosses it if black lies
 * before it. What marks and pictures cover, at start and goal, is read from the neighbours.
 */
final class SolvedMazePixels {
    private static final int BLACK = 70;
    private static final int GREY_FROM = 100;
    private static final int GREY_TO = 200;
    private static final double MOST_OF_WALL = 0.75;

    /** Lines across a side, from its middle, in units of half its length. */
    private static final double[] ACROSS = {-0.2, 0, 0.2};

    /** How far before a side a line begins, and the path is looked for, of the distance to the centre. */
    private static final double BEFORE = 0.3;

    private final GreyPage page;
    private final double pixels;
    private final Fit fit;
    private final double left;
    private final double top;
    private final Shape shape;
    private final Grid grid;
    private final Set<Long> ends;
    private final double waver;
    private final Map<Long, Outline> outlines = new HashMap<>();

    /**
     * A maze on a page.
     *
     * @param pixels to a point
     * @param ends its start and its goal
     * @param isWaved whether lines waver
     */
    SolvedMazePixels(GreyPage page, double pixels, MazeBoxes.MazeBox box, Grid grid, List<Long> ends, boolean isWaved) {
        this.page = page;
        this.pixels = pixels;
        this.grid = grid;
        this.ends = Set.copyOf(ends);
        shape = grid.shape();
        fit = box.fit();
        left = box.left() + (fit.width() - shape.width() * fit.cell()) / 2;
        top = box.top() + (fit.height() - shape.height() * fit.cell()) / 2;
        waver = isWaved ? HandDrawn.REACH : 0;
    }

    /** Whether passages can be read: stairs cross no sides, and bridges hide some. */
    static boolean canRead(Shape shape) {
        return !Set.of("box", "weave").contains(shape.name());
    }

    /** The number of steps of a shortest path between two cells along the passages that the pixels show. */
    int shortest(long start, long goal) {
        Map<Long, Integer> steps = new HashMap<>(Map.of(start, 0));
        Queue<Long> rest = new ArrayDeque<>(List.of(start));
        while (!rest.isEmpty()) {
            long cell = rest.remove();
            for (long next : neighbours(cell)) {
                if (!steps.containsKey(next) && isOpen(cell, next)) {
                    steps.put(next, steps.getOrDefault(cell, 0) + 1);
                    rest.add(next);
                }
            }
        }
        return steps.getOrDefault(goal, -1);
    }

    /** The number of steps of the path that the pixels show; -1 if it does not lead from one cell to the other. */
    int drawn(long start, long goal) {
        Set<Long> known = new HashSet<>(Set.of(start));
        long cell = start;
        while (cell != goal) {
            long here = cell;
            long[] next = Arrays.stream(neighbours(cell)).filter(each -> !known.contains(each) && isOpen(here, each) && isOnPath(here, each)).toArray();
            if (next.length != 1) {
                return -1;
            }
            cell = next[0];
            known.add(cell);
        }
        return known.size() - 1;
    }

    private long[] neighbours(long cell) {
        return directions(cell).mapToLong(direction -> grid.step(cell, direction)).toArray();
    }

    private IntStream directions(long cell) {
        int set = grid.directions(cell);
        return IntStream.range(0, Directions.MOST).filter(direction -> Directions.contains(set, direction));
    }

    private boolean isOpen(long one, long other) {
        return (ends.contains(one) || !isWall(one, other)) && (ends.contains(other) || !isWall(other, one));
    }

    private boolean isOnPath(long one, long other) {
        return (ends.contains(one) || hasPath(one, other)) && (ends.contains(other) || hasPath(other, one));
    }

    /** A point on the page, in pixels. */
    private record Point(double x, double y) {
        Point towards(Point other, double share) {
            return new Point(x + share * (other.x - x), y + share * (other.y - y));
        }

        double distance(Point other) {
            return Math.hypot(x - other.x, y - other.y);
        }
    }

    /** The side of a cell that leads to another one. */
    private record Side(Point from, Point middle, Point to, Point centre) {
        /** A point beside its middle. */
        Point along(double share) {
            return share < 0 ? middle.towards(from, -share) : middle.towards(to, share);
        }
    }

    private Side side(long cell, long other) {
        Outline outline = outlines.computeIfAbsent(cell, each -> shape.outline(grid, each));
        int direction = directions(cell).filter(each -> grid.step(cell, each) == other).findFirst().orElseThrow();
        int side = outline.side(direction);
        return new Side(point(outline.corners().get(side)), point(outline.middle(side)), point(outline.end(side)), point(outline.centre()));
    }

    private Point point(Corner corner) {
        return new Point(pixels * (left + corner.x() * fit.cell()), pixels * (top + corner.y() * fit.cell()));
    }

    private boolean isWall(long cell, long other) {
        Side side = side(cell, other);
        double wall = pixels * fit.line();
        double beyond = wall / 2 + 1 + waver * pixels * fit.cell();
        int walls = 0;
        for (double share : ACROSS) {
            Point end = side.along(share);
            Point begin = end.towards(side.centre, BEFORE);
            double length = begin.distance(end) + beyond;
            int run = 0;
            int longest = 0;
            for (double at = 0; at < length; at++) {
                Point here = begin.towards(end, at / begin.distance(end));
                int grey = page.at((int) here.x, (int) here.y);
                run = grey >= GREY_FROM && grey <= GREY_TO ? run + 1 : 0;
                longest = Math.max(longest, run);
            }
            walls += longest >= MOST_OF_WALL * wall ? 1 : 0;
        }
        return walls >= 2;
    }

    private boolean hasPath(long cell, long other) {
        Side side = side(cell, other);
        for (double share = -0.5; share <= 0.5; share += 0.05) {
            Point here = side.along(share).towards(side.centre, BEFORE);
            if (page.at((int) here.x, (int) here.y) < BLACK) {
                return true;
            }
        }
        return false;
    }
}
