package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import java.util.ArrayList;
import java.util.List;

/** Looks closer for the spots at a start and a goal where fewer than two are seen. */
public final class EndSpots {
    /** Pictures of at most so many pixels are looked at in full. */
    private static final long MOST = 3_000_000;

    /** Marks of less than this strength may be parts of stains or shadows. */
    private static final double FAINT = 0.25;

    private EndSpots() {}

    /**
     * The ink of a picture with the spots at its ends: if fewer than two are seen, small ones that only the whole picture shows, or such
     * as have a colour that appears nowhere else, or that of walls. Where two are seen but are faint beside the ink, such as have a colour
     * that appears nowhere else.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public static Grey added(Looks looks, Grey grey) throws NotUnderstoodException {
        Picture picture = looks.picture();
        if (grey.marks().spots().size() > 1) {
            return grey.marks().spots().get(1).strength() < FAINT && grey.signs().all().isEmpty() ? clear(picture, grey) : grey;
        }
        if (grey.scale() > 1 && (long) picture.width() * picture.height() <= MOST) {
            List<Mark> small = looks.smallMarks().spots();
            if (small.size() > 1) {
                return grey.with(small);
            }
        }
        List<Mark> flat = flat(picture, grey);
        if (flat.size() == 2 && grey.signs().all().isEmpty()) {
            return grey.with(flat);
        }
        List<Mark> both = new ArrayList<>(grey.marks().spots());
        grey.marks().solid().stream().filter(spot -> both.stream().noneMatch(spot::isAt)).forEach(both::add);
        return both.size() == 2 && grey.marks().solid().size() == 1 && grey.signs().all().isEmpty() ? grey.with(both) : grey;
    }

    /** The ink with two spots that are seen clearly by their colours, where those that are seen by their ink are faint. */
    private static Grey clear(Picture picture, Grey grey) {
        List<Mark> clear = clear(alone(picture, grey));
        return clear.size() == 2 ? grey.with(clear) : grey;
    }

    private static List<Mark> clear(List<Mark> alone) {
        return alone.stream().filter(spot -> spot.strength() >= FAINT).toList();
    }

    /** The spots whose colours appear nowhere else. */
    private static List<Mark> alone(Picture picture, Grey grey) {
        int factor = (int) Math.ceil(Math.sqrt((double) picture.width() * picture.height() / MOST));
        WorkingCopy copy = WorkingCopy.reduced(picture, factor);
        return FlatSpots.of(copy, grey.pitch() * grey.scale() / copy.scale);
    }

    /** Two spots whose colours appear nowhere else, rather such as are no grey; or these and those that are seen. */
    private static List<Mark> flat(Picture picture, Grey grey) {
        List<Mark> alone = alone(picture, grey);
        List<Mark> clear = clear(alone);
        if (alone.size() == 2 || clear.size() == 2) {
            return alone.size() == 2 ? alone : clear;
        }
        List<Mark> spots = new ArrayList<>(grey.marks().spots());
        for (Mark spot : alone) {
            if (spots.stream().noneMatch(spot::isAt)) {
                spots.add(spot);
            }
        }
        return spots;
    }
}
