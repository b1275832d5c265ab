package dev.mazewright.micromouse;

/**
 * A mouse in a maze, as the simulator mms has it: it stands on the middle of a cell or of an edge, in half-steps, and faces one of
 * eight directions.
 *
 * <p>The outer wall counts as closed, so it never leaves the maze.
 *
 * <p>Source: the simulator mms by Mackorone, Window.cpp, 2024.
 */
public final class SimulatedMouse {
    /** Eight directions, clockwise from the north. */
    private static final int DIRECTIONS = 8;

    private static final int[] STEP_X = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] STEP_Y = {1, 1, 0, -1, -1, -1, 0, 1};

    private final ContestMaze maze;
    private final Moved moved;
    // In half-steps from the south-west corner of the maze: odd in the middle of a cell, even on an edge.
    private int x;
    private int y;
    private int heading;

    /** Is called with each cell through which the mouse moves. */
    @FunctionalInterface
    interface Moved {
        void through(int cell);
    }

    /** A mouse at the start, which faces north. */
    SimulatedMouse(ContestMaze maze, Moved moved) {
        this.maze = maze;
        this.moved = moved;
        reset();
    }

    /** Puts it back to the start. */
    void reset() {
        x = 2 * maze.x(maze.start()) + 1;
        y = 2 * maze.y(maze.start()) + 1;
        heading = 0;
    }

    /** The cell in which it stands; on an edge, the one to the north or east. */
    int cell() {
        return y / 2 * maze.width() + x / 2;
    }

    /** Turns clockwise by this number of eighths of a full turn; a negative one turns it counterclockwise. */
    void turn(int eighths) {
        heading = Math.floorMod(heading + eighths, DIRECTIONS);
    }

    /**
     * Whether there is a wall, or a post, within this number of half-steps.
     *
     * @param side eighths of a full turn, clockwise from where it faces
     * @param halfSteps less than 1 counts as 1
     */
    boolean seesWall(int side, int halfSteps) {
        int direction = Math.floorMod(heading + side, DIRECTIONS);
        int most = 2 * (maze.width() + maze.height()); // beyond the outer wall
        for (int i = 0; i < Math.clamp(halfSteps, 1, most); i++) {
            if (isWall(x + i * STEP_X[direction], y + i * STEP_Y[direction], direction)) {
                return true;
            }
        }
        return false;
    }

    /** Moves ahead as far as it can, at most this number of half-steps; returns how many. */
    int move(int halfSteps) {
        int done = 0;
        while (done < halfSteps && !isWall(x, y, heading)) {
            int middle = (2 * y + STEP_Y[heading]) / 4 * maze.width() + (2 * x + STEP_X[heading]) / 4;
            x += STEP_X[heading];
            y += STEP_Y[heading];
            done++;
            if (heading % 2 == 1) {
                moved.through(middle);
            } else if (x % 2 == 1 && y % 2 == 1) {
                moved.through(cell());
            }
        }
        return done;
    }

    /** Whether a half-step in this direction, from the middle of a cell or of an edge, meets a wall or a post. */
    private boolean isWall(int fromX, int fromY, int direction) {
        boolean isDiagonal = direction % 2 == 1;
        if (fromX % 2 == 1 && fromY % 2 == 1) {
            return isDiagonal || isClosed(fromX / 2, fromY / 2, direction / 2);
        }
        boolean isOnVerticalEdge = fromX % 2 == 0; // it parts a cell in the west from one in the east
        if (!isDiagonal) {
            return isOnVerticalEdge == (direction % 4 == 0); // along the edge stands a post
        }
        return isOnVerticalEdge
                ? isClosed((fromX + STEP_X[direction]) / 2, fromY / 2, STEP_Y[direction] > 0 ? ContestMaze.NORTH : ContestMaze.SOUTH)
                : isClosed(fromX / 2, (fromY + STEP_Y[direction]) / 2, STEP_X[direction] > 0 ? ContestMaze.EAST : ContestMaze.WEST);
    }

    private boolean isClosed(int column, int row, int direction) {
        int cell = row * maze.width() + column;
        return maze.isWall(cell, direction) || maze.next(cell, direction) < 0;
    }
}
