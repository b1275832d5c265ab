package dev.mazewright.vision.cells;

import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Picture;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Measures the sides of a maze that is already understood again, on the pixels of the picture itself: it moves the maze onto its walls,
 * and learns a filter from clear ones. It sees walls of half a pixel, in noise, and at the edges of shadows.
 */
final class FineMeasurement {
    /** It learns from about this many sides, */
    private static final int MOST_LEARNED = 2000;
    /** and not from fewer open sides, or fewer walls, than this. */
    private static final int LEAST_LEARNED = 12;

    private static final int WIDTHS = 3;
    private static final int ROUNDS = 2;
    /** Samples reach at most over this share of the distance between the middles of two cells, */
    private static final double MOST_REACH = 0.35;
    /** at least this many pixels, */
    private static final double LEAST_REACH = 1.5;
    /** and this many beyond the wall. */
    private static final double BEYOND = 2.5;
    /** A point along a side counts at most this many standard deviations from the side's median: a speck is not a wall. */
    private static final double SPECK = 2.5;

    private static final double LEAST_SPREAD = 0.15;
    /** The weight of the earlier value beside marks of the colour of walls: it was measured without the rims of marks. */
    private static final double KNOWN = 0.5;

    /** The axes of red, green and blue. */
    private static final double[][] CHANNELS = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

    private final Picture picture;
    /** Whether walls are brighter than paper. */
    private boolean isInverted;
    private final List<CellSides.Side> sides;
    private final double[] axis = {0.577, 0.577, 0.577};
    private final BitSet veiled = new BitSet();
    private final BitSet broken = new BitSet();
    private Homography map;
    private SideSamples samples;

    /** From the drawing of the shape to the picture. */
    Homography map() {
        return map;
    }

    /** The numbers of sides beside marks of the colour of walls, whose edges look like walls. */
    BitSet veiled() {
        return veiled;
    }

    /** The numbers of sides that are wall on one part and open on another: the maze may have other cells. */
    BitSet broken() {
        return broken;
    }

    /** Takes the sides, and a map from the drawing of the shape to its approximate place in the picture. */
    FineMeasurement(Picture picture, List<CellSides.Side> sides, Homography rough) {
        this.picture = picture;
        this.sides = sides;
        map = rough;
        samples = new SideSamples(picture, isInverted, LEAST_REACH);
    }

    /**
     * The response of each side, 0 if it is open and 1 if it is a wall; null if too few sides are clear.
     *
     * @param rough the earlier values, with a threshold between open sides and walls
     * @param marks the mark beside each side, or null
     * @param isBesideInk which sides have ink beside them that is not a wall: they are not learned from
     */
    double @Nullable [] values(double[] rough, double threshold, @Nullable Mark[] marks, boolean[] isBesideInk) {
        List<CellSides.Side> open = new ArrayList<>();
        List<CellSides.Side> walls = new ArrayList<>();
        int every = Math.max(1, rough.length / MOST_LEARNED);
        for (int i = 0; i < rough.length; i += every) {
            if (marks[i] == null && !isBesideInk[i]) {
                (rough[i] > threshold ? walls : open).add(sides.get(i));
            }
        }
        if (open.size() < LEAST_LEARNED || walls.size() < LEAST_LEARNED) {
            return null;
        }
        fit(open, walls);
        map = new Alignment(samples, axis).of(map, walls);
        WallFilter filter = learned(open, walls);
        double spread = spread(filter, open, walls);
        Seen[] seen = new Seen[rough.length];
        samples.measure(seen.length, (own, i) -> seen[i] = seen(own, sides.get(i), filter, spread, marks[i]));
        double[] values = new double[rough.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = seen[i].value;
            if (seen[i].isVeiled) {
                values[i] += KNOWN * (rough[i] - values[i]);
            }
            veiled.set(i, seen[i].isVeiled);
            broken.set(i, seen[i].isBroken);
        }
        return values;
    }

    /** Finds the colour of walls and the reach of samples, and moves the maze onto its walls, at first as far as samples reach. */
    private void fit(List<CellSides.Side> open, List<CellSides.Side> walls) {
        double cells = walls.stream()
                .mapToDouble(side -> map.map(side.one()).distance(map.map(side.other()))).average().orElseThrow();
        double reach = MOST_REACH * cells;
        for (int i = 0; i < WIDTHS; i++) {
            samples = new SideSamples(picture, isInverted, Math.max(LEAST_REACH, reach));
            double[] wall = new double[SideSamples.ACROSS];
            double[] peaks = new double[3];
            double length = 0;
            double[][] apart = apart(open, walls);
            for (int channel = 0; channel < 3; channel++) {
                peaks[channel] = SideSamples.peak(apart[channel]);
                length += peaks[channel] * peaks[channel];
                for (int k = 0; k < wall.length; k++) {
                    wall[k] += peaks[channel] * apart[channel][k];
                }
            }
            for (int channel = 0; channel < 3; channel++) {
                axis[channel] = peaks[channel] / Math.sqrt(Math.max(1e-12, length));
            }
            isInverted = peaks[0] + peaks[1] + peaks[2] > 0;
            map = new Alignment(samples, axis).of(map, walls);
            double[] flanks = Alignment.flanks(wall);
            double width = Double.isNaN(flanks[1] - flanks[0]) ? SideSamples.ACROSS : flanks[1] - flanks[0];
            // Between distant samples, the wall may end anywhere before the next one.
            reach = Math.min(MOST_REACH * cells, 0.5 * width * samples.step + Math.max(BEYOND, samples.step));
        }
        samples = new SideSamples(picture, isInverted, Math.max(LEAST_REACH, reach));
    }

