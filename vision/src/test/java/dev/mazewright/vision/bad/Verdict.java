package dev.mazewright.vision.bad;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Polar;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Whether what was read of a bad picture is right.
 *
 * @param isRight in every wall
 * @param text what is wrong, or nothing
 */
public record Verdict(boolean isRight, String text) {
    private static final Verdict RIGHT = new Verdict(true, "");
    /** Steps of a path are tested as often, in units of a cell. */
    private static final double STEP = 0.2;
    /** Sides are the same if their middles are, to a part of this. */
    private static final double FINE = 97.3127183;

    private static Verdict wrong(String text, Object... values) {
        return new Verdict(false, text.formatted(values));
    }

    // ---- cells

    /** A side of a cell: its middle, from the middle of all cells, and whether it is a wall. */
    private record Side(double x, double y, boolean isWall) {
        long key(double cos, double sin) {
            long across = Math.round((x * cos - y * sin) * FINE);
            long down = Math.round((x * sin + y * cos) * FINE);
            return across << 32 ^ down & 0xFFFFFFFFL;
        }
    }

    /**
     * Whether a maze has the walls and openings of the truth, turned by an angle that maps its grid to the same one: of squares a quarter,
     * of hexagons and triangles a sixth, of rings a sector of the first ring.
     */
    public static Verdict cells(BadPicture picture, Puzzle read) {
        Puzzle truth = picture.truth();
        if (truth.grid().cells() != read.grid().cells()) {
            return wrong("%s for %s", name(read), name(truth));
        }
        List<Side> sides = sides(truth);
        Map<Long, Boolean> seen = new HashMap<>();
        sides(read).forEach(side -> seen.merge(side.key(1, 0), side.isWall, (one, other) -> one && other));
        List<Side> least = null;
        int turns = turns(truth);
        for (int turn = 0; turn < turns && (least == null || !least.isEmpty()); turn++) {
            List<Side> wrong = differences(sides, seen, 2 * Math.PI * turn / turns);
            least = wrong != null && (least == null || wrong.size() < least.size()) ? wrong : least;
        }
        if (least == null) {
            return wrong("%s for %s", name(read), name(truth));
        }
        return least.isEmpty() ? RIGHT : wrong("%d of %d walls, %s", least.size(), seen.size(), places(picture, least));
    }

    /** The first sides, as pixels of the picture. */
    private static String places(BadPicture picture, List<Side> sides) {
        Spot middle = middle(picture.truth().grid());
        return sides.stream().limit(3)
                .map(side -> {
                    Spot spot = picture.where().map(side.x + middle.x(), side.y + middle.y());
                    return "%s at pixel %.0f,%.0f".formatted(side.isWall ? "wall" : "passage", spot.x(), spot.y());
                })
                .collect(Collectors.joining(", "));
    }

    private static String name(Puzzle puzzle) {
        return puzzle.grid().shape().name() + " " + puzzle.grid().shape().size();
    }

    private static int turns(Puzzle truth) {
        return switch (truth.grid().shape()) {
            case Polar polar -> polar.sectors();
            case Object other when truth.grid().shape().name().equals("rectangle") -> 4;
            default -> 6;
        };
    }

    /** The sides that are seen otherwise; null if there are others than these. */
    private static @Nullable List<Side> differences(List<Side> sides, Map<Long, Boolean> seen, double angle) {
        double cos = Math.cos(angle);
        double sin = Math.sin(angle);
        Map<Long, Side> wrong = new HashMap<>();
        for (Side side : sides) {
            long key = side.key(cos, sin);
            Boolean there = seen.get(key);
            if (there == null) {
                return null;
            }
            if (there != side.isWall) {
                wrong.put(key, side);
            }
        }
        return List.copyOf(wrong.values());
    }

    private static Spot middle(Grid grid) {
        double x = 0;
        double y = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline.Corner centre = grid.shape().outline(grid, cell).centre();
            x += centre.x();
            y += centre.y();
        }
        return new Spot(x / grid.cells(), y / grid.cells());
    }

    private static List<Side> sides(Puzzle puzzle) {
        Grid grid = puzzle.grid();
        Set<Opening> openings = Set.copyOf(puzzle.openings());
        Spot centre = middle(grid);
        List<Side> sides = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = grid.shape().outline(grid, cell);
            for (int i = 0; i < outline.corners().size(); i++) {
                Outline.Corner middle = outline.middle(i);
                boolean isWall = Plan.isWall(puzzle, openings, cell, outline.corners().get(i).direction());
                sides.add(new Side(middle.x() - centre.x(), middle.y() - centre.y(), isWall));
            }
        }
        return sides;
    }

    // ---- areas

    /**
     * Whether a path on the picture leads from start to goal, or back, crosses no wall of the truth, where walls have no width, and stays
     * within the maze but near openings.
     */
    public static Verdict area(BadPicture picture, List<Spot> path) {
        if (path.size() < 2) {
            return wrong("a path of %d points", path.size());
        }
        Homography back = picture.where().inverse();
        List<Spot> flat = path.stream().map(spot -> back.map(spot.x(), spot.y())).toList();
        Plan plan = new Plan(picture);
        long start = picture.truth().start();
        long goal = picture.truth().goals()[0];
        Spot first = flat.getFirst();
        Spot last = flat.getLast();
        if (!(plan.isAt(first, start) && plan.isAt(last, goal)) && !(plan.isAt(first, goal) && plan.isAt(last, start))) {
            return wrong("from %.1f,%.1f to %.1f,%.1f is not from start to goal", first.x(), first.y(), last.x(), last.y());
        }
        for (int i = 1; i < flat.size(); i++) {
            Spot from = flat.get(i - 1);
            Spot to = flat.get(i);
            if (plan.crosses(from, to)) {
                Spot at = path.get(i);
                return wrong("crosses a wall near pixel %.0f,%.0f", at.x(), at.y());
            }
            int steps = (int) Math.ceil(from.distance(to) / STEP);
            for (int step = 0; step <= steps; step++) {
                double share = steps == 0 ? 0 : (double) step / steps;
                Spot point = new Spot(from.x() + (to.x() - from.x()) * share, from.y() + (to.y() - from.y()) * share);
                if (!plan.isInside(point) && !plan.isAtOpening(point)) {
                    return wrong("leaves the maze near pixel %.0f,%.0f", path.get(i).x(), path.get(i).y());
                }
            }
        }
        return RIGHT;
    }
}
