package dev.mazewright.vision;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.solve.SolverSelection;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.vision.draw.PathOnPicture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The path on a picture.
 *
 * @param solver the name of the solver among cells, or {@code area}
 * @param cells the solver's answer among cells, with or without a path; null for an area
 * @param start where it begins, or null if unknown
 * @param goal where it ends, or null if unknown
 * @param line its corners; empty without a path, or if an end of an area is unknown
 * @param reason why known ends have no path between them; else null
 */
public record PicturePath(
        String solver, @Nullable Path cells, @Nullable Spot start, @Nullable Spot goal, List<Spot> line, @Nullable String reason) {
    /**
     * Finds the path of a reading.
     *
     * @param puzzle its maze of cells, between its ends; null for an area
     * @param solver the solver's name; null to choose one that suits the maze
     */
    public static PicturePath of(Reading reading, @Nullable Puzzle puzzle, @Nullable String solver, Context context) {
        return puzzle == null ? ofArea(reading, context) : ofCells(reading, puzzle, solver, context);
    }

    private static PicturePath ofArea(Reading reading, Context context) {
        Spot start = reading.start();
        Spot goal = reading.goal();
        try {
            List<Spot> line = start == null || goal == null ? List.of() : PathOnPicture.ofArea(reading, reading.path(context));
            return new PicturePath("area", null, start, goal, line, null);
        } catch (NoPathException e) {
            return new PicturePath("area", null, start, goal, List.of(), Objects.requireNonNullElse(e.getMessage(), "no path"));
        }
    }

    /** Solves a maze without ends from its first cell to its last, as all commands do. */
    private static PicturePath ofCells(Reading reading, Puzzle puzzle, @Nullable String named, Context context) {
        Spot start = puzzle.start() == Grid.NONE ? null : reading.spot(puzzle.start());
        Spot goal = puzzle.ends().hasGoals() ? reading.spot(puzzle.goals()[0]) : null;
        String solver = named == null ? SolverSelection.of(puzzle.maze(), context).name() : named;
        Path path = Solving.solve(puzzle, solver, context);
        return path.found()
                ? new PicturePath(solver, path, start, goal, PathOnPicture.of(reading, path), null)
                : new PicturePath(solver, path, start, goal, List.of(), Solving.whyNot(puzzle, path, solver));
    }

    /**
     * Requires both ends of an area.
     *
     * @param name of the file
     * @throws BadDataException if an end is unknown
     */
    public void requireEnds(String name) throws BadDataException {
        List<String> missing = new ArrayList<>();
        List<String> advice = new ArrayList<>();
        if (cells == null && start == null) {
            missing.add("start");
            advice.add("--start-pixel X,Y");
        }
        if (cells == null && goal == null) {
            missing.add("goal");
            advice.add("--goal-pixel X,Y");
        }
        if (!missing.isEmpty()) {
            throw new BadDataException(
                    name, "finding the ends", "no " + String.join(" and no ", missing) + " in the picture",
                    "openings in the outline or coloured spots; give " + String.join(" and ", advice));
        }
    }

    /**
     * The corners of the path.
     *
     * @throws NoPathException if no path exists
     */
    public List<Spot> required() {
        if (line.isEmpty()) {
            throw new NoPathException(reason == null ? "there is no path to draw: an end is not known" : reason);
        }
        return line;
    }
}
