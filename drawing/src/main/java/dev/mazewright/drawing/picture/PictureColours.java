package dev.mazewright.drawing.picture;

import dev.mazewright.formats.png.Pixels;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Counts the colours of a picture, and sees the few that it is drawn in: those that are frequent and far from each
 * other. What is left are their neighbours, and the shades between two of them where lines are smooth.
 *
 * <p>Colours are those on white paper, counted with five bits a channel: 32,768 of them, whatever the picture's size.
 */
final class PictureColours implements Pixels.Row {
    private static final int BINS = 1 << 15;

    /** The most colours that a picture is drawn in. */
    private static final int MOST = 8;

    /** Colours that are nearer to each other are taken as one: the distance between black and white is 442. */
    private static final int NEAR = 40;

    /** The distance beyond which a colour is not a shade of another. */
    private static final int STRAY = 48;

    /** The share of a pixel that a wall must cover to be ink: a line half a pixel wide is seen wherever it lies. */
    private static final double FAINT = 0.25;

    private final long[] counts = new long[BINS];
    /** A colour of each bin: the one seen last. */
    private final int[] colours = new int[BINS];
    /** The bins in which no other colour was seen. */
    private final boolean[] pure = new boolean[BINS];

    private long pixels;

    @Override
    public void pixels(int y, int from, int step, int[] row, int count) {
        for (int i = 0; i < count; i++) {
            add(row[i], 1);
        }
    }

    /** Counts pixels of one colour, which may be transparent. */
    void add(int colour, long count) {
        if (count > 0) {
            int rgb = Pixels.onWhite(colour);
            int bin = bin(rgb);
            pure[bin] = counts[bin] == 0 || (pure[bin] && colours[bin] == rgb);
            counts[bin] += count;
            colours[bin] = rgb;
            pixels += count;
        }
    }

    /** Where a colour, which may be transparent, is counted: from 0 to 32,767. */
    static int bin(int colour) {
        int rgb = Pixels.onWhite(colour);
        return (rgb >> 9 & 0x7C00) | (rgb >> 6 & 0x3E0) | (rgb >> 3 & 0x1F);
    }

    /** Whether this very colour is in the picture, and none that is hard to distinguish from it. */
    boolean hasExactly(int rgb) {
        return counts[bin(rgb)] > 0 && pure[bin(rgb)] && colours[bin(rgb)] == rgb;
    }

    /** The colours that the picture is drawn in, those that are known first, then the most frequent. */
    List<Integer> main(int... known) {
        List<Integer> bins = new ArrayList<>();
        for (int bin = 0; bin < BINS; bin++) {
            if (counts[bin] > 0) {
                bins.add(bin);
            }
        }
        bins.sort((one, other) -> Long.compare(counts[other], counts[one]));
        List<Integer> main = new ArrayList<>();
        for (int rgb : known) {
            if (hasExactly(rgb)) {
                main.add(rgb);
            }
        }
        for (int bin : bins) {
            if (main.size() >= MOST) {
                break;
            }
            if (main.stream().allMatch(other -> distance(other, colours[bin]) > NEAR) && !isRareShade(main, bin)) {
                main.add(colours[bin]);
            }
        }
        return main;
    }

