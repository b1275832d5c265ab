package dev.mazewright.vision.area;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.vision.ink.Components;
import java.util.Arrays;

/** Finds what separates two pixels of a terrain: the way between them that crosses the fewest wall pixels. */
final class Barrier {
    private static final int NONE = -1;

    private final Terrain terrain;
    private final int start;
    private final int goal;
    /** The predecessor of each pixel on a way of the fewest wall pixels from the start; -1 where no way is found. */
    private final int[] before;
    private int[] now = new int[1024];
    private int[] later = new int[1024];

    private Barrier(Terrain terrain, int start, int goal) {
        this.terrain = terrain;
        this.start = start;
        this.goal = goal;
        before = new int[terrain.walls.length];
        Arrays.fill(before, NONE);
    }

    /** Why no path exists: the region cut off and the thinnest wall around it, in pixels of the picture. */
    static String text(Terrain terrain, int start, int goal) {
        Barrier barrier = new Barrier(terrain, start, goal);
        return "no path from start to goal" + barrier.region() + (barrier.search() ? barrier.wall() : "");
    }

    private String region() {
        boolean[] free = terrain.passable(0);
        free[start] = true;
        free[goal] = true;
        Components parts = Components.of(free, terrain.width, false);
        int part = parts.labels()[goal];
        return part == parts.labels()[start]
                ? "; the corridors between them are too narrow"
                : "; the region of the goal, from pixel " + terrain.text(parts.top(part) * terrain.width + parts.left(part)) + " to "
                        + terrain.text(parts.bottom(part) * terrain.width + parts.right(part)) + ", is cut off";
    }

    /** Searches in order of the wall pixels crossed; returns whether the goal was reached. */
    private boolean search() {
        int[] steps = {-1, 1, -terrain.width, terrain.width};
        int count = 1;
        now[0] = start;
        before[start] = start;
        while (count > 0) {
            int next = 0;
            while (count > 0) {
                int at = now[--count];
                for (int step : steps) {
                    int to = at + step;
                    if (to < 0 || to >= before.length || before[to] != NONE || (terrain.outside[to] && to != goal)) {
                        continue;
                    }
                    before[to] = at;
                    if (to == goal) {
                        return true;
                    }
                    if (terrain.walls[to]) {
                        later = added(later, next++, to);
                    } else {
                        now = added(now, count++, to);
                    }
                }
            }
            int[] done = now;
            now = later;
            later = done;
            count = next;
        }
        return false;
    }

    private static int[] added(int[] list, int index, int at) {
        int[] room = index == list.length ? Arrays.copyOf(list, 2 * index) : list;
        room[index] = at;
        return room;
    }

    /** Describes the walls on the way; of several, the thickest. */
    private String wall() {
        int walls = 0;
        int thickest = 0;
        int last = NONE;
        int run = 0;
        for (int at = goal; at != start; at = before[at]) {
            run = terrain.walls[at] ? run + 1 : 0;
            walls += run == 1 ? 1 : 0;
            if (run > thickest) {
                thickest = run;
                last = at;
            }
        }
        if (last == NONE) {
            return "";
        }
        String size = Numbers.count(Math.max(1, Math.round(thickest * terrain.scale())), "pixel");
        return (walls == 1 ? "; the thinnest wall between them is " : "; there are " + walls + " walls between them, the thickest ")
                + size + ", at pixel " + terrain.text(last);
    }
}
