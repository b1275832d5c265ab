package dev.mazewright.vision.cells;

import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The common centre of rings, where most normals of arcs and most walls between sectors point; its votes are a multiple of the mean.
 * Pixels beside walls vote for the points of both lines through them, along their slope and across it.
 */
record RingCentre(Spot spot, double votes) {
    /** The number of squares on the longer side in which votes are counted. */
    private static final int SQUARES = 340;
    /** The most pixels that vote. */
    private static final int MOST_VOTERS = 60_000;

    /** The number of parts of the voters that are counted in parallel. */
    private static final int PARTS = 8;
    /** Squares at most this far from the one with the most votes belong to its peak. */
    private static final int NEAR = 3;

    private record Voter(double x, double y, double dx, double dy) {}

    static RingCentre in(Plane plane) {
        int side = Math.max(1, Math.ceilDiv(Math.max(plane.width, plane.height), SQUARES));
        int across = Math.ceilDiv(plane.width, side);
        int down = Math.ceilDiv(plane.height, side);
        List<Voter> voters = voters(plane.blurred(1));
        float[] votes = IntStream.range(0, PARTS).parallel()
                .mapToObj(part -> votes(voters.subList(part * voters.size() / PARTS, (part + 1) * voters.size() / PARTS), side, across, down))
                .reduce(RingCentre::sum).orElseThrow();
        Plane counted = new Plane(across, down, votes).blurred(1.5);
        int best = 0;
        double mean = 0;
        for (int i = 0; i < votes.length; i++) {
            best = counted.data[i] > counted.data[best] ? i : best;
            mean += counted.data[i] / votes.length;
        }
        Spot middle = middle(counted, best % across, best / across);
        return new RingCentre(new Spot(middle.x() * side, middle.y() * side), counted.data[best] / mean);
    }

    private static float[] votes(List<Voter> voters, int side, int across, int down) {
        float[] votes = new float[across * down];
        for (Voter voter : voters) {
            double x = voter.x / side;
            double y = voter.y / side;
            vote(votes, across, x, y, voter.dx, voter.dy);
            vote(votes, across, x, y, -voter.dx, -voter.dy);
            vote(votes, across, x, y, voter.dy, -voter.dx);
            vote(votes, across, x, y, -voter.dy, voter.dx);
        }
        return votes;
    }

    /** Adds counts; they are integers, so the order of sums does not matter. */
    private static float[] sum(float[] one, float[] other) {
        float[] sum = new float[one.length];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = one[i] + other[i];
        }
        return sum;
    }

    /** The middle of the peak at a square: the mean of nearby squares, weighted by their votes above half of its votes. */
    private static Spot middle(Plane counted, int column, int row) {
        double half = counted.data[row * counted.width + column] / 2;
        double sum = 0;
        double x = 0;
        double y = 0;
        for (int j = Math.max(0, row - NEAR); j <= Math.min(counted.height - 1, row + NEAR); j++) {
            for (int i = Math.max(0, column - NEAR); i <= Math.min(counted.width - 1, column + NEAR); i++) {
                double weight = Math.max(0, counted.data[j * counted.width + i] - half);
                sum += weight;
                x += weight * (i + 0.5);
                y += weight * (j + 0.5);
            }
        }
        return new Spot(x / sum, y / sum);
    }

    /** The same centre in a plane enlarged by a factor. */
    RingCentre scaled(double by) {
        return new RingCentre(new Spot(by * spot.x(), by * spot.y()), votes);
    }

    /** Pixels with steep slopes, and the slopes' directions. */
    private static List<Voter> voters(Plane smooth) {
        int width = smooth.width;
        int height = smooth.height;
        float[] slopes = new float[width * height];
        double sum = 0;
        for (int y = 1; y < height - 1; y++) {
            for (int x = 1; x < width - 1; x++) {
                int at = y * width + x;
                double along = smooth.data[at + 1] - smooth.data[at - 1];
                double down = smooth.data[at + width] - smooth.data[at - width];
                slopes[at] = (float) Math.sqrt(along * along + down * down);
                sum += (double) slopes[at] * slopes[at];
            }
        }
        double least = Math.sqrt(sum / slopes.length);
        int steep = 0;
        for (float slope : slopes) {
            steep += slope > least ? 1 : 0;
        }
        int every = Math.max(1, Math.ceilDiv(steep, MOST_VOTERS));
        List<Voter> voters = new ArrayList<>();
        int number = 0;
        for (int at = 0; at < slopes.length; at++) {
            if (slopes[at] > least && number++ % every == 0) {
                double dx = (smooth.data[at + 1] - smooth.data[at - 1]) / slopes[at];
                double dy = (smooth.data[at + width] - smooth.data[at - width]) / slopes[at];
                int row = at / width;
                voters.add(new Voter(at % width + 0.5, row + 0.5, dx, dy));
            }
        }
        return voters;
    }

    private static void vote(float[] votes, int across, double x, double y, double dx, double dy) {
        double atX = x + 2 * dx;
        double atY = y + 2 * dy;
        int down = votes.length / across;
        while (atX >= 0 && atY >= 0 && atX < across && atY < down) {
            int row = (int) atY;
            votes[row * across + (int) atX]++;
            atX += dx;
            atY += dy;
        }
    }
}
