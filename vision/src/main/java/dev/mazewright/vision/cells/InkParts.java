package dev.mazewright.vision.cells;

import dev.mazewright.vision.ink.Components;

/** The ink of a maze among other ink. */
final class InkParts {
    /** Parts with less than this share of the pixels of the largest are not of the maze. */
    private static final double LEAST = 0.125;
    /** Parts that are as far apart as this share of the maze's width and height together are not connected. */
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

    /** The pixels of the largest part, and of all parts near it that are not much smaller. */
    static boolean[] main(Plane plane, double threshold) {
        boolean[] main = new boolean[plane.data.length];
        for (int i = 0; i < main.length; i++) {
            main[i] = plane.data[i] > threshold;
        }
        Components parts = Components.of(main, plane.width, true);
        if (parts.count() == 0) {
            return main;
        }
        boolean[] belongs = new InkParts(parts).belonging();
        for (int i = 0; i < main.length; i++) {
            main[i] = main[i] && belongs[parts.labels()[i]];
        }
        return main;
    }

    private boolean[] belonging() {
        boolean[] belongs = new boolean[parts.count()];
        left = parts.left(largest);
        top = parts.top(largest);
        right = parts.right(largest);
        bottom = parts.bottom(largest);
        int near = Math.max(2, (int) (NEAR * (right - left + bottom - top)));
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int i = 0; i < belongs.length; i++) {
                if (!belongs[i] && parts.size(i) >= LEAST * parts.size(largest) && isNear(i, near)) {
                    belongs[i] = true;
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
