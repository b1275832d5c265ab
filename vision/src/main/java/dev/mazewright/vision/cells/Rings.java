package dev.mazewright.vision.cells;

import dev.mazewright.core.shape.Polar;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the number of rings and sectors of a maze whose circles are known, and where its sectors begin. */
final class Rings {
    private static final int MOST_SECTORS = 40;
    private static final int MOST_RINGS = 400;
    /** The parts of a turn at which angles are measured. */
    private static final int PARTS = 1440;
    /** The points at which a circle is measured. */
    private static final int POINTS = 360;
    /** The share of an outline that is wall is greater than this. */
    private static final double OUTLINE = 0.75;
    /** The most sides of a cell in the middle. */
    private static final int MOST_AROUND_CELL = 32;
    /** The least share of wall around a cell in the middle. */
    private static final double LEAST_WALL = 0.1;
    /** The standard deviation of measured radii; a circle of n sectors begins at n / 8. */
    private static final double SLACK = 0.07;
    /** Sectors clearer than this share of the clearest may be the true ones. */
    private static final double CLEAR = 0.8;

    private record Candidate(int inner, int sectors, double angle, double clarity) {}

    private final Plane plane;
    private final double offset;
    private final Homography toPlane;
    private final List<Double> coverages = new ArrayList<>();

    /** Takes rings in a plane, a map from a plane with rings one wide around the origin, and the radius of the smallest circle. */
    Rings(Plane plane, Homography toPlane, double offset) {
        this.plane = plane;
        this.toPlane = toPlane;
        this.offset = offset;
    }

    /** The arrangement that fits best; null without one. */
    @Nullable Arrangement find() {
        int outer = outer();
        if (outer < 1) {
            return null;
        }
        double[][] around = new double[outer + 1][];
        List<Candidate> candidates = new ArrayList<>();
        for (int sectors = 3; sectors <= MOST_SECTORS; sectors++) {
            double begins = sectors / 8.0 - offset;
            int inner = (int) Math.rint(begins);
            if (inner >= 0 && inner < outer && Math.abs(begins - inner) < 3 * SLACK && coverages.get(inner) >= LEAST_WALL) {
                candidates.add(candidate(inner, outer, sectors, begins - inner, around));
            }
        }
        double most = candidates.stream().mapToDouble(Candidate::clarity).max().orElse(0);
        // Clear rings of more sectors are those of fewer, without the first ones.
        return candidates.stream()
                .filter(each -> each.clarity > CLEAR * most)
                .min(Comparator.comparingInt(Candidate::sectors))
                .map(each -> arrangement(each, outer))
                .orElse(null);
    }

    /** The arrangement with these numbers of rings and sectors whose smallest circle is a ring of the maze, and its clarity. */
    Clear clear(int rings, int sectors) {
        double wall = wall();
        for (int k = 0; k <= rings; k++) {
            coverages.add(coverage(k + offset, wall));
        }
        Candidate candidate = candidate(0, rings, sectors, 0, new double[rings + 1][]);
        return new Clear(arrangement(candidate, rings), candidate.clarity);
    }

    /** An arrangement, and how clearly its sectors are seen. */
    record Clear(Arrangement arrangement, double clarity) {}

    private Arrangement arrangement(Candidate found, int outer) {
        Polar hollow = new Polar(outer - found.inner, found.sectors, Polar.Centre.NONE, null);
        boolean isHollow = found.sectors > MOST_AROUND_CELL;
        Polar polar = isHollow ? hollow : new Polar(outer - found.inner, found.sectors, Polar.Centre.CELL, null);
        double sector = 2 * Math.PI / found.sectors;
        double turn = found.angle - sector * Math.rint(found.angle / sector);
        double radius = polar.width() / 2;
        Homography turned = Homography.affine(Math.cos(turn), -Math.sin(turn), 0, Math.sin(turn), Math.cos(turn), 0);
        Homography map = toPlane.after(turned).after(Homography.affine(1, 0, -radius, 0, 1, -radius));
        return new Arrangement(polar, map, coverages.get(outer), turn, isHollow ? null : hollow);
    }

    private double at(double radius, double angle) {
        Spot spot = toPlane.map(radius * Math.sin(angle), -radius * Math.cos(angle));
        return plane.contains(spot) ? plane.at(spot.x(), spot.y()) : 0;
    }

