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

    /** Of two marks at ends, one is at most by this factor larger. */
    private static final double UNLIKE = 3;

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
            return grey.signs().all().isEmpty() ? better(picture, grey) : grey;
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

    /** The ink with two spots that are seen by their colours, where of those that are seen by their ink one is faint or a stain. */
    private static Grey better(Picture picture, Grey grey) {
        Mark one = grey.marks().spots().get(0);
        Mark other = grey.marks().spots().get(1);
        boolean areUnlike = areUnlike(one, other);
        if (other.strength() >= FAINT && !areUnlike) {
            return grey;
        }
        List<Mark> alone = alone(picture, grey);
        List<Mark> two = areUnlike && alone.size() == 2 ? alone : clear(alone);
        return two.size() == 2 ? grey.with(two) : grey;
    }

    private static List<Mark> clear(List<Mark> alone) {
        return alone.stream().filter(spot -> spot.strength() >= FAINT).toList();
    }

    /** The spots whose colours appear nowhere else. */
    private static List<Mark> alone(Picture picture, Grey grey) {
        int factor = (int) Math.ceil(Math.sqrt((double) picture.width() * picture.height() / MOST));
        WorkingCopy copy = WorkingCopy.reduced(picture, factor);
        double pitch = grey.pitch() * grey.scale() / copy.scale;
        List<Mark> alone = FlatSpots.of(copy, pitch);
        if (alone.size() == 2 && !areUnlike(alone.get(0), alone.get(1))) {
            return alone;
        }
        List<Mark> close = small(FlatSpots.close(copy, pitch));
        return alone.size() < 2 || close.size() == 2 ? close : alone;
    }

    private static boolean areUnlike(Mark one, Mark other) {
        return Math.max(one.extent(), other.extent()) > UNLIKE * Math.min(one.extent(), other.extent());
    }

    /** Of more than two spots, those that are not much larger than the two smallest ones. */
    private static List<Mark> small(List<Mark> spots) {
        double second = spots.stream().mapToDouble(Mark::extent).sorted().skip(1).findFirst().orElse(0);
        return spots.size() < 3 ? spots : spots.stream().filter(spot -> spot.extent() <= UNLIKE * second).toList();
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
