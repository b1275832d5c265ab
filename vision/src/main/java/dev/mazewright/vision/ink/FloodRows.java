package dev.mazewright.vision.ink;

import java.util.Arrays;

/** The rows of a flood from {@code top} on, from the first pixel of each to the last; they contain what it surrounds, such as a shell. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record FloodRows(int top, int[] first, int[] last) {
    static FloodRows of(Flood flood, int width) {
        FloodBox box = FloodBox.of(flood, width);
        int[] first = new int[box.bottom() - box.top() + 1];
        int[] last = new int[first.length];
        Arrays.fill(first, width);
        for (int i = 0; i < flood.count(); i++) {
            int row = flood.pixel(i) / width - box.top();
            int column = flood.pixel(i) % width;
            first[row] = Math.min(first[row], column);
            last[row] = Math.max(last[row], column);
        }
        return new FloodRows(box.top(), first, last);
    }

    int count() {
        int count = 0;
        for (int row = 0; row < first.length; row++) {
            count += Math.max(0, last[row] - first[row] + 1);
        }
        return count;
    }

    boolean contains(int x, int y) {
        int row = y - top;
        return row >= 0 && row < first.length && x >= first[row] && x <= last[row];
    }
}
