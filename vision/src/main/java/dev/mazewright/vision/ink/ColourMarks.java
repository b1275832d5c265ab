package dev.mazewright.vision.ink;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;

/** The marks of a picture, in colours that are neither paper nor walls: spots at the ends, a solution, stains. */
public final class ColourMarks {
    /** The least difference of a mark's colour from paper and walls, as a share of the distance of the two, */
    private static final double LEAST = 0.16;
    /** and as a multiple of the usual difference of pixels. */
    private static final double ABOVE_NOISE = 4;
    /** A mark's colour mixes with others within this distance, in pitches. */
    private static final double RIM = 0.12;
    /** The greatest width of the darker rim of a spot, in pitches. */
    private static final double SPOT_RIM = 0.35;
    /** Pixels with at least this share of a spot's colour belong to it, others to its rim. */
    private static final double CORE = 0.5;
    /** The most squared pitches of a mark that count. */
    private static final double LARGEST = 0.7;
    /** The colours of lines differ by at least this share of the distance of paper and walls; stains differ less. */
    static final double LINE = 0.3;
    /** The greatest thickness of a spot at the end of a line of its colour, in pitches. */
    private static final double MOST_END = 1.6;
    /** A thin mark may be a wall discoloured by a stain, if its colour differs by less than this share of its ink. */
    private static final double DISCOLOURED = 0.45;
    /** From this depth on, in pixels, a mark hides what it covers. */
    private static final double WITHIN = 1.5;

    /** A spot may stand on a stain of its hue if both together are at least this many pitches wide, */
    private static final double ON_STAIN = 1.6;
    /** the stain has less than this share of the spot's colour, */
    private static final double STRONGER = 0.5;
    /** the spot's colour differs by at least this share of the distance of paper and walls, */
    private static final double STRONG = 0.6;
    /** and the stain is wider by more than this many pitches. */
    private static final double BESIDE = 0.8;

    /** Pixels with less ink than this are paper. */
    private static final double PAPER = 0.3;
    /** Paper has a mark's colour if it differs by less than this, of 442: the palest marks differ by more. */
    private static final double SAME = 30;

    private static final Comparator<Mark> MOST_SALIENT = Comparator.comparingDouble((Mark mark) -> -mark.salience());

    private final WorkingCopy copy;
    private final Unmixing unmixing;
    private final double pitch;
    /** The spots found by a closer look. */
    private final List<Mark> added;
    private final List<Mark> all = new ArrayList<>();
    private final List<Mark> solid = new ArrayList<>();
    private final float[] ink;
    private final boolean[] pixels;
    private final boolean[] covered;
    private final double noise;

    private ColourMarks(WorkingCopy copy, Unmixing unmixing, double pitch) {
        this.copy = copy;
        this.unmixing = unmixing;
        this.pitch = pitch;
        ink = unmixing.ink;
        pixels = new boolean[ink.length];
        covered = new boolean[ink.length];
        noise = Math.sqrt(unmixing.usualSquare());
        added = List.of();
    }

    private ColourMarks(ColourMarks other, List<Mark> spots) {
        copy = other.copy;
        unmixing = other.unmixing;
        pitch = other.pitch;
        ink = other.ink;
        pixels = other.pixels;
        covered = other.covered;
        noise = other.noise;
        added = List.copyOf(spots);
        other.all.stream().filter(mark -> !other.spots().contains(mark)).forEach(all::add);
        all.addAll(spots);
        all.sort(MOST_SALIENT);
    }

    /** Finds marks, and removes them from the ink. */
    static ColourMarks of(WorkingCopy copy, Unmixing unmixing, double pitch) {
        ColourMarks marks = new ColourMarks(copy, unmixing, pitch);
        marks.find();
        marks.all.sort(MOST_SALIENT);
        if (marks.spots().size() < 2) {
            marks.solid.addAll(SolidSpots.of(copy, unmixing.ink, pitch));
        }
        return marks;
    }

    /** The marks of the same picture with these spots instead. */
    ColourMarks with(List<Mark> spots) {
        return new ColourMarks(this, spots);
    }

