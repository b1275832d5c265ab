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

    /** From this size on, in pixels, the colour of a spot is seen. */
    private static final double LARGE = 7;
    /** Spots of fewer pixels are specks. */
    private static final int SPECK = 8;
    /** The factor by which the spots at the ends stand out more than others. */
    private static final double DISTINCT = 1.5;
    /** Among at least this number of spots, most are parts of stains and shadows. */
    private static final int MANY = 6;

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
        List<Mark> two = flat(looks.picture(), grey);
        if (!areArrows(grey)) {
            List<Mark> spots = grey.marks().spots();
            return two.size() == 2 && spots.size() == 1 && isAny(spots.getFirst(), two) ? grey.with(two) : grey;
        }
        two = two.size() == 2 ? two : solid(grey);
        two = two.size() == 2 ? two : withLoose(looks, grey);
        if (two.size() < 2 && looks.pair().size() == 2) {
            return grey.withFigures(looks.pair());
        }
        two = two.size() == 2 || grey.scale() > 1 ? two : clear(small(looks), Mark.DOUBTFUL).stream().filter(EndSpots::isNoSpeck).toList();
        return two.size() == 2 ? grey.with(two) : grey;
    }

    /**
     * The ink with the only two spots that have a hue, which appears nowhere else; as in {@link #added} without such spots. Where the outline is
     * not known, white and black are rather paper and walls.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public static Grey coloured(Looks looks, Grey grey) throws NotUnderstoodException {
        List<Mark> two = clear(alone(looks.picture(), grey), Mark.FAINT);
        return two.size() == 2 ? grey.with(two) : added(looks, grey);
    }

    /** The spots that the whole picture shows; empty if it is large. */
    private static List<Mark> small(Looks looks) throws NotUnderstoodException {
        return isLarge(looks.picture()) ? List.of() : looks.smallMarks().spots();
    }

    private static boolean isNoSpeck(Mark spot) {
        return spot.pixels() >= SPECK;
    }

    /** The visible spots, and the only one in the colour of walls. */
    private static List<Mark> solid(Grey grey) {
        List<Mark> solid = grey.marks().solid();
        List<Mark> both = new ArrayList<>(grey.marks().spots());
        solid.stream().filter(spot -> !isAny(spot, both)).forEach(both::add);
        return solid.size() == 1 ? both : List.of();
    }

    /** The only visible spot, and the only other one that touches no wall; fewer if either is missing or not the only one. */
    private static List<Mark> withLoose(Looks looks, Grey grey) throws NotUnderstoodException {
        List<Mark> spots = grey.marks().spots();
        if (spots.size() != 1 || spots.getFirst().isFaint() || isLarge(looks.picture())) {
            return spots;
        }
        return Stream.concat(spots.stream(), looks.looseSpot().stream().filter(spot -> !isAny(spot, spots))).toList();
    }

    private static boolean isLarge(Picture picture) {
        return (long) picture.width() * picture.height() > Looks.MEASURED;
    }

    /** Whether all signs are arrows, which scraps of walls may look like. */
    private static boolean areArrows(Grey grey) {
        return grey.signs().all().stream().allMatch(placed -> placed.sign().meaning() == Meaning.DIRECTION);
    }

    /**
     * The ink with two spots seen by their colours, if one of those seen by their ink is faint or a stain, or there are more than two.
     * Two that differ little from paper and walls, and whose colours appear elsewhere, are marked as faint.
     */
    private static Grey better(Picture picture, Grey grey) {
        List<Mark> spots = grey.marks().spots();
        Mark one = spots.get(0);
        Mark other = spots.get(1);
        boolean areUnlike = areUnlike(one, other);
        boolean areSome = areSome(spots);
        if (other.strength() >= SURE && !areUnlike && !areSome) {
            return grey;
        }
        List<Mark> alone = unlikeColours(alone(picture, grey));
        List<Mark> seen = alone.stream().filter(spot -> isAny(spot, spots)).toList();
        List<Mark> clear = clear(seen.size() == 2 ? seen : alone, Mark.FAINT);
        List<Mark> two = List.of();
        if (areSome && alone.size() == 2 && seen.size() == 2) {
            List<Mark> known = spotsAt(seen, spots);
            if (clear.size() < 2 && known.size() == 2) {
                return grey.marked(known);
            }
            two = clear;
        } else if (alone.size() == 2 && seen.size() == 1 && (spots.size() >= MANY || (isAny(one, seen) && other.strength() < Mark.FAINT))) {
            two = alone;
        } else if (areUnlike || other.strength() < Mark.FAINT) {
            two = areUnlike && alone.size() == 2 && seen.size() < 2 ? alone : clear;
        }
        if (two.size() == 2) {
            return grey.with(two);
        }
        if (isDoubtful(one, alone, grey) && isDoubtful(other, alone, grey)) {
            return grey.marked(List.of(one.faint(), other.faint()));
        }
        return spots.size() == 2 && isLikeWalls(other, grey) ? grey.with(spots) : grey;
    }

    /** The same spots; empty if they are two of about one colour, as parts of one thing are. */
    private static List<Mark> unlikeColours(List<Mark> spots) {
        return spots.size() == 2 && spots.get(0).hasColourOf(spots.get(1)) ? List.of() : spots;
    }

    /** Whether other spots stand out about as much as the first two, or these are weak or of one colour. */
    private static boolean areSome(List<Mark> spots) {
        Mark one = spots.get(0);
        Mark other = spots.get(1);
        boolean areWeak = other.strength() < SURE || one.hasColourOf(other) || one.isAt(other);
        return spots.size() > 2 && (areWeak || other.salience() < DISTINCT * spots.get(2).salience());
    }

    /** Whether a spot is small, thin, and of about the colour of walls. */
    private static boolean isLikeWalls(Mark spot, Grey grey) {
        double pitch = grey.pitch() * grey.scale();
        return spot.strength() < SURE && spot.isCompact() && spot.extent() <= pitch && spot.thickness() < Mark.THIN * pitch;
    }

    /** Whether a spot differs little from paper and walls and its colour appears elsewhere, although it is large enough to show it. */
    private static boolean isDoubtful(Mark spot, List<Mark> alone, Grey grey) {
        return spot.strength() < SURE && spot.extent() >= LARGE * Math.max(1, grey.scale()) && !isAny(spot, alone);
    }

    /** The first of {@code some} at each of the others. */
    private static List<Mark> spotsAt(List<Mark> others, List<Mark> some) {
        return others.stream().flatMap(spot -> some.stream().filter(spot::isAt).limit(1)).distinct().toList();
    }

    private static boolean isAny(Mark spot, List<Mark> spots) {
        return spots.stream().anyMatch(spot::isAt);
    }

    private static List<Mark> clear(List<Mark> spots, double least) {
        return spots.stream().filter(spot -> spot.strength() >= least).toList();
    }

    /** The spots whose colours appear nowhere else. */
    private static List<Mark> alone(Picture picture, Grey grey) {
        int factor = (int) Math.ceil(Math.sqrt((double) picture.width() * picture.height() / Looks.MEASURED));
        WorkingCopy copy = WorkingCopy.reduced(picture, factor);
        double pitch = grey.pitch() * grey.scale() / copy.scale;
        List<Mark> alone = FlatSpots.of(copy, pitch);
        if (alone.size() == 2 && !areUnlike(alone.get(0), alone.get(1))) {
            return alone;
        }
        List<Mark> close = smallest(FlatSpots.close(copy, pitch));
        boolean areCloser = close.size() == 2 && (alone.size() > 2 || largest(close) < largest(alone));
        return alone.size() < 2 || areCloser ? close : alone;
    }

    private static double largest(List<Mark> spots) {
        return spots.stream().mapToDouble(Mark::extent).max().orElse(0);
    }

    /** Whether one is much larger than the other. */
    static boolean areUnlike(Mark one, Mark other) {
        return Math.max(one.extent(), other.extent()) > UNLIKE * Math.min(one.extent(), other.extent());
    }

    /** Of more than two spots, the two with a hue of their own, or those not much larger than the two smallest. */
    private static List<Mark> smallest(List<Mark> spots) {
        List<Mark> clear = clear(spots, Mark.FAINT);
        if (clear.size() == 2 && !areUnlike(clear.get(0), clear.get(1))) {
            return clear;
        }
        double second = spots.stream().mapToDouble(Mark::extent).sorted().skip(1).findFirst().orElse(0);
        return spots.size() < 3 ? spots : spots.stream().filter(spot -> spot.extent() <= UNLIKE * second).toList();
    }

    /** Two spots whose colours appear nowhere else, preferably not grey; or these and the visible ones. */
    private static List<Mark> flat(Picture picture, Grey grey) {
        List<Mark> alone = alone(picture, grey);
        List<Mark> clear = clear(alone, Mark.FAINT);
        if (alone.size() == 2 || clear.size() == 2) {
            return alone.size() == 2 ? alone : clear;
        }
        List<Mark> spots = new ArrayList<>(grey.marks().spots());
        for (Mark spot : alone) {
            if (!isAny(spot, spots)) {
                spots.add(spot);
            }
        }
        return spots;
    }
}
