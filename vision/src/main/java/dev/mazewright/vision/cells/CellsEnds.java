package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.vision.ends.AlikeMarks;
import dev.mazewright.vision.ends.MarkedEnds;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import dev.mazewright.vision.sign.Meaning;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Where a maze of cells begins and ends: at signs, two spots, two openings, or one of each; else where something is drawn in two cells. */
final class CellsEnds {
    /** A mark is one of the two at the ends if it is more salient than a third one by this factor. */
    private static final double DISTINCT = 1.5;

    /** Ends farther than this from the middles of squares, in sides, stand at their corners: a person draws and clicks in corridors. */
    private static final double AT_CORNER = 0.6;

    private final Picture picture;
    private final Grey grey;
    private final Maze maze;
    private final CellsSite site;
    private final List<Opening> openings;
    private final MarkedEnds signs;
    /** Where something is drawn, if neither spots nor openings are ends. */
    private final List<Long> drawn;
    /** The middle of the only room, if nothing is drawn either; else empty. */
    private final List<Long> room;
    /** Whether a third mark is like the two that are taken for the ends. */
    private boolean hasOtherMarks;

    /** Finds the signs; {@code isSure} says whether the walls are, since only then what is drawn in cells is no wall. */
    CellsEnds(Picture picture, Grey grey, Maze maze, CellsSite site, List<Opening> openings, boolean isSure) {
        this.picture = picture;
        this.grey = grey;
        this.maze = maze;
        this.site = site;
        this.openings = openings;
        signs = MarkedEnds.of(grey, site);
        boolean areUnknown = (signs.start() == null || signs.goal() == null) && both(marked(), open()).isEmpty();
        drawn = isSure && areUnknown ? InkedCells.ends(picture, site, maze) : List.of();
        long middle = isSure && areUnknown && both(drawn, open()).isEmpty() ? Rooms.only(maze) : Grid.NONE;
        room = middle == Grid.NONE ? List.of() : List.of(middle);
    }

    MarkedEnds signs() {
        return signs;
    }

    /** The ends, of which those that are requested are known; others are {@link Grid#NONE}. */
    Ends of(long requestedStart, long requestedGoal) {
        long start = requestedStart == Grid.NONE ? nearest(signs.start()) : requestedStart;
        long goal = requestedGoal == Grid.NONE ? nearest(signs.goal()) : requestedGoal;
        List<Long> marked = marked();
        List<Long> open = open();
        if (start == Grid.NONE && goal == Grid.NONE) {
            List<Long> both = both(marked, open);
            both = both.isEmpty() ? both(drawn, open) : both;
            both = both.isEmpty() ? both(room, open) : both;
            start = both.isEmpty() ? Grid.NONE : both.getFirst();
            goal = both.isEmpty() ? Grid.NONE : both.get(1);
        } else if (start == Grid.NONE) {
            start = other(goal, marked, open, 0);
        } else if (goal == Grid.NONE) {
            goal = other(start, marked, open, 1);
        }
        return new Ends(start, goal == Grid.NONE ? List.of() : List.of(goal), openings);
    }

    /** The cell nearest to a point; {@link Grid#NONE} without a point. */
    long nearest(@Nullable Spot spot) {
        return spot == null ? Grid.NONE : site.nearest(spot);
    }

    private List<Long> open() {
        return openings.stream().map(Opening::cell).toList();
    }

    /** Two spots, two openings, or an opening and a spot elsewhere; else none. */
    private static List<Long> both(List<Long> marked, List<Long> open) {
        if (marked.size() == 2 || open.size() == 2) {
            return marked.size() == 2 ? marked : open;
        }
        boolean isOneOfEach = marked.size() == 1 && open.size() == 1 && !marked.equals(open);
        return isOneOfEach ? List.of(open.getFirst(), marked.getFirst()) : List.of();
    }

    /** Where one end is known, the other: at a spot, at an opening elsewhere, or where something is drawn elsewhere. */
    private long other(long known, List<Long> marked, List<Long> open, int index) {
        if (marked.size() == 2) {
            return marked.get(marked.get(index) == known ? 1 - index : index);
        }
        List<Long> elsewhere = Stream.of(marked, open, drawn, room).flatMap(List::stream).filter(cell -> cell != known).toList();
        return elsewhere.isEmpty() ? Grid.NONE : elsewhere.getFirst();
    }

