package dev.mazewright.vision.area;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Searches the free space of a plane, breadth first. */
final class FreeSpace {
    private static final int NONE = -1;

    private FreeSpace() {}

    /** The accepted pixel closest to a free one by steps to the four sides that enter no wall; -1 if more steps than {@code most} are needed. */
    static int first(boolean[] walls, int width, int from, int most, IntPredicate accepted) {
        boolean[] seen = new boolean[walls.length];
        int[] now = {from};
        seen[from] = true;
        for (int step = 0; step <= most && now.length > 0 && !walls[from]; step++) {
            int[] later = new int[4 * now.length];
            int count = 0;
            for (int at : now) {
                if (accepted.test(at)) {
                    return at;
                }
                int[] beside = {at % width == 0 ? at : at - 1, at % width == width - 1 ? at : at + 1, at - width, at + width};
                for (int to : beside) {
                    if (to >= 0 && to < walls.length && !walls[to] && !seen[to]) {
                        seen[to] = true;
                        later[count++] = to;
                    }
                }
            }
            now = Arrays.copyOf(later, count);
        }
        return NONE;
    }
}
