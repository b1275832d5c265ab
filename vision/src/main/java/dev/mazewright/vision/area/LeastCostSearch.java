package dev.mazewright.vision.area;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Finds the cheapest path from pixel to pixel; pixels near walls cost more than those in the middle of corridors. */
final class LeastCostSearch {
    /** What a step beside a wall costs on top of one in the middle, which costs 1. */
    private static final double BESIDE_WALL = 12;
    /** What a step within a wall costs, if walls are passable: more than any way around. */
    private static final double IN_WALL = 10_000;

    private final Terrain terrain;
    private final boolean[] passable;
    private final float[] costs;
    private final byte[] from;

    LeastCostSearch(Terrain terrain, boolean[] passable) {
        this.terrain = terrain;
        this.passable = passable;
        costs = new float[passable.length];
        from = new byte[passable.length];
    }

    int @Nullable [] path(int start, int goal) {
        int width = terrain.width;
        int[] steps = {-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1};
        Arrays.fill(costs, Float.POSITIVE_INFINITY);
        RouteQueue queue = new RouteQueue();
        costs[start] = 0;
        from[start] = -1;
        queue.add(0, start);
        while (!queue.isEmpty()) {
            long entry = queue.remove();
            int at = RouteQueue.pixel(entry);
            float soFar = RouteQueue.cost(entry);
            if (at == goal) {
                return trace(start, goal, steps);
            }
            if (soFar > costs[at]) {
                continue;
            }
            for (int i = 0; i < steps.length; i++) {
                int to = at + steps[i];
                if (to < 0 || to >= passable.length || !passable[to]) {
                    continue;
                }
                float cost = soFar + (i < 4 ? 1 : 1.4142f) * weight(to);
                if (cost < costs[to]) {
                    costs[to] = cost;
                    from[to] = (byte) i;
                    queue.add(cost, to);
                }
            }
        }
        return null;
    }

    private float weight(int at) {
        double half = terrain.corridor / 2;
        double lack = Math.max(0, half - terrain.depth[at]) / half;
        return (float) (1 + BESIDE_WALL * lack * lack + (terrain.walls[at] ? IN_WALL : 0));
    }

    private int[] trace(int start, int goal, int[] steps) {
        int[] back = new int[1024];
        int count = 0;
        for (int at = goal; ; at -= steps[from[at]]) {
            if (count == back.length) {
                back = Arrays.copyOf(back, 2 * count);
            }
            back[count++] = at;
            if (at == start) {
                break;
            }
        }
        int[] path = new int[count];
        for (int i = 0; i < count; i++) {
            path[i] = back[count - 1 - i];
        }
        return path;
    }
}
