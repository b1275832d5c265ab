package dev.mazewright.vision.cells;

import java.util.ArrayList;
import java.util.List;

/** Parts of ink that hang together. */
final class InkParts {
    private InkParts() {}

    /** The pixels of the part with the largest box, and of all parts within it that are not much smaller. */
    static boolean[] main(Plane plane, double threshold) {
        int width = plane.width;
        int[] part = new int[plane.data.length];
        int[] stack = new int[plane.data.length];
        int parts = 0;
        List<int[]> boxes = new ArrayList<>(); // left, top, right, bottom, pixels
        boxes.add(new int[5]);
        for (int i = 0; i < part.length; i++) {
            if (part[i] == 0 && plane.data[i] > threshold) {
                parts++;
                int[] box = {width, plane.height, 0, 0, 0};
                int size = 0;
                stack[size++] = i;
                part[i] = parts;
                while (size > 0) {
                    int at = stack[--size];
                    int x = at % width;
                    int y = at / width;
                    box[0] = Math.min(box[0], x);
                    box[1] = Math.min(box[1], y);
                    box[2] = Math.max(box[2], x);
                    box[3] = Math.max(box[3], y);
                    box[4]++;
                    for (int dy = -1; dy <= 1; dy++) {
                        for (int dx = -1; dx <= 1; dx++) {
                            int toX = x + dx;
                            int toY = y + dy;
                            if (toX >= 0 && toY >= 0 && toX < width && toY < plane.height) {
                                int to = toY * width + toX;
                                if (part[to] == 0 && plane.data[to] > threshold) {
                                    part[to] = parts;
                                    stack[size++] = to;
                                }
                            }
                        }
                    }
                }
                boxes.add(box);
            }
        }
        int largest = 0;
        for (int i = 1; i < boxes.size(); i++) {
            largest = boxes.get(i)[4] > boxes.get(largest)[4] ? i : largest;
        }
        int[] box = boxes.get(largest).clone();
        boolean[] belongs = new boolean[boxes.size()];
        int near = Math.max(2, (box[2] - box[0] + box[3] - box[1]) / 24);
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int i = 1; i < boxes.size(); i++) {
                int[] its = boxes.get(i);
                boolean touches = its[0] <= box[2] + near && its[2] >= box[0] - near && its[1] <= box[3] + near && its[3] >= box[1] - near;
                if (!belongs[i] && touches && 8 * its[4] >= boxes.get(largest)[4]) {
                    belongs[i] = true;
                    grows = true;
                    box = new int[] {Math.min(box[0], its[0]), Math.min(box[1], its[1]), Math.max(box[2], its[2]), Math.max(box[3], its[3])};
                }
            }
        }
        boolean[] main = new boolean[part.length];
        for (int i = 0; i < main.length; i++) {
            main[i] = part[i] > 0 && belongs[part[i]];
        }
        return main;
    }
}