    /** Forgets what lies within words: their letters. */
    void removeWithin(List<PlacedSign> words) {
        all.removeIf(mark -> words.stream().anyMatch(word -> mark.extent() <= word.extent() && word.contains(mark.middle())));
    }

    /** Spots and blocks that may stand at a start or a goal, the most salient first. */
    public List<Mark> spots() {
        return all.stream().filter(mark -> added.contains(mark) || mark.isSpot(pitch * copy.scale)).toList();
    }

    /** The spots that are compact and not faint. */
    public List<Mark> clear() {
        return spots().stream().filter(mark -> mark.isCompact() && !mark.isFaint()).toList();
    }

    /** Discs and blocks in the colour of walls, if fewer than two spots have another colour. */
    List<Mark> solid() {
        return List.copyOf(solid);
    }

    /** All marks, including lines and stains, the most salient first. */
    public List<Mark> all() {
        return List.copyOf(all);
    }

    /** The share of paper that has a mark's colour, from 0 to 1: a corner of a corridor beside a dark frame is no mark. */
    public double paperLike(Mark mark) {
        long paper = 0;
        long alike = 0;
        for (int i = 0; i < ink.length; i++) {
            if (ink[i] < PAPER) {
                paper++;
                alike += Brightness.distance(copy.rgb[i], mark.rgb()) < SAME ? 1 : 0;
            }
        }
        return (double) alike / Math.max(1, paper);
    }

    boolean[] pixels() {
        return pixels;
    }

    /** The pixels of the plane at which a mark hides everything below; not a copy, not to be changed. */
    public boolean[] covered() {
        return covered;
    }

    private void find() {
        double least = Math.max(LEAST, ABOVE_NOISE * noise);
        boolean[] coloured = new boolean[ink.length];
        Bands.share(copy.height, (top, bottom) -> {
            for (int i = top * copy.width; i < bottom * copy.width; i++) {
                coloured[i] = unmixing.square(i) > least * least;
            }
        });
        float[] depth = Depth.of(coloured, copy.width, copy.height);
        for (int i = 0; i < coloured.length; i++) {
            if (coloured[i] && !pixels[i] && depth[i] * 2 >= Mark.LEAST_THICKNESS * pitch) {
                take(spot(flood(i, at -> coloured[at]), at -> coloured[at]), depth);
            }
        }
    }

    private Flood flood(int first, IntPredicate joins) {
        Flood flood = new Flood(first, copy.width, pixels);
        flood.fill((from, to) -> joins.test(to) && unmixing.areAlike(from, to));
        return flood;
    }

    /** The spot in a flood that is much stronger than the rest, which is a stain of its hue; the flood itself without one. */
    private Flood spot(Flood flood, IntPredicate coloured) {
        double wide = FloodBox.of(flood, copy.width).extent();
        if (wide < ON_STAIN * pitch) {
            return flood;
        }
        int strongest = flood.pixel(0);
        for (int i = 1; i < flood.count(); i++) {
            strongest = unmixing.square(flood.pixel(i)) > unmixing.square(strongest) ? flood.pixel(i) : strongest;
        }
        double least = STRONGER * STRONGER * unmixing.square(strongest);
        flood.release(0);
        Flood strong = flood(strongest, at -> unmixing.square(at) >= least);
        double extent = FloodBox.of(strong, copy.width).extent();
        boolean isSpot = unmixing.square(strongest) >= STRONG * STRONG && strong.count() >= Mark.COMPACT * extent * extent;
        if (isSpot && extent >= Mark.THIN * pitch && extent < wide - BESIDE * pitch) {
            return strong;
        }
        strong.release(0);
        return flood(flood.pixel(0), coloured);
    }

