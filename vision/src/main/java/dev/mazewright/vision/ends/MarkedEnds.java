package dev.mazewright.vision.ends;

import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.ink.PlacedSign;
import dev.mazewright.vision.picture.Spot;
import dev.mazewright.vision.sign.Meaning;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ends that letters, arrows and pictures name, in a maze or beside its openings. */
public final class MarkedEnds {
    /** A sign belongs to an opening closer than this, in pitches or in widths of its letters. */
    private static final double BESIDE = 1.6;
    /** The letters of a usual word. */
    private static final double LETTERS = 4;
    /** An arrow leads in or out if its direction and the opening's have at least this cosine. */
    private static final double ALONG = 0.5;
    /** Signs and spots closer to each other than this, in pitches, stand at the same end. */
    private static final double SAME = 0.7;
    private final Grey grey;
    private final EndContext site;
    private final List<End> starts = new ArrayList<>();
    private final List<End> goals = new ArrayList<>();
    private final List<PlacedSign> used = new ArrayList<>();
    /** The arrows and pictures among them that are away from all openings. */
    private final List<PlacedSign> shapes = new ArrayList<>();

    private final List<String> notes = new ArrayList<>();
    private final List<String> doubts = new ArrayList<>();

    /** A sign, the end of the path at it, and its text. */
    private record End(PlacedSign placed, Spot spot, String text) {}

    private MarkedEnds(Grey grey, EndContext site) {
        this.grey = grey;
        this.site = site;
    }

    /** Reads what the signs of a picture say about a maze in it. */
    public static MarkedEnds of(Grey grey, EndContext site) {
        MarkedEnds ends = new MarkedEnds(grey, site);
        grey.signs().all().forEach(ends::consider);
        boolean areSpots = ends.others(grey.marks().spots()).stream().filter(spot -> site.isInside(spot.middle())).count() > 1;
        if (areSpots && ends.used.size() == 1) {
            ends.forget(ends.used);
        } else if (areSpots || ends.areDoubtful()) {
            ends.forget(ends.shapes);
        }
        if (ends.start() != null && ends.goal() != null && ends.start().distance(ends.goal()) < SAME * site.pitch()) {
            ends.forget(ends.used); // one place is not both: they are parts of a text beside an opening
        }
        ends.say("start", ends.starts);
        ends.say("goal", ends.goals);
        return ends;
    }

    /**
     * Whether arrows and pictures away from openings look like scraps of walls: several name an end, or one end is unnamed at two
     * openings.
     */
    private boolean areDoubtful() {
        boolean areSome = starts.size() > 1 || goals.size() > 1;
        return areSome || ((starts.isEmpty() || goals.isEmpty()) && site.doors().size() == 2);
    }

    /** Forgets signs: a single one beside two spots elsewhere, or arrows and pictures among letters or spots. */
    private void forget(List<PlacedSign> signs) {
        List<PlacedSign> forgotten = List.copyOf(signs);
        starts.removeIf(end -> forgotten.contains(end.placed));
        goals.removeIf(end -> forgotten.contains(end.placed));
        used.removeAll(forgotten);
    }

    /** Where the path begins; null if no sign names it. */
    public @Nullable Spot start() {
        return starts.isEmpty() ? null : starts.getFirst().spot;
    }

    /** Where it ends; null if no sign names it. */
    public @Nullable Spot goal() {
        return goals.isEmpty() ? null : goals.getFirst().spot;
    }

    /** The signs found, in sentences such as {@code start at the letter S at 36,36}. */
    public List<String> notes() {
        return List.copyOf(notes);
    }

    /** The doubts about them. */
    public List<String> doubts() {
        return List.copyOf(doubts);
    }

    /** The spots that do not belong to these signs, in their order. */
    public List<Mark> others(List<Mark> spots) {
        return spots.stream().filter(spot -> used.stream().noneMatch(placed -> isSame(placed, spot))).toList();
    }

    private boolean isSame(PlacedSign placed, Mark spot) {
        return placed.middle().distance(spot.middle()) < SAME * site.pitch();
    }

    private void consider(PlacedSign placed) {
        Door door = door(placed);
        boolean isInside = site.isInside(placed.middle());
        if (placed.sign().meaning() == Meaning.DIRECTION) {
            arrow(placed, door, isInside);
        } else if (isInside || door != null) {
            if (door == null && placed.sign().isPicture()) {
                shapes.add(placed);
            }
            add(placed, placed.sign().meaning(), isInside || door == null ? placed.middle() : door.end(), "");
        }
    }

    private void arrow(PlacedSign placed, @Nullable Door door, boolean isInside) {
        if (door != null) {
            double along = placed.sign().x() * door.x() + placed.sign().y() * door.y();
            if (Math.abs(along) >= ALONG) {
                add(placed, along < 0 ? Meaning.START : Meaning.GOAL, door.end(), along < 0 ? " that leads in" : " that leads out");
            }
        } else if (isInside && placed.isClear()) {
            boolean isFree = isFree(placed, 1);
            if (isFree || isFree(placed, -1)) {
                shapes.add(placed);
                add(placed, isFree ? Meaning.START : Meaning.GOAL, placed.middle(), isFree ? " along a passage" : " to a wall");
            }
        }
    }

    /** Whether the way is free in the direction of an arrow, or against it if the sign is negative. */
    private boolean isFree(PlacedSign placed, int sign) {
        Spot from = placed.middle();
        double length = sign * site.pitch();
        return site.isFree(from, new Spot(from.x() + length * placed.sign().x(), from.y() + length * placed.sign().y()));
    }

    private void add(PlacedSign placed, Meaning meaning, Spot spot, String how) {
        List<End> ends = meaning == Meaning.START ? starts : goals;
        if (ends.stream().noneMatch(end -> end.spot.distance(spot) < SAME * site.pitch())) {
            ends.add(new End(placed, spot, placed.sign().name() + how + " at " + grey.text(placed.middle())));
        }
        used.add(placed);
    }

    /** The opening beside a sign; words are long, and letters beside a fine maze are wider than its corridors. */
    private @Nullable Door door(PlacedSign placed) {
        Door nearest = null;
        boolean isWord = placed.sign().isWord();
        double letter = placed.sign().meaning() == Meaning.DIRECTION ? 0 : isWord ? placed.extent() / LETTERS : placed.extent();
        double least = BESIDE * Math.max(site.pitch(), letter) + (isWord ? placed.extent() / 2 : 0);
        for (Door door : site.doors()) {
            double distance = door.middle().distance(placed.middle());
            if (distance < least) {
                least = distance;
                nearest = door;
            }
        }
        return nearest;
    }

    private void say(String what, List<End> ends) {
        if (ends.isEmpty()) {
            return;
        }
        notes.add(what + " at " + ends.getFirst().text);
        if (ends.size() > 1) {
            doubts.add(ends.size() + " signs say " + what + ": " + String.join(", ", ends.stream().map(End::text).toList()));
        } else if (!ends.getFirst().placed.isClear()) {
            doubts.add("the " + what + ": " + ends.getFirst().text + " is not clear");
        }
    }
}
