package dev.mazewright.core.generate.floor;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import java.util.List;

/**
 * A digger stands on a square of a grid of brick, digs from square to square, and later walks through what was
 * dug: driven by a program, or step by step by a person. Directions are those of {@link Rectangle}.
 *
 * <p>Whatever is dug is a passage of the maze at once: two squares of floor that touch are open to each other. A trace
 * of the maze records every step, to be watched, recorded, and played backwards. The digger comes to a square
 * (visit) and opens it (carve), is done with it and goes back (leave), bricks it up (wall, fill); a solver walks on or
 * back from a square (walk) and is done with it when nothing is left there (leave); walked squares that are made anew
 * are erased. So, in a {@link dev.mazewright.core.maze.Playback}, a square is floor where it has passages, or is
 * visited and not filled; it is VISITED where it is walked. The kind of floor that a caller sets is not recorded.
 *
 * <p>Each step takes constant time. Takes 2 bits an address beside the maze.
 *
 * <p>Source: the turtle maze, a lesson in test-driven development.
 */
public final class Digger {
    /** What a square is. */
    public enum Value {
        /** Outside of the grid. */
        INVALID(-1),
        /** Floor. */
        EMPTY(0),
        /** Brick. */
        WALL(1),
        /** Floor that a solver has come to. */
        VISITED(2),
        /** Floor that a solver searches for. */
        END(3);

        private final int code;

        Value(int code) {
            this.code = code;
        }

        /** The number that stands for it in a matrix: -1 .. 3. */
        public int code() {
            return code;
        }
    }

    /**
     * A position two squares away, in the grid or not.
     *
     * @param row from 0 at the top, or beyond
     * @param column from 0 at the left, or beyond
     * @param value what it is
     */
    public record Neighbour(long row, long column, Value value) {}

    private static final int SIDE = 20;

    private final Maze maze;
    private final Grid grid;
    private final Brickwork squares;
    private long position;

    /** A digger on a grid of 20 x 20. */
    public Digger() {
        this(SIDE, SIDE);
    }

    /**
     * A digger on a grid of rows x columns, each at least 1.
     *
     * @throws UsageException if one is less
     * @throws dev.mazewright.core.run.InsufficientMemoryException if they do not fit into memory
     */
    public Digger(int rows, int columns) {
        this(new Maze(Tiles.blank(rows, columns).grid()));
    }

    /**
     * A digger in tiles; all of them become brick, but the first, where it stands.
     *
     * @param tiles a maze of tiles, without passages: the digger opens them there
     * @throws UsageException if this is a maze of something else
     */
    public Digger(Maze tiles) {
        if (!tiles.grid().shape().isTiles()) {
            throw new UsageException("a digger digs in tiles, not in a maze of shape "
                    + tiles.grid().shape().name() + "; give it a blank maze of tiles");
        }
        maze = tiles;
        grid = tiles.grid();
        squares = new Brickwork(tiles);
        reset();
    }

    /** The maze of what has been dug, as it is now. */
    public Maze maze() {
        return maze;
    }

    /** Makes all squares brick but the first, and goes there. */
    public void reset() {
        position = grid.first();
        for (long cell = position; cell != Grid.NONE; cell = grid.next(cell)) {
            if (cell != position && (squares.isFloor(cell) || maze.isVisited(cell))) {
                squares.set(cell, Value.WALL);
            }
        }
        squares.set(position, Value.EMPTY);
    }

    // ---- looking

    /** The square where it stands. */
    public long position() {
        return position;
    }

    /** What a square is; INVALID for {@link Grid#NONE} and all that is no cell. */
    public Value valueAt(long cell) {
        return squares.at(cell);
    }

    /** The positions two squares to the north, south, east and west. */
    public List<Neighbour> neighbours() {
        return List.of(neighbour(-2, 0), neighbour(2, 0), neighbour(0, 2), neighbour(0, -2));
    }

    private Neighbour neighbour(int down, int right) {
        long row = (long) grid.row(position) + down;
        long column = (long) grid.column(position) + right;
        return new Neighbour(row, column, valueAt(grid.cell(row, column)));
    }

    // ---- moving and digging

