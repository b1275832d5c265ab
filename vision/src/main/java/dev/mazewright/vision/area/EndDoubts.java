package dev.mazewright.vision.area;

import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Doubts about ends that are openings. */
final class EndDoubts {
    /** A path shorter than this many corridors may connect two parts of one opening, or false openings. */
    private static final double SHORT = 4;
    /** So may one shorter than this share of the diagonal of the box around all walls. */
    private static final double SHARE = 0.25;
    /**
     * Openings lie within this many corridors of the convex hull of all walls: those of an outline within half a wall of it, but for dents.
     * Of 400 drawn pictures two had openings that lay a cell deep (1.0) and were read without a doubt.
     */
    private static final double DEEP = 0.9;

    /** The doubt about a path along the outline. */
    static final String AROUND_IT = "the path: it leads around the maze, not through it";
    /** What is nearer to the hull of all walls than this, in corridors, lies beside the outline or along it. */
    private static final double RIND = 1;
    /** A path between openings that lies there for this share of its length leads around the maze: another line lies beside its outline. */
    private static final double AROUND = 0.95;
    /** A path in a room, between ends within the walls, that lies beyond them for this share leaves the maze: it has an outline, with openings. */
    private static final double OUT = 0.25;
    /** Narrower mazes, in corridors, lie along their outline everywhere. */
    private static final double NARROW = 5;
    /** The distance of tested points of a path, in corridors. */
    private static final double STEP = 0.25;

    /** A mark may hide walls up to this distance from its edge, in corridors. */
    private static final double RIM = 0.5;

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

    /** The doubts about a path between the openings. */
    List<String> of(List<Spot> line) {
        List<String> texts = new ArrayList<>(hidden());
        if (isAtMark()) {
            texts.add("the openings: one has a mark and the other has none");
        }
        if (isMarkElsewhere()) {
            texts.add("the openings: there is a mark elsewhere");
        }
        ends.stream().filter(spot -> terrain.inside(spot) > DEEP * terrain.corridor).findFirst().ifPresent(
                spot -> texts.add("the openings: that at " + grey.text(spot) + " lies within the maze"));
        if (isAround(line)) {
            texts.add(AROUND_IT);
        }
        if (areBeside(line)) {
            texts.add("the openings: they are beside each other");
        } else if (ends.size() > 1 && Spot.length(line) < SHARE * terrain.diagonal()) {
            texts.add("the openings: the path between them is short, and they may be one");
        }
        return texts;
    }

    /** Whether both ends are openings without a mark, and the maze contains a mark. */
    private boolean isMarkElsewhere() {
        return ends.size() > 1 && marked() == 0 && isMarkInside();
    }

    /** Whether both ends are openings, and marks stand elsewhere or at one of them alone. */
    boolean areMarksLeft() {
        return isAtMark() || isMarkElsewhere();
    }

    private boolean isAtMark() {
        return ends.size() > 1 && marked() == 1;
    }

    /** Whether a path leads from an opening to another one beside it. */
    boolean areBeside(List<Spot> line) {
        return ends.size() > 1 && Spot.length(line) < SHORT * terrain.corridor * terrain.scale;
    }

    /** Whether a path between openings keeps to the outline of all walls nearly everywhere, or goes by a maze within it, or in a room lies beyond it, as between a wall and the edge of a scanned page. */
    boolean isAround(List<Spot> line) {
        if ((ends.size() < 2 && !terrain.isRoom) || terrain.breadth() < NARROW * terrain.corridor) {
            return false;
        }
        if (!terrain.isRoom && !line.isEmpty() && Islands.areBeside(terrain, line)) {
            return true;
        }
        double rind = terrain.isRoom ? 0 : RIND * terrain.corridor;
        int[] counts = new int[2];
        PathDoubts.walk(line, STEP * terrain.corridor * terrain.scale, -1, spot -> counts[terrain.inside(spot) < rind ? 1 : 0]++);
        boolean isLeft = terrain.isRoom && !line.isEmpty() && terrain.inside(line.getFirst()) > 0 && terrain.inside(line.getLast()) > 0;
        return counts[1] > (isLeft ? OUT : AROUND) * (counts[0] + counts[1]);
    }

    /** Doubts about openings at stains and shadows, which may hide walls. */
    private List<String> hidden() {
        return ends.stream()
                .filter(spot -> compact().anyMatch(mark -> mark.isFaint() && isAt(spot, mark)))
                .map(spot -> "the opening at " + grey.text(spot) + ": a stain or a shadow may hide a wall")
                .toList();
    }

    /** Whether the only clear mark lies in the maze, or the only two around which its walls lie; those beside the maze do not count. */
    private boolean isMarkInside() {
        List<Mark> clear = grey.marks().clear().stream().filter(mark -> terrain.isAmongWalls(mark.middle())).toList();
        return switch (clear.size()) {
            case 1 -> !terrain.outside[terrain.pixel(clear.getFirst().middle())];
            case 2 -> true;
            default -> false;
        };
    }

    private long marked() {
        return ends.stream().filter(spot -> clear().anyMatch(mark -> isAt(spot, mark))).count();
    }

    private Stream<Mark> clear() {
        return compact().filter(mark -> !mark.isFaint());
    }

    private Stream<Mark> compact() {
        return grey.marks().all().stream().filter(Mark::isCompact);
    }

    private boolean isAt(Spot spot, Mark mark) {
        return spot.distance(mark.middle()) < mark.extent() / 2 + RIM * terrain.corridor * terrain.scale;
    }
}
