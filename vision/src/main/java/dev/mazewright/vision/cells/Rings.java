package dev.mazewright.vision.cells;

import dev.mazewright.core.shape.Polar;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds out how many rings and sectors a maze has whose rings are known, and where sectors begin. */
final class Rings {
    private static final int MOST_SECTORS = 40;
    private static final int MOST_RINGS = 400;
    /** Angles are measured in so many parts of a turn. */
    private static final int PARTS = 1440;
    /** A circle is measured at so many points. */
    private static final int POINTS = 360;
    /** More of the outline than this is wall. */
    private static final double OUTLINE = 0.75;
    /** A cell in the middle has at most so many sides. */
    private static final int MOST_AROUND_CELL = 32;
    /** Around a cell in the middle there is more wall than this. */
    private static final double LEAST_WALL = 0.1;
    /** Circles of n sectors begin at n / 8: by so much what is measured may be off. */
    private static final double SLACK = 0.07;
    /** Sectors that are clearer than this part of the clearest may be the true ones. */
    private static final double CLEAR = 0.8;

    private record Candidate(int inner, int sectors, double angle, double clarity) {}

    private final Plane plane;
    private final double offset;
    private final Homography toPlane;
    private final List<Double> coverages = new ArrayList<>();

    /**
     * Rings in a plane.
     *
     * @param toPlane from a plane in which rings are one wide around the origin
     * @param offset the radius of the smallest circle there
     */
    Rings(Plane plane, Homography toPlane, double offset) {
        this.plane = plane;
        this.toPlane = toPlane;
        this.offset = offset;
    }

    /** The arrangement that fits best, or null. */
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
        // Rings of more sectors that are as clear are those of fewer, without the first ones.
        return candidates.stream()
                .filter(each -> each.clarity > CLEAR * most)
                .min(Comparator.comparingInt(Candidate::sectors))
                .map(each -> arrangement(each, outer))
                .orElse(null);
    }

    /** How clearly so many rings of so many sectors are seen whose smallest circle is a ring of the maze, and their arrangement. */
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
        return plane.contains(spot.x(), spot.y()) ? plane.at(spot.x(), spot.y()) : 0;
    }

    // ---- circles

    /** Measures how much of each circle is wall, from the inside; returns the number of the last that is an outline, or -1. */
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

    /** The ink of walls: a high one of all circles. */
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

    /** Which part of a circle is wall. */
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

    // ---- sectors

    /** Where sectors begin if the first ring has so many, and how clearly they are seen in all rings together. */
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

    /** How many sectors a ring has, as {@link Polar} divides them. */
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
