package dev.mazewright.core.solve.search;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.run.CancelledException;

/**
 * A walk that is returned without its detours: it keeps the direction in which each cell was left last, and from the
 * start these lead to where it has come, by each cell once. Two bits a cell on squares, and one to count the cells
 * seen.
 */
public final class LoopErasedWalk {
    private final Maze maze;
    private final Grid grid;
    private final long start;
    private final CellValues onwards;
    private final CellSet seen;
    private long visited;
    private long cell;

    public LoopErasedWalk(Maze maze, long start) {
        this.maze = maze;
        this.start = start;
        grid = maze.grid();
        onwards = new CellValues(grid.addresses(), bits(grid));
        seen = new CellSet(grid.addresses());
        cell = start;
        see(start);
    }

    public static long bytes(Grid grid) {
        return CellValues.bytes(grid.addresses(), bits(grid)) + CellSet.bytes(grid.addresses());
    }

    private static int bits(Grid grid) {
        return CellValues.bitsFor(grid.directions() - 1);
    }

    /** Where it has come to. */
    public long cell() {
        return cell;
    }

    /** Counts a cell as visited, whether the walk goes there or not. */
    public void see(long at) {
        if (!seen.contains(at)) {
            seen.add(at);
            visited++;
            maze.visit(at);
        }
    }

    /** Goes one step. */
    public void step(int direction) {
        CancelledException.check();
        onwards.set(cell, direction);
        maze.walk(cell, direction);
        cell = maze.step(cell, direction);
        see(cell);
    }

    /** The path to where it has come to. */
    public Path path() {
        DirectionStack backwards = new DirectionStack(grid.directions());
        for (long at = start; at != cell; at = grid.step(at, onwards.get(at))) {
            backwards.push(onwards.get(at));
        }
        return Path.of(grid, start, cell, backwards.reversed(), visited);
    }

    /** That there is no path. */
    public Path none() {
        return Path.none(grid, start, visited);
    }

    /** That it was given up. */
    public Path gaveUp(Path.End why) {
        return Path.gaveUp(grid, start, visited, why);
    }
}
