package dev.mazewright.vision.draw;

import dev.mazewright.vision.picture.Picture;
import java.util.ArrayList;
import java.util.List;

/**
 * Chooses a colour that stands out from the main colours of a picture, for readers of any colour vision.
 *
 * <p>Source of the choices: Okabe and Ito, Color Universal Design, 2008. {@link ColourVision} measures the distances.
 */
public final class PathColour {
    /** Vermilion, blue, bluish green, reddish purple, orange, sky blue, and the stronger red and magenta. */
    private static final int[] CHOICES = {0xD55E00, 0x0072B2, 0x009E73, 0xCC79A7, 0xE69F00, 0x56B4E9, 0xE6001F, 0xD000C8};

    /** Colours that cover a smaller share of a picture are ignored. */
    private static final double LEAST_SHARE = 0.004;

    /** About this many pixels are counted. */
    private static final int SAMPLE = 100_000;

    /** The number of colours counted: four bits a channel. */
    private static final int BINS = 1 << 12;

    private PathColour() {}

    /** The colour of a path on a picture, as 0xRRGGBB. */
    public static int on(Picture picture) {
        List<Integer> colours = main(picture);
        int best = CHOICES[0];
        double farthest = -1;
        for (int choice : CHOICES) {
            double nearest = colours.stream().mapToDouble(colour -> ColourVision.distance(choice, colour)).min().orElse(0);
            if (nearest > farthest) {
                farthest = nearest;
                best = choice;
            }
        }
        return best;
    }

    private static List<Integer> main(Picture picture) {
        int[] rgb = picture.rgb();
        int step = Math.max(1, rgb.length / SAMPLE) | 1;
        int[] counts = new int[BINS];
        int looked = 0;
        for (int i = 0; i < rgb.length; i += step) {
            counts[((rgb[i] >> 12) & 0xF00) | ((rgb[i] >> 8) & 0xF0) | ((rgb[i] >> 4) & 0xF)]++;
            looked++;
        }
        List<Integer> main = new ArrayList<>();
        for (int bin = 0; bin < BINS; bin++) {
            if (counts[bin] >= looked * LEAST_SHARE) {
                main.add((bin >> 8) * 0x110000 | ((bin >> 4) & 0xF) * 0x1100 | (bin & 0xF) * 0x11);
            }
        }
        return main;
    }
}
