package dev.mazewright.vision.unlike;

import dev.mazewright.vision.picture.Spot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Sides of cells joined to the long strokes that a hand draws: straight on where a side goes straight on. */
final class Strokes {
    /** The cosine of the greatest turn within a stroke. */
    private static final double STRAIGHT = 0.8;

    private static final double FINE = 1000;

    private final Map<Long, List<List<Spot>>> at = new HashMap<>();
    private final Set<List<Spot>> done = new HashSet<>();

    private Strokes() {}

    /** The strokes of sides. */
    static List<List<Spot>> of(List<List<Spot>> sides) {
        Strokes strokes = new Strokes();
        for (List<Spot> side : sides) {
            strokes.at.computeIfAbsent(key(side.getFirst()), key -> new ArrayList<>()).add(side);
            strokes.at.computeIfAbsent(key(side.getLast()), key -> new ArrayList<>()).add(side);
        }
        List<List<Spot>> all = new ArrayList<>();
        for (List<Spot> side : sides) {
            if (strokes.done.add(side)) {
                Deque<Spot> stroke = new ArrayDeque<>(side);
                strokes.extend(stroke);
                Deque<Spot> back = new ArrayDeque<>();
                stroke.forEach(back::addFirst);
                strokes.extend(back);
                all.add(new ArrayList<>(back));
            }
        }
        return all;
    }

    private static long key(Spot spot) {
        return Math.round(spot.x() * FINE) << 32 ^ Math.round(spot.y() * FINE) & 0xFFFFFFFFL;
    }

    private void extend(Deque<Spot> stroke) {
        while (true) {
            List<Spot> next = next(new ArrayList<>(stroke));
            if (next.isEmpty()) {
                return;
            }
            next.subList(1, next.size()).forEach(stroke::addLast);
        }
    }

    private List<Spot> next(List<Spot> stroke) {
        Spot before = stroke.get(stroke.size() - 2);
        Spot end = stroke.getLast();
        double best = STRAIGHT;
        List<Spot> found = List.of();
        List<Spot> taken = List.of();
        for (List<Spot> side : at.get(key(end))) {
            List<Spot> on = key(side.getFirst()) == key(end) ? side : side.reversed();
            double cosine = cosine(before, end, on.get(1));
            if (!done.contains(side) && cosine > best) {
                best = cosine;
                found = on;
                taken = side;
            }
        }
        done.add(taken);
        return found;
    }

    private static double cosine(Spot before, Spot at, Spot after) {
        double dot = (at.x() - before.x()) * (after.x() - at.x()) + (at.y() - before.y()) * (after.y() - at.y());
        return dot / Math.max(1e-9, before.distance(at) * at.distance(after));
    }
}
