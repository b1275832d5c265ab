package dev.mazewright.vision.area;

import dev.mazewright.vision.ink.Components;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;

/**
 * Marks at the ends that may cover walls: between walls that touch the mark, more than one passage leads from it to the other end, and
 * one of them is narrow. In a perfect maze, only one leads there if the mark covers no wall.
 */
final class CoveredWalls {
    /** Around a mark, nothing is seen so far, in pixels and in corridors. */
    private static final double RIM = 1.5;
    private static final double AROUND = 0.08;

    /** Passages between walls at a mark that are narrower than this part of a corridor may be parts of a wall. */
    private static final double NARROW = 0.6;

    private final Terrain terrain;
    private final boolean[] passable;

    private CoveredWalls(Terrain terrain, boolean[] passable) {
        this.terrain = terrain;
        this.passable = passable;
    }

    /**
     * What is unsure of marks at a start and a goal.
     *
     * @param clearance half the width of the narrowest passage
     */
    static List<String> doubts(Grey grey, Terrain terrain, double clearance, Places places) {
        CoveredWalls walls = new CoveredWalls(terrain, terrain.passable(clearance));
        List<String> doubts = new ArrayList<>();
        for (Mark mark : grey.marks().spots()) {
            if (walls.covers(mark, places.start, places.goal) || walls.covers(mark, places.goal, places.start)) {
                doubts.add("the mark at " + Math.round(mark.middle().x()) + "," + Math.round(mark.middle().y())
                        + ": it may cover walls, as several passages lead from it");
            }
        }
        return doubts;
    }

    /** Whether there is a mark at one end, from which several passages lead to the other. */
    private boolean covers(Mark mark, int end, int other) {
        double half = mark.extent() / 2;
        if (terrain.spot(end).distance(mark.middle()) > half) {
            return false;
        }
        Spot middle = mark.middle();
        int at = terrain.pixel(middle);
        double radius = half / terrain.scale() + RIM + AROUND * terrain.corridor;
        boolean[] beyond = passable.clone();
        for (int i = 0; i < beyond.length; i++) {
            beyond[i] &= terrain.distance(i, at) > radius;
        }
        Components parts = Components.of(beyond, terrain.width, false);
        return parts.labels()[other] >= 0 && exits(at, radius, parts, parts.labels()[other]) > 1;
    }

    /** How many passages between walls that touch a circle lead to a part of the corridors; 1 if none of them is narrow. */
    private int exits(int middle, double radius, Components parts, int part) {
        int count = (int) Math.ceil(4 * Math.PI * radius);
        boolean[] isWall = new boolean[count];
        boolean[] isExit = new boolean[count];
        int first = -1;
        for (int i = 0; i < count; i++) {
            double angle = 2 * Math.PI * i / count;
            int at = at(middle, radius, angle);
            isWall[i] = at < 0 || terrain.walls[at];
            int beyond = at(middle, radius + 1.5, angle);
            isExit[i] = beyond >= 0 && parts.labels()[beyond] == part;
            first = isWall[i] ? i : first;
        }
        if (first < 0) {
            return 1;
        }
        int exits = 0;
        boolean isNarrow = false;
        for (int i = first; i < first + count; ) {
            int from = i;
            boolean leads = false;
            while (!isWall[i % count]) {
                leads |= isExit[i % count];
                i++;
            }
            exits += leads ? 1 : 0;
            isNarrow |= leads && 2 * radius * Math.sin(Math.PI * (i - from) / count) < NARROW * terrain.corridor;
            i++;
        }
        return isNarrow ? exits : 1;
    }

    private int at(int middle, double radius, double angle) {
        int row = middle / terrain.width;
        int x = (int) Math.round(middle % terrain.width + radius * Math.cos(angle));
        int y = (int) Math.round(row + radius * Math.sin(angle));
        return x < 0 || y < 0 || x >= terrain.width || y >= terrain.height ? -1 : y * terrain.width + x;
    }
}
