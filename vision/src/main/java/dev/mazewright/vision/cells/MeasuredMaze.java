package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The walls of a maze that is laid into a picture, and how well it explains what is seen there. */
final class MeasuredMaze {
    /** A side whose ink is nearer to the threshold than this, where walls have 1 and open sides 0, is unsure. */
    private static final double UNSURE = 0.16;

    /** More of the outline of a maze is not open. */
    private static final double MOST_OPEN = 0.2;

    /** Marks that may hide sides: only the strongest count. */
    private static final int MOST_MARKS = 4;

    /** Cells are free half-way from their middles to their sides, */
    private static final double HALF_WAY = 0.5;
    /** unless walls are as wide as corridors: then this part of the way is. */
    private static final double NEAR = 0.28;
    /** Such walls explain a picture a little less well. */
    private static final double THIN_WALLS = 0.9;

    /** So many cells are enough to see how free their insides are. */
    private static final int SAMPLE = 2000;

    final Arrangement arrangement;
    final Homography toPlane;
    final Maze maze;
    final List<Opening> openings = new ArrayList<>();
    final List<CellSides.Side> sides;
    final WallDecision decision;
    /** How well it explains the picture: more than about 5 where it is clear, less than 2 where it is doubtful. */
    final double score;

    private final Plane ink;
    private final double[] values;
    /** Sides that a mark may hide, or pretend, and those that are decided by all others. */
    private final Set<CellSides.Side> hidden = new HashSet<>();

    /**
     * Measures a maze after moving it to where it fits best.
     *
     * @param ink the plane
     * @param covered which part of its pixels is hidden by marks
     * @param marks what else is drawn
     * @param scale how many pixels of the picture a pixel of the plane is wide
     */
    MeasuredMaze(Plane ink, Plane covered, List<Mark> marks, double scale, Arrangement rough) {
        this.ink = ink;
        arrangement = rough;
        Grid grid = rough.shape().grid();
        sides = CellSides.of(grid);
        toPlane = new Polish(ink, rough.shape(), sides).of(rough.toPlane());
        WallMeter meter = new WallMeter(ink, covered);
        values = new double[sides.size()];
        boolean[] isHidden = new boolean[values.length];
        List<Spot> places = new ArrayList<>();
        double length = 0;
        for (int i = 0; i < values.length; i++) {
            CellSides.Side side = sides.get(i);
            values[i] = SideMeter.ink(meter, side, toPlane, WallMeter.Part.ALL);
            isHidden[i] = isBesideMark(side, marks, scale);
            places.add(SideMeter.spot(toPlane, side.middle()));
            length += SideMeter.spot(toPlane, side.from()).distance(SideMeter.spot(toPlane, side.to()));
        }
        Set<CellSides.Side> covers = new HashSet<>();
        decision = new WallDecision(values, places, length / values.length);
        for (int i = 0; i < values.length; i++) {
            if (isHidden[i] || isBesideBlob(sides.get(i), 1 / decision.relative(i, 1))) {
                double more = decision.relative(i, SideMeter.ink(meter, sides.get(i), toPlane, WallMeter.Part.MORE));
                double less = decision.relative(i, SideMeter.ink(meter, sides.get(i), toPlane, WallMeter.Part.LESS));
                boolean isCovered = SideMeter.isCovered(meter, sides.get(i), toPlane);
                if (isCovered) {
                    covers.add(sides.get(i));
                }
                if (isCovered || more > decision.threshold != less > decision.threshold) {
                    hidden.add(sides.get(i));
                }
            }
        }
        Set<CellSides.Side> others = PerfectReading.of(sides, decision, covers).others();
        hidden.addAll(others);
        boolean[] cut = CutOff.of(ink, sides, toPlane, decision.values, 1);
        maze = new Maze(grid);
        int outline = 0;
        for (int i = 0; i < values.length; i++) {
            CellSides.Side side = sides.get(i);
            outline += side.isOutline() ? 1 : 0;
            if (decision.isWall(i) != others.contains(side) || cut[i]) {
                continue;
            }
            if (side.isOutline()) {
                openings.add(new Opening(side.cell(), side.direction()));
            } else {
                maze.carve(side.cell(), side.direction());
            }
        }
        boolean isPlausible = openings.size() <= Math.max(2, MOST_OPEN * outline);
        double explained = explained(HALF_WAY);
        if (explained < THIN_WALLS) {
            explained = Math.max(explained, THIN_WALLS * explained(NEAR));
        }
        score = decision.separation * rough.coverage() * Math.pow(touched(), 4) * explained * connected() * (isPlausible ? 1 : 0.02);
    }

