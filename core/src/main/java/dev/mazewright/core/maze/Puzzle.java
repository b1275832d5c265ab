package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Grid;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A maze with all that makes it a puzzle: where one starts, where one wants to go, where its outline is open, and how
 * it can be made again.
 *
 * @param maze the maze
 * @param start the cell where one starts, or {@link Grid#NONE} where none was given
 * @param goals the cells one wants to reach, any of them; empty where none was given
 * @param openings gaps in the outline
 * @param recipe the text of the recipe that makes it, or null if it was read from a file that had none
 */
public record Puzzle(Maze maze, long start, List<Long> goals, List<Opening> openings, @Nullable String recipe) {
    /**
     * A gap in the outline.
     *
     * @param cell a cell at the outline
     * @param direction that leads out of the maze there
     */
    public record Opening(long cell, int direction) {}

    /** Copies the lists. */
    public Puzzle {
        goals = List.copyOf(goals);
        openings = List.copyOf(openings);
    }

    /** A maze alone. */
    public static Puzzle of(Maze maze) {
        return new Puzzle(maze, Grid.NONE, List.of(), List.of(), null);
    }

    /** The start, or the first cell where none was given. */
    public long startOrFirst() {
        return start == Grid.NONE ? maze.grid().first() : start;
    }

    /** The goals, or the last cell where none was given. */
    public long[] goalsOrLast() {
        if (goals.isEmpty()) {
            return new long[] {maze.grid().cellAt(maze.grid().cells() - 1)};
        }
        return goals.stream().mapToLong(Long::longValue).toArray();
    }

    /** The same; where it says nothing of a start or a goal, with those of a way that was found. */
    public Puzzle between(Path way) {
        if (!way.found()) {
            return this;
        }
        return new Puzzle(
                maze,
                start == Grid.NONE ? way.start() : start,
                goals.isEmpty() ? List.of(way.goal()) : goals,
                openings,
                recipe);
    }

    /** The same with another start. */
    public Puzzle withStart(long cell) {
        return new Puzzle(maze, cell, goals, openings, recipe);
    }

    /** The same with other goals. */
    public Puzzle withGoals(List<Long> cells) {
        return new Puzzle(maze, start, cells, openings, recipe);
    }
}