    /** Whether a colour is but what smooth lines have where two others meet: a shade, and rarer than both by half. */
    private boolean isRareShade(List<Integer> main, int bin) {
        for (int one : main) {
            for (int other : main) {
                if (one < other && shade(colours[bin], one, other) > 0
                        && 2 * counts[bin] < Math.min(counts[bin(one)], counts[bin(other)])) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Which colours are ink, if walls have this one: those to which no other of the colours that the picture is drawn
     * in is nearer.
     *
     * @param main from {@link #main}
     * @param smooth whether lines are: then colours are shades between paper and another, of which faint ones are
     *     paper, and those in line with paper and wall are no others, but the farthest of them is the wall's
     * @return for each colour, see {@link #isInk}
     */
    boolean[] ink(List<Integer> main, int wall, boolean smooth) {
        int paper = paper(main, wall);
        List<Integer> others = main.stream()
                .filter(other -> other != wall && other != paper)
                .filter(other -> !smooth || (shade(other, paper, wall) < 0 && shade(wall, paper, other) < 0))
                .toList();
        int full = wall;
        for (int other : main) {
            full = smooth && other != paper && shade(full, paper, other) > 0 ? other : full;
        }
        boolean[] ink = new boolean[BINS];
        for (int bin = 0; bin < BINS; bin++) {
            int rgb = colours[bin];
            if (counts[bin] > 0 && smooth) {
                double aside = aside(rgb, paper, full);
                ink[bin] = along(rgb, paper, full) >= FAINT
                        && others.stream().allMatch(other -> aside < aside(rgb, paper, other));
            } else if (counts[bin] > 0) {
                double far = distance(wall, rgb);
                ink[bin] = far < distance(paper, rgb) && others.stream().allMatch(other -> far < distance(other, rgb));
            }
        }
        return ink;
    }

    /** The colour of the paper, if walls have this one: the most frequent other. */
    static int paper(List<Integer> main, int wall) {
        return main.getFirst() == wall && main.size() > 1 ? main.get(1) : main.getFirst();
    }

    /** Whether a pixel of this colour, which may be transparent, is ink. */
    static boolean isInk(boolean[] ink, int colour) {
        return ink[bin(colour)];
    }

    /** Which part of the picture, from 0 to 1, has the colours that it is drawn in, and is no shade of them. */
    double plain() {
        long plain = 0;
        for (int colour : main()) {
            plain += counts[bin(colour)];
        }
        return (double) plain / pixels;
    }

    /** Which part of the picture, from 0 to 1, is a shade between its paper and the colour farthest from it. */
    double shaded() {
        List<Integer> main = main();
        int paper = main.getFirst();
        int wall = paper;
        for (int colour : main) {
            wall = distance(colour, paper) > distance(wall, paper) ? colour : wall;
        }
        long shaded = 0;
        for (int bin = 0; bin < BINS; bin++) {
            double shade = counts[bin] == 0 ? -1 : shade(colours[bin], paper, wall);
            shaded += shade > 0.2 && shade < 0.8 ? counts[bin] : 0;
        }
        return (double) shaded / pixels;
    }

    /** How far a colour is on the straight line from one to another, from 0 to 1; -1 if it lies beside it. */
    private static double shade(int rgb, int from, int to) {
        double share = along(rgb, from, to);
        return share <= 0 || share >= 1 || aside(rgb, from, to) > NEAR / 2.0 ? -1 : share;
    }

    /** Where on the straight line from one colour to another a colour lies: 0 where it begins, 1 where it ends. */
    private static double along(int rgb, int from, int to) {
        double along = 0;
        double length = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            double whole = channel(to, shift) - channel(from, shift);
            along += whole * (channel(rgb, shift) - channel(from, shift));
            length += whole * whole;
        }
        return length == 0 ? 0 : along / length;
    }

    /** How far a colour lies beside the straight line from one to another. */
    private static double aside(int rgb, int from, int to) {
        double share = Math.clamp(along(rgb, from, to), 0, 1);
        double aside = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            double there = channel(from, shift) + share * (channel(to, shift) - channel(from, shift));
            aside += (channel(rgb, shift) - there) * (channel(rgb, shift) - there);
        }
        return Math.sqrt(aside);
    }

    private static double distance(int one, int other) {
        double sum = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            double apart = channel(one, shift) - channel(other, shift);
            sum += apart * apart;
        }
        return Math.sqrt(sum);
    }

    /** Whether it is all of one colour, or of colours that are hard to distinguish. */
    boolean isPlain() {
        return main().size() < 2;
    }

    /** Colours that are like none of these, such as shades that are few: each far from them and from each other. */
    List<Integer> strays(List<Integer> main) {
        List<Integer> strays = new ArrayList<>();
        for (int bin = 0; bin < BINS; bin++) {
            int rgb = colours[bin];
            if (counts[bin] > 0 && main.size() + strays.size() < MOST
                    && main.stream().allMatch(other -> distance(other, rgb) > STRAY) && strays.stream().allMatch(other -> distance(other, rgb) > STRAY)) {
                strays.add(rgb);
            }
        }
        return strays;
    }

    /** A colour that has one pixel in this number or more and was taken for one of these, if the two are sharply apart: there is hardly a shade beside them. */
    OptionalInt part(List<Integer> main, int share) {
        int most = -1;
        for (int bin = 0; bin < BINS; bin++) {
            most = counts[bin] * share >= pixels && (most < 0 || counts[bin] > counts[most]) && !main.contains(colours[bin]) ? bin : most;
        }
        if (most < 0) {
            return OptionalInt.empty();
        }
        int whole = nearest(main, colours[most]);
        return (counts[most] + counts[bin(main.get(whole))]) * share >= shares(main)[whole] * (share - 1) ? OptionalInt.of(colours[most]) : OptionalInt.empty();
    }

    /** How many pixels are nearest to each of these colours. */
    long[] shares(List<Integer> main) {
        long[] shares = new long[main.size()];
        for (int bin = 0; bin < BINS; bin++) {
            if (counts[bin] > 0) {
                shares[nearest(main, colours[bin])] += counts[bin];
            }
        }
        return shares;
    }

    /** The colours, for {@link #isInk}, that are nearest to one of those chosen among these. */
    boolean[] nearest(List<Integer> main, List<Integer> chosen) {
        boolean[] ink = new boolean[BINS];
        for (int bin = 0; bin < BINS; bin++) {
            ink[bin] = counts[bin] > 0 && chosen.contains(main.get(nearest(main, colours[bin])));
        }
        return ink;
    }

    static int nearest(List<Integer> main, int rgb) {
        int nearest = 0;
        for (int i = 1; i < main.size(); i++) {
            nearest = distance(main.get(i), rgb) < distance(main.get(nearest), rgb) ? i : nearest;
        }
        return nearest;
    }

    /** From 0 to 10,000 times 255 (ITU-R BT.709). */
    static int luminance(int rgb) {
        return 2126 * (rgb >> 16 & 0xFF) + 7152 * (rgb >> 8 & 0xFF) + 722 * (rgb & 0xFF);
    }

    private static int channel(int rgb, int shift) {
        return rgb >> shift & 0xFF;
    }
}
