package dev.mazewright.core.solve.search;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;

/**
 * A walk through a maze, step by step, by one who remembers nothing. Others do: which cells were seen, one bit each, to
 * count them, and every step, two bits each on squares, to return the path.
 */
public final class Walk {
    private final Maze maze;
    private final Grid grid;
    private final long start;
    private final CellSet seen;
    private final DirectionStack steps;
    private long cell;
    private long visited = 1;

    public Walk(Maze maze, long start) {
        this.maze = maze;
        this.start = start;
        grid = maze.grid();
        seen = new CellSet(grid.addresses());
        steps = new DirectionStack(grid.directions());
        cell = start;
        seen.add(start);
        maze.visit(start);
    }

    /** About the memory of a walk of this number of steps, of which a second copy is made to return the path. */
    public static long bytes(Grid grid, long steps) {
        return CellSet.bytes(grid.addresses()) + steps / 4 * Math.max(2, grid.directionBits());
    }

    /** Where it has come to. */
    public long cell() {
        return cell;
    }

    /** How many steps were taken. */
    public long steps() {
        return steps.size();
    }

    /**
     * Goes one step.
     *
     * @return the direction back
     */
    public int step(int direction) {
        int back = maze.opposite(cell, direction);
        maze.walk(cell, direction);
        steps.push(direction);
        cell = maze.step(cell, direction);
        if (!seen.contains(cell)) {
            seen.add(cell);
            visited++;
            maze.visit(cell);
        }
        return back;
    }

    /** The whole walk, as the path to where it has come to. */
    public Path path() {
        return Path.of(grid, start, cell, steps.reversed(), visited);
    }

    /** That it leads nowhere, as the start is walled in on every side. */
    public Path none() {
        return Path.none(grid, start, visited);
    }

    /** That it was given up. */
    public Path gaveUp(Path.End why) {
        return Path.gaveUp(grid, start, visited, why);
    }
}
