package dev.mazewright.vision.area;

import dev.mazewright.vision.ends.MarkedEnds;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the path begins and ends: as requested, at coloured marks, or at openings. */
final class Places {
    private static final int NONE = -1;
    /** The factor by which the second mark must stand out more than the third. */
    private static final double DISTINCT = 1.5;

    /** A given end that moves farther than this, in corridors, is doubted: a person points into corridors. */
    private static final double FAR = 0.7;
    /** A given end moves this many corridors at most around walls: an opening beside it lies closer. */
    private static final double REACH = 2;

    /** If more of the paper has a mark's colour than this share, it is a part of the paper. */
    private static final double PAPER = 0.2;

    /** The pixel at which the path begins; -1 if unknown. */
    int start = NONE;
    /** The pixel at which it ends; -1 if unknown. */
    int goal = NONE;
    /** Whether an end is an opening. */
    boolean areOpenings;
    /** Whether the goal is at the only mark, and the start at an opening. */
    boolean isOneMark;
    final List<String> notes = new ArrayList<>();
    final List<String> doubts = new ArrayList<>();

    private final Terrain terrain;
    private final Openings openings;
    private final Grey grey;

    private Places(Terrain terrain, Openings openings, Grey grey) {
        this.terrain = terrain;
        this.openings = openings;
        this.grey = grey;
    }

    /** Takes the ends from the request, signs, two marks, openings, or an opening and a mark. */
    static Places of(Terrain terrain, Openings openings, Grey grey, ReadingRequest request) {
        Places places = new Places(terrain, openings, grey);
        places.request(request);
        if (places.areKnown()) {
            return places;
        }
        MarkedEnds signs = MarkedEnds.of(grey, new AreaSite(terrain, openings, places::isInside));
        places.signs(signs);
        List<Mark> inside = signs.others(grey.marks().spots()).stream().filter(places::isInside).limit(3).toList();
        if (inside.size() > 1) {
            boolean isDistinct = inside.size() < 3 || inside.get(1).salience() > DISTINCT * inside.get(2).salience();
            boolean isFaint = inside.get(1).isFaint();
            boolean areAlike = inside.get(0).hasColourOf(inside.get(1));
            boolean isBetter = isDistinct ? !(isFaint || areAlike) || openings.all.size() != 2 : openings.all.size() < 2;
            if (isBetter) {
                places.marks(inside.get(0), inside.get(1));
                if (!isDistinct || isFaint) {
                    places.doubts.add("the marks at the ends: "
                            + (isDistinct ? "one is faint or of the colour of walls" : "there are others like them"));
                } else if (inside.stream().limit(2).anyMatch(mark -> grey.marks().paperLike(mark) > PAPER)) {
                    places.doubts.add("the marks at the ends: one has the colour of corridors");
                } else if (areAlike) {
                    places.doubts.add("the marks at the ends: both have one colour");
                }
            } else if (!isDistinct && !isFaint) {
                places.doubts.add("the ends: there are more than two marks, and the openings are taken");
            }
        }
        if (inside.size() == 1 && (signs.start() != null || signs.goal() != null)) {
            places.marks(inside.getFirst(), inside.getFirst());
        }
        places.openings();
        if (inside.size() == 1) {
            places.mark(inside.getFirst());
        }
        return places;
    }

    /** Doubts openings that another terrain of the same picture has elsewhere. */
    void compare(Places other) {
        if (areOpenings && !(isNear(start, other.start) && isNear(goal, other.goal))) {
            doubts.add("the openings: with another threshold they are elsewhere");
        }
    }

    private boolean isNear(int one, int other) {
        return other != NONE && terrain.distance(one, other) < terrain.corridor;
    }

    boolean areKnown() {
        return start != NONE && goal != NONE;
    }

    private void request(ReadingRequest request) {
        Spot from = request.start();
        Spot to = request.goal();
        start = from == null ? NONE : reached(terrain.pixel(from));
        goal = to == null ? NONE : reached(terrain.pixel(to));
        moved("start", from, start);
        moved("goal", to, goal);
    }

    /** Doubts a given end that lies far from all corridors: walls may be the corridors. */
    private void moved(String what, @Nullable Spot given, int end) {
        if (given != null && end != NONE && terrain.distance(terrain.pixel(given), end) > FAR * terrain.corridor) {
            doubts.add("the " + what + ": no corridor is seen at " + grey.text(given) + ", and the path leads to the nearest, at " + terrain.text(end));
        }
    }

    /** The ends that signs name and the request does not. */
    private void signs(MarkedEnds signs) {
        Spot from = signs.start();
        Spot to = signs.goal();
        start = start == NONE && from != null ? at(from) : start;
        goal = goal == NONE && to != null ? at(to) : goal;
        notes.addAll(signs.notes());
        doubts.addAll(signs.doubts());
    }

