package dev.mazewright.cli.mouse;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.micromouse.ContestMaze;
import dev.mazewright.micromouse.MouseProtocol;
import java.util.Arrays;

/**
 * Records a run of a mouse, to be shown as a path or as an animation: of the maze that it knows, if it reports walls, else of the whole maze.
 * Of a run of more than {@value #MOST} events, the first are kept.
 */
public final class MouseRecorder implements MouseProtocol.Listener {
    /** The most events that are kept. */
    static final int MOST = 1_000_000;

    private static final int FIRST = 1 << 10;

    // An event: a move into a cell, or 4 * cell + direction and whether a wall is there.
    private static final int MOVE = 0;
    private static final int RESET = 1;
    private static final int OPEN = 2;
    private static final int WALL = 3;
    private static final int KIND_BITS = 2;

    private final ContestMaze contest;
    private int[] events = new int[FIRST];
    private int size;
    private boolean hasWalls;
    private boolean isCut;

    /** A recorder of a run through a maze. */
    public MouseRecorder(ContestMaze contest) {
        this.contest = contest;
    }

    private void add(int kind, int detail) {
        if (size == MOST) {
            isCut = true;
            return;
        }
        if (size == events.length) {
            events = Arrays.copyOf(events, 2 * size);
        }
        events[size++] = detail << KIND_BITS | kind;
    }

    /** Whether there were more events than are kept. */
    boolean isCut() {
        return isCut;
    }

    @Override
    public void moved(int cell) {
        add(MOVE, cell);
    }

    @Override
    public void wasReset() {
        add(RESET, contest.start());
    }

    @Override
    public void knows(int cell, int direction, boolean isWall) {
        hasWalls |= isWall;
        add(isWall ? WALL : OPEN, 4 * cell + direction);
    }

    /** The cells through which it moved, to where it was put back the first time; one that it never left is not found. */
    public Path path() {
        Grid grid = contest.puzzle().grid();
        DirectionStack backwards = new DirectionStack(4);
        int at = contest.start();
        for (int i = 0; i < size && (events[i] & 3) != RESET; i++) {
            int cell = events[i] >> KIND_BITS;
            if ((events[i] & 3) == MOVE && cell != at) {
                backwards.push(gridDirection(at, cell));
                at = cell;
            }
        }
        long start = contest.address(grid, contest.start());
        return backwards.isEmpty()
                ? Path.none(grid, start, 1)
                : Path.of(grid, start, contest.address(grid, at), backwards.reversed(), backwards.size());
    }

    /** Directions of the grid are those of the contest: north 0, then clockwise. */
    private int gridDirection(int from, int to) {
        return contest.direction(from, to);
    }

    /** The run as an animation of this many frames, each shown for this many milliseconds. */
    public Animation animation(int frames, int delay, Context context) {
        Puzzle puzzle = contest.puzzle();
        Grid grid = puzzle.grid();
        Maze maze = hasWalls ? withoutWalls(grid) : puzzle.maze().copy();
        Maze before = maze.copy();
        Trace trace = new Trace(grid, 2L * MOST, context);
        maze.trace(trace);
        int at = contest.start();
        maze.visit(contest.address(grid, at));
        for (int i = 0; i < size; i++) {
            int detail = events[i] >> KIND_BITS;
            switch (events[i] & 3) {
                case MOVE -> {
                    if (detail != at) {
                        maze.walk(contest.address(grid, at), gridDirection(at, detail));
                        maze.visit(contest.address(grid, detail));
                    }
                    at = detail;
                }
                case RESET -> {
                    maze.phase("run after a reset");
                    at = detail;
                }
                default -> knows(maze, grid, detail / 4, detail % 4, (events[i] & 3) == WALL);
            }
        }
        maze.trace(null);
        return new Animation(trace, before, true, frames, delay);
    }

    private void knows(Maze maze, Grid grid, int cell, int direction, boolean isWall) {
        long address = contest.address(grid, cell);
        if (!grid.leads(address, direction) || !hasWalls) {
            return;
        }
        if (isWall) {
            maze.wall(address, direction);
        } else if (!maze.isOpen(address, direction)) {
            maze.carve(address, direction);
        }
    }

    private static Maze withoutWalls(Grid grid) {
        Maze maze = new Maze(grid);
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int direction = 0; direction < 4; direction++) {
                if (grid.leads(cell, direction) && !maze.isOpen(cell, direction)) {
                    maze.carve(cell, direction);
                }
            }
        }
        return maze;
    }
}
