package dev.mazewright.vision.ink;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Spots by their colour alone: compact regions of a colour that appears nowhere else in the picture. Paper, walls, stains and shadows
 * appear in many places. Unlike {@link ColourMarks}, this needs no colours of paper and walls, which large spots and spots at walls may hide.
 */
final class FlatSpots {
    /** The greatest difference in a region from the colour of its first pixel, of 442, */
    private static final int ALIKE = 50;
    /** and between its first pixel and that pixel's neighbours. */
    private static final int FLAT = 30;
    /** The least share of all pixels of its colour that lie in the spot itself or at its edge. */
    private static final double OWN = 0.6;
    /** The least thickness of a spot, in pixels. */
    private static final double LEAST = 3;
    /** The least mean thickness if close colours differ: the thickness of walls varies. */
    private static final double LEAST_CLOSE = 3.5;
    /** The greatest share of the picture's shorter side that a spot spans: paper within walls may span more. */
    private static final double LARGEST = 0.4;
    /** The levels of a channel in which colours are counted. */
    private static final int LEVELS = 32;

    /** The least share that a spot covers of what it surrounds: walls around a small maze cover less. */
    private static final double LEAST_OWN = 0.4;

    /** The channels of a colour with a hue differ by at least this, of 255: walls may be black, grey or white, as a lens or a scale shows them. */
    private static final int COLOURFUL = 50;

    /** Close colours differ by this share of the usual differences. */
    private static final double CLOSE = 0.5;

    private static final int STEP = 256 / LEVELS;

    private final WorkingCopy copy;
    private final double pitch;
    /** The factor of all colour differences. */
    private final double part;
    private final float[][] channels;
    private final int[] counts = new int[LEVELS * LEVELS * LEVELS];

    private FlatSpots(WorkingCopy copy, double pitch, double part) {
        this.copy = copy;
        this.pitch = pitch;
        this.part = part;
        channels = Grey.channels(copy, null, Gaussian.GRAIN);
        for (int at = 0; at < copy.rgb.length; at++) {
            counts[bin(0, at) * LEVELS * LEVELS + bin(1, at) * LEVELS + bin(2, at)] += counts(at) ? 1 : 0;
        }
    }

    /** The spots in a picture, in the order of their first pixels; {@code pitch} is the distance of corridors in pixels of the copy. */
    static List<Mark> of(WorkingCopy copy, double pitch) {
        return regions(copy, pitch).stream().map(Region::spot).toList();
    }

    /** The same spots with their pixels. */
    static List<Region> regions(WorkingCopy copy, double pitch) {
        return new FlatSpots(copy, pitch, 1).all();
    }

    /** The same, if colours that differ by half as much are different. */
    static List<Mark> close(WorkingCopy copy, double pitch) {
        return new FlatSpots(copy, pitch, CLOSE).all().stream().map(Region::spot).toList();
    }

    /** A spot and its pixels, without those at its edge. */
    record Region(Mark spot, Flood pixels) {}

    private List<Region> all() {
        List<Region> spots = new ArrayList<>();
        boolean[] taken = new boolean[copy.rgb.length];
        for (int at = 0; at < taken.length; at++) {
            if (!taken[at] && isFlat(at)) {
                int first = at;
                Flood region = new Flood(at, copy.width, taken);
                region.fill((from, to) -> isWithin(ALIKE, first, to));
                Mark spot = spot(region);
                if (spot != null && spots.stream().noneMatch(other -> isHidden(spot, other.spot))) {
                    spots.add(new Region(spot, region));
                }
            }
        }
        return spots;
    }

    private static boolean isHidden(Mark spot, Mark other) {
        return spot.isAt(other) && spot.strength() <= other.strength();
    }

    /** Whether a pixel's colour counts; among close colours, those between walls and paper at the edges of walls do not. */
    private boolean counts(int at) {
        return part == 1 || isFlat(at);
    }

    private int bin(int channel, int at) {
        return Math.clamp((int) channels[channel][at] / STEP, 0, LEVELS - 1);
    }

    private double square(int one, int other) {
        double square = 0;
        for (float[] channel : channels) {
            square += (channel[one] - channel[other]) * (channel[one] - channel[other]);
        }
        return square;
    }

    /** Whether the four neighbours have about the colour of a pixel. */
    private boolean isFlat(int at) {
        int x = at % copy.width;
        return x > 0 && x < copy.width - 1 && at >= copy.width && at < copy.rgb.length - copy.width
                && isWithin(FLAT, at, at - 1) && isWithin(FLAT, at, at + 1)
                && isWithin(FLAT, at, at - copy.width) && isWithin(FLAT, at, at + copy.width);
    }

    private boolean isWithin(double difference, int one, int other) {
        return square(one, other) < part * difference * part * difference;
    }

    /** A region as a spot; null if it is not one. */
    private @Nullable Mark spot(Flood region) {
        FloodBox box = FloodBox.of(region, copy.width);
        int pixels = FloodRows.of(region, copy.width).count();
        double extent = box.extent();
        double thickness = pixels / extent;
        double least = Math.max(LEAST - 1, part < 1 ? LEAST_CLOSE : 0);
        boolean isPaper = extent > LARGEST * Math.min(copy.width, copy.height);
        if (isPaper || box.breadth() < LEAST || thickness < least || region.count() < LEAST_OWN * pixels) {
            return null;
        }
        ColourMean mean = new ColourMean();
        int own = 0;
        for (int i = 0; i < region.count(); i++) {
            mean.add(copy.rgb[region.pixel(i)]);
            own += counts(region.pixel(i)) ? 1 : 0;
        }
        int rgb = mean.rgb();
        Mark spot = new Mark(
                box.middle(copy.scale), thickness * copy.scale, extent * copy.scale, pixels, pixels / (extent * extent),
                rgb, Math.sqrt(pixels), Brightness.saturation(rgb) >= COLOURFUL ? ColourMarks.LINE : 0);
        return spot.isCompact() && spot.isSpot(pitch * copy.scale) && OWN * count(rgb) <= own + 4 * extent ? spot : null;
    }

    /** The number of pixels in the picture with about this colour. */
    private long count(int rgb) {
        long count = 0;
        for (int bin = 0; bin < counts.length; bin++) {
            int level = (((bin / (LEVELS * LEVELS)) << 16) | ((bin / LEVELS % LEVELS) << 8) | (bin % LEVELS)) * STEP;
            boolean isNear = counts[bin] > 0 && Brightness.distance(level + STEP / 2 * 0x010101, rgb) < part * Mark.SAME;
            count += isNear ? counts[bin] : 0;
        }
        return count;
    }
}