    /** The cells in which spots are drawn, at most two: the start, and the goal. With two openings, faint spots are scraps of what is drawn. */
    private List<Long> marked() {
        List<Mark> inside = signs.others(grey.marks().spots()).stream()
                .filter(mark -> site.inside(mark.middle()) != Grid.NONE && !(mark.isFaint() && openings.size() == 2)).toList();
        List<Mark> marks = new ArrayList<>();
        List<Long> cells = new ArrayList<>();
        hasOtherMarks = false;
        for (Mark mark : AlikeMarks.removed(inside)) {
            long cell = site.inside(mark.middle());
            boolean isOther = !cells.contains(cell);
            if (isOther && cells.size() < 2) {
                marks.add(mark);
                cells.add(cell);
            } else if (isOther) {
                boolean isClear = mark.isCompact() && !mark.isFaint();
                hasOtherMarks |= isClear || AlikeMarks.areAlike(mark, marks.getLast()) || mark.salience() * DISTINCT > marks.getLast().salience();
            }
        }
        return marks.size() == 2 && marks.get(1).isRatherStart(marks.get(0)) ? cells.reversed() : cells;
    }

    /** Whether a third mark is like the two that are taken for the ends. */
    boolean hasOtherMarks() {
        return hasOtherMarks;
    }

    /** The middle of the room that is an end. */
    long room() {
        return room.getFirst();
    }

    /** Whether an end is a room, as nothing else is seen. */
    boolean isRoom() {
        Ends ends = of(Grid.NONE, Grid.NONE);
        return !room.isEmpty() && ends.hasGoals() && (room.contains(ends.goals()[0]) || room.contains(ends.start()));
    }

    /** Whether there are two openings, and nothing else says where the path begins and ends. */
    boolean areOpenings() {
        return signs.start() == null && signs.goal() == null && openings.size() == 2 && marked().size() < 2;
    }

    /** Whether two given ends, or else the only two clear marks, lie at corners of squares, as they do if walls are taken for corridors. */
    boolean areAtCorners(List<Spot> given) {
        if (!maze.grid().shape().name().equals("rectangle")) {
            return false;
        }
        List<Spot> both = given.size() == 2
                ? given
                : signs.others(grey.marks().clear()).stream().filter(Mark::isCompact).map(Mark::middle).toList();
        long first = maze.grid().first();
        double side = site.spot(first).distance(site.beside(first));
        return both.size() == 2 && both.stream().allMatch(end -> site.spot(site.nearest(end)).distance(end) > AT_CORNER * side);
    }

    /** What names the ends, in sentences. */
    List<String> notes() {
        List<String> notes = new ArrayList<>(signs.notes());
        if ((signs.start() == null) != (signs.goal() == null)) {
            Ends ends = of(Grid.NONE, Grid.NONE);
            long other = signs.start() == null ? ends.start() : ends.goals().length == 0 ? Grid.NONE : ends.goals()[0];
            if (other != Grid.NONE) {
                notes.add((signs.start() == null ? "start at " : "goal at ") + seen(other));
            }
        }
        List<Long> both = drawn.isEmpty() || signs.start() != null || signs.goal() != null ? List.of() : both(drawn, open());
        if (!both.isEmpty()) {
            notes.add("start at " + seen(both.getFirst()));
            notes.add("goal at " + seen(both.getLast()));
        }
        return notes;
    }

    /** What is seen in a cell that is an end. */
    private String seen(long cell) {
        return (marked().contains(cell) || !open().contains(cell) ? "what is drawn at " : "the opening at ") + grey.text(site.spot(cell));
    }

    /** Whether something is drawn in a few cells away from the openings, such as letters, numbers and dots, but no arrows. */
    boolean hasInkedCells() {
        List<Long> open = open();
        List<Long> read = grey.signs().all().stream()
                .filter(sign -> sign.sign().meaning() == Meaning.DIRECTION).map(sign -> site.inside(sign.middle())).toList();
        return InkedCells.of(picture, site, maze).stream().anyMatch(cell -> !open.contains(cell) && !read.contains(cell));
    }
}
