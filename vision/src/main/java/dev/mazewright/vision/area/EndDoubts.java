package dev.mazewright.vision.area;

import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** What is unsure of ends that are openings. */
final class EndDoubts {
    /** Openings between which a path has less than so many corridors may be one, or none of the two a real one. */
    private static final double SHORT = 4;
    /** A mark hides walls so far around it, in corridors. */
    private static final double RIM = 0.5;
    /** Marks of less than this strength may be parts of stains or shadows. */
    private static final double FAINT = 0.25;

    private final Grey grey;
    private final Terrain terrain;
    /** The openings at which the path begins or ends. */
    private final List<Spot> ends;

    private EndDoubts(Grey grey, Terrain terrain, List<Spot> ends) {
        this.grey = grey;
        this.terrain = terrain;
        this.ends = ends;
    }

    static EndDoubts of(Grey grey, Terrain terrain, Openings openings, Places places) {
        return new EndDoubts(grey, terrain, openings.all.stream()
                .filter(opening -> opening.middle() == places.start || opening.middle() == places.goal)
                .map(opening -> terrain.spot(opening.middle()))
                .toList());
    }

    /** What is unsure of a path between them. */
    List<String> of(List<Spot> line) {
        List<String> texts = new ArrayList<>(hidden());
        if (ends.size() > 1 && marked() == 1) {
            texts.add("the openings: one has a mark and the other has none");
        }
        if (isMarkElsewhere()) {
            texts.add("the openings: there is a mark elsewhere");
        }
        if (areBeside(line)) {
            texts.add("the openings: they are beside each other");
        }
        return texts;
    }

    /** Whether both ends are openings without a mark, and a mark is in the maze. */
    boolean isMarkElsewhere() {
        return ends.size() > 1 && marked() == 0 && isMarkInside();
    }

    /** Whether a path leads from an opening to another one beside it. */
    boolean areBeside(List<Spot> line) {
        return ends.size() > 1 && length(line) < SHORT * terrain.corridor * terrain.scale();
    }

    /** Openings at stains and shadows, which hide walls. */
    private List<String> hidden() {
        return ends.stream()
                .filter(spot -> isAt(spot, mark -> mark.strength() < FAINT))
                .map(spot -> "the opening at " + Math.round(spot.x()) + "," + Math.round(spot.y())
                        + ": a stain or a shadow may hide a wall")
                .toList();
    }

    /** Whether a mark that is not faint, and alone, is in the maze. */
    private boolean isMarkInside() {
        List<Mark> clear = grey.marks().spots().stream()
                .filter(mark -> mark.isCompact() && mark.strength() >= FAINT)
                .toList();
        return clear.size() == 1 && !terrain.outside[terrain.pixel(clear.getFirst().middle())];
    }

    private long marked() {
        return ends.stream().filter(spot -> isAt(spot, mark -> mark.strength() >= FAINT)).count();
    }

    private boolean isAt(Spot spot, Predicate<Mark> which) {
        double rim = RIM * terrain.corridor * terrain.scale();
        return grey.marks().all().stream()
                .filter(Mark::isCompact)
                .filter(which)
                .anyMatch(mark -> spot.distance(mark.middle()) < mark.extent() / 2 + rim);
    }

    private static double length(List<Spot> line) {
        double length = 0;
        for (int i = 1; i < line.size(); i++) {
            length += line.get(i).distance(line.get(i - 1));
        }
        return length;
    }
}
