package dev.mazewright.vision;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.vision.area.AreaReader;
import dev.mazewright.vision.cells.CellsReader;
import dev.mazewright.vision.evidence.MarkDoubts;
import dev.mazewright.vision.evidence.Support;
import dev.mazewright.vision.hypothesis.Hypotheses;
import dev.mazewright.vision.hypothesis.Hypothesis;
import dev.mazewright.vision.ink.ColourMarks;
import dev.mazewright.vision.ink.InkLayers;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.ink.WallColour;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.Effort;
import dev.mazewright.vision.picture.MappedReading;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.ReasonedReading;
import dev.mazewright.vision.picture.Spot;
import dev.mazewright.vision.picture.StraightenedPicture;
import dev.mazewright.vision.picture.TimeBudget;
import dev.mazewright.vision.picture.Walls;
import dev.mazewright.vision.sign.SignReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Understands a picture as a maze of cells if that is sure, else as an area. */
public final class PictureUnderstanding {
    /** The doubt about a reading with walls and corridors exchanged. */
    private static final String WALLS = "the walls: they may be the other parts of the picture; --walls dark or --walls bright decides";
    /** The doubt about a reading with one threshold for all of the picture. */
    private static final String TWO_TONE = "the walls: only one threshold for all of the picture shows them";
    /** The doubt about a reading by colours. */
    private static final String COLOURED = "the walls: they are told from the rest by their colours";
    /** The doubt about an area that is a part of what is drawn. */
    private static final String LARGEST = "the maze: it is one structure of several in the picture; --crop takes another";
    /** The doubt about an area on a dark table. */
    private static final String OUTLINE = "the outline: what is around the maze is as dark as its walls, and may be a part of it";
    /** Ends are the same up to this distance, in corridors: a cell's middle lies beside a mark at its corner. */
    private static final double SAME_END = 2;
    /** Cells of which at most this share of walls to a cell is unsure, and nothing else, have likely ends. */
    private static final double FEW = 0.05;

    private final Looks looks;
    private final ReadingRequest request;
    private final Context context;

    private PictureUnderstanding(Looks looks, ReadingRequest request, Context context) {
        this.looks = looks;
        this.request = request;
        this.context = context;
    }

    /**
     * Understands a picture. If the request leaves the choice open, a note says why the reading is cells or an area.
     *
     * @throws NotUnderstoodException if no maze is seen
     * @throws dev.mazewright.core.run.UsageException if the corners of the request are invalid
     * @throws dev.mazewright.core.run.InsufficientMemoryException if the work would not fit into memory
     * @throws dev.mazewright.core.run.CancelledException if it was cancelled
     */
    public static Reading of(Picture picture, ReadingRequest request, Context context) throws NotUnderstoodException {
        try {
            return understood(picture, request, context);
        } catch (RuntimeException e) {
            if (TimeBudget.isInterrupt(e) && !(e instanceof CancelledException)) {
                Thread.currentThread().interrupt();
                CancelledException.check();
            }
            throw e;
        }
    }

    /** Prepares the sign reader on another thread, once. It takes as long as many steps of understanding; call it before decoding. */
    public static void prepare() {
        SignReader.prepare();
    }

