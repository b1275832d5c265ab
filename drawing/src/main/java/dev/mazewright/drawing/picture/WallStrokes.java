package dev.mazewright.drawing.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The strokes of ink that a drawing is made of: how thick they are, how far they reach, and what crosses where. */
final class WallStrokes {
    /** A thickness that so small a part of the strokes has may be dirt. */
    private static final double RARE = 0.02;

    /** Walls in one direction are at most this many times as thick as those in the other. */
    private static final int ODD = 3;

    /** Of walls that stand, and of those that lie, in pixels. */
    record Thickness(int standing, int lying) {}

    private final InkBits ink;
    /** How many strokes there are of each length, along rows and along columns. */
    private final long[] acrossOfLength;

    private final long[] downOfLength;
    int left;
    int right;
    int top;
    int bottom;
    long pixels;

    WallStrokes(InkBits ink) {
        this.ink = ink;
        left = ink.width();
        top = ink.height();
        acrossOfLength = new long[ink.width() + 1];
        downOfLength = new long[ink.height() + 1];
        ink.alongRows((from, to) -> {
            acrossOfLength[to - from]++;
            pixels += to - from;
            left = Math.min(left, from);
            right = Math.max(right, to);
        });
        ink.alongColumns((from, to) -> {
            downOfLength[to - from]++;
            top = Math.min(top, from);
            bottom = Math.max(bottom, to);
        });
    }

    /** How thick walls may be, those that stand and those that lie. */
    List<Thickness> thicknesses() {
        List<Thickness> found = new ArrayList<>();
        if (pixels > 0) {
            add(found, shortest(acrossOfLength, 0), shortest(downOfLength, 0));
            add(found, commonest(acrossOfLength), commonest(downOfLength));
            add(found, shortest(acrossOfLength, RARE), shortest(downOfLength, RARE));
        }
        return found;
    }

    /** Where no wall stands, or none lies, the shortest strokes are walls seen lengthwise. */
    private static void add(List<Thickness> found, int standing, int lying) {
        Thickness thickness = new Thickness(
                standing > ODD * lying ? lying : standing, lying > ODD * standing ? standing : lying);
        if (!found.contains(thickness)) {
            found.add(thickness);
        }
    }

    private static int commonest(long[] ofLength) {
        int commonest = 1;
        for (int length = 1; length < ofLength.length; length++) {
            commonest = ofLength[length] > ofLength[commonest] ? length : commonest;
        }
        return commonest;
    }

    private static int shortest(long[] ofLength, double rare) {
        long all = 0;
        for (long count : ofLength) {
            all += count;
        }
        double least = all * rare;
        return IntStream.range(1, ofLength.length)
                .filter(length -> ofLength[length] > 0 && ofLength[length] >= least)
                .findFirst()
                .orElse(1);
    }

    /** The lines on which walls of this thickness stand, from left to right. */
    @Nullable WallLines columns(int thickness) {
        long[] middles = new long[2 * ink.width() + 1];
        ink.alongRows((from, to) -> mark(middles, from, to, thickness));
        return WallLines.find(middles, left, right, thickness, isEven(acrossOfLength, thickness));
    }

    /** The lines on which walls of this thickness lie, from top to bottom. */
    @Nullable WallLines rows(int thickness) {
        long[] middles = new long[2 * ink.height() + 1];
        ink.alongColumns((from, to) -> mark(middles, from, to, thickness));
        return WallLines.find(middles, top, bottom, thickness, isEven(downOfLength, thickness));
    }

    /** Strokes seen lengthwise are as long as a passage and two walls at least. */
    private static void mark(long[] middles, int from, int to, int thickness) {
        if (to - from <= 2 * thickness) {
            middles[from + to]++;
        }
    }

    private static boolean isEven(long[] ofLength, int thickness) {
        long others = 0;
        for (int length = 1; length <= Math.min(2 * thickness, ofLength.length - 1); length++) {
            others += length == thickness ? 0 : ofLength[length];
        }
        return others == 0;
    }
}
