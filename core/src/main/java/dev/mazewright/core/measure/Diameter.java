package dev.mazewright.core.measure;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;

/**
 * The ends of the longest of all shortest paths of a maze.
 *
 * <p>Without loops, the cell farthest from any cell is an end of it. With loops that is only a guess, so in small mazes
 * a search begins at each cell instead.
 */
public final class Diameter {
    /** The most cells of a maze with loops in which a search begins at each cell. */
    static final long SMALL = 4096;

    private Diameter() {}

    /**
     * An end of the diameter of the component of the first cell. It is exact if the component has no loops or the maze
     * at most 4096 cells; else it is the cell farthest from a cell that is itself far away. Of several ends, always the
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
