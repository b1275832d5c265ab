package dev.mazewright.vision;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.vision.picture.Reading;
import org.jspecify.annotations.Nullable;

/** Doubts about ends that a picture's maze of cells lacks: its path then begins at the first cell, or ends at the last. */
final class UnknownEnds {
    private UnknownEnds() {}

    /** The doubt if spots of other colours were not taken for the ends. */
    static final String SPOTS = "spots of other colours may mark start or goal; the openings are taken";

    /** Whether a reading has the same ends as a maze read without its marks. */
    static boolean areThoseOf(Puzzle openings, Reading reading) {
        Puzzle seen = reading.puzzle();
        return seen != null && isSame(openings, openings.start(), seen, seen.start())
                && isSame(openings, openings.ends().goal(), seen, seen.ends().goal());
    }

    private static boolean isSame(Puzzle one, long cell, Puzzle other, long otherCell) {
        if (cell == Grid.NONE || otherCell == Grid.NONE) {
            return cell == otherCell;
        }
        return one.grid().row(cell) == other.grid().row(otherCell) && one.grid().column(cell) == other.grid().column(otherCell);
    }

    /** The doubt about missing ends; null if the maze has both. */
    static @Nullable Doubt doubt(Puzzle puzzle) {
        if (puzzle.ends().hasStart()) {
            return puzzle.ends().hasGoals() ? null : new Doubt(Doubt.About.GOAL, "no goal is seen in the picture; the path ends at the last cell");
        }
        return puzzle.ends().hasGoals()
                ? new Doubt(Doubt.About.START, "no start is seen in the picture; the path begins at the first cell")
                : new Doubt(Doubt.About.ENDS, "neither start nor goal is seen in the picture; the path leads from the first cell to the last");
    }
}
