package dev.mazewright.studio.picture;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.vision.file.DecodedPicture;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Spot;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A picture and what was understood of it.
 *
 * @param decoded its pixels
 * @param reading what was understood; null if nothing was
 * @param failure why nothing was; null if something was
 * @param note what is to be said of it, for people, besides the notes of the reading; or null
 */
public record UnderstoodPicture(
        DecodedPicture decoded, @Nullable Reading reading, @Nullable NotUnderstoodException failure, @Nullable String note) {
    /** Whether the maze is there to the pixel. */
    public boolean isExact() {
        return reading instanceof ExactReading;
    }

    /** The maze that was seen, between the ends that are asked for, each in the nearest cell; null if none was seen. */
    public @Nullable Puzzle puzzle(PictureOptions options) {
        Puzzle seen = reading == null ? null : reading.puzzle();
        if (seen == null) {
            return null;
        }
        Spot start = options.request().start();
        Spot goal = options.request().goal();
        Puzzle from = start == null ? seen : seen.withEnds(seen.ends().withStart(nearest(seen.maze().grid(), start)));
        return goal == null ? from : from.withEnds(from.ends().withGoals(nearest(seen.maze().grid(), goal)));
    }

    /** What was understood, of the maze that was seen or, where that is of tiles, of the maze of cells that they show. */
    public Reading readingOf(Puzzle puzzle) {
        Reading seen = Objects.requireNonNull(reading);
        boolean isOfTiles = puzzle.grid().shape().isTiles();
        return seen instanceof ExactReading exact && exact.puzzle().grid().shape().isTiles() && !isOfTiles ? exact.withCells(puzzle) : seen;
    }

    private long nearest(Grid grid, Spot spot) {
        long best = grid.first();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (spot(cell).distance(spot) < spot(best).distance(spot)) {
                best = cell;
            }
        }
        return best;
    }

    private Spot spot(long cell) {
        return Objects.requireNonNull(reading).spot(cell);
    }
}
