package dev.mazewright.micromouse;

import java.util.List;

/**
 * A run from the start to a goal.
 *
 * @param moves in turn
 * @param cells through which it leads, the start and the goal included
 * @param nanoseconds that it takes by its model
 */
public record SlalomRun(List<Move> moves, List<Integer> cells, long nanoseconds) {
    /** The kinds of moves. */
    public enum Kind {
        /** From the middle of a cell to that of another. */
        STRAIGHT,
        /** From the middle of an edge to that of another, at 45 degrees to the walls. */
        DIAGONAL,
        /** A turn by 45 degrees. */
        TURN_45,
        /** A turn by 90 degrees from one straight to another. */
        TURN_90,
        /** A turn by 135 degrees. */
        TURN_135,
        /** A turn by 180 degrees. */
        TURN_180,
        /** A turn by 90 degrees from one diagonal to another. */
        DIAGONAL_90
    }

    /**
     * A move.
     *
     * @param x where it begins, in half cells from the south-west corner of the maze
     * @param y likewise
     * @param heading with which it begins, in eighths of a full turn, clockwise from the north
     * @param toX where it ends
     * @param toY likewise
     * @param toHeading with which it ends
     * @param nanoseconds that it takes
     */
    public record Move(Kind kind, int x, int y, int heading, int toX, int toY, int toHeading, long nanoseconds) {}

    /** The steps from cell to cell. */
    public int steps() {
        return cells.size() - 1;
    }

    /** The time in seconds. */
    public double seconds() {
        return nanoseconds / 1e9;
    }

    /** The steps that lead in another direction than the one before. */
    public static int turns(ContestMaze maze, List<Integer> cells) {
        int turns = 0;
        for (int i = 2; i < cells.size(); i++) {
            turns += maze.direction(cells.get(i - 2), cells.get(i - 1)) == maze.direction(cells.get(i - 1), cells.get(i)) ? 0 : 1;
        }
        return turns;
    }
}
