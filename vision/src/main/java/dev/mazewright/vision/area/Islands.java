package dev.mazewright.vision.area;

import dev.mazewright.vision.ink.Components;
import dev.mazewright.vision.picture.Spot;
import java.awt.Rectangle;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Large walls that touch nothing around them, such as a maze on a board whose frame is taken for the outline. */
final class Islands {
    /** The box around one has at least this share of that around all walls: obstacles and the pillars of a room are smaller. */
    private static final double LARGE = 0.3;
    /** It lies at least this many corridors within that, */
    private static final double WITHIN = 0.5;
    /** on this many sides, as a part of a frame may not be seen: parts of one outline reach more of its sides. */
    private static final int SIDES = 3;

    private Islands() {}

    /** Whether a path leads by at least one island and enters the hull of none. */
    static boolean areBeside(Terrain terrain, List<Spot> line) {
        Components parts = Components.of(terrain.walls, terrain.width, true);
        List<Rectangle> boxes = IntStream.range(0, parts.count()).mapToObj(parts::box).toList();
        Rectangle all = boxes.stream().reduce(Rectangle::union).orElseGet(Rectangle::new);
        List<WallHull> islands = IntStream.range(0, boxes.size())
                .filter(part -> isIsland(boxes.get(part), all, WITHIN * terrain.corridor))
                .mapToObj(part -> new WallHull(only(parts, part), terrain.width, boxes.get(part)))
                .toList();
        return !islands.isEmpty() && Stream.concat(line.stream(), IntStream.range(1, line.size()).mapToObj(i -> middle(line.get(i - 1), line.get(i))))
                .map(terrain::pixel)
                .allMatch(at -> islands.stream().allMatch(island -> island.inside(at % terrain.width, at / terrain.width) < 0));
    }

    private static boolean isIsland(Rectangle box, Rectangle all, double gap) {
        double[] gaps = {box.x - all.x, box.y - all.y, all.getMaxX() - box.getMaxX(), all.getMaxY() - box.getMaxY()};
        return (double) box.width * box.height >= LARGE * all.width * all.height && Arrays.stream(gaps).filter(each -> each >= gap).count() >= SIDES;
    }

    private static Spot middle(Spot one, Spot other) {
        return new Spot((one.x() + other.x()) / 2, (one.y() + other.y()) / 2);
    }

    private static boolean[] only(Components parts, int part) {
        boolean[] only = new boolean[parts.labels().length];
        for (int i = 0; i < only.length; i++) {
            only[i] = parts.labels()[i] == part;
        }
        return only;
    }
}
