package dev.mazewright.studio.picture;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.solve.SolverSelection;
import dev.mazewright.vision.draw.PathOnPicture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Spot;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The path on a picture.
 *
 * @param start where it begins, or null if that is not known
 * @param goal where it ends, or null if that is not known
 * @param line its corners; empty if there is none, or an end is not known
 * @param reason why there is none between ends that are known; else null
 */
public record PicturePath(@Nullable Spot start, @Nullable Spot goal, List<Spot> line, @Nullable String reason) {
    /**
     * The path of what was understood.
     *
     * @param puzzle the maze of its cells, between its ends; null of an area
     */
    public static PicturePath of(Reading reading, @Nullable Puzzle puzzle, Context context) {
        return puzzle == null ? ofArea(reading, context) : ofCells(reading, puzzle, context);
    }

    private static PicturePath ofArea(Reading reading, Context context) {
        Spot start = reading.start();
        Spot goal = reading.goal();
        if (start == null || goal == null) {
            return new PicturePath(start, goal, List.of(), null);
        }
        try {
            return new PicturePath(start, goal, PathOnPicture.ofArea(reading, reading.path(context)), null);
        } catch (NoPathException e) {
            return new PicturePath(start, goal, List.of(), Objects.requireNonNullElse(e.getMessage(), "no path"));
        }
    }

    /** A maze that shows no ends is solved from its first cell to its last, as everywhere. */
    private static PicturePath ofCells(Reading reading, Puzzle puzzle, Context context) {
        Spot start = puzzle.start() == Grid.NONE ? null : reading.spot(puzzle.start());
        Spot goal = puzzle.ends().hasGoals() ? reading.spot(puzzle.goals()[0]) : null;
        String solver = SolverSelection.of(puzzle.maze(), context).name();
        Path path = Solving.solve(puzzle, solver, context);
        return path.found()
                ? new PicturePath(start, goal, PathOnPicture.of(reading, path, null, null), null)
                : new PicturePath(start, goal, List.of(), Solving.whyNot(puzzle, path, solver));
    }
}