    /** Whether nothing leads to the first cell. */
    boolean hasClosedFirst() {
        return maze.open(maze.grid().first()) == 0;
    }

    /** The sides that may be walls or not. */
    List<CellSides.Side> unsure() {
        List<CellSides.Side> unsure = new ArrayList<>();
        for (int i = 0; i < sides.size(); i++) {
            if (decision.confidence(i) < 2 * UNSURE || decision.isOdd(i) || hidden.contains(sides.get(i))) {
                unsure.add(sides.get(i));
            }
        }
        return unsure;
    }

    private boolean isBesideMark(CellSides.Side side, List<Mark> marks, double scale) {
        if (marks.isEmpty()) {
            return false;
        }
        Spot middle = SideMeter.spot(toPlane, side.middle());
        double length = SideMeter.spot(toPlane, side.from()).distance(SideMeter.spot(toPlane, side.to()));
        return marks.stream().limit(MOST_MARKS).anyMatch(mark -> {
            Spot at = new Spot(mark.middle().x() / scale, mark.middle().y() / scale);
            return at.distance(middle) < mark.extent() / scale / 2 + 0.35 * length;
        });
    }

    /** Whether a cell beside a side is filled with ink. */
    private boolean isBesideBlob(CellSides.Side side, double wall) {
        Spot one = SideMeter.spot(toPlane, side.one());
        Spot other = SideMeter.spot(toPlane, side.other());
        return ink.at(one.x(), one.y()) > wall / 2 || (!side.isOutline() && ink.at(other.x(), other.y()) > wall / 2);
    }

    /** How little of the ink lies inside of cells, as a factor of the score. */
    private double explained(double outward) {
        return Math.max(0.02, 1 - 3 * Math.max(0, inkInside(outward) - 0.02));
    }

    /** The mean ink inside of cells, on this part of the way from their middles to their sides and corners, where walls have 1. */
    private double inkInside(double outward) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double wall = Math.max(0.02, sorted[(int) (0.85 * (sorted.length - 1))]);
        Grid grid = maze.grid();
        double sum = 0;
        long count = 0;
        long every = Math.max(1, grid.cells() / SAMPLE);
        long number = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (number++ % every == 0) {
                Outline outline = grid.shape().outline(grid, cell);
                for (int i = 0; i < outline.corners().size(); i++) {
                    sum += inkAt(outline.centre(), outline.corners().get(i), outward) + inkAt(outline.centre(), outline.middle(i), outward);
                    count += 2;
                }
            }
        }
        return sum / count / wall;
    }

    private double inkAt(Corner from, Corner to, double part) {
        Spot at = toPlane.map(from.x() + part * (to.x() - from.x()), from.y() + part * (to.y() - from.y()));
        return ink.at(at.x(), at.y());
    }

    /** Which part of the corners of cells touches a wall: all but a few in a maze without loops. */
    private double touched() {
        Map<Long, Boolean> corners = new HashMap<>();
        for (int i = 0; i < sides.size(); i++) {
            for (Corner corner : List.of(sides.get(i).from(), sides.get(i).to())) {
                long key = (Math.round(corner.x() * 64) << 32) ^ Math.round(corner.y() * 64);
                corners.merge(key, decision.isWall(i), (one, other) -> one || other);
            }
        }
        return (double) corners.values().stream().filter(touches -> touches).count() / corners.size();
    }

    /** 1 less a penalty for cells that have walls all around. */
    private double connected() {
        Grid grid = maze.grid();
        int closed = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            closed += maze.open(cell) == 0 ? 1 : 0;
        }
        return closed == 0 ? 1 : 0.8 - 0.8 * Math.min(1, 4.0 * closed / grid.cells());
    }
}
