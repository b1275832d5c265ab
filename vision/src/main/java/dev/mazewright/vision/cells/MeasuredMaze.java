package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The walls of a maze placed in a picture, and how well it explains the picture. */
final class MeasuredMaze {
    /** The greatest share of a plausible outline that is open. */
    private static final double MOST_OPEN = 0.2;

    /** Beside a mark of the colour of walls, a side is certain from this confidence on. */
    private static final double CLEAR = 0.8;

    /** The number of marks that may hide sides: only the strongest count. */
    private static final int MOST_MARKS = 4;

    /** Cells are free up to this share of the way from their middles to their sides, */
    private static final double HALF_WAY = 0.5;
    /** or, if walls are as wide as corridors, up to this share. */
    private static final double NEAR = 0.28;
    /** The factor of the score for such walls. */
    private static final double THIN_WALLS = 0.9;

    /** Fewer cells than this are unsure as a whole. */
    private static final int LEAST_CELLS = 9;

    /** About this many cells show how free cells are. */
    private static final int SAMPLE = 2000;

    final Arrangement arrangement;
    final Homography toPlane;
    final List<CellSides.Side> sides;
    final DecidedWalls walls;
    /** How well it explains the picture: over about 5 if it is clear, under 2 if it is doubtful. */
    final double score;

    private final Plane ink;
    /** The decision measured on the plane of ink. */
    private final WallDecision rough;
    private final WallMeter meter;
    private final List<Mark> marks;
    private final double scale;

    /**
     * Moves a maze to where it fits best, and measures it.
     *
     * @param covered the share of each pixel that marks hide
     * @param marks what else is drawn
     * @param scale the width of a pixel of the plane, in pixels of the picture
     */
    MeasuredMaze(Plane ink, Plane covered, List<Mark> marks, double scale, Arrangement laid) {
        this.ink = ink;
        this.marks = marks.subList(0, Math.min(MOST_MARKS, marks.size()));
        this.scale = scale;
        arrangement = laid;
        Grid grid = laid.shape().grid();
        sides = CellSides.of(grid);
        toPlane = new Polish(ink, laid.shape(), sides).of(laid.toPlane());
        meter = new WallMeter(ink, covered);
        double[] values = sides.parallelStream().mapToDouble(side -> meter.ink(side, toPlane)).toArray();
        rough = decision(values);
        walls = decided(rough, new BitSet());
        boolean isPlausible = walls.openings.size() <= Math.max(2, MOST_OPEN * sides.stream().filter(CellSides.Side::isOutline).count());
        score = walls.decision.separation * laid.coverage() * Math.pow(touched(), 4) * explained(values) * connected()
                * (isPlausible ? 1 : 0.02);
    }

    /** The share of walls among the sides just outside its outline, from 0 to 1, in the direction where it is largest. */
    double outside() {
        return Fringe.walls(ink, arrangement.shape().grid(), sides, toPlane, rough);
    }

    /** The same maze with another measurement. */
    private MeasuredMaze(MeasuredMaze same, Homography toPlane, double[] values, FineMeasurement fine) {
        ink = same.ink;
        meter = same.meter;
        marks = same.marks;
        scale = same.scale;
        arrangement = same.arrangement;
        sides = same.sides;
        score = same.score;
        rough = same.rough;
        this.toPlane = toPlane;
        walls = decided(decision(values), fine.veiled());
        walls.doubt(rough);
        walls.doubt(fine.broken());
    }

    /** This maze with its walls measured on the picture's pixels; this one if that is impossible. */
    MeasuredMaze finer(Picture picture) {
        FineMeasurement fine = new FineMeasurement(picture, sides, Homography.affine(scale, 0, 0, 0, scale, 0).after(toPlane));
        @Nullable Mark[] besides = new Mark[sides.size()];
        boolean[] isBesideInk = new boolean[besides.length];
        for (int i = 0; i < besides.length; i++) {
            besides[i] = beside(sides.get(i));
            isBesideInk[i] = besides[i] == null && isBesideBlob(sides.get(i), 1 / walls.decision.relative(i, 1));
        }
        double[] values = fine.values(walls.decision.values, walls.decision.threshold, besides, isBesideInk);
        if (values == null) {
            return this;
        }
        return new MeasuredMaze(this, Homography.affine(1 / scale, 0, 0, 0, 1 / scale, 0).after(fine.map()), values, fine);
    }

    private WallDecision decision(double[] values) {
        List<Spot> places = new ArrayList<>();
        double length = 0;
        for (CellSides.Side side : sides) {
            places.add(toPlane.map(side.middle()));
            length += side.length(toPlane);
        }
        return new WallDecision(values, places, length / values.length);
    }

