package dev.mazewright.core.measure;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;

/**
 * The ends of the longest of all shortest paths of a maze.
 *
 * <p>The cell farthest from any cell is an end of it, if there are no loops. With loops that is a guess; where there
 * are few enough cells for it, each of them is tried instead.
 */
public final class Diameter {
    /** Mazes with loops up to this size have a search made from each cell. */
    static final long SMALL = 4096;

    private Diameter() {}

    /**
     * An end of the diameter of the part of the maze in which its first cell lies: exactly, where that has no loops or
     * the maze has at most 4096 cells; else a cell far away from one that is far away. Of several ends, always the
     * same.
     */
    public static long end(Maze maze) {
        Grid grid = maze.grid();
        CellSet part = new CellSet(grid.addresses());
        long farthest = Distances.from(maze, grid.first(), part).farthest();
        long end = Distances.from(maze, farthest).farthest();
        if (maze.passages() < grid.cells() || grid.cells() > SMALL) {
            return end;
        }
        long longest = Distances.from(maze, end).greatest();
        for (long cell = part.next(0); cell != Grid.NONE; cell = part.next(cell + 1)) {
            long greatest = Distances.from(maze, cell).greatest();
            if (greatest > longest) {
                longest = greatest;
                end = cell;
            }
        }
        return end;
    }
}
