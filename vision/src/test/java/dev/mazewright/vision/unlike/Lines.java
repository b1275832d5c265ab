package dev.mazewright.vision.unlike;

import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;

/** Lines through points. */
final class Lines {
    private Lines() {}

    /** The same line in short steps. */
    static List<Spot> fine(List<Spot> line, double step) {
        List<Spot> fine = new ArrayList<>(List.of(line.getFirst()));
        for (int i = 1; i < line.size(); i++) {
            Spot from = line.get(i - 1);
            Spot to = line.get(i);
            int steps = Math.max(1, (int) (from.distance(to) / step));
            for (int at = 1; at <= steps; at++) {
                double share = (double) at / steps;
                fine.add(new Spot(from.x() + (to.x() - from.x()) * share, from.y() + (to.y() - from.y()) * share));
            }
        }
        return fine;
    }
}
