package dev.mazewright.vision;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Remarks;
import dev.mazewright.vision.draw.SolutionLine;
import dev.mazewright.vision.file.DecodedPicture;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A picture and what was understood of it.
 *
 * @param name of the file, for messages
 * @param request what was asked of the picture
 * @param pixels the picture upright, all of it; null if it is exact, and its pixels were not asked for
 * @param reading what was understood; null if nothing was
 * @param failure why nothing was; null if something was
 */
public record UnderstoodPicture(
        String name, ReadingRequest request, @Nullable DecodedPicture pixels, @Nullable Reading reading, @Nullable NotUnderstoodException failure) {
    /**
     * The same between the ends of another request, which differs in nothing else.
     *
     * @param file its name
     * @throws UsageException if they lie beyond the picture
     */
    public UnderstoodPicture asked(String file, ReadingRequest other) {
        Crop.all(decoded().picture()).require(other, decoded().picture());
        return new UnderstoodPicture(file, other, pixels, reading, failure);
    }

    /** The same with a maze of cells, which its tiles show or are. */
    public UnderstoodPicture showing(Puzzle cells) {
        ExactReading exact = exact();
        return exact != null && exact.isOfTiles() && !cells.grid().shape().isTiles()
                ? new UnderstoodPicture(name, request, pixels, exact.withCells(cells), failure)
                : this;
    }

    /** The picture upright, all of it. */
    public DecodedPicture decoded() {
        return Objects.requireNonNull(pixels, "the pixels of an exact picture were not asked for");
    }

    /** The maze that is there to the pixel; null if it is not. */
    public @Nullable ExactReading exact() {
        return reading instanceof ExactReading exact ? exact : null;
    }

    /**
     * What was understood.
     *
     * @throws BadDataException if nothing was; it says which step failed and what to try
     */
    public Reading required() throws BadDataException {
        if (failure != null) {
            throw new BadDataException(
                    name, failure.step(), failure.measured(), (request.as() == As.CELLS ? "a maze of cells; try " : "a maze; try ") + failure.advice());
        }
        return Objects.requireNonNull(reading);
    }

    /** The maze of cells that was seen, between the ends that are asked for, each in the nearest cell; null if none was seen. */
    public @Nullable Puzzle puzzle() {
        Puzzle seen = reading == null ? null : reading.puzzle();
        boolean isBetween = request.start() != null || request.goal() != null;
        return seen == null || reading == null || !isBetween ? seen
                : reading.puzzle(nearest(reading, seen.grid(), request.start()), nearest(reading, seen.grid(), request.goal()));
    }

    private static long nearest(Reading reading, Grid grid, @Nullable Spot spot) {
        if (spot == null) {
            return Grid.NONE;
        }
        long best = grid.first();
        double least = Double.MAX_VALUE;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            double distance = reading.spot(cell).distance(spot);
            if (distance < least) {
                least = distance;
                best = cell;
            }
        }
        return best;
    }

    /**
     * The same maze where there has to be one.
     *
     * @throws BadDataException if none was seen
     */
    public Puzzle cells() throws BadDataException {
        required();
        Puzzle puzzle = puzzle();
        if (puzzle == null) {
            throw new BadDataException(name, "", "a picture that is read as an area", "a maze of cells");
        }
        return puzzle;
    }

    /** What is remarked on how it was read, as on any input. */
    public Remarks remarks() {
        ExactReading exact = exact();
        if (exact != null || reading == null) {
            return exact == null ? new Remarks() : exact.remarks();
        }
        Remarks remarks = new Remarks();
        reading.doubts().forEach(doubt -> remarks.add(new Doubt(Doubt.About.MAZE, doubt)));
        Puzzle puzzle = puzzle();
        Doubt ends = puzzle == null ? null : UnknownEnds.doubt(puzzle);
        if (ends != null) {
            remarks.add(ends);
        }
        return remarks;
    }

    /** What is uncertain, in sentences. */
    public List<String> doubts() {
        return doubts(false, false);
    }

    /** The same where the caller chooses a start, or goals, among the cells. */
    public List<String> doubts(boolean hasStart, boolean hasGoals) {
        return remarks().doubts(hasStart || request.start() != null, hasGoals || request.goal() != null);
    }

    /**
     * The path from start to goal.
     *
     * @throws BadDataException if nothing was understood, or an area without start or goal
     */
    public PicturePath path(Context context) throws BadDataException {
        PicturePath path = PicturePath.of(required(), puzzle(), null, context);
        path.requireEnds(name);
        return path;
    }

    /**
     * The picture with the path drawn on it.
     *
     * @throws NoPathException if there is none
     */
    public BufferedImage drawn(PicturePath path) {
        return line(path).drawnOn(decoded().picture());
    }

    /**
     * The path as it is drawn on the picture.
     *
     * @throws NoPathException if there is none
     */
    public SolutionLine line(PicturePath path) {
        Picture picture = decoded().picture();
        return SolutionLine.on(picture, path.required(), Objects.requireNonNull(reading).corridor());
    }
}
