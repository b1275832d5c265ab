package dev.mazewright.core.measure;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.run.CancelledException;
import java.util.Arrays;

/**
 * The dead ends off a path, by type. Each is measured from its mouth, the cell where it leaves the path, to its end.
 *
 * <ul>
 *   <li>An alcove is straight and has no branch.
 *   <li>The end of a forward dead end is nearer to the goal than its mouth, in a straight line in the drawing.
 *   <li>All others are backward.
 * </ul>
 *
 * <p>Every cell with one passage that does not lie on the path is the end of one dead end; those at the goal count, too.
 * Cells that lead to several ends count for each. In a maze with loops the mouths are followed in order from the start,
 * each dead end belongs to the first that reaches it, and is measured along a shortest path that visits no cell reached
 * before.
 *
 * <p>Time proportional to the cells; memory 1 bit a cell, and 32 bytes for each cell of the largest frontier.
 *
 * <p>Source: Kim and Crawfis, <i>The quest for the perfect perfect-maze</i>, 2015.
 *
 * @param alcoves those that are straight and have no branch
 * @param forward others whose end is nearer to the goal
 * @param backward others whose end is not
 */
public record DeadEndTypes(Sums alcoves, Sums forward, Sums backward) {
    /** Below this, distances count as equal. */
    private static final double EQUAL = 1e-9;

    /** Bits of a frontier's cell that hold the direction back. */
    private static final int DIRECTION_BITS = 5;

    /**
     * Dead ends of one type.
     *
     * @param count how many there are
     * @param length the steps from their mouths to their ends, together
     * @param turns the cells between mouth and end where they do not go straight on, together; 0 in graphs
     * @param decisions the cells between mouth and end with more than two passages, together
     */
    public record Sums(long count, long length, long turns, long decisions) {
        private static final Sums NONE = new Sums(0, 0, 0, 0);

        private Sums with(long steps, long moreTurns, long moreDecisions) {
            return new Sums(count + 1, length + steps, turns + moreTurns, decisions + moreDecisions);
        }
    }

    /** Measures the dead ends off a path that was found. */
    public static DeadEndTypes of(Maze maze, Path path) {
        Search search = new Search(maze, path.goal());
        path.forEach(search.seen::add);
        long cell = path.start();
        int back = 0;
        for (long i = 0; i <= path.length(); i++) {
            int onward = i < path.length() ? Directions.of(path.direction(i)) : 0;
            for (int rest = maze.open(cell) & ~onward & ~back; rest != 0; rest = Directions.withoutFirst(rest)) {
                search.from(cell, Directions.first(rest));
            }
            if (onward != 0) {
                back = Directions.of(maze.opposite(cell, path.direction(i)));
                cell = maze.step(cell, path.direction(i));
            }
        }
        return new DeadEndTypes(search.alcoves, search.forward, search.backward);
    }

    /** The cells at one distance from the mouth, and what lies on the path to each. */
    private static final class Layer {
        /** The cell, and in the lowest bits the direction back. */
        long[] cells = new long[4];

        int[] turns = new int[4];
        int[] decisions = new int[4];
        int size;

        void add(long cell, int back, int moreTurns, int moreDecisions) {
            if (size == cells.length) {
                cells = Arrays.copyOf(cells, 2 * size);
                turns = Arrays.copyOf(turns, 2 * size);
                decisions = Arrays.copyOf(decisions, 2 * size);
            }
            cells[size] = cell << DIRECTION_BITS | back;
            turns[size] = moreTurns;
            decisions[size++] = moreDecisions;
        }
    }

    private static final class Search {
        final CellSet seen;
        Sums alcoves = Sums.NONE;
        Sums forward = Sums.NONE;
        Sums backward = Sums.NONE;

        private final Maze maze;
        private final Grid grid;
        private final boolean hasSides;
        private final DrawnSteps drawn;
        private final long goal;
        private Layer layer = new Layer();
        private Layer next = new Layer();

        Search(Maze maze, long goal) {
            this.maze = maze;
            this.goal = goal;
            grid = maze.grid();
            hasSides = grid.shape().hasSides();
            seen = new CellSet(grid.addresses());
            drawn = new DrawnSteps(grid);
        }

        void from(long mouth, int direction) {
            long first = grid.step(mouth, direction);
            if (seen.contains(first)) {
                return;
            }
            seen.add(first);
            layer.size = 0;
            layer.add(first, grid.opposite(mouth, direction), 0, 0);
            for (long steps = 1; layer.size > 0; steps++) {
                CancelledException.check();
                next.size = 0;
                for (int i = 0; i < layer.size; i++) {
                    visit(mouth, steps, i);
                }
                Layer done = layer;
                layer = next;
                next = done;
            }
        }

        private void visit(long mouth, long steps, int i) {
            long cell = layer.cells[i] >>> DIRECTION_BITS;
            int back = (int) layer.cells[i] & (Directions.MOST - 1);
            int onward = maze.open(cell) & ~Directions.of(back);
            if (onward == 0) {
                end(mouth, cell, steps, layer.turns[i], layer.decisions[i]);
            }
            int decisions = layer.decisions[i] + (Directions.count(onward) > 1 ? 1 : 0);
            for (int rest = onward; rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                long there = grid.step(cell, direction);
                if (!seen.contains(there)) {
                    seen.add(there);
                    boolean isTurn = hasSides && !grid.shape().isStraight(grid, cell, back, direction);
                    next.add(there, grid.opposite(cell, direction), layer.turns[i] + (isTurn ? 1 : 0), decisions);
                }
            }
        }

        private void end(long mouth, long cell, long steps, int turns, int decisions) {
            if (turns == 0 && decisions == 0) {
                alcoves = alcoves.with(steps, 0, 0);
            } else if (drawn.distance(cell, goal) < drawn.distance(mouth, goal) - EQUAL) {
                forward = forward.with(steps, turns, decisions);
            } else {
                backward = backward.with(steps, turns, decisions);
            }
        }
    }
}
