package dev.mazewright.vision.area;

import dev.mazewright.vision.ink.Components;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The parts of the corridors of a terrain, and where they meet the outside. */
final class Openings {
    /** Openings of at least this share of the width of another are as likely as that. */
    private static final double WIDE = 0.7;

    /** Parts smaller than this many squared corridors are notches in the outline. */
    private static final double LEAST_PART = 0.5;
    /** So are parts smaller than this share of the largest. */
    private static final double SMALL_PART = 0.05;
    /** Contacts closer to each other than this, in corridors, are one opening. */
    private static final double TOGETHER = 0.8;

    final Components parts;
    /** The part with the most pixels; -1 without corridors. */
    final int largest;
    final List<AreaOpening> all = new ArrayList<>();

    private final Terrain terrain;

    private Openings(Terrain terrain, Components parts) {
        this.terrain = terrain;
        this.parts = parts;
        largest = parts.largest();
    }

    static Openings of(Terrain terrain, double clearance) {
        Openings openings = new Openings(terrain, Components.of(terrain.passable(clearance), terrain.width, false));
        if (!terrain.isRoom) {
            openings.find();
        }
        return openings;
    }

    private void find() {
        List<List<Integer>> groups = new ArrayList<>();
        double least = largest < 0 ? 0 : Math.max(LEAST_PART * terrain.corridor * terrain.corridor, SMALL_PART * parts.size(largest));
        for (int at = terrain.width; at < terrain.depth.length - terrain.width; at++) {
            int part = parts.labels()[at];
            if (part >= 0 && parts.size(part) >= least && touchesOutside(at)) {
                join(groups, at);
            }
        }
        for (List<Integer> group : groups) {
            int middle = group.stream().max(Comparator.comparingDouble(at -> terrain.depth[at])).orElseThrow();
            all.add(new AreaOpening(middle, 2 * terrain.depth[middle], parts.labels()[middle]));
        }
    }

    private boolean touchesOutside(int at) {
        boolean[] outside = terrain.outside;
        return outside[at - 1] || outside[at + 1] || outside[at - terrain.width] || outside[at + terrain.width];
    }

    private void join(List<List<Integer>> groups, int at) {
        List<Integer> home = null;
        for (int i = groups.size() - 1; i >= 0; i--) {
            List<Integer> group = groups.get(i);
            if (parts.labels()[group.getFirst()] != parts.labels()[at] || !isNear(group, at)) {
                continue;
            }
            if (home == null) {
                home = group;
            } else {
                home.addAll(group);
                groups.remove(i);
            }
        }
        if (home == null) {
            home = new ArrayList<>();
            groups.add(home);
        }
        home.add(at);
    }

    private boolean isNear(List<Integer> group, int at) {
        for (int i = group.size() - 1; i >= 0; i--) {
            if (terrain.distance(group.get(i), at) < TOGETHER * terrain.corridor) {
                return true;
            }
        }
        return false;
    }

    /** The openings of the largest part of the corridors with enough of them. */
    List<AreaOpening> connected(List<AreaOpening> free, int needed) {
        List<AreaOpening> best = free;
        int size = 0;
        for (AreaOpening one : free) {
            List<AreaOpening> some = new ArrayList<>(free);
            some.removeIf(other -> other.part() != one.part());
            if (some.size() >= needed && parts.size(one.part()) > size) {
                best = some;
                size = parts.size(one.part());
            }
        }
        return best;
    }

    /** The widest one or two openings; of about equally wide ones, the two farthest apart. */
    List<AreaOpening> widest(List<AreaOpening> free, int needed) {
        double most = free.stream().mapToDouble(AreaOpening::width).max().orElse(0);
        List<AreaOpening> wide = free.stream().filter(opening -> opening.width() >= WIDE * most).toList();
        if (needed == 1 || wide.size() == 1) {
            return new ArrayList<>(free.stream()
                    .sorted(Comparator.comparingDouble((AreaOpening opening) -> -opening.width()))
                    .limit(needed)
                    .toList());
        }
        List<AreaOpening> best = List.of();
        double apart = -1;
        for (AreaOpening one : wide) {
            for (AreaOpening other : wide) {
                double distance = terrain.distance(one.middle(), other.middle());
                if (distance > apart) {
                    apart = distance;
                    best = List.of(one, other);
                }
            }
        }
        return new ArrayList<>(best);
    }
}
