package dev.mazewright.core.generate.trees;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Memory;

/** The cells beside a maze that grows, in a row, and which cells the maze has. */
public final class Frontier {
    private final Maze maze;
    private final CellSet joined;
    private final CellSet seen;
    private final CellList cells = new CellList();

    /** That of a maze to which no cell was joined. */
    public Frontier(Maze maze) {
        this.maze = maze;
        joined = new CellSet(maze.grid().addresses());
        seen = new CellSet(maze.grid().addresses());
    }

    /** The memory, in bytes, that it takes, at most. */
    public static long bytes(Grid grid) {
        return Memory.sum(2 * CellSet.bytes(grid.addresses()), CellList.rimBytes(grid, 1));
    }

    /** The maze has come to this cell: the unvisited cells around it are beside the maze from now on. */
    public void join(long cell) {
        joined.add(cell);
        seen.add(cell);
        maze.visit(cell);
        for (int rest = maze.unvisited(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            long neighbour = maze.step(cell, Directions.first(rest));
            if (!seen.contains(neighbour)) {
                seen.add(neighbour);
                cells.add(neighbour);
            }
        }
    }

    /** Whether no cell is beside the maze. */
    public boolean isEmpty() {
        return cells.isEmpty();
    }

    /** Takes a random cell out; the last one takes its place. */
    public long take(MazeRandom random) {
        return cells.take(random.below(cells.size()));
    }

    /** The directions that lead from a cell into the maze, as a set. */
    public int inward(long cell) {
        int leading = 0;
        for (int rest = maze.grid().sides(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            leading |= joined.contains(maze.grid().step(cell, direction)) ? Directions.of(direction) : 0;
        }
        return leading;
    }
}
