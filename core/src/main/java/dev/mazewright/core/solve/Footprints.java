package dev.mazewright.core.solve;

import dev.mazewright.core.CellSet;
import dev.mazewright.core.CellValues;
import dev.mazewright.core.DirectionStack;
import dev.mazewright.core.Grid;
import dev.mazewright.core.Interruption;
import dev.mazewright.core.Maze;
import dev.mazewright.core.Path;

/**
 * A walk that is told without its detours: it keeps the direction in which each cell was left last, and from the start
 * these lead to where it has come, by each cell once. Two bits a cell on squares, and one to count the cells seen.
 */
final class Footprints {
    private final Maze maze;
    private final Grid grid;
    private final long start;
    private final CellValues onwards;
    private final CellSet seen;
    private long visited;
    private long cell;

    Footprints(Maze maze, long start) {
        this.maze = maze;
        this.start = start;
        grid = maze.grid();
        onwards = new CellValues(grid.addresses(), bits(grid));
        seen = new CellSet(grid.addresses());
        cell = start;
        see(start);
    }

    static long bytes(Grid grid) {
        return CellValues.bytes(grid.addresses(), bits(grid)) + CellSet.bytes(grid.addresses());
    }

    private static int bits(Grid grid) {
        return CellValues.bitsFor(grid.directions() - 1);
    }

    /** Where it has come to. */
    long cell() {
        return cell;
    }

    /** Counts a cell as looked at, whether the walk goes there or not. */
    void see(long at) {
        if (!seen.contains(at)) {
            seen.add(at);
            visited++;
            maze.visit(at);
        }
    }

    /** Goes one step. */
    void step(int direction) {
        Interruption.check();
        onwards.set(cell, direction);
        maze.walk(cell, direction);
        cell = maze.step(cell, direction);
        see(cell);
    }

    /** The way to where it has come to. */
    Path path() {
        DirectionStack backwards = new DirectionStack(grid.directions());
        for (long at = start; at != cell; at = grid.step(at, onwards.get(at))) {
            backwards.push(onwards.get(at));
        }
        DirectionStack steps = new DirectionStack(grid.directions());
        while (!backwards.isEmpty()) {
            steps.push(backwards.pop());
        }
        return Path.of(grid, start, cell, steps, visited);
    }

    /** That there is no way. */
    Path none() {
        return Path.none(grid, start, visited);
    }

    /** That it was given up. */
    Path gaveUp(Path.End why) {
        return Path.gaveUp(grid, start, visited, why);
    }
}
