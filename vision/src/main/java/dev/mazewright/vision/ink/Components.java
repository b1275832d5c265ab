package dev.mazewright.vision.ink;

import java.util.Arrays;

/** The connected parts of a mask. */
public final class Components {
    private final int[] labels;
    private final int count;
    private final int[] sizes;
    private final int[] boxes;

    private Components(int[] labels, int count, int[] sizes, int[] boxes) {
        this.labels = labels;
        this.count = count;
        this.sizes = sizes;
        this.boxes = boxes;
    }

    /** Parts whose pixels touch at sides, or at corners too; numbered in the order of their first pixels. */
    public static Components of(boolean[] set, int width, boolean corners) {
        int[] labels = new int[set.length];
        Arrays.fill(labels, -1);
        Growing parts = new Growing();
        int[] stack = new int[1024];
        int count = 0;
        for (int first = 0; first < set.length; first++) {
            if (!set[first] || labels[first] >= 0) {
                continue;
            }
            parts.begin(count);
            labels[first] = count;
            stack[0] = first;
            int top = 1;
            while (top > 0) {
                int at = stack[--top];
                int x = at % width;
                int y = at / width;
                parts.add(count, x, y);
                if (top + 8 > stack.length) {
                    stack = Arrays.copyOf(stack, 2 * stack.length);
                }
                for (int down = y > 0 ? -1 : 0; down <= 1; down++) {
                    for (int along = x > 0 ? -1 : 0; along <= 1 && x + along < width; along++) {
                        int to = at + down * width + along;
                        if ((corners || down == 0 || along == 0) && to < set.length && set[to] && labels[to] < 0) {
                            labels[to] = count;
                            stack[top++] = to;
                        }
                    }
                }
            }
            count++;
        }
        return new Components(labels, count, parts.sizes, parts.boxes);
    }

    private static final class Growing {
        private int[] sizes = new int[64];
        private int[] boxes = new int[256];

        void begin(int part) {
            if (part == sizes.length) {
                sizes = Arrays.copyOf(sizes, 2 * part);
                boxes = Arrays.copyOf(boxes, 8 * part);
            }
            boxes[4 * part] = Integer.MAX_VALUE;
            boxes[4 * part + 1] = Integer.MAX_VALUE;
        }

        void add(int part, int x, int y) {
            sizes[part]++;
            int at = 4 * part;
            boxes[at] = Math.min(boxes[at], x);
            boxes[at + 1] = Math.min(boxes[at + 1], y);
            boxes[at + 2] = Math.max(boxes[at + 2], x);
            boxes[at + 3] = Math.max(boxes[at + 3], y);
        }
    }

    /** How many there are. */
    public int count() {
        return count;
    }

    /** The number of each pixel's part, row by row; -1 where the mask is not set; not a copy, not to be changed. */
    public int[] labels() {
        return labels;
    }

    /** The part with the most pixels; -1 if there is none. */
    public int largest() {
        int largest = -1;
        for (int i = 0; i < count(); i++) {
            largest = largest < 0 || size(i) > size(largest) ? i : largest;
        }
        return largest;
    }

    /** How many pixels a part has. */
    public int size(int part) {
        return sizes[part];
    }

    /** The longer side of the box around a part, in pixels. */
    public int extent(int part) {
        return Math.max(right(part) - left(part), bottom(part) - top(part)) + 1;
    }

    /** The first column of a part. */
    public int left(int part) {
        return boxes[4 * part];
    }

    /** The first row of a part. */
    public int top(int part) {
        return boxes[4 * part + 1];
    }

    /** The last column of a part. */
    public int right(int part) {
        return boxes[4 * part + 2];
    }

    /** The last row of a part. */
    public int bottom(int part) {
        return boxes[4 * part + 3];
    }
}
