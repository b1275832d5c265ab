package dev.mazewright.core.solve.search;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.run.CancelledException;

/**
 * How far cells are from the nearest of some targets, in a maze to which walls are added: after each, only distances
 * that it changes, and of these only those smaller than that of the cell asked for, are computed again.
 *
 * <p>A cell agrees with its neighbours if its distance is one more than the least of theirs. Those that do not are
 * queued by the lesser of the two numbers. A cell taken from the queue gets the distance that its neighbours give it,
 * if that is less; else it first has none, so that no two cells go on believing each other.
 *
 * <p>Constant time for each time that a distance changes; four bytes an address, and 8 for each entry of the queue.
 *
 * <p>Source: Ramalingam and Reps, <i>An incremental algorithm for a generalization of the shortest-path problem</i>,
 * 1996; Koenig, Likhachev and Furcy, <i>Lifelong planning A*</i>, 2004, here without an estimate.
 */
public final class LifelongSearch {
    /** The distance of a cell that was not reached, or from which no target can be reached. */
    private static final int FAR = Integer.MAX_VALUE;

    private final Maze maze;
    private final CellValues distances;
    private final CellBuckets queue = new CellBuckets();

    /**
     * A search that has not begun.
     *
     * @param maze only walls are added to it, and {@link #changed} is called for the cells on both sides of each
     * @param targets at distance 0
     */
    public LifelongSearch(Maze maze, long... targets) {
        this.maze = maze;
        distances = new CellValues(maze.grid().addresses(), Integer.SIZE);
        distances.fill(0, maze.grid().addresses(), FAR);
        for (long target : targets) {
            distances.set(target, 0);
        }
        for (long target : targets) {
            offer(target, 1);
        }
    }

    public static long bytes(Grid grid) {
        return CellValues.bytes(grid.addresses(), Integer.SIZE);
    }

    /** A wall was added beside a cell. */
    public void changed(long cell) {
        compare(cell);
    }

    /** Computes how far a cell is, and all that are nearer; returns whether a path leads from there to a target. */
    public boolean reaches(long cell) {
        while (!queue.isEmpty() && (queue.least() < distances.get(cell) || !agrees(cell))) {
            CancelledException.check();
            int key = queue.least();
            long at = queue.remove();
            int own = distances.get(at);
            int given = given(at);
            if (given < own && given == key) {
                distances.set(at, given);
                offer(at, given + 1);
            } else if (own < given && own == key) {
                distances.set(at, FAR);
                compare(at);
                withdraw(at, own + 1);
            }
        }
        return distances.get(cell) != FAR;
    }

    /**
     * The direction in which a shortest path leads on: of several, the first. Defined for a cell that {@link #reaches} a
     * target, was asked last or lies on a shortest path from there, and is not a target itself.
     *
     * @throws IllegalStateException if no neighbour of the cell is nearer to a target
     */
    public int onwards(long cell) {
        int nearer = distances.get(cell) - 1;
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (distances.get(maze.step(cell, direction)) == nearer) {
                return direction;
            }
        }
        throw new IllegalStateException("no neighbour of cell " + cell + " is nearer");
    }

    /** Whether a cell is a target. */
    public boolean isTarget(long cell) {
        return distances.get(cell) == 0;
    }

    /** The shortest path from the cell that was asked last; of several, the first in the order of directions. */
    public Path path(long start) {
        DirectionStack backwards = new DirectionStack(maze.grid().directions());
        long cell = start;
        while (!isTarget(cell)) {
            backwards.push(onwards(cell));
            cell = maze.step(cell, onwards(cell));
        }
        return Path.of(maze.grid(), start, cell, backwards.reversed(), 0);
    }

    /** The neighbours may be this far, as the cell is one step less. */
    private void offer(long cell, int distance) {
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            long next = maze.step(cell, Directions.first(rest));
            if (distances.get(next) > distance) {
                queue.add(next, distance);
            }
        }
    }

    /** The neighbours can no longer be this far because of this cell. */
    private void withdraw(long cell, int distance) {
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            long next = maze.step(cell, Directions.first(rest));
            if (distances.get(next) >= distance) {
                compare(next);
            }
        }
    }

    /** Queues a cell if it does not agree with its neighbours. */
    private void compare(long cell) {
        int own = distances.get(cell);
        int given = given(cell);
        if (own != given && own != 0) {
            queue.add(cell, Math.min(own, given));
        }
    }

    private boolean agrees(long cell) {
        return distances.get(cell) == given(cell);
    }

    /** How far a cell is by the distances of its neighbours; 0 for a target. */
    private int given(long cell) {
        int least = FAR;
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            least = Math.min(least, distances.get(maze.step(cell, Directions.first(rest))));
        }
        return isTarget(cell) ? 0 : least == FAR ? FAR : least + 1;
    }
}
