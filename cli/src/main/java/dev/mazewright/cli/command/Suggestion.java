package dev.mazewright.cli.command;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.NoPathReason;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.solve.ThinnestWall;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.json.PathJson;
import org.jspecify.annotations.Nullable;

/** What {@code --suggest} adds where there is no path and it was asked for: the wall to open; null where none would do. */
record Suggestion(boolean isAsked, ThinnestWall.@Nullable Found wall) {
    static final Suggestion NONE = new Suggestion(false, null);

    /** The thinnest wall that a solver met; none where it found a path or gave up. */
    static Suggestion of(Puzzle puzzle, Path path, Context context) {
        return path.found() || path.gaveUp() ? NONE
                : new Suggestion(true, ThinnestWall.between(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast(), context));
    }

    /** What follows the reason in a message. */
    String text() {
        return !isAsked ? "" : "; " + (wall == null ? "no wall between them can be opened: the grid is not connected" : NoPathReason.advice(wall));
    }

    void write(JsonLine out) {
        if (isAsked) {
            PathJson.writeSuggestion(wall, out);
        }
    }
}
