package dev.mazewright.vision.unlike;

import dev.mazewright.vision.picture.Spot;
import java.awt.image.BufferedImage;
import java.util.List;

/**
 * What is right of a picture that has an answer.
 *
 * @param start where the path begins
 * @param goal where it ends
 * @param reach how near to its end a path begins, in pixels
 * @param path a right path
 * @param walls where walls are that no path crosses
 * @param outside where no corridor is
 */
record Truth(Spot start, Spot goal, double reach, List<Spot> path, BufferedImage walls, BufferedImage outside) {
    private static final double STEP = 0.5;
    /** So many times the reach from an end a path may lie outside: it is drawn out of an opening. */
    private static final double OUT = 1.5;

    /** What is wrong with a path, or nothing. */
    String judged(List<Spot> line) {
        boolean isForth = isNear(line.getFirst(), start) && isNear(line.getLast(), goal);
        boolean isBack = isNear(line.getFirst(), goal) && isNear(line.getLast(), start);
        if (!isForth && !isBack) {
            return "from %s to %s for %s to %s".formatted(text(line.getFirst()), text(line.getLast()), text(start), text(goal));
        }
        for (int i = 1; i < line.size(); i++) {
            Spot from = line.get(i - 1);
            Spot to = line.get(i);
            int steps = (int) Math.ceil(from.distance(to) / STEP);
            for (int step = 0; step <= steps; step++) {
                double share = steps == 0 ? 0 : (double) step / steps;
                Spot at = new Spot(from.x() + (to.x() - from.x()) * share, from.y() + (to.y() - from.y()) * share);
                if (isSet(walls, at)) {
                    return "crosses a wall at " + text(at);
                }
                if (isSet(outside, at) && at.distance(start) > OUT * reach && at.distance(goal) > OUT * reach) {
                    return "leaves the maze at " + text(at);
                }
            }
        }
        return "";
    }

    private boolean isNear(Spot spot, Spot end) {
        return spot.distance(end) <= reach;
    }

    private static boolean isSet(BufferedImage mask, Spot spot) {
        int x = Math.clamp((int) spot.x(), 0, mask.getWidth() - 1);
        int y = Math.clamp((int) spot.y(), 0, mask.getHeight() - 1);
        return mask.getRaster().getSample(x, y, 0) > 0;
    }

    private static String text(Spot spot) {
        return Math.round(spot.x()) + "," + Math.round(spot.y());
    }
}
