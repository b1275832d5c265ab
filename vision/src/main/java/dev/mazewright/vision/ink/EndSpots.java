package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import java.util.ArrayList;
import java.util.List;

/** Looks closer for the spots at a start and a goal where fewer than two are seen. */
public final class EndSpots {
    /** Pictures of at most so many pixels are looked at in full. */
    private static final long MOST = 3_000_000;

    private EndSpots() {}

    /**
     * The ink of a picture with the spots at its ends: if fewer than two are seen, small ones that only the whole picture shows, or such
     * as have a colour that appears nowhere else, or that of walls.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public static Grey added(Looks looks, Grey grey) throws NotUnderstoodException {
        if (grey.marks().spots().size() > 1) {
            return grey;
        }
        Picture picture = looks.picture();
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
        both.addAll(grey.marks().solid());
        return both.size() == 2 && grey.marks().solid().size() == 1 && grey.signs().all().isEmpty() ? grey.with(both) : grey;
    }

    /** The spots that are seen and those whose colour appears nowhere else. */
    private static List<Mark> flat(Picture picture, Grey grey) {
        int factor = (int) Math.ceil(Math.sqrt((double) picture.width() * picture.height() / MOST));
        WorkingCopy copy = WorkingCopy.reduced(picture, factor);
        List<Mark> flat = FlatSpots.of(copy, grey.pitch() * grey.scale() / copy.scale);
        if (flat.size() == 2) {
            return flat;
        }
        List<Mark> spots = new ArrayList<>(grey.marks().spots());
        for (Mark spot : flat) {
            if (spots.stream().noneMatch(spot::isAt)) {
                spots.add(spot);
            }
        }
        return spots;
    }
}
