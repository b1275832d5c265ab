package dev.mazewright.vision.ink;

import java.util.Arrays;

/**
 * The runs of set pixels of a mask, row by row, and the parts they belong to.
 *
 * <p>Source: Rosenfeld and Pfaltz, "Sequential Operations in Digital Picture Processing", <i>Journal of the ACM</i> 13, 1966.
 */
final class Runs {
    /** The most columns between runs of two rows that touch. */
    private final int slack;
    private int[] froms = new int[256];
    private int[] tos = new int[256];
    /** An earlier run of the same part, or the run itself if it is the first. */
    private int[] earlier = new int[256];
    private int count;
    /** The first run of the previous row, and of the row after that. */
    private int before;
    private int here;
    private int width;
    private int partCount;

    Runs(int slack) {
        this.slack = slack;
    }

    /** Adds the next row, whose pixels have these numbers. */
    void row(boolean[] set, int from, int to) {
        before = here;
        here = count;
        width = to - from;
        for (int at = from; at < to; at++) {
            if (set[at]) {
                int first = at;
                while (at < to && set[at]) {
                    at++;
                }
                add(first, at);
            }
        }
        join();
    }

    private void add(int from, int to) {
        if (count == froms.length) {
            froms = Arrays.copyOf(froms, 2 * count);
            tos = Arrays.copyOf(tos, 2 * count);
            earlier = Arrays.copyOf(earlier, 2 * count);
        }
        froms[count] = from;
        tos[count] = to;
        earlier[count] = count;
        count++;
    }

    /** Joins the runs of the last row to the runs above that they touch. */
    private void join() {
        int above = before;
        for (int run = here; run < count; run++) {
            int from = froms[run] - width - slack;
            int to = tos[run] - width + slack;
            while (above < here && tos[above] <= from) {
                above++;
            }
            for (int other = above; other < here && froms[other] < to; other++) {
                int one = first(run);
                int two = first(other);
                earlier[Math.max(one, two)] = Math.min(one, two);
            }
        }
    }

    /** The first run in the part of a run. */
    private int first(int run) {
        int at = run;
        while (earlier[at] != at) {
            earlier[at] = earlier[earlier[at]];
            at = earlier[at];
        }
        return at;
    }

    /** The part of each run; parts are numbered in the order of their first runs. */
    int[] parts() {
        int[] parts = new int[count];
        for (int run = 0; run < count; run++) {
            int first = first(run);
            parts[run] = first == run ? partCount++ : parts[first];
        }
        return parts;
    }

    int partCount() {
        return partCount;
    }

    /** The first pixel of a run. */
    int from(int run) {
        return froms[run];
    }

    /** The pixel after the last of a run. */
    int to(int run) {
        return tos[run];
    }
}
