package dev.mazewright.core.solve.kernels;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.rows.SquareCells;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.solve.search.Goals;

/**
 * Flood of squares, a step at a time, in the order of breadth-first search: from the cells
 * reached last, in the order in which they were reached, directions ascending.
 *
 * <p>Keeps a cell's directions onwards beside its address, so that it looks at a cell only when it is reached; dead
 * ends are not kept.
 *
 * <p>Time proportional to the cells it reaches; memory half a byte a cell, and 40 bytes for each cell of the
 * frontier.
 */
public final class SquareFlood {
    /** Of a cell that was reached; the lower bits are the direction back. */
    private static final int REACHED = 8;

    /** Of a source. */
    private static final int SOURCE = REACHED | 4;

    /** Of a goal that was not reached. */
    private static final int GOAL = 1;

    /** The most directions onwards; only sources have this many. */
    private static final int MOST_WAYS = 4;

    private final Grid grid;
    private final long[] open;
    /** Four bits an address. */
    private final long[] arrivals;

    private final long stride;
    /** The cells reached last: addresses, and in the lowest four bits the directions onwards. */
    private long[] edge;

    private long[] beyond = new long[0];
    private int kept;
    private int size;
    private long count;

    /**
     * A flood that has reached its sources.
     *
     * @param maze on a grid of square steps, without a trace
     * @param sources cells, of which some may be the same
     */
    public SquareFlood(Maze maze, long... sources) {
        grid = maze.grid();
        open = maze.words();
        arrivals = new long[open.length];
        stride = SquareCells.stride(grid);
        edge = new long[sources.length];
        for (long source : sources) {
            if (!hasReached(source)) {
                SquareCells.flip(arrivals, source, SOURCE);
                edge[size++] = source << 4 | SquareCells.get(open, source);
            }
        }
        kept = size;
        count = size;
    }

    /** Breadth-first search on squares. */
    public static Path fromStart(Maze maze, long start, long... goals) {
        SquareFlood flood = new SquareFlood(maze, start);
        if (new Goals(goals).contains(start)) {
            return flood.path(start);
        }
        flood.aimFor(goals);
        while (flood.size > 0) {
            long met = flood.spread();
            if (met != Grid.NONE) {
                return flood.path(met);
            }
        }
        return Path.none(maze.grid(), start, flood.count);
    }

    /** Bidirectional search on squares, by two floods. */
    public static Path fromBothEnds(Maze maze, long start, long... goals) {
        SquareFlood here = new SquareFlood(maze, start);
        if (new Goals(goals).contains(start)) {
            return here.path(start);
        }
        SquareFlood there = new SquareFlood(maze, goals);
        while (here.size > 0 && there.size > 0) {
            long met = here.size <= there.size ? here.spread(there) : there.spread(here);
            if (met != Grid.NONE) {
                return here.path(met, there);
            }
        }
        return Path.none(maze.grid(), start, here.count + there.count);
    }

    /** The memory, in bytes, that it takes on this grid, without that for the frontier. */
    public static long bytes(Grid grid) {
        return Maze.bytes(grid);
    }

    /** Marks goals for {@link #spread()}. */
    public void aimFor(long... goals) {
        for (long goal : goals) {
            if (known(goal) == 0) {
                SquareCells.flip(arrivals, goal, GOAL);
            }
        }
    }

    /** How many cells were reached in the last step. */
    public int size() {
        return size;
    }

    /** How many cells have been reached. */
    public long count() {
        return count;
    }

    private int known(long address) {
        return SquareCells.get(arrivals, address);
    }

    /** Whether a cell has been reached. */
    public boolean hasReached(long cell) {
        return known(cell) >= REACHED;
    }

    /**
     * Spreads by a step, or to the first goal that it meets.
     *
     * @return that goal, or {@link Grid#NONE}
     */
    public long spread() {
        long[] from = edge;
        long[] to = room();
        int cells = kept;
        int keep = 0;
        int found = 0;
        for (int i = 0; i < cells; i++) {
            long cell = from[i] >>> 4;
            for (int rest = (int) from[i] & 15; rest != 0; rest &= rest - 1) {
                int direction = Integer.numberOfTrailingZeros(rest);
                int back = direction ^ 2;
                long next = cell + SquareCells.offset(direction, stride);
                int known = known(next);
                if (known < REACHED) {
                    SquareCells.flip(arrivals, next, known ^ (REACHED | back));
                    found++;
                    if (known == GOAL) {
                        count += found;
                        return next;
                    }
                    int onwards = SquareCells.get(open, next) & ~(1 << back);
                    to[keep] = next << 4 | onwards;
                    keep += -onwards >>> 31;
                }
            }
        }
        become(to, keep, found);
        return Grid.NONE;
    }

    /**
     * Spreads by a step, or to the first cell that another flood has reached.
     *
     * @return that cell, which is not counted, or {@link Grid#NONE}
     */
    public long spread(SquareFlood other) {
        long[] from = edge;
        long[] to = room();
        int cells = kept;
        int keep = 0;
        int found = 0;
        for (int i = 0; i < cells; i++) {
            long cell = from[i] >>> 4;
            for (int rest = (int) from[i] & 15; rest != 0; rest &= rest - 1) {
                int direction = Integer.numberOfTrailingZeros(rest);
                int back = direction ^ 2;
                long next = cell + SquareCells.offset(direction, stride);
                if (!hasReached(next)) {
                    SquareCells.flip(arrivals, next, REACHED | back);
                    if (other.hasReached(next)) {
                        count += found;
                        return next;
                    }
                    found++;
                    int onwards = SquareCells.get(open, next) & ~(1 << back);
                    to[keep] = next << 4 | onwards;
                    keep += -onwards >>> 31;
                }
            }
        }
        become(to, keep, found);
        return Grid.NONE;
    }

    /** The path to a cell that was reached. */
    public Path path(long goal) {
        return path(goal, goal, new DirectionStack(grid.directions()), count);
    }

    /** The path to a cell that was reached, and on, backwards, the path by which the other flood reached it. */
    public Path path(long met, SquareFlood other) {
        DirectionStack onwards = new DirectionStack(grid.directions());
        long cell = met;
        for (int known = other.known(cell); known != SOURCE; known = other.known(cell)) {
            onwards.push(known & 3);
            cell += SquareCells.offset(known & 3, stride);
        }
        return path(met, cell, onwards.reversed(), count + other.count);
    }

    /** The path to a cell that was reached, and on in these steps. */
    private Path path(long met, long goal, DirectionStack steps, long visited) {
        long cell = met;
        for (int known = known(cell); known != SOURCE; known = known(cell)) {
            steps.push((known & 3) ^ 2);
            cell += SquareCells.offset(known & 3, stride);
        }
        return Path.of(grid, cell, goal, steps, visited);
    }

    /** An array with room for all that a step may reach. */
    private long[] room() {
        CancelledException.check();
        int most = (int) Math.min((long) MOST_WAYS * kept, Integer.MAX_VALUE - 8);
        if (beyond.length < most) {
            beyond = new long[most];
        }
        return beyond;
    }

    private void become(long[] to, int keep, int found) {
        beyond = edge;
        edge = to;
        kept = keep;
        size = found;
        count += found;
    }
}
