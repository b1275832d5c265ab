package dev.mazewright.vision.cells;

import dev.mazewright.vision.picture.Spot;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Decides which sides are walls, on one scale all over the picture although light and ink vary. */
final class WallDecision {
    /** The number of cells over which ink varies. */
    private static final double TILE = 4;

    /** Sides at least this many standard deviations from others of their kind are odd, */
    private static final double ODD = 6;
    /** unless they are closer to them than this. */
    private static final double OPEN_APART = 0.15;

    private static final double WALL_APART = 0.4;
    /** The least spread of sides of a kind. */
    private static final double LEAST_SPREAD = 0.03;
    /** Degrees of freedom of the Student's distribution that models sides of a kind: some are far from all others. */
    private static final double FREEDOM = 4;

    /** The ink of each side relative to that of nearby walls: about 0 or about 1. */
    final double[] values;
    /** The limit between open sides and walls. */
    final double threshold;
    /** The distance between open sides and walls, in their spreads. */
    final double separation;

    private final double[] walls;
    private final Groups groups;

    WallDecision(double[] ink, List<Spot> places, double pitch) {
        walls = walls(ink, places, TILE * pitch);
        values = new double[ink.length];
        for (int i = 0; i < ink.length; i++) {
            values[i] = relative(i, ink[i]);
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        threshold = valley(sorted);
        separation = separation(sorted, threshold);
        groups = Groups.of(sorted, threshold);
    }

    /** The medians of open sides and of walls, and the distance from them, towards the others, of about one in six. */
    private record Groups(double open, double walls, double spreadOfOpen, double spreadOfWalls) {
        static Groups of(double[] sorted, double threshold) {
            int count = 0;
            while (count < sorted.length && sorted[count] <= threshold) {
                count++;
            }
            double open = quantile(sorted, 0, count, 0.5);
            double walls = quantile(sorted, count, sorted.length, 0.5);
            return new Groups(
                    open, walls, Math.max(LEAST_SPREAD, quantile(sorted, 0, count, 0.84) - open),
                    Math.max(LEAST_SPREAD, walls - quantile(sorted, count, sorted.length, 0.16)));
        }
    }

    /** Ink at a side's place, relative to that of nearby walls. */
    double relative(int side, double ink) {
        return ink / walls[side];
    }

    /** Whether a side has much more ink than other open sides, or much less than other walls. */
    boolean isOdd(int side) {
        return isWall(side)
                ? values[side] < groups.walls - Math.max(WALL_APART, ODD * groups.spreadOfWalls)
                : values[side] > groups.open + Math.max(OPEN_APART, ODD * groups.spreadOfOpen);
    }

    boolean isWall(int side) {
        return values[side] > threshold;
    }

    /** The logarithm of how much likelier a side is open than a wall: negative for walls. Its sign agrees with the decision. */
    double evidence(int side) {
        double value = values[side];
        double ofBoth = surprise((groups.walls - value) / groups.spreadOfWalls) + Math.log(groups.spreadOfWalls)
                - surprise((value - groups.open) / groups.spreadOfOpen) - Math.log(groups.spreadOfOpen);
        return isWall(side) ? Math.min(ofBoth, 0) : Math.max(ofBoth, 0);
    }

    /** Minus the logarithm of the density this many spreads above the usual; values below are as usual. */
    private static double surprise(double spreads) {
        double above = Math.max(0, spreads);
        return (FREEDOM + 1) / 2 * Math.log1p(above * above / FREEDOM);
    }

    /** The distance of a side from the threshold, from 0 to 1. */
    double confidence(int side) {
        return Math.min(1, Math.abs(values[side] - threshold) / 0.5);
    }

    /** The ink of walls near each side. */
    private static double[] walls(double[] ink, List<Spot> places, double tile) {
        BoundingBox box = new BoundingBox();
        places.forEach(box::add);
        int across = (int) (box.width() / tile) + 1;
        int down = (int) (box.height() / tile) + 1;
        DoubleStream.Builder[] tiles = new DoubleStream.Builder[across * down];
        Arrays.setAll(tiles, i -> DoubleStream.builder());
        int[] of = new int[ink.length];
        for (int i = 0; i < ink.length; i++) {
            Spot at = places.get(i);
            int row = (int) ((at.y() - box.top) / tile);
            of[i] = row * across + (int) ((at.x() - box.left) / tile);
            tiles[of[i]].add(ink[i]);
        }
        double[][] inTile = Arrays.stream(tiles).map(each -> each.build().toArray()).toArray(double[][]::new);
        double[] scale = new double[inTile.length];
        for (int y = 0; y < down; y++) {
            for (int x = 0; x < across; x++) {
                scale[y * across + x] = high(inTile, across, down, x, y);
            }
        }
        return Arrays.stream(of).mapToDouble(each -> scale[each]).toArray();
    }

    /** The ink of walls in a tile and its neighbours. */
    private static double high(double[][] inTile, int across, int down, int x, int y) {
        double[] sorted = IntStream.rangeClosed(Math.max(0, y - 1), Math.min(down - 1, y + 1)).boxed()
                .flatMap(j -> IntStream.rangeClosed(Math.max(0, x - 1), Math.min(across - 1, x + 1)).mapToObj(i -> inTile[j * across + i]))
                .flatMapToDouble(Arrays::stream).sorted().toArray();
        return sorted.length == 0 ? 1 : Math.max(quantile(sorted, 0, sorted.length, 0.85), 1e-3);
    }

    /** The middle of the widest gap near the expected threshold. */
    private static double valley(double[] sorted) {
        double threshold = expected(sorted);
        double best = 0;
        double at = threshold;
        for (int i = 1; i < sorted.length; i++) {
            double middle = (sorted[i] + sorted[i - 1]) / 2;
            double gap = (sorted[i] - sorted[i - 1]) * (1 - Math.min(1, Math.abs(middle - threshold) / 0.25));
            if (gap > best) {
                best = gap;
                at = middle;
            }
        }
        return at;
    }

    /** The threshold between the middle of the two groups and the value equally far from both, in their spreads. */
    private static double expected(double[] sorted) {
        double middle = 0.5;
        for (int round = 0; round < 10; round++) {
            double low = mean(sorted, -10, middle);
            double high = mean(sorted, middle, 10);
            middle = Math.clamp((low + high) / 2, 0.25, 0.75);
        }
        Groups both = Groups.of(sorted, middle);
        double equally = (both.open * both.spreadOfWalls + both.walls * both.spreadOfOpen) / (both.spreadOfOpen + both.spreadOfWalls);
        return (middle + Math.min(middle, equally)) / 2;
    }

    private static double quantile(double[] sorted, int from, int to, double share) {
        return from == to ? 0 : sorted[from + (int) (share * (to - from - 1))];
    }

    private static double mean(double[] sorted, double from, double to) {
        return Arrays.stream(sorted).filter(value -> value > from && value <= to).average().orElse(from < 0 ? 0 : 1);
    }

    private static double separation(double[] sorted, double threshold) {
        double low = mean(sorted, -10, threshold);
        double high = mean(sorted, threshold, 10);
        double spread = spread(sorted, -10, threshold, low) + spread(sorted, threshold, 10, high) + 0.02;
        return (high - low) / spread;
    }

    private static double spread(double[] sorted, double from, double to, double mean) {
        return Math.sqrt(Arrays.stream(sorted).filter(value -> value > from && value <= to)
                .map(value -> (value - mean) * (value - mean)).average().orElse(0));
    }
}
