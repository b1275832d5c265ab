package dev.mazewright.vision.area;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.vision.ink.Components;

/** Says what separates two pixels of a terrain: walls on the way between them that crosses the fewest wall pixels. */
final class Barrier {
    private Barrier() {}

    /** Why no path exists: the region cut off and the thinnest wall around it, in pixels of the picture. */
    static String text(Terrain terrain, int start, int goal) {
        boolean[] inside = new boolean[terrain.walls.length];
        for (int i = 0; i < inside.length; i++) {
            inside[i] = !terrain.outside[i] || i == start || i == goal;
        }
        int[] way = new LeastCostSearch(terrain, inside).path(start, goal);
        return "no path from start to goal" + region(terrain, start, goal) + (way == null ? "" : wall(terrain, way));
    }

    private static String region(Terrain terrain, int start, int goal) {
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

    /** Describes the walls on a way; of several, the thickest. */
    private static String wall(Terrain terrain, int[] way) {
        int walls = 0;
        int thickest = 0;
        int last = 0;
        int run = 0;
        for (int at : way) {
            run = terrain.walls[at] ? run + 1 : 0;
            walls += run == 1 ? 1 : 0;
            if (run > thickest) {
                thickest = run;
                last = at;
            }
        }
        if (walls == 0) {
            return "";
        }
        String size = Numbers.count(Math.max(1, Math.round(thickest * terrain.scale)), "pixel");
        return (walls == 1 ? "; the thinnest wall between them is " : "; there are " + walls + " walls between them, the thickest ")
                + size + ", at pixel " + terrain.text(last);
    }
}
