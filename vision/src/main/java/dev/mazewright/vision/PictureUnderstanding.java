package dev.mazewright.vision;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.vision.area.AreaReader;
import dev.mazewright.vision.cells.CellsReader;
import dev.mazewright.vision.ink.DrawnPart;
import dev.mazewright.vision.ink.InkLayers;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.ink.OtherMaze;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.MappedReading;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import dev.mazewright.vision.picture.StraightenedPicture;
import dev.mazewright.vision.sign.SignReader;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Understands a picture as a maze of cells if that is sure, else as an area. */
public final class PictureUnderstanding {
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
            if (e.getCause() instanceof InterruptedException) { // BoofCV wraps the interrupt where it shares work among threads
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
        Looks looks = new Looks(picture, context);
        DrawnPart part = looks.drawn(request.points());
        Reading ofPart = part == null ? null : ofPart(part, request, context);
        if (ofPart != null && ofPart.doubts().isEmpty()) {
            return ofPart;
        }
        try {
            Reading whole = new PictureUnderstanding(looks.around(request.points()), request, context).read();
            return ofPart == null || whole.doubts().isEmpty() ? whole : ofPart;
        } catch (NotUnderstoodException e) {
            if (ofPart != null) {
                return ofPart;
            }
            throw e.after(() -> InkLayers.of(picture, context));
        }
    }

    /** Reads a part of the picture; null if that is not understood. */
    private static @Nullable Reading ofPart(DrawnPart part, ReadingRequest request, Context context) {
        ReadingRequest moved = request.mapped(spot -> new Spot(spot.x() - part.left(), spot.y() - part.top()));
        Reading reading;
        try {
            reading = new PictureUnderstanding(new Looks(part.picture(), context).around(moved.points()), moved, context).read();
        } catch (NotUnderstoodException e) {
            return null;
        }
        Picture picture = part.picture();
        return new ReasonedReading(
                MappedReading.ofPart(reading, part.left(), part.top()),
                "all around " + picture.width() + " x " + picture.height() + " pixels from " + picture.text(new Spot(0, 0)) + " is paper");
    }

    private Reading read() throws NotUnderstoodException {
        Reading reading = request.as() == null ? chosen() : request.as() == As.AREA ? area() : CellsReader.read(looks, request);
        Spot start = request.points().isEmpty() ? placed(reading) : null;
        Spot other = start == null ? null : OtherMaze.beside(looks.usual(), start);
        return other == null ? reading : new ReasonedReading(reading, List.of(), List.of(
                "the maze: there is another one at " + looks.picture().text(other) + "; --crop takes one of them"));
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
        return AreaReader.read(looks, request);
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
                        haveSameEnds(area, cells) ? cells.endDoubts() : List.of());
    }

    private static boolean haveSameEnds(Reading one, Reading other) {
        return isSame(one.start(), other.start(), one.corridor()) && isSame(one.goal(), other.goal(), one.corridor());
    }

    private static boolean isSame(@Nullable Spot one, @Nullable Spot other, double reach) {
        return one != null && other != null && one.distance(other) < reach;
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
