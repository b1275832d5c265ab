package dev.mazewright.vision.area;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.vision.ink.Components;
import dev.mazewright.vision.ink.Grey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Finds gaps in walls narrower than any corridor; they count as closed. Wide pixels grow into narrow ones; a gap lies where two growths
 * meet whose wide pixels are not connected nearby.
 */
final class Leaks {
    private static final int NONE = -1;
    /** Pixels connected within this many corridors lie on the same side of a wall. */
    private static final double DETOUR = 3;
    /** Parts of corridors smaller than this many squared corridors are notches in walls. */
    private static final double LEAST_PART = 0.5;
    /** From this ink on, a pixel is more likely wall than paper. */
    private static final double HALF = 0.5;

    private final Grey grey;
    private final Terrain terrain;
    private final double clearance;
    private final Components parts;
    /** The wide or outside pixel that each pixel was reached from; -1 for walls. */
    private final int[] source;
    /** The last search that reached each pixel. */
    private final int[] seen;
    private int[] queue = new int[1024];
    private final int[] steps;

    private Leaks(Grey grey, Terrain terrain, double clearance, Components parts) {
        this.grey = grey;
        this.terrain = terrain;
        this.clearance = clearance;
        this.parts = parts;
        source = new int[terrain.walls.length];
        seen = new int[terrain.walls.length];
        steps = new int[] {-1, 1, -terrain.width, terrain.width};
    }

    /** The gaps of a terrain, widest first, between {@code parts} passable with {@code clearance}, half the width of a passage. */
    static List<Leak> of(Grey grey, Terrain terrain, double clearance, Components parts) {
        Leaks leaks = new Leaks(grey, terrain, clearance, parts);
        leaks.grow();
        return leaks.find();
    }

    /** The closed gaps, in a sentence; empty without gaps. */
    static List<String> note(List<Leak> leaks, Terrain terrain) {
        if (leaks.isEmpty()) {
            return List.of();
        }
        Leak widest = leaks.getFirst();
        String width = Numbers.count(Math.max(1, Math.round(widest.width() * terrain.scale())), "pixel");
        return List.of(Numbers.count(leaks.size(), "gap") + " in walls closed, " + (leaks.size() == 1 ? "" : "the widest ") + width
                + ", at pixel " + terrain.text(widest.middle()));
    }

    private boolean isWide(int at) {
        return terrain.outside[at] || parts.labels()[at] >= 0;
    }

    private void grow() {
        int count = 0;
        for (int i = 0; i < source.length; i++) {
            source[i] = isWide(i) ? i : NONE;
            if (source[i] == i && isInner(i) && isBesideNarrow(i)) {
                count = add(count, i);
            }
        }
        for (int next = 0; next < count; next++) {
            int at = queue[next];
            for (int step : steps) {
                if (source[at + step] == NONE && !terrain.walls[at + step] && isInner(at + step)) {
                    source[at + step] = source[at];
                    count = add(count, at + step);
                }
            }
        }
    }

    private int add(int count, int at) {
        if (count == queue.length) {
            queue = Arrays.copyOf(queue, 2 * count);
        }
        queue[count] = at;
        return count + 1;
    }

    /** Whether a pixel has four neighbours; pixels on the rim are added paper. */
    private boolean isInner(int at) {
        int x = at % terrain.width;
        return x > 0 && x < terrain.width - 1 && at >= terrain.width && at < source.length - terrain.width;
    }

    private boolean isBesideNarrow(int at) {
        for (int step : steps) {
            if (!terrain.walls[at + step] && !isWide(at + step)) {
                return true;
            }
        }
        return false;
    }

    private List<Leak> find() {
        boolean[] meeting = new boolean[source.length];
        for (int i = terrain.width; i < source.length - terrain.width; i++) {
            meeting[i] = source[i] != NONE && source[i] != i && other(i) != NONE;
        }
        Components lines = Components.of(meeting, terrain.width, true);
        int[] middles = new int[lines.count()];
        Arrays.fill(middles, NONE);
        for (int i = 0; i < meeting.length; i++) {
            int line = lines.labels()[i];
            if (line >= 0 && (middles[line] == NONE || terrain.depth[i] > terrain.depth[middles[line]])) {
                middles[line] = i;
            }
        }
        List<Leak> leaks = new ArrayList<>();
        for (int i = 0; i < middles.length; i++) {
            if (isLeak(source[middles[i]], source[other(middles[i])], i + 1)) {
                leaks.add(new Leak(middles[i], width(middles[i])));
            }
        }
        leaks.sort(Comparator.comparingDouble((Leak leak) -> -leak.width()));
        return leaks;
    }

    /** The width of a gap, measured to the nearest pixel that is more likely wall than paper, or by its depth if that is more. */
    private double width(int middle) {
        double nearest = terrain.corridor / 2;
        int reach = (int) Math.ceil(nearest);
        for (int down = -reach; down <= reach; down++) {
            for (int along = -reach; along <= reach; along++) {
                double distance = Math.hypot(along, down);
                if (distance < nearest && grey.ink(terrain.spot(middle + down * terrain.width + along)) >= HALF) {
                    nearest = distance;
                }
            }
        }
        return Math.max(2 * nearest - 1, 2 * terrain.depth[middle]);
    }

    /** The neighbour whose wide pixel is farthest from this pixel's, if farther than the clearance; else -1. */
    private int other(int at) {
        int farthest = NONE;
        double most = Math.max(2, clearance);
        for (int step : steps) {
            int to = source[at + step];
            if (to != NONE && terrain.distance(source[at], to) > most) {
                most = terrain.distance(source[at], to);
                farthest = at + step;
            }
        }
        return farthest;
    }

    private boolean isLeak(int one, int other, int search) {
        return isPlace(one) && isPlace(other) && !isNear(one, other, search);
    }

    private boolean isPlace(int at) {
        return terrain.outside[at] || parts.size(parts.labels()[at]) >= LEAST_PART * terrain.corridor * terrain.corridor;
    }

    /** Whether a way over wide pixels, of a few corridors, connects two of them. */
    private boolean isNear(int from, int to, int search) {
        int count = add(0, from);
        seen[from] = search;
        int level = 1;
        for (int steps = 0, next = 0; steps < DETOUR * terrain.corridor && next < count; steps++, level = count) {
            for (; next < level; next++) {
                int at = queue[next];
                if (at == to) {
                    return true;
                }
                for (int step : this.steps) {
                    if (isInner(at + step) && seen[at + step] != search && isWide(at + step)) {
                        seen[at + step] = search;
                        count = add(count, at + step);
                    }
                }
            }
        }
        return false;
    }
}
