package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A picture as if the two spots at its ends had not been drawn: in small mazes, they would distort the measurement of paper and walls. */
public final class Spotless {
    /** The width of a spot's edge, in pixels. */
    private static final double EDGE = 2;
    /** Paper is sampled up to this many pixels beyond the edge, */
    private static final double AROUND = 2;
    /** or up to this share of the spot's extent. */
    private static final double PART = 0.2;

    /** The greatest distance of colours from the mixtures of a spot's colour and paper, of 442. */
    private static final double MIXED = 40;

    private final Picture picture;
    private final int[] rgb;

    private Spotless(Picture picture) {
        this.picture = picture;
        rgb = picture.rgb().clone();
    }

    /**
     * The ink of the picture without its spots, and the spots; null unless exactly two have colours that appear nowhere else.
     *
     * @param grey its ink with them
     * @throws NotUnderstoodException if nothing but paper is left
     */
    public static @Nullable Grey of(Looks looks, Grey grey) throws NotUnderstoodException {
        Picture picture = looks.picture();
        List<FlatSpots.Region> regions = FlatSpots.regions(WorkingCopy.of(picture), grey.pitch() * grey.scale());
        if (regions.size() != 2 || EndSpots.areUnlike(regions.get(0).spot(), regions.get(1).spot())) {
            return null;
        }
        Spotless spotless = new Spotless(picture);
        regions.forEach(spotless::remove);
        return new Looks(picture.with(spotless.rgb), looks.context(), looks.effort()).usual().with(regions.stream().map(FlatSpots.Region::spot).toList());
    }

    /** Paints a spot in the colour around it. */
    private void remove(FlatSpots.Region region) {
        float[] away = Depth.of(others(region.pixels()), picture.width(), picture.height());
        double beyond = EDGE + Math.max(AROUND, PART * region.spot().extent());
        int[] around = new int[rgb.length];
        int count = 0;
        for (int at = 0; at < away.length; at++) {
            if (away[at] > EDGE && away[at] <= beyond) {
                around[count++] = picture.rgb()[at];
            }
        }
        int paper = count == 0 ? region.spot().rgb() : Picture.median(Arrays.copyOf(around, count));
        for (int at = 0; at < away.length; at++) {
            boolean isPart = away[at] == 0 || (away[at] <= EDGE && isBetween(rgb[at], region.spot().rgb(), paper));
            rgb[at] = isPart ? paper : rgb[at];
        }
    }

    /** Whether a colour is about a mixture of two others. */
    private static boolean isBetween(int colour, int one, int other) {
        int share = (int) Math.round(256 * Math.clamp(Brightness.along(colour, one, other), 0, 1));
        return Brightness.distance(colour, WorkingCopy.mix(one, other, share)) < MIXED;
    }

    /** The pixels outside a region and what it surrounds in its rows. */
    private boolean[] others(Flood region) {
        FloodRows rows = FloodRows.of(region, picture.width());
        boolean[] others = new boolean[rgb.length];
        for (int at = 0; at < others.length; at++) {
            others[at] = !rows.contains(at % picture.width(), at / picture.width());
        }
        return others;
    }
}