    /** Measures the share of wall in each circle, from the inside; returns the number of the last outline, or -1. */
    private int outer() {
        double wall = wall();
        int outer = -1;
        for (int k = 0; k < MOST_RINGS && isSeen(k + offset); k++) {
            coverages.add(coverage(k + offset, wall));
            outer = coverages.getLast() > OUTLINE ? k : outer;
        }
        return outer;
    }

    private boolean isSeen(double radius) {
        Spot right = toPlane.map(radius, 0);
        Spot left = toPlane.map(-radius, 0);
        return plane.contains(right.x(), right.y(), 2) || plane.contains(left.x(), left.y(), 2);
    }

    /** The ink of walls: a high quantile of all circles. */
    private double wall() {
        List<Double> values = new ArrayList<>();
        for (int k = 1; k < MOST_RINGS && isSeen(k + offset); k++) {
            for (int i = 0; i < POINTS; i += 2) {
                double angle = 2 * Math.PI * i / POINTS;
                double radius = k + offset;
                values.add(at(radius, angle) - Math.min(at(radius - 0.4, angle), at(radius + 0.4, angle)));
            }
        }
        values.sort(Double::compare);
        return values.isEmpty() ? 1 : values.get((int) (0.8 * (values.size() - 1)));
    }

    /** The share of a circle that is wall. */
    private double coverage(double radius, double wall) {
        int count = 0;
        for (int i = 0; i < POINTS; i++) {
            double angle = 2 * Math.PI * i / POINTS;
            double line = Math.max(at(radius, angle), Math.max(at(radius - 0.06, angle), at(radius + 0.06, angle)));
            double inside = Math.min(at(radius - 0.4, angle), at(radius - 0.6, angle));
            count += line - inside > wall / 2 ? 1 : 0;
        }
        return (double) count / POINTS;
    }

    /** Where sectors begin for a number of them in the first ring, and how clearly all rings together show them. */
    private Candidate candidate(int inner, int outer, int sectors, double apart, double[][] around) {
        int rings = outer - inner;
        double[] cosines = new double[rings];
        double[] sines = new double[rings];
        long[] counts = new long[rings];
        double weights = 0;
        for (int ring = 0; ring < rings; ring++) {
            int at = inner + ring;
            around[at] = around[at] == null ? around(at) : around[at];
            counts[ring] = sectors(sectors, ring);
            double squares = 1e-9;
            for (int i = 0; i < PARTS; i++) {
                double phase = 2 * Math.PI * counts[ring] * i / PARTS;
                cosines[ring] += around[at][i] * Math.cos(phase);
                sines[ring] += around[at][i] * Math.sin(phase);
                squares += around[at][i] * around[at][i];
            }
            double norm = counts[ring] / Math.sqrt(squares * PARTS);
            cosines[ring] *= norm;
            sines[ring] *= norm;
            weights += counts[ring];
        }
        double best = -1;
        double bestAngle = 0;
        int steps = PARTS / 2;
        for (int i = 0; i < steps; i++) {
            double angle = 2 * Math.PI / sectors * i / steps;
            double sum = 0;
            for (int ring = 0; ring < rings; ring++) {
                sum += cosines[ring] * Math.cos(counts[ring] * angle) + sines[ring] * Math.sin(counts[ring] * angle);
            }
            if (sum > best) {
                best = sum;
                bestAngle = angle;
            }
        }
        double off = apart / SLACK;
        return new Candidate(inner, sectors, bestAngle, best / weights * Math.exp(-0.5 * off * off));
    }

    /** The number of sectors in a ring, as {@link Polar} divides it. */
    private static long sectors(int ofFirst, int ring) {
        long sectors = ofFirst;
        for (int doubled = 0; doubled < ring && 2 * sectors < ofFirst + 8L * ring + 4; doubled++) {
            sectors *= 2;
        }
        return sectors;
    }

    /** The ink along the middle of a ring, less the mean. */
    private double[] around(int ring) {
        double[] values = new double[PARTS];
        double mean = 0;
        for (int i = 0; i < PARTS; i++) {
            double angle = 2 * Math.PI * i / PARTS;
            for (int j = 0; j < 5; j++) {
                values[i] += at(ring + offset + 0.25 + 0.125 * j, angle) / 5;
            }
            mean += values[i] / PARTS;
        }
        for (int i = 0; i < PARTS; i++) {
            values[i] -= mean;
        }
        return values;
    }
}