    /** The difference between walls and open sides in each channel, across them. */
    private double[][] apart(List<CellSides.Side> open, List<CellSides.Side> walls) {
        double[][] apart = new double[3][SideSamples.ACROSS];
        add(apart, walls, 1.0 / walls.size());
        add(apart, open, -1.0 / open.size());
        return apart;
    }

    private void add(double[][] to, List<CellSides.Side> of, double factor) {
        double[][][] profiles = new double[of.size()][to.length][SideSamples.ACROSS];
        samples.measure(profiles.length, (own, i) -> {
            own.read(of.get(i), map);
            for (int channel = 0; channel < to.length; channel++) {
                own.profile(CHANNELS[channel], profiles[i][channel]);
            }
        });
        for (double[][] profile : profiles) {
            for (int channel = 0; channel < to.length; channel++) {
                for (int i = 0; i < SideSamples.ACROSS; i++) {
                    to[channel][i] += factor * profile[channel][i];
                }
            }
        }
    }

    /** Learns, decides the sides learned from, and learns again. */
    private WallFilter learned(List<CellSides.Side> open, List<CellSides.Side> walls) {
        List<double[]> ofOpen = profiles(open);
        List<double[]> ofWalls = profiles(walls);
        WallFilter filter = WallFilter.of(ofOpen, ofWalls);
        for (int round = 1; round < ROUNDS; round++) {
            List<double[]> all = new ArrayList<>(ofOpen);
            all.addAll(ofWalls);
            WallFilter before = filter;
            ofOpen = all.stream().filter(profile -> before.response(profile) <= 0.5).toList();
            ofWalls = all.stream().filter(profile -> before.response(profile) > 0.5).toList();
            if (ofOpen.size() < LEAST_LEARNED || ofWalls.size() < LEAST_LEARNED) {
                return filter;
            }
            filter = WallFilter.of(ofOpen, ofWalls);
        }
        return filter;
    }

    private List<double[]> profiles(List<CellSides.Side> of) {
        double[][] profiles = new double[of.size()][SideSamples.ACROSS];
        samples.measure(profiles.length, (own, i) -> {
            own.read(of.get(i), map);
            own.profile(axis, profiles[i]);
        });
        return List.of(profiles);
    }

    /** The usual distance of a point along a side from the side's median, scaled to a normal distribution's deviation. */
    private double spread(WallFilter filter, List<CellSides.Side> open, List<CellSides.Side> walls) {
        List<CellSides.Side> some = new ArrayList<>(open.subList(0, Math.min(200, open.size())));
        some.addAll(walls.subList(0, Math.min(200, walls.size())));
        double sum = 0;
        for (CellSides.Side side : some) {
            samples.read(side, map);
            double[] responses = samples.responses(axis, filter);
            double middle = median(responses);
            for (int i = 0; i < responses.length; i++) {
                responses[i] = Math.abs(responses[i] - middle);
            }
            Arrays.sort(responses);
            sum += responses[responses.length / 2];
        }
        return Math.max(LEAST_SPREAD, 1.48 * sum / some.size());
    }

    private static double median(double[] sorted) {
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    }

    /** A side's response, and whether it is veiled or broken. */
    private record Seen(double value, boolean isVeiled, boolean isBroken) {}

    private Seen seen(SideSamples own, CellSides.Side side, WallFilter filter, double spread, @Nullable Mark mark) {
        if (mark == null) {
            own.read(side, map);
            return new Seen(value(own.responses(axis, filter), spread), false, BrokenSides.isBroken(own, axis, filter));
        }
        int bare = CellSides.isLeft(map.map(side.from()), map.map(side.to()), mark.middle()) ? 1 : -1; // samples go to the right
        own.read(side, map, bare);
        double[] colours = own.apartFrom(mark.rgb(), axis);
        if (colours == null) {
            own.mirror(bare);
        }
        return new Seen(value(own.responses(colours == null ? axis : colours, filter), spread), colours == null, false);
    }

    private static double value(double[] responses, double spread) {
        double middle = median(responses);
        double sum = 0;
        for (double response : responses) {
            double beside = response - middle;
            sum += beside > SPECK * spread ? SPECK * spread : beside < -SPECK * spread ? -SPECK * spread : beside; // no Math.clamp: NaN
        }
        return middle + sum / responses.length;
    }
}