    private void take(Flood flood, float[] depth) {
        double thickest = 0;
        for (int i = 0; i < flood.count(); i++) {
            thickest = Math.max(thickest, depth[flood.pixel(i)]);
        }
        Colour colour = new Colour(flood, depth, 0.5 * thickest);
        Mark mark = colour.mark(flood, thickest);
        if (2 * thickest < Mark.THIN * pitch && colour.isOfWalls()) {
            if (mark.isCompact()) {
                all.add(mark); // and stays ink
            }
            return;
        }
        for (int i = 0; i < flood.count(); i++) {
            covered[flood.pixel(i)] = depth[flood.pixel(i)] >= WITHIN;
        }
        all.add(mark);
        if (!mark.isSpot(pitch * copy.scale) && mark.strength() >= LINE) {
            for (Flood end : new LineEnds(flood, depth, copy.width).thick(MOST_END * pitch)) {
                all.add(new Colour(end, depth, 0.5 * thickest).mark(end, thickest));
            }
        }
        int inside = flood.count();
        flood.grow((int) Math.ceil(RIM * pitch) + 1, at -> true);
        if (mark.isSpot(pitch * copy.scale) && 2 * thickest >= Mark.THIN * pitch) {
            flood.grow((int) Math.ceil(SPOT_RIM * pitch) + 1, colour::explains);
            colour.removeSpot(flood);
        } else {
            colour.remove(flood, 0);
        }
        flood.release(inside);
    }

    /** The mean colour of the inner pixels of a mark. */
    private final class Colour {
        private final ColourMean rgb = new ColourMean();
        private double red;
        private double yellow;
        private double itsInk;

        Colour(Flood flood, float[] depth, double least) {
            for (int i = 0; i < flood.count(); i++) {
                int at = flood.pixel(i);
                if (depth[at] >= least) {
                    red += unmixing.red[at];
                    yellow += unmixing.yellow[at];
                    itsInk += ink[at];
                    rgb.add(copy.rgb[at]);
                }
            }
            red /= rgb.count();
            yellow /= rgb.count();
            itsInk /= rgb.count();
        }

        /** Whether it is closer to the colour of walls than colours of marks are. */
        boolean isOfWalls() {
            return Math.hypot(red, yellow) < DISCOLOURED * itsInk;
        }

        Mark mark(Flood flood, double thickest) {
            FloodBox box = FloodBox.of(flood, copy.width);
            double scale = copy.scale;
            double extent = box.extent();
            double filled = flood.count() / (extent * extent);
            double salience = (red * red + yellow * yellow) * Math.sqrt(Math.min(flood.count(), LARGEST * pitch * pitch));
            return new Mark(
                    box.middle(scale), 2 * thickest * scale, extent * scale, flood.count(), filled, rgb.rgb(), salience, Math.hypot(red, yellow));
        }

        /** The share of this colour in a pixel, by its hue. */
        private double share(int at) {
            return (unmixing.red[at] * red + unmixing.yellow[at] * yellow) / (red * red + yellow * yellow);
        }

        /** Removes the colour from the ink where it mixes with that of walls, from a pixel of the flood on. */
        void remove(Flood flood, int first) {
            for (int i = first; i < flood.count(); i++) {
                int at = flood.pixel(i);
                ink[at] = (float) Math.max(0, ink[at] - Math.clamp(share(at), 0, 1) * itsInk);
            }
        }

        /** Removes what has this colour, paler or darker, and removes the colour from the rest; walls beside the spot stay. */
        void removeSpot(Flood flood) {
            Rim rim = new Rim(flood, at -> share(at) >= CORE, copy.width);
            float[] walls = rim.left(at -> ink[at] - Math.clamp(share(at), 0, 1) * itsInk);
            for (int i = 0; i < flood.count(); i++) {
                int at = flood.pixel(i);
                double part = explains(at) ? amount(at) : Math.clamp(share(at), 0, 1);
                ink[at] = (float) Math.max(Math.max(0, ink[at] - part * itsInk), walls[i]);
            }
        }

        /** The amount of the colour that comes closest to a pixel's. */
        private double amount(int at) {
            return (ink[at] * itsInk + unmixing.red[at] * red + unmixing.yellow[at] * yellow)
                    / (itsInk * itsInk + red * red + yellow * yellow);
        }

        /** Whether a pixel is more likely a mixture of this colour and paper than of wall and paper. */
        boolean explains(int at) {
            double amount = amount(at);
            double fromWall = unmixing.square(at);
            double fromMark = ink[at] * ink[at] + fromWall - amount * amount * (itsInk * itsInk + red * red + yellow * yellow);
            return amount > 0.1 && fromMark < fromWall && fromWall > 2 * noise * noise;
        }
    }
}
