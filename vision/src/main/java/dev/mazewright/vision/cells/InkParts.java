package dev.mazewright.vision.cells;

import dev.mazewright.vision.ink.Components;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Finds the ink that may be a maze among other ink. */
final class InkParts {
    /** The most parts that are combined. */
    private static final int MOST_PARTS = 5;

    /** Parts with less than this share of the largest part's pixels do not belong to the maze. */
    private static final double LEAST = 0.125;
    /** Parts farther apart than this share of the maze's width plus height are not connected. */
    private static final double NEAR = 1 / 24.0;

    private final Components parts;
    private final int largest;
    private int left;
    private int top;
    private int right;
    private int bottom;

    private InkParts(Components parts) {
        this.parts = parts;
        int most = 0;
        for (int i = 1; i < parts.count(); i++) {
            most = parts.size(i) > parts.size(most) ? i : most;
        }
        largest = most;
    }

    /**
     * Sets of pixels that may be a maze, most ink first: the largest part with all near it, and with each combination of parts that are
     * not much smaller, as openings may cut an outline in two.
     */
    static List<boolean[]> sets(Plane plane, double threshold) {
        boolean[] ink = new boolean[plane.data.length];
        for (int i = 0; i < ink.length; i++) {
            ink[i] = plane.data[i] > threshold;
        }
        Components parts = Components.of(ink, plane.width, true);
        if (parts.count() == 0) {
            return List.of();
        }
        InkParts all = new InkParts(parts);
        List<BitSet> choices = new ArrayList<>(all.combinations());
        BitSet near = all.belonging();
        if (!choices.contains(near)) {
            choices.add(near);
        }
        choices.sort(Comparator.comparingInt((BitSet each) -> -each.stream().map(parts::size).sum()));
        return choices.stream().map(each -> all.pixels(each)).toList();
    }

    private boolean[] pixels(BitSet belongs) {
        boolean[] set = new boolean[parts.labels().length];
        for (int i = 0; i < set.length; i++) {
            set[i] = parts.labels()[i] >= 0 && belongs.get(parts.labels()[i]);
        }
        return set;
    }

    /** The largest part with each combination of parts that are not much smaller. */
    private List<BitSet> combinations() {
        List<Integer> others = IntStream.range(0, parts.count())
                .filter(each -> each != largest && parts.size(each) >= LEAST * parts.size(largest))
                .boxed()
                .sorted(Comparator.comparingInt((Integer each) -> -parts.size(each)))
                .limit(MOST_PARTS - 1)
                .toList();
        List<BitSet> combinations = new ArrayList<>();
        for (int choice = 0; choice < 1 << others.size(); choice++) {
            BitSet belongs = new BitSet();
            belongs.set(largest);
            for (int i = 0; i < others.size(); i++) {
                belongs.set(others.get(i), belongs.get(others.get(i)) || (choice >> i & 1) != 0);
            }
            combinations.add(belongs);
        }
        return combinations;
    }

    private BitSet belonging() {
        BitSet belongs = new BitSet();
        left = parts.left(largest);
        top = parts.top(largest);
        right = parts.right(largest);
        bottom = parts.bottom(largest);
        int near = Math.max(2, (int) (NEAR * (right - left + bottom - top)));
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int i = 0; i < parts.count(); i++) {
                if (!belongs.get(i) && parts.size(i) >= LEAST * parts.size(largest) && isNear(i, near)) {
                    belongs.set(i);
                    grows = true;
                    add(i);
                }
            }
        }
        return belongs;
    }

    private boolean isNear(int part, int near) {
        boolean isBeside = parts.left(part) <= right + near && parts.right(part) >= left - near;
        return isBeside && parts.top(part) <= bottom + near && parts.bottom(part) >= top - near;
    }

    private void add(int part) {
        left = Math.min(left, parts.left(part));
        top = Math.min(top, parts.top(part));
        right = Math.max(right, parts.right(part));
        bottom = Math.max(bottom, parts.bottom(part));
    }
}