    private static Reading understood(Picture picture, ReadingRequest request, Context context) throws NotUnderstoodException {
        if (!request.corners().isEmpty()) {
            return straightened(picture, request, context);
        }
        prepare();
        Walls walls = request.walls();
        if (walls != null && walls.areOfColour()) {
            return understood(WallColour.only(picture, walls.rgb()), request.walls(Walls.DARK), context);
        }
        Looks looks = new Looks(picture, context, new Effort(request.effort()));
        if (request.maze() != ReadingRequest.ONLY) {
            Crop part = SeveralMazes.part(looks, request);
            Reading one = understood(part.of(picture), request.moved(-part.left(), -part.top()).maze(ReadingRequest.ONLY), context);
            return MappedReading.ofPart(one, part.left(), part.top());
        }
        PictureUnderstanding whole = new PictureUnderstanding(looks, request, context);
        List<Hypothesis> proposed = new ArrayList<>(List.of(
                Hypothesis.of(before -> ofPart(looks, looks.drawn(request.points()), request, "all around %s is paper")),
                Hypothesis.of(before -> whole.read()),
                Hypothesis.of(before -> largest(looks, request))));
        if (!request.points().isEmpty() && SeveralMazes.areIn(looks)) {
            proposed.addFirst(proposed.removeLast()); // the one around the points
        }
        Hypothesis room = new Hypothesis(before -> OpenOutlines.room(before, sided(looks, request), request), OpenOutlines.ROOM, true);
        if (request.as() != As.CELLS) {
            proposed.addFirst(new Hypothesis(before -> OpenOutlines.onMat(looks, request), OUTLINE, true));
            proposed.add(new Hypothesis(before -> OpenOutlines.onDark(looks, request), OUTLINE, true));
            if (request.points().size() < 2) {
                proposed.add(room);
            }
        }
        if (request.as() != As.AREA && walls == null) {
            proposed.add(Hypothesis.of(before -> colouredCells(picture, request, looks)));
        }
        if (request.as() != As.CELLS && walls == null) {
            proposed.add(Hypothesis.of(before -> opposite(before, looks, request)));
            proposed.add(coloured(() -> WallColour.mostFrequent(picture), request, looks));
            proposed.add(coloured(() -> WallColour.drawn(picture), request, looks));
            proposed.add(other(() -> brightPaths(looks, request), request, WALLS));
            proposed.add(other(() -> sided(looks.twoTone(), request), request, TWO_TONE));
            proposed.add(other(() -> brightPaths(looks.twoTone(), request), request, WALLS));
            proposed.add(new Hypothesis(before -> brightRoom(before, looks, request), OpenOutlines.ROOM));
        }
        if (request.as() != As.CELLS && request.points().size() > 1) {
            proposed.add(room); // other ways come first where the ends are known
        }
        try {
            Reading best = Hypotheses.best(picture, proposed, looks.effort(), context);
            return request.points().isEmpty() ? doubted(SeveralMazes.requireOne(best, looks, context), looks) : best;
        } catch (NotUnderstoodException e) {
            NotUnderstoodException failure = request.points().isEmpty() ? SeveralMazes.instead(e, looks) : e;
            throw failure.after(() -> InkLayers.of(picture, context));
        }
    }

    /** The best reading, with a doubt if other things than its marks may be the ends. No other reading is tried for that. */
    private static Reading doubted(Reading best, Looks looks) throws NotUnderstoodException {
        Spot start = best.start();
        Spot goal = best.goal();
        if (!best.areEndsMarked() || start == null || goal == null || !best.doubts().isEmpty()) {
            return best;
        }
        ColourMarks marks = looks.usual().marks();
        return new ReasonedReading(best, List.of(), MarkDoubts.of(marks.all(), marks.spots(), List.of(start, goal), looks.picture()));
    }

    /** Reads the structure with the most ink. As an area between openings it is in doubt: streets and bars have those, too. */
    private static @Nullable Reading largest(Looks looks, ReadingRequest request) throws NotUnderstoodException {
        Reading part = ofPart(looks, looks.structures().largest(request.points()), request, "the largest structure is %s");
        Reading named = namingOther(part, looks, request);
        return named == null || named.as() == As.CELLS || named.areEndsMarked() || request.points().size() > 1 ? named : new ReasonedReading(named, List.of(), List.of(LARGEST));
    }

    /** Reads a part of the picture; null without one. */
    private static @Nullable Reading ofPart(Looks looks, @Nullable Crop part, ReadingRequest request, String reason) throws NotUnderstoodException {
        if (part == null) {
            return null;
        }
        Picture picture = part.of(looks.picture());
        ReadingRequest moved = request.mapped(spot -> new Spot(spot.x() - part.left(), spot.y() - part.top()));
        Reading reading = new PictureUnderstanding(new Looks(picture, looks.context(), looks.effort()), moved, looks.context()).read();
        String where = picture.width() + " x " + picture.height() + " pixels from " + picture.text(new Spot(0, 0));
        return new ReasonedReading(MappedReading.ofPart(reading, part.left(), part.top()), String.format(Locale.ROOT, reason, where));
    }

    /** Chooses how to look at a picture. */
    @FunctionalInterface
    private interface Look {
        @Nullable Looks looks() throws NotUnderstoodException;
    }

