package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Spot;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether a picture shows another maze beside the one in which a path begins. */
public final class OtherMaze {
    /** The ink of walls is at least this. */
    private static final double INK = 0.5;
    /** Walls that are farther apart than this, in pitches, belong to two mazes. */
    private static final double APART = 1.3;
    /** A maze is at least this many pitches wide and high: text and lines are not. */
    private static final double LEAST = 3;
    /** Another maze has at least this part of the ink of the one that is read. */
    private static final double PART = 0.25;

    private OtherMaze() {}

    /** The middle of the box around another maze; null if the picture shows one maze. */
    public static @Nullable Spot beside(Grey grey, Spot start) {
        boolean[] set = Ink.of(grey, INK).set();
        Components parts = Components.of(set, grey.width(), true);
        int gap = (int) Math.ceil(APART * grey.pitch());
        List<Group> groups = new ArrayList<>();
        for (int part = 0; part < parts.count(); part++) {
            if (parts.extent(part) >= LEAST * grey.pitch()) {
                join(groups, new Group(parts.box(part), parts.size(part)), gap);
            }
        }
        Group read = null;
        for (Group group : groups) {
            Rectangle around = grown(group.box, gap);
            boolean isIn = around.contains(start.x() / grey.scale(), start.y() / grey.scale());
            read = isIn && (read == null || group.pixels > read.pixels) ? group : read;
        }
        for (Group group : groups) {
            double least = LEAST * grey.pitch();
            boolean isMaze = group.box.width >= least && group.box.height >= least;
            if (read != null && !group.equals(read) && isMaze && group.pixels >= PART * read.pixels) {
                return new Spot(group.box.getCenterX() * grey.scale(), group.box.getCenterY() * grey.scale());
            }
        }
        return null;
    }

    /** Walls that lie together. */
    private record Group(Rectangle box, long pixels) {}

    /** Adds walls to those near which they lie; groups that they join become one. */
    private static void join(List<Group> groups, Group walls, int gap) {
        Group all = walls;
        boolean isLarger = true;
        while (isLarger) {
            isLarger = false;
            for (int i = groups.size() - 1; i >= 0; i--) {
                Group group = groups.get(i);
                if (grown(group.box, gap).intersects(all.box)) {
                    groups.remove(i);
                    all = new Group(all.box.union(group.box), all.pixels + group.pixels);
                    isLarger = true;
                }
            }
        }
        groups.add(all);
    }

    private static Rectangle grown(Rectangle box, int gap) {
        Rectangle grown = new Rectangle(box);
        grown.grow(gap, gap);
        return grown;
    }
}