    private DecidedWalls decided(WallDecision decision, BitSet veiled) {
        BitSet hidden = new BitSet();
        BitSet covers = new BitSet();
        for (int i = 0; i < sides.size(); i++) {
            CellSides.Side side = sides.get(i);
            if (veiled.get(i) && decision.confidence(i) < CLEAR) {
                hidden.set(i);
            }
            if (beside(side) != null || isBesideBlob(side, 1 / rough.relative(i, 1))) {
                double more = rough.relative(i, meter.ink(side, toPlane, WallMeter.Part.MORE));
                double less = rough.relative(i, meter.ink(side, toPlane, WallMeter.Part.LESS));
                boolean isCovered = meter.isCovered(side, toPlane);
                if (isCovered) {
                    covers.set(i);
                }
                if (isCovered || more > rough.threshold != less > rough.threshold) {
                    hidden.set(i);
                }
            }
        }
        boolean[] cut = CutOff.of(ink, sides, toPlane, decision.values, 1);
        return new DecidedWalls(arrangement.shape().grid(), sides, decision, hidden, covers, cut);
    }

    /** Whether a few lines that are no maze could look so. */
    boolean isTiny() {
        Grid grid = arrangement.shape().grid();
        return grid.rows() == 1 || grid.columns() == 1 || grid.cells() < LEAST_CELLS;
    }

    /** Whether the first cell has no passage. */
    boolean hasClosedFirst() {
        return walls.maze.open(walls.maze.grid().first()) == 0;
    }

    private @Nullable Mark beside(CellSides.Side side) {
        if (marks.isEmpty()) {
            return null;
        }
        Spot middle = toPlane.map(side.middle());
        double length = side.length(toPlane);
        for (Mark mark : marks) {
            Spot at = new Spot(mark.middle().x() / scale, mark.middle().y() / scale);
            if (at.distance(middle) < mark.extent() / scale / 2 + 0.35 * length) {
                return mark;
            }
        }
        return null;
    }

    /** Whether a cell beside a side is filled with ink. */
    private boolean isBesideBlob(CellSides.Side side, double wall) {
        Spot one = toPlane.map(side.one());
        Spot other = toPlane.map(side.other());
        return ink.at(one.x(), one.y()) > wall / 2 || (!side.isOutline() && ink.at(other.x(), other.y()) > wall / 2);
    }

    /** A factor of the score that falls with the ink inside cells. */
    private double explained(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double wall = Math.max(0.02, sorted[(int) (0.85 * (sorted.length - 1))]);
        double explained = explained(wall, HALF_WAY);
        return explained < THIN_WALLS ? Math.max(explained, THIN_WALLS * explained(wall, NEAR)) : explained;
    }

    private double explained(double wall, double outward) {
        return Math.max(0.02, 1 - 3 * Math.max(0, inkInside(outward) / wall - 0.02));
    }

    /** The mean ink inside cells, at this share of the way from their middles to their sides and corners. */
    private double inkInside(double outward) {
        Grid grid = arrangement.shape().grid();
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
        return sum / count;
    }

    private double inkAt(Corner from, Corner to, double part) {
        Spot at = toPlane.map(from.x() + part * (to.x() - from.x()), from.y() + part * (to.y() - from.y()));
        return ink.at(at.x(), at.y());
    }

    /** The share of corners of cells that touch a wall: nearly all in a maze without loops. */
    private double touched() {
        long[] corners = new long[2 * sides.size()];
        long[] touching = new long[corners.length];
        int walled = 0;
        for (int i = 0; i < sides.size(); i++) {
            corners[2 * i] = Fringe.key(sides.get(i).from());
            corners[2 * i + 1] = Fringe.key(sides.get(i).to());
            if (walls.decision.isWall(i)) {
                touching[walled++] = corners[2 * i];
                touching[walled++] = corners[2 * i + 1];
            }
        }
        return (double) different(Arrays.copyOf(touching, walled)) / different(corners);
    }

    private static long different(long[] places) {
        return Arrays.stream(places).sorted().distinct().count();
    }

    /** A factor of the score: 1, or less if cells have walls all around. */
    private double connected() {
        Grid grid = arrangement.shape().grid();
        int closed = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            closed += walls.maze.open(cell) == 0 ? 1 : 0;
        }
        return closed == 0 ? 1 : 0.8 - 0.8 * Math.min(1, 4.0 * closed / grid.cells());
    }
}
