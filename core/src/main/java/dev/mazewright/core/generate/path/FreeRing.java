package dev.mazewright.core.generate.path;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.CancelledException;

/**
 * Finds which steps leave a path's goal within reach, from the ring of cells that touch the path's head by side
 * or corner. Free are the cells without a passage, but not the head.
 *
 * <pre>
 *   . . #       . free   # path or outside   @ head
 *   . @ #       The path from the left to the bottom is free around the corner: one group, both steps are alive.
 *   . . #
 *
 *   . . .       The bottom is cut off from the left and the top as far as the ring shows, so the path has closed a
 *   . @ #       curve with itself or with the rim. Two floods search for the goal, in turns, until one has nowhere left
 *   # . #       to go: there is the goal, or in the other.
 * </pre>
 *
 * <p>As the goal could be reached from the head, every free neighbour of the head is connected to it; if they are
 * one group, all of them are alive.
 *
 * <p>Time: the floods take as long as the smaller part is large. If it is dead, its cells are never visited again; if
 * it is alive, no more than half of the cells are left: together, time proportional to the cells. Only where the path
 * meets the rim for the first time can groups be connected after all, around the path's other end; then their floods
 * meet, once. This needs a plane without holes; with holes, the answers are right and may take longer.
 */
public final class FreeRing {
    private final Maze maze;
    private final Grid grid;
    private final long goal;
    private final CellValues colours;
    /** Number i has colour i + 1. */
    private final PathFlood[] floods;
    /** For each flood one and the same number for all that it is known to be connected to. */
    private final int[] leaders;

    private long head;

    public FreeRing(Maze maze, long goal) {
        this.maze = maze;
        this.goal = goal;
        grid = maze.grid();
        colours = PathFlood.colours(grid);
        floods = new PathFlood[grid.directions()];
        leaders = new int[grid.directions()];
    }

    /** The directions that lead from the path's head to a free cell from which the goal can be reached, as a set. */
    public int alive(long pathHead) {
        head = pathHead;
        int free = maze.unvisited(head);
        int firsts = free;
        for (int rest = free; rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            int next = clockwise(direction);
            if (Directions.contains(free, next) && isFreeBetween(direction, next)) {
                firsts &= ~Directions.of(next);
            }
        }
        return Directions.count(firsts) <= 1 ? free : afterFloods(free, firsts);
    }

    private int clockwise(int direction) {
        return direction + 1 < sides(head) ? direction + 1 : 0;
    }

    /** Directions that cross sides are numbered clockwise, from 0 on. */
    private int sides(long cell) {
        return Directions.count(grid.sides(cell));
    }

    /** Whether all cells around the corner between two sides of the head are free; both neighbours there are. */
    private boolean isFreeBetween(int direction, int next) {
        long end = grid.step(head, next);
        long cell = grid.step(head, direction);
        int back = grid.opposite(head, direction);
        while (cell != end) {
            // Seen from the other cell, the corner is where the side begins, and so where the side before it ends.
            int side = (back == 0 ? sides(cell) : back) - 1;
            back = grid.opposite(cell, side);
            cell = grid.step(cell, side);
            if (cell == head || maze.isVisited(cell)) {
                return false;
            }
        }
        return true;
    }

    /** Floods each group, from its first direction clockwise, in turns, until all but one have nowhere left to go. */
    private int afterFloods(int free, int firsts) {
        CancelledException.check();
        int count = Directions.count(firsts);
        for (int i = 0; i < count; i++) {
            floods[i] = floods[i] == null ? new PathFlood(maze, colours, i + 1) : floods[i];
            floods[i].start(grid.step(head, Directions.select(firsts, i)), head, goal);
            leaders[i] = i;
        }
        while (Directions.count(running(count)) > 1) {
            for (int i = 0; i < count; i++) {
                for (int met = floods[i].step(); met != 0; met = Directions.withoutFirst(met)) {
                    join(leaders[i], leaders[Directions.first(met) - 1], count);
                }
            }
        }
        int leader = Directions.first(atGoal(count));
        int alive = 0;
        for (int i = 0; i < count; i++) {
            alive |= leaders[i] == leader ? free & arc(firsts, i, count) : 0;
            floods[i].wash();
        }
        return alive;
    }

    /** The leaders of those that can still go on, as a set. */
    private int running(int count) {
        int running = 0;
        for (int i = 0; i < count; i++) {
            running |= floods[i].isDry() ? 0 : Directions.of(leaders[i]);
        }
        return running;
    }

    /** The leader of those that have met the goal, or else of the only ones that still can, as a set. */
    private int atGoal(int count) {
        for (int i = 0; i < count; i++) {
            if (floods[i].metGoal()) {
                return Directions.of(leaders[i]);
            }
        }
        return running(count);
    }

    private void join(int leader, int other, int count) {
        for (int i = 0; i < count; i++) {
            leaders[i] = leaders[i] == other ? leader : leaders[i];
        }
    }

    /** The directions from the first of group i, clockwise, to the last before the first of the next group. */
    private static int arc(int firsts, int i, int count) {
        int fromThis = -Directions.of(Directions.select(firsts, i));
        return i + 1 < count
                ? fromThis & ~-Directions.of(Directions.select(firsts, i + 1))
                : fromThis | ~-Directions.of(Directions.first(firsts));
    }
}
