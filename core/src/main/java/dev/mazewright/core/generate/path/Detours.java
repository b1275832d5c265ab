package dev.mazewright.core.generate.path;

import dev.mazewright.core.generate.trees.CellList;
import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.Memory;

/**
 * Finds whether two cells of a maze that changes are connected: two breadth-first searches take turns, until they meet
 * or one has nowhere left to go.
 *
 * <p>Takes time proportional to what is searched: where there is no path, twice the smaller part. Memory 2 bits a cell
 * and 8 bytes for each cell that is searched.
 */
public final class Detours {
    private final Maze maze;
    /** Which of the two searches, 1 or 2, has come to a cell; 0 if none. */
    private final CellValues searches;
    /** The cells that each search has come to. */
    private final CellList[] found = {new CellList(), new CellList()};

    public Detours(Maze maze) {
        this.maze = maze;
        searches = new CellValues(maze.grid().addresses(), 2);
    }

    public static long bytes(Grid grid) {
        return Memory.sum(
                CellValues.bytes(grid.addresses(), 2), CellList.bytes(grid.cells()));
    }

    /** Whether there is a path from one cell to another. */
    public boolean join(long one, long other) {
        reach(0, one);
        reach(1, other);
        boolean met = false;
        for (long next = 0; !met && next < found[0].size() && next < found[1].size(); next++) {
            met = spread(0, next) || spread(1, next);
        }
        forget(found[0]);
        forget(found[1]);
        return met;
    }

    private void reach(int search, long cell) {
        searches.set(cell, search + 1);
        found[search].add(cell);
    }

    /** Goes on from a cell that this search has found; true if it meets the other search. */
    private boolean spread(int search, long next) {
        long cell = found[search].get(next);
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            long neighbour = maze.step(cell, Directions.first(rest));
            int here = searches.get(neighbour);
            if (here == 0) {
                reach(search, neighbour);
            } else if (here != search + 1) {
                return true;
            }
        }
        return false;
    }

    private void forget(CellList cells) {
        for (long i = 0; i < cells.size(); i++) {
            searches.set(cells.get(i), 0);
        }
        cells.shorten(0);
    }
}