    /**
     * An area by another look: if no other hypothesis has a path, or its ends are marked and the marks lie in its corridors. One with doubts of
     * its own only between given ends, or a single one between marks.
     */
    private static Hypothesis other(Look look, ReadingRequest request, String doubt) {
        boolean areGiven = request.points().size() > 1;
        return new Hypothesis(before -> {
            boolean isNeeded = before == null || !before.hasPath();
            Reading area = areGiven && !isNeeded ? null : area(look.looks(), request);
            boolean areMarked = area != null && area.areEndsMarked() && area.doubts().size() < 2;
            return area != null && (areGiven || areMarked || (isNeeded && area.doubts().isEmpty())) ? area : null;
        }, areGiven ? "" : doubt);
    }

    /** An area with walls and corridors exchanged, in doubt if another one joins ends as well; null if corridors are much wider than walls. */
    private static @Nullable Reading opposite(@Nullable Support before, Looks looks, ReadingRequest request) throws NotUnderstoodException {
        Reading area = area(sided(looks, request).opposite(), request);
        if (area == null || before == null || request.points().size() > 1) {
            return area;
        }
        return before.hasPath() && before.areEndsSeen() ? new ReasonedReading(area, List.of(), List.of(WALLS)) : area;
    }

    /** All of a picture as the inside of walls that bright strokes on dark are the corridors of, between marks; null without those. */
    private static @Nullable Reading brightRoom(@Nullable Support before, Looks looks, ReadingRequest request) throws NotUnderstoodException {
        Looks paths = request.points().isEmpty() ? brightPaths(looks, request) : null;
        return paths == null ? null : OpenOutlines.room(before, paths, request);
    }

    /** A look in which thin bright strokes on dark are paths; null where they are not bright, as a thin dark stroke on paper is a wall. */
    private static @Nullable Looks brightPaths(Looks looks, ReadingRequest request) throws NotUnderstoodException {
        Looks own = sided(looks, request);
        return own.usual().isInverted() ? own.swapped() : null;
    }

    /** An area whose walls have a colour; one with doubts of its own is none. */
    private static Hypothesis coloured(Supplier<@Nullable Picture> walls, ReadingRequest request, Looks looks) {
        return new Hypothesis(before -> {
            Picture picture = walls.get();
            Reading area = picture == null ? null : AreaReader.read(new Looks(picture, looks.context(), looks.effort()).withBrightWalls(false), request);
            return area == null || area.doubts().isEmpty() ? area : null;
        }, COLOURED);
    }

    /** Cells whose walls have several colours, as the walls of an area do not: null unless all are sure, and their ends. */
    private static @Nullable Reading colouredCells(Picture picture, ReadingRequest request, Looks looks) throws NotUnderstoodException {
        Picture walls = WallColour.drawn(picture);
        Reading cells = walls == null ? null : CellsReader.read(new Looks(walls, looks.context(), looks.effort()).withBrightWalls(false), request);
        return cells == null || !cells.isSureOfWalls() || !cells.doubts().isEmpty() ? null : new ReasonedReading(cells, "every wall is sure, of any colour");
    }

    /** Reads a picture as an area; null without one. */
    private static @Nullable Reading area(@Nullable Looks looks, ReadingRequest request) throws NotUnderstoodException {
        return looks == null ? null : AreaReader.read(looks, request);
    }

    /** The sides that the request names, or that its points lie on. */
    private static Looks sided(Looks looks, ReadingRequest request) throws NotUnderstoodException {
        Walls walls = request.walls();
        return walls == null ? looks.around(request.points()) : looks.withBrightWalls(walls.equals(Walls.BRIGHT));
    }

    private Reading read() throws NotUnderstoodException {
        return new PictureUnderstanding(sided(looks, request), request, context).readSided();
    }

    private Reading readSided() throws NotUnderstoodException {
        Reading reading = request.as() == null ? chosen() : request.as() == As.AREA ? area() : CellsReader.read(looks, request);
        return Objects.requireNonNull(namingOther(reading, looks, request));
    }

    /** A reading, in doubt if there is another maze beside the one that is read, and no point says which. */
    private static @Nullable Reading namingOther(@Nullable Reading reading, Looks looks, ReadingRequest request) throws NotUnderstoodException {
        Spot start = reading == null || !request.points().isEmpty() ? null : placed(reading);
        int other = start == null ? 0 : looks.structures().beside(start);
        return reading == null || other == 0 ? reading : new ReasonedReading(reading, List.of(), List.of(
                "the maze: there is another one; --maze " + other + " or --crop takes it"));
    }

