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
 * A picture and its reading.
 *
 * @param name of the file, for messages
 * @param request what was asked of the picture
 * @param pixels the whole picture, upright; null if it is exact and its pixels were not requested
 * @param reading the reading; null if nothing was understood
 * @param failure why nothing was understood; else null
 */
public record UnderstoodPicture(
        String name, ReadingRequest request, @Nullable DecodedPicture pixels, @Nullable Reading reading, @Nullable NotUnderstoodException failure) {
    /** Where corridors are narrower, in pixels, a pixel more or less decides what is a wall and what a mark. */
    private static final double NARROW = 5.5;

    /**
     * The same for another request that differs only in its ends.
     *
     * @param file its name
     * @throws UsageException if the ends lie outside the picture
     */
    public UnderstoodPicture asked(String file, ReadingRequest other) {
        Crop.all(decoded().picture()).require(other, decoded().picture());
        return new UnderstoodPicture(file, other, pixels, reading, failure);
    }

    /** The same with the maze of cells that its tiles show. */
    public UnderstoodPicture showing(Puzzle cells) {
        ExactReading exact = exact();
        return exact != null && exact.isOfTiles() && !cells.grid().shape().isTiles()
                ? new UnderstoodPicture(name, request, pixels, exact.withCells(cells), failure)
                : this;
    }

    /** The whole picture, upright. */
    public DecodedPicture decoded() {
        return Objects.requireNonNull(pixels, "the pixels of an exact picture were not asked for");
    }

    /** The pixel-exact reading; null if the picture was read otherwise. */
    public @Nullable ExactReading exact() {
        return reading instanceof ExactReading exact ? exact : null;
    }

    /**
     * The reading.
     *
     * @throws BadDataException if nothing was understood; the message says which step failed and what to try
     */
    public Reading required() throws BadDataException {
        if (failure != null) {
            throw new BadDataException(
                    name, failure.step(), failure.measured(), (request.as() == As.CELLS ? "a maze of cells; try " : "a maze; try ") + failure.advice());
        }
        return Objects.requireNonNull(reading);
    }

    /** The maze of cells, between the requested ends, each in the nearest cell; null if no cells were seen. */
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
     * The maze of cells where one is required.
     *
     * @throws BadDataException if no cells were seen
     */
    public Puzzle cells() throws BadDataException {
        required();
        Puzzle puzzle = puzzle();
        if (puzzle == null) {
            throw new BadDataException(name, "", "a picture that is read as an area", "a maze of cells");
        }
        return puzzle;
    }

    /** The notes and doubts about how it was read, as for any input. */
    public Remarks remarks() {
        ExactReading exact = exact();
        if (exact != null || reading == null) {
            return exact == null ? new Remarks() : exact.remarks();
        }
        Remarks remarks = new Remarks();
        reading.doubts().forEach(doubt -> remarks.add(new Doubt(Doubt.About.MAZE, doubt)));
        if (reading.corridor() < NARROW) {
            remarks.add(new Doubt(Doubt.About.MAZE, "corridors are about " + Math.round(reading.corridor())
                    + " pixels wide, too few to tell marks from walls with certainty; enlarge the picture, or draw one pixel a tile"));
        }
        Puzzle puzzle = puzzle();
        Doubt ends = puzzle == null ? null : UnknownEnds.doubt(puzzle);
        if (ends != null) {
            remarks.add(ends);
        }
        return remarks;
    }

    /** The doubts, in sentences. */
    public List<String> doubts() {
        return doubts(false, false);
    }

    /** The doubts if the caller chooses a start or goals among the cells. */
    public List<String> doubts(boolean hasStart, boolean hasGoals) {
        return remarks().doubts(hasStart || request.start() != null, hasGoals || request.goal() != null);
    }

    /**
     * The path from start to goal.
     *
     * @throws BadDataException if nothing was understood, or an area lacks start or goal
     */
    public PicturePath path(Context context) throws BadDataException {
        PicturePath path = PicturePath.of(required(), puzzle(), null, context);
        path.requireEnds(name);
        return path;
    }

    /**
     * The picture with the path drawn on it.
     *
     * @throws NoPathException if no path exists
     */
    public BufferedImage drawn(PicturePath path) {
        return line(path).drawnOn(decoded().picture());
    }

    /**
     * The path as it is drawn on the picture.
     *
     * @throws NoPathException if no path exists
     */
    public SolutionLine line(PicturePath path) {
        Picture picture = decoded().picture();
        return SolutionLine.on(picture, path.required(), Objects.requireNonNull(reading).corridor());
    }
}
