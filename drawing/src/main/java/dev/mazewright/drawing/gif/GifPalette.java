package dev.mazewright.drawing.gif;

import dev.mazewright.formats.io.StyleRules;
import java.util.Arrays;

/**
 * The colours of a GIF file, at most 256: those that are drawn with, the steps between each two of them, by which edges
 * are smoothed, and one index that stands for the colour that was there before.
 */
final class GifPalette {
    private static final int MOST = 256;
    private static final int STEPS = 4;
    /** Between the first two, floor and walls, most edges are. */
    private static final int FINE_STEPS = 8;

    private static final int CACHE_BITS = 12;
    private static final int CACHE_FACTOR = 0x9E3779B1; // spreads neighbouring colours; 2^32 by the golden ratio
    private static final int NOTHING = -1;

    private final int[] colours;
    /** For some colours, the colour and its index: colour times 256, plus the index. */
    private final int[] cache = new int[1 << CACHE_BITS];

    /** The palette of these colours, as 0xRRGGBB, each of which it has unchanged; at most 12. */
    GifPalette(int... drawn) {
        int[] found = new int[MOST - 1];
        int count = 0;
        for (int colour : drawn) {
            count = add(found, count, colour);
        }
        int pure = count;
        for (int one = 0; one < pure; one++) {
            for (int other = 0; other < one; other++) {
                int steps = one + other == 1 ? FINE_STEPS : STEPS;
                for (int step = 1; step < steps; step++) {
                    count = add(found, count, StyleRules.mixed(found[one], found[other], step, steps));
                }
            }
        }
        colours = Arrays.copyOf(found, count);
        Arrays.fill(cache, NOTHING);
    }

    private static int add(int[] colours, int count, int colour) {
        for (int i = 0; i < count; i++) {
            if (colours[i] == colour) {
                return count;
            }
        }
        colours[count] = colour;
        return count + 1;
    }

    int size() {
        return colours.length;
    }

    /** The index that stands for no colour: the one after the last. */
    int transparent() {
        return colours.length;
    }

    /** The colour at an index, 0 .. size - 1. */
    int colour(int index) {
        return colours[index];
    }

    /** The index of the colour that is nearest to this one; of several, the first. */
    int nearest(int colour) {
        int slot = (colour * CACHE_FACTOR) >>> (Integer.SIZE - CACHE_BITS);
        if (cache[slot] >>> 8 != colour || cache[slot] == NOTHING) {
            cache[slot] = (colour << 8) | search(colour);
        }
        return cache[slot] & 0xFF;
    }

    private int search(int colour) {
        int nearest = 0;
        int least = Integer.MAX_VALUE;
        for (int index = 0; index < colours.length; index++) {
            int distance = 0;
            for (int shift = 0; shift <= 16; shift += 8) {
                int apart = (colours[index] >> shift & 0xFF) - (colour >> shift & 0xFF);
                distance += apart * apart;
            }
            if (distance < least) {
                least = distance;
                nearest = index;
            }
        }
        return nearest;
    }
}