    /** A point in the maze of a reading: its start, or its first cell; null if neither is known. */
    private static @Nullable Spot placed(Reading reading) {
        Puzzle puzzle = reading.puzzle();
        return reading.start() != null || puzzle == null ? reading.start() : reading.spot(puzzle.grid().first());
    }

    private Reading chosen() throws NotUnderstoodException {
        Reading cells;
        try {
            cells = CellsReader.read(looks, request);
        } catch (NotUnderstoodException e) {
            return areaInstead(e);
        }
        return cells.isSureOfWalls() ? new ReasonedReading(cells, "every wall is sure") : instead(cells);
    }

    private Reading area() throws NotUnderstoodException {
        Reading area = AreaReader.read(looks, request);
        if (!area.doubts().isEmpty() || !request.points().isEmpty()) {
            return area;
        }
        Looks opposite = looks.opposite();
        List<String> doubts = looks.onDark() != null ? List.of(OUTLINE) : opposite != null && isAlsoMarkedIn(opposite, area) ? List.of(WALLS) : List.of();
        return doubts.isEmpty() ? area : new ReasonedReading(area, List.of(), doubts);
    }

    /** Whether marks are joined as well if walls are corridors and the reverse: then nothing says which is which. */
    private boolean isAlsoMarkedIn(Looks opposite, Reading area) {
        try {
            Reading other = area.areEndsMarked() ? AreaReader.read(opposite, request) : null;
            return other != null && other.areEndsMarked() && other.doubts().isEmpty();
        } catch (NotUnderstoodException e) {
            return false;
        }
    }

    private Reading areaInstead(NotUnderstoodException cells) throws NotUnderstoodException {
        Reading area;
        try {
            area = area();
        } catch (NotUnderstoodException e) {
            throw e.step().equals(cells.step()) ? e : e.alsoAfter(cells);
        }
        return new ReasonedReading(area, "no cells are seen: " + cells.measured());
    }

    /** The area instead of uncertain cells, unless only the cells have a path. */
    private Reading instead(Reading cells) {
        Reading area;
        try {
            area = area();
        } catch (NotUnderstoodException e) {
            return new ReasonedReading(cells, "no area is seen: " + e.measured());
        }
        return hasPath(cells) && !hasPath(area)
                ? new ReasonedReading(cells, "as an area there is no path")
                : new ReasonedReading(
                        area, List.of("as cells it would be unsure: " + cells.doubts().getFirst()),
                        endDoubts(area, cells));
    }

    /** The doubts of cells about the ends that an area has as well; or that they are elsewhere in cells of which few walls are unsure. */
    private List<String> endDoubts(Reading area, Reading cells) {
        if (haveEnds(area, cells.start(), cells.goal())) {
            return cells.endDoubts();
        }
        Puzzle puzzle = cells.puzzle();
        boolean areOnlyWalls = cells.doubts().size() == cells.endDoubts().size() + 1 && !cells.doubtful().isEmpty();
        boolean isLikely = puzzle != null && areOnlyWalls && cells.doubtful().size() <= FEW * puzzle.grid().cells();
        return isLikely && request.points().isEmpty() && cells.start() != null && cells.goal() != null && !haveEnds(area, cells.goal(), cells.start())
                ? List.of("the ends: as cells they are elsewhere") : List.of();
    }

    private static boolean haveEnds(Reading area, @Nullable Spot start, @Nullable Spot goal) {
        return isSame(area.start(), start, area.corridor()) && isSame(area.goal(), goal, area.corridor());
    }

    private static boolean isSame(@Nullable Spot one, @Nullable Spot other, double reach) {
        return one != null && other != null && one.distance(other) < SAME_END * reach;
    }

    private boolean hasPath(Reading reading) {
        try {
            return !reading.path(context).isEmpty();
        } catch (NoPathException | UsageException e) {
            return false;
        }
    }

    /** Reads the part between the corners after straightening it. */
    private static Reading straightened(Picture picture, ReadingRequest request, Context context) throws NotUnderstoodException {
        StraightenedPicture straight = StraightenedPicture.of(picture, request.corners());
        Reading reading = of(straight.picture(), request.mapped(straight::straight), context);
        return new MappedReading(reading, straight::onPicture, straight.scale());
    }
}