    private boolean isInside(Spot spot) {
        return isInside(spot, terrain.corridor);
    }

    /** Large marks may lie in wide openings. */
    private boolean isInside(Mark mark) {
        return isInside(mark.middle(), Math.max(terrain.corridor, mark.extent() / terrain.scale));
    }

    private boolean isInside(Spot spot, double reach) {
        int at = terrain.pixel(spot);
        int inside = terrain.nearest(at, this::isCorridor, (int) Math.ceil(reach));
        return inside != NONE && terrain.distance(at, inside) < reach;
    }

    /** The middle pixel of a mark, or the nearest pixel of a corridor if that is wall. */
    private int at(Spot spot) {
        int at = terrain.pixel(spot);
        return terrain.depth[at] > 1 ? at : nearest(at);
    }

    private void marks(Mark one, Mark other) {
        Mark first = other.isRatherStart(one) ? other : one;
        Mark last = other.isRatherStart(one) ? one : other;
        Mark startMark = isAt(goal, first) ? last : first;
        Mark goalMark = isAt(start, last) ? first : last;
        if (start == NONE) {
            start = at(startMark.middle());
            notes.add("start" + atMark(startMark, start));
        }
        if (goal == NONE) {
            goal = at(goalMark.middle());
            notes.add("goal" + atMark(goalMark, goal));
        }
    }

    /** Whether a known end stands at a mark. */
    private boolean isAt(int end, Mark mark) {
        return end != NONE && terrain.spot(end).distance(mark.middle()) < mark.extent() / 2;
    }

    /** Takes the only mark as the goal, if the goal is unknown and the start lies elsewhere. */
    private void mark(Mark mark) {
        int at = at(mark.middle());
        if (goal == NONE && (start == NONE || terrain.distance(start, at) > terrain.corridor)) {
            goal = at;
            isOneMark = true;
            notes.add("goal" + atMark(mark, goal));
            doubts.add("one mark alone is seen, and the start is where there is an opening");
        }
    }

    private String atMark(Mark mark, int at) {
        return " at the mark of colour #" + HexFormat.of().withUpperCase().toHexDigits(mark.rgb(), 6) + " at " + terrain.text(at);
    }

    private void openings() {
        if (start != NONE && goal != NONE) {
            return;
        }
        List<AreaOpening> free = new ArrayList<>(openings.all);
        free.removeIf(opening -> isNear(opening.middle(), start) || isNear(opening.middle(), goal));
        int needed = (start == NONE ? 1 : 0) + (goal == NONE ? 1 : 0);
        if (free.size() > needed) {
            free = openings.connected(free, needed);
        }
        if (free.size() > needed) {
            doubts.add(free.size() + " openings in the outline: " + text(free));
            free = openings.widest(free, needed);
        }
        free.sort(Comparator.comparingInt(opening -> opening.middle() % terrain.width + opening.middle() / terrain.width));
        for (AreaOpening opening : free) {
            areOpenings = true;
            if (start == NONE) {
                start = opening.middle();
                notes.add("start at the opening at " + terrain.text(start));
            } else if (goal == NONE) {
                goal = opening.middle();
                notes.add("goal at the opening at " + terrain.text(goal));
            }
        }
    }

    /** Takes the widest place inside as the goal if only the start is known. */
    void centre() {
        if (start == NONE || goal != NONE || openings.largest < 0) {
            return;
        }
        int widest = start;
        for (int at = 0; at < terrain.depth.length; at++) {
            if (openings.parts.labels()[at] == openings.largest && terrain.depth[at] > terrain.depth[widest]) {
                widest = at;
            }
        }
        if (terrain.depth[widest] > 0.7 * terrain.corridor && terrain.distance(start, widest) > 2 * terrain.corridor) {
            goal = widest;
            notes.add("goal in the widest place inside, at " + terrain.text(goal));
            doubts.add("one end alone is seen, and the goal is the widest place inside");
        }
    }

    /** The pixel of a corridor that is reached first without crossing a wall; the nearest one if none is near. */
    private int reached(int at) {
        int free = terrain.walls[at] ? terrain.nearest(at, to -> !terrain.walls[to], Integer.MAX_VALUE) : at; // a person may point at a letter
        int most = (int) Math.ceil(REACH * terrain.corridor);
        int first = free == NONE ? NONE : FreeSpace.first(terrain.walls, terrain.width, free, most, this::isCorridor);
        return first == NONE ? nearest(at) : first;
    }

    private boolean isCorridor(int at) {
        return openings.parts.labels()[at] >= 0;
    }

    /** The nearest pixel of a corridor; -1 without corridors. */
    private int nearest(int at) {
        return terrain.nearest(at, this::isCorridor, Integer.MAX_VALUE);
    }

    private String text(List<AreaOpening> some) {
        return String.join(" ", some.stream().limit(6).map(opening -> terrain.text(opening.middle())).toList());
    }
}
