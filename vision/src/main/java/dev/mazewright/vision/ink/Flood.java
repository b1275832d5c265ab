package dev.mazewright.vision.ink;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** A connected set of pixels that grows. */
final class Flood {
    private final int width;
    private final boolean[] taken;
    private int[] pixels = new int[16];
    private int count;

    /** Begins with one pixel; {@code taken} tells which pixels are in a flood, and is changed. */
    Flood(int first, int width, boolean[] taken) {
        this.width = width;
        this.taken = taken;
        add(first);
    }

    int count() {
        return count;
    }

    int pixel(int index) {
        return pixels[index];
    }

    /** Whether a pixel joins beside one in the flood. */
    @FunctionalInterface
    interface Step {
        boolean joins(int from, int to);
    }

    /** Adds free neighbours at sides, as long as some join. */
    void fill(Step step) {
        for (int next = 0; next < count; next++) {
            around(pixels[next], step);
        }
    }

    /** Adds free pixels of a mask that touch the flood at sides or at corners. */
    void fillWithCorners(boolean[] set) {
        for (int next = 0; next < count; next++) {
            int at = pixels[next];
            int x = at % width;
            for (int row = Math.max(x, at - width); row <= Math.min(at + width, set.length - 1); row += width) {
                for (int to = row - Math.min(x, 1); to <= row + Math.min(width - 1 - x, 1); to++) {
                    visit(row, to, (from, beside) -> set[beside]);
                }
            }
        }
    }

    /** Adds free neighbours this number of times, including neighbours of those added meanwhile. */
    void grow(int times, IntPredicate joins) {
        int from = 0;
        for (int turn = 0; turn < times && from < count; turn++) {
            int to = count;
            for (int next = from; next < to; next++) {
                around(pixels[next], (beside, at) -> joins.test(at));
            }
            from = to;
        }
    }

    private void around(int at, Step step) {
        int x = at % width;
        visit(at, x > 0 ? at - 1 : at, step);
        visit(at, x < width - 1 ? at + 1 : at, step);
        visit(at, at >= width ? at - width : at, step);
        visit(at, at < taken.length - width ? at + width : at, step);
    }

    private void visit(int from, int to, Step step) {
        if (!taken[to] && step.joins(from, to)) {
            add(to);
        }
    }

    private void add(int at) {
        if (count == pixels.length) {
            pixels = Arrays.copyOf(pixels, 2 * count);
        }
        pixels[count++] = at;
        taken[at] = true;
    }

    /** Releases all pixels but the first {@code from}; other floods may take them. */
    void release(int from) {
        for (int i = from; i < count; i++) {
            taken[pixels[i]] = false;
        }
    }
}
