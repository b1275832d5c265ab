package dev.mazewright.core.recipe;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.maze.Puzzle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The letters that a word leaves out of an outline, as areas to be filled: what lies within the maze and is no cell. A word
 * that is a mask by itself has none, since there the letters are what the maze is made of.
 *
 * <p>Sides of cells with no cell behind them are joined to loops. Cells lie to the right of each side, so the loop around the
 * maze goes clockwise, and one around a letter does not. Time and memory proportional to the cells.
 */
public final class CutLetters {
    /** Corners that are as near as this are the same, in parts of a cell. */
    private static final double SAME = 1000;

    /** Around a square, clockwise: where the next one lies, in rows and columns, and the corner where the side to it begins. */
    private static final int[][] AROUND = {{-1, 0, 0, 0}, {0, 1, 1, 0}, {1, 0, 1, 1}, {0, -1, 0, 1}};

    private static final int ROW = 0;
    private static final int COLUMN = 1;
    private static final int START_X = 2;
    private static final int START_Y = 3;

    private CutLetters() {}

    /** The letters of a maze, each as one outline or several that do not touch; empty for a maze without any. */
    public static List<Outline> of(Puzzle puzzle) {
        if (!areIn(puzzle)) {
            return List.of();
        }
        Grid grid = puzzle.maze().grid();
        Mask mask = grid.shape().mask();
        Map<Point, Deque<Side>> from = mask != null && haveGaps(grid) ? sides(mask) : sides(grid);
        List<Outline> letters = new ArrayList<>();
        for (Deque<Side> starts : from.values()) {
            while (!starts.isEmpty()) {
                Outline loop = loop(from, starts.remove());
                if (loop != null && area(loop) < 0) {
                    letters.add(loop);
                }
            }
        }
        return letters;
    }

    /** Whether a maze has a word, or what bits show, in an outline; not of tiles, where all that is no cell is wall. */
    public static boolean areIn(Puzzle puzzle) {
        String recipe = puzzle.recipe();
        if (recipe == null || !recipe.contains("mask-") || puzzle.maze().grid().shape().isTiles()) {
            return false;
        }
        return Masks.isCut(Recipe.parse(recipe).shape().settings());
    }

    /** Whether there are gaps between the cells, which passages lead through or over: then each has a square of the page. */
    private static boolean haveGaps(Grid grid) {
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                if (grid.shape().link(grid, cell, Directions.first(rest)) == Link.STRIP) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The sides of the squares of a mask beside which there is no cell, by where they begin. */
    private static Map<Point, Deque<Side>> sides(Mask mask) {
        Map<Point, Deque<Side>> from = new LinkedHashMap<>();
        for (int row = 0; row < mask.rows(); row++) {
            for (int column = mask.nextColumn(row, 0); column < mask.columns(); column = mask.nextColumn(row, column + 1)) {
                for (int[] turn : AROUND) {
                    int beside = column + turn[COLUMN];
                    int below = row + turn[ROW];
                    boolean isOnPage = beside >= 0 && beside < mask.columns() && below >= 0 && below < mask.rows();
                    if (!isOnPage || !mask.contains(below, beside)) {
                        Corner start = new Corner(column + turn[START_X], row + turn[START_Y], -1);
                        Corner end = new Corner(start.x() - turn[ROW], start.y() + turn[COLUMN], -1);
                        from.computeIfAbsent(Point.of(start), point -> new ArrayDeque<>()).add(new Side(start, Point.of(end)));
                    }
                }
            }
        }
        return from;
    }

    /** The sides behind which there is no cell, by where they begin. */
    private static Map<Point, Deque<Side>> sides(Grid grid) {
        Map<Point, Deque<Side>> from = new LinkedHashMap<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = grid.shape().outline(grid, cell);
            for (int i = 0; i < outline.corners().size(); i++) {
                Corner corner = outline.corners().get(i);
                if (corner.direction() < 0 || !grid.leads(cell, corner.direction())) {
                    Side side = new Side(corner, Point.of(outline.end(i)));
                    from.computeIfAbsent(Point.of(corner), point -> new ArrayDeque<>()).add(side);
                }
            }
        }
        return from;
    }

    /** The loop that begins with a side, which is taken; or null if it leads back to nowhere. */
    private static @Nullable Outline loop(Map<Point, Deque<Side>> from, Side first) {
        List<Corner> corners = new ArrayList<>();
        Point start = Point.of(first.corner);
        for (Side side = first; side != null;) {
            corners.add(side.corner);
            if (side.end.equals(start)) {
                return corners.size() < 3 ? null : new Outline(corners);
            }
            side = next(from.getOrDefault(side.end, new ArrayDeque<>()), side);
        }
        return null;
    }

    /** Takes one of the sides that begin where one ends, or null: the leftmost, as cells that meet at a corner may be joined there. */
    private static @Nullable Side next(Deque<Side> sides, Side before) {
        Side next = sides.stream().min(Comparator.comparingDouble(before::turn)).orElse(null);
        sides.remove(next);
        return next;
    }

    /** Twice the area within a loop, and less than 0 where it goes counterclockwise. */
    private static double area(Outline loop) {
        double area = 0;
        for (int i = 0; i < loop.corners().size(); i++) {
            Corner one = loop.corners().get(i);
            Corner other = loop.end(i);
            area += one.x() * other.y() - other.x() * one.y();
        }
        return area;
    }

    /** A side with a cell to its right. */
    private record Side(Corner corner, Point end) {
        /** By how much one turns to go on along another side: to the left less than 0. */
        double turn(Side next) {
            double turn = next.heading() - heading();
            return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
        }

        private double heading() {
            Point start = Point.of(corner);
            return StrictMath.atan2((double) (end.y - start.y), (double) (end.x - start.x));
        }
    }

    /** Where corners of several cells meet. */
    private record Point(long x, long y) {
        static Point of(Corner corner) {
            return new Point(Math.round(corner.x() * SAME), Math.round(corner.y() * SAME));
        }
    }
}
