package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.sign.Meaning;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Looks closer for the spots at start and goal if fewer than two are seen, or if those seen may be parts of stains and shadows. */
public final class EndSpots {

    /** Marks of at least this strength are not parts of stains or shadows. */
    private static final double SURE = 0.4;

    /** The factor by which the spots at the ends stand out more than others. */
    private static final double DISTINCT = 1.5;

    /** The greatest ratio of the sizes of two marks at ends. */
    private static final double UNLIKE = 3;

    private EndSpots() {}

    /**
     * The ink of a picture with the spots at its ends. If fewer than two are seen, it adds small ones that only the whole picture shows,
     * or those whose colour appears nowhere else, or is that of walls. If two are seen but faint beside the ink, it takes those whose
     * colour appears nowhere else.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public static Grey added(Looks looks, Grey grey) throws NotUnderstoodException {
        if (grey.marks().spots().size() > 1) {
            return areArrows(grey) ? better(looks.picture(), grey) : grey;
        }
        List<Mark> small = grey.scale() > 1 ? small(looks) : List.of();
        if (small.size() > 1) {
            return grey.with(small);
        }
        List<Mark> figures = ColouredFigures.pair(WorkingCopy.of(looks.picture()), grey.pitch() * grey.scale());
        if (figures.size() == 2) {
            return grey.withFigures(figures);
        }
        if (!areArrows(grey)) {
            return grey;
        }
        List<Mark> flat = flat(looks.picture(), grey);
        List<Mark> two = flat.size() == 2 ? flat : solid(grey);
        if (two.size() < 2 && looks.pair().size() == 2) {
            return grey.withFigures(looks.pair());
        }
        return two.size() == 2 ? grey.with(two) : grey;
    }

    /**
     * The ink with the only two spots that have a hue, which appears nowhere else; as in {@link #added} without such spots. Where the outline is
     * not known, white and black are rather paper and walls.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public static Grey coloured(Looks looks, Grey grey) throws NotUnderstoodException {
        List<Mark> two = clear(alone(looks.picture(), grey));
        return two.size() == 2 ? grey.with(two) : added(looks, grey);
    }

    /** The spots that the whole picture shows; empty if it is large. */
    private static List<Mark> small(Looks looks) throws NotUnderstoodException {
        return isLarge(looks.picture()) ? List.of() : looks.smallMarks().spots();
    }

    /** The visible spots, and the only one in the colour of walls. */
    private static List<Mark> solid(Grey grey) {
        List<Mark> solid = grey.marks().solid();
        List<Mark> both = new ArrayList<>(grey.marks().spots());
        solid.stream().filter(spot -> !isAny(spot, both)).forEach(both::add);
        return solid.size() == 1 ? both : List.of();
    }

    private static boolean isLarge(Picture picture) {
        return (long) picture.width() * picture.height() > Looks.MEASURED;
    }

    /** Whether all signs are arrows, which scraps of walls may look like. */
    private static boolean areArrows(Grey grey) {
        return grey.signs().all().stream().allMatch(placed -> placed.sign().meaning() == Meaning.DIRECTION);
    }

    /** The ink with two spots seen by their colours, if one of those seen by their ink is faint or a stain, or there are more than two. */
    private static Grey better(Picture picture, Grey grey) {
        List<Mark> spots = grey.marks().spots();
        Mark other = spots.get(1);
        boolean areUnlike = areUnlike(spots.get(0), other);
        boolean areSome = areSome(spots);
        if (other.strength() >= SURE && !areUnlike && !areSome) {
            return grey;
        }
        List<Mark> alone = alone(picture, grey);
        List<Mark> seen = alone.stream().filter(spot -> isAny(spot, spots)).toList();
        List<Mark> clear = clear(seen.size() == 2 ? seen : alone);
        List<Mark> two = areUnlike && alone.size() == 2 && seen.size() < 2 ? alone : clear;
        boolean isBetter = areUnlike || other.isFaint() || (areSome && alone.size() == 2 && seen.size() == 2);
        return isBetter && two.size() == 2 ? grey.with(two) : grey;
    }

    /** Whether other spots stand out about as much as the first two, or these are weak or of one colour. */
    private static boolean areSome(List<Mark> spots) {
        Mark one = spots.get(0);
        Mark other = spots.get(1);
        boolean areWeak = other.strength() < SURE || one.hasColourOf(other) || one.isAt(other);
        return spots.size() > 2 && (areWeak || other.salience() < DISTINCT * spots.get(2).salience());
    }

    private static boolean isAny(Mark spot, List<Mark> spots) {
        return spots.stream().anyMatch(spot::isAt);
    }

    private static List<Mark> clear(List<Mark> spots) {
        return spots.stream().filter(spot -> !spot.isFaint()).toList();
    }

    /** The spots whose colours appear nowhere else. */
    private static List<Mark> alone(Picture picture, Grey grey) {
        int factor = (int) Math.ceil(Math.sqrt((double) picture.width() * picture.height() / Looks.MEASURED));
        WorkingCopy copy = WorkingCopy.reduced(picture, factor);
        double pitch = grey.pitch() * grey.scale() / copy.scale;
        return FlatSpots.of(copy, pitch);
    }

    /** Whether one is much larger than the other. */
    static boolean areUnlike(Mark one, Mark other) {
        return Math.max(one.extent(), other.extent()) > UNLIKE * Math.min(one.extent(), other.extent());
    }

    /** Two spots whose colours appear nowhere else; or these and the visible ones. */
    private static List<Mark> flat(Picture picture, Grey grey) {
        List<Mark> alone = alone(picture, grey);
        if (alone.size() == 2) {
            return alone;
        }
        List<Mark> spots = grey.marks().spots();
        return Stream.concat(spots.stream(), alone.stream().filter(spot -> !isAny(spot, spots))).toList();
    }
}