    /** Goes to a square without digging, be it empty or solid; returns false and does nothing if there is no such square. */
    public boolean moveTo(long cell) {
        if (!squares.isInside(cell)) {
            return false;
        }
        position = cell;
        if (squares.isFloor(cell)) {
            maze.visit(cell);
        }
        return true;
    }

    /** Makes a square what it shall be; false, and nothing happens, where there is no square or for INVALID. */
    public boolean setValueAt(long cell, Value value) {
        if (!squares.isInside(cell) || value == Value.INVALID) {
            return false;
        }
        squares.set(cell, value);
        return true;
    }

    /**
     * Goes one square on and makes it empty, if it is not empty already.
     *
     * @return the position: the new one, or the old one where the grid ends
     */
    public long dig(int direction) {
        if (squares.leads(position, direction)) {
            position = grid.step(position, direction);
            squares.set(position, Value.EMPTY);
        }
        return position;
    }

    /**
     * Digs only where the square after the next is brick, so that it does not break into a passage.
     *
     * @return the position: the new one, or the old one
     */
    public long digCarefully(int direction) {
        return isBrickBehindNext(direction) ? dig(direction) : position;
    }

    private boolean isBrickBehindNext(int direction) {
        if (!squares.leads(position, direction)) {
            return false;
        }
        long next = grid.step(position, direction);
        return squares.leads(next, direction) && !squares.isFloor(grid.step(next, direction));
    }

    // ---- making and solving a maze

    /**
     * Digs a maze from where it stands, and comes back: as long as the square two away in some direction is brick, digs
     * there; else goes back. The last square it came to so, in reading order, becomes the end.
     *
     * @return the end: from the first square of a blank grid, the last square of the even rows and columns
     */
    public long makeMaze(MazeRandom random) {
        maze.phase("dig");
        squares.set(position, Value.EMPTY);
        DirectionStack trail = new DirectionStack(grid.directions());
        long end = position;
        while (true) {
            int brick = 0;
            for (int direction : Brickwork.AROUND) {
                brick |= isBrickBehindNext(direction) ? Directions.of(direction) : 0;
            }
            if (brick != 0) {
                int direction = random.choose(brick);
                trail.push(grid.opposite(position, direction));
                dig(direction);
                end = Math.max(end, dig(direction));
            } else {
                maze.leave(position);
                if (trail.isEmpty()) {
                    break;
                }
                int back = trail.pop();
                position = grid.step(position, back);
                maze.leave(position);
                position = grid.step(position, back);
            }
        }
        squares.mark(end, Value.END);
        return end;
    }

    /**
     * Walks from where it stands to an END, depth first, and makes each square on its walk VISITED. It stops at the
     * end, or, if it has been everywhere without finding one, where it began. Squares that were VISITED before are
     * walked again.
     *
     * @return the path to the end, or that none exists
     */
    public Path solve() {
        maze.phase("solve");
        CellSet seen = new CellSet(grid.addresses());
        DirectionStack trail = new DirectionStack(grid.directions());
        long start = position;
        long visited = 1;
        seen.add(start);
        if (squares.isFloor(start)) {
            maze.visit(start);
        }
        while (valueAt(position) != Value.END) {
            if (squares.isFloor(position)) {
                squares.mark(position, Value.VISITED);
            }
            int direction = unseen(seen);
            if (direction >= 0) {
                maze.walk(position, direction);
                trail.push(grid.opposite(position, direction));
                position = grid.step(position, direction);
                seen.add(position);
                visited++;
                maze.visit(position);
            } else if (trail.isEmpty()) {
                return Path.none(grid, start, visited);
            } else {
                int back = trail.pop();
                maze.walk(position, back);
                maze.leave(position);
                position = grid.step(position, back);
            }
        }
        DirectionStack steps = new DirectionStack(grid.directions());
        long cell = position;
        while (!trail.isEmpty()) {
            int back = trail.pop();
            steps.push(grid.opposite(cell, back));
            cell = grid.step(cell, back);
        }
        return Path.of(grid, start, position, steps, visited);
    }

    /** A direction in which the edge is open and the next square is not in the set, or -1. */
    private int unseen(CellSet seen) {
        for (int direction : Brickwork.AROUND) {
            if (maze.isOpen(position, direction) && !seen.contains(grid.step(position, direction))) {
                return direction;
            }
        }
        return -1;
    }
}
