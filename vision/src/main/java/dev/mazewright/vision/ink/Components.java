package dev.mazewright.vision.ink;

import java.awt.Rectangle;
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

    /** Finds parts whose pixels touch at sides, or at corners too; they are numbered in the order of their first pixels. */
    public static Components of(boolean[] set, int width, boolean corners) {
        Runs runs = new Runs(corners ? 1 : 0);
        for (int at = 0; at < set.length; at += width) {
            runs.row(set, at, at + width);
        }
        int[] parts = runs.parts();
        int count = runs.partCount();
        int[] labels = new int[set.length];
        Arrays.fill(labels, -1);
        int[] sizes = new int[count];
        int[] boxes = new int[4 * count];
        Arrays.fill(boxes, Integer.MAX_VALUE);
        for (int run = 0; run < parts.length; run++) {
            int part = parts[run];
            int from = runs.from(run);
            int to = runs.to(run);
            Arrays.fill(labels, from, to, part);
            int box = 4 * part;
            int y = from / width;
            boolean isFirst = sizes[part] == 0;
            sizes[part] += to - from;
            boxes[box] = Math.min(boxes[box], from - y * width);
            boxes[box + 1] = Math.min(boxes[box + 1], y);
            boxes[box + 2] = Math.max(isFirst ? 0 : boxes[box + 2], to - 1 - y * width);
            boxes[box + 3] = y;
        }
        return new Components(labels, count, sizes, boxes);
    }

    /** The number of parts. */
    public int count() {
        return count;
    }

    /** The number of each pixel's part, row by row; -1 outside the mask. Not a copy, not to be changed. */
    public int[] labels() {
        return labels;
    }

    /** The part with the most pixels; -1 without parts. */
    public int largest() {
        int largest = -1;
        for (int i = 0; i < count(); i++) {
            largest = largest < 0 || size(i) > size(largest) ? i : largest;
        }
        return largest;
    }

    /** The number of pixels of a part. */
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

    /** The box around a part. */
    public Rectangle box(int part) {
        return new Rectangle(left(part), top(part), right(part) - left(part) + 1, bottom(part) - top(part) + 1);
    }
}
