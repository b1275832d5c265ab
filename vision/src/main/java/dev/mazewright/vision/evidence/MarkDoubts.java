package dev.mazewright.vision.evidence;

import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.List;
import java.util.Optional;

/** Doubts about ends at marks where more is drawn: things that stand out as much, and words and figures that the marks are parts of. */
public final class MarkDoubts {
    /** The factor by which marks at ends stand out more than anything else. */
    private static final double DISTINCT = 1.5;
    /** A mark is a part of something that is longer by more than this factor. */
    private static final double PART = 2;

    private MarkDoubts() {}

    /**
     * The doubts.
     *
     * @param seen all that is drawn in other colours, whatever its shape
     * @param spots the marks that the ends were chosen among
     * @param ends start and goal, of which at least one is at a mark
     */
    public static List<String> of(List<Mark> seen, List<Mark> spots, List<Spot> ends, Picture picture) {
        double weakest = ends.stream().mapToDouble(end -> seen.stream().filter(mark -> isAt(end, mark)).mapToDouble(Mark::salience).max().orElse(0)).min().orElse(0);
        Optional<Mark> other = seen.stream()
                .filter(mark -> !mark.isFaint() && mark.salience() * DISTINCT > weakest && ends.stream().noneMatch(end -> isAt(end, mark)))
                .findFirst();
        if (other.isPresent()) {
            return List.of("the marks at the ends: something else stands out as much, at pixel " + picture.text(other.get().middle()));
        }
        boolean isPart = ends.stream().anyMatch(end -> seen.stream().filter(mark -> isAt(end, mark)).anyMatch(mark ->
                spots.stream().noneMatch(spot -> isAt(end, spot) && mark.extent() <= PART * spot.extent())));
        return isPart ? List.of("the marks at the ends: one is a part of something larger") : List.of();
    }

    private static boolean isAt(Spot end, Mark mark) {
        return end.distance(mark.middle()) <= mark.extent() / 2;
    }
}
