package dev.mazewright.vision.cells;

import dev.mazewright.vision.picture.Spot;

/**
 * The common centre of rings: where most normals of arcs and most walls between sectors point. Each pixel beside a wall votes for the
 * points of both lines through it, along the slope of its surroundings and across.
 *
 * @param spot the centre, in pixels of the plane
 * @param votes there, as a multiple of the mean
 */
record RingCentre(Spot spot, double votes) {
    static RingCentre in(Plane plane) {
        Plane smooth = plane.blurred(1);
        int width = plane.width;
        int height = plane.height;
        float[] votes = new float[width * height];
        float[] slopes = new float[votes.length];
        float[] slopeX = new float[votes.length];
        float[] slopeY = new float[votes.length];
        double sum = 0;
        for (int y = 1; y < height - 1; y++) {
            for (int x = 1; x < width - 1; x++) {
                int at = y * width + x;
                slopeX[at] = smooth.data[at + 1] - smooth.data[at - 1];
                slopeY[at] = smooth.data[at + width] - smooth.data[at - width];
                slopes[at] = (float) Math.hypot(slopeX[at], slopeY[at]);
                sum += (double) slopes[at] * slopes[at];
            }
        }
        double least = Math.sqrt(sum / votes.length);
        for (int y = 1; y < height - 1; y++) {
            for (int x = 1; x < width - 1; x++) {
                int at = y * width + x;
                if (slopes[at] > least) {
                    float dx = slopeX[at] / slopes[at];
                    float dy = slopeY[at] / slopes[at];
                    vote(votes, width, height, x, y, dx, dy);
                    vote(votes, width, height, x, y, -dx, -dy);
                    vote(votes, width, height, x, y, dy, -dx);
                    vote(votes, width, height, x, y, -dy, dx);
                }
            }
        }
        Plane counted = new Plane(width, height, votes).blurred(1.5);
        int best = 0;
        double mean = 0;
        for (int i = 0; i < votes.length; i++) {
            best = counted.data[i] > counted.data[best] ? i : best;
            mean += counted.data[i];
        }
        return new RingCentre(new Spot(best % width + 0.5, Math.floorDiv(best, width) + 0.5), counted.data[best] * votes.length / mean);
    }

    private static void vote(float[] votes, int width, int height, int x, int y, float dx, float dy) {
        float atX = x + 2 * dx + 0.5f;
        float atY = y + 2 * dy + 0.5f;
        while (atX >= 0 && atY >= 0 && atX < width && atY < height) {
            int row = (int) atY;
            votes[row * width + (int) atX]++;
            atX += dx;
            atY += dy;
        }
    }
}
