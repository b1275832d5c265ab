package dev.mazewright.vision.ink;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The connected parts of a mask. */
public final class Components {
    private final int width;
    private final int[] labels;
    private final List<FloodBox> boxes = new ArrayList<>();

    private Components(int pixels, int width) {
        this.width = width;
        labels = new int[pixels];
        Arrays.fill(labels, -1);
    }

    /** Finds parts whose pixels touch at sides, or at corners too; they are numbered in the order of their first pixels. */
    public static Components of(boolean[] set, int width, boolean corners) {
        Components parts = new Components(set.length, width);
        boolean[] taken = new boolean[set.length];
        for (int at = 0; at < set.length; at++) {
            if (set[at] && !taken[at]) {
                Flood part = new Flood(at, width, taken);
                if (corners) {
                    part.fillWithCorners(set);
                } else {
                    part.fill((from, to) -> set[to]);
                }
                for (int i = 0; i < part.count(); i++) {
                    parts.labels[part.pixel(i)] = parts.count();
                }
                parts.boxes.add(FloodBox.of(part, width));
            }
        }
        return parts;
    }

    /** The number of parts. */
    public int count() {
        return boxes.size();
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
        return boxes.get(part).count();
    }

    /** The longer side of the box around a part, in pixels. */
    public int extent(int part) {
        return (int) boxes.get(part).extent();
    }

    /** The first column of a part. */
    public int left(int part) {
        return boxes.get(part).left();
    }

    /** The first row of a part. */
    public int top(int part) {
        return boxes.get(part).top();
    }

    /** The last column of a part. */
    public int right(int part) {
        return boxes.get(part).right();
    }

    /** The last row of a part. */
    public int bottom(int part) {
        return boxes.get(part).bottom();
    }

    /** The pixels at most this far from the box around a part, row by row. */
    IntStream around(int part, int reach) {
        Rectangle grown = box(part);
        grown.grow(reach, reach);
        Rectangle box = grown.intersection(new Rectangle(width, labels.length / width));
        return IntStream.range(0, box.width * box.height).map(i -> (box.y + Math.floorDiv(i, box.width)) * width + box.x + i % box.width);
    }

    /** The box around a part. */
    public Rectangle box(int part) {
        return new Rectangle(left(part), top(part), right(part) - left(part) + 1, bottom(part) - top(part) + 1);
    }
}
