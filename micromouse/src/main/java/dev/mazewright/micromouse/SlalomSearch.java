package dev.mazewright.micromouse;

import dev.mazewright.core.solve.search.CellHeap;
import dev.mazewright.micromouse.SlalomRun.Kind;
import dev.mazewright.micromouse.SlalomRun.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds a run that takes the least time by a {@link SlalomModel}: the search of Dijkstra over the middles of cells with straight headings and
 * the middles of edges with diagonal ones. The run begins in the middle of the start and ends in that of a goal, both with the speed of turns.
 *
 * <p>Time proportional to n log n of n cells; a maze of 16 x 16 takes about a millisecond. Not safe for threads.
 *
 * <p>Source: Dijkstra, 1959; the moves are those of Onuki, micromouse-maze-library, 2019.
 */
public final class SlalomSearch {
    static final int HEADINGS = 8;
    static final int[] STEP_X = {0, 1, 1, 1, 0, -1, -1, -1};
    static final int[] STEP_Y = {1, 1, 0, -1, -1, -1, 0, 1};
    private static final long UNKNOWN = Long.MAX_VALUE;

    private final ContestMaze maze;
    private final SlalomModel model;
    private final int width;
    /** Whether the edge whose middle lies here, in half cells, is open. */
    private final boolean[] open;

    private final long[] straight;
    private final long[] diagonal;
    private final long[] times;
    private final int[] parents;
    private final CellHeap heap = new CellHeap();

    // The state that is expanded.
    private int from;
    private long time;

    private SlalomSearch(ContestMaze maze, SlalomModel model) {
        this.maze = maze;
        this.model = model;
        width = 2 * maze.width() + 1;
        int height = 2 * maze.height() + 1;
        open = new boolean[width * height];
        for (int cell = 0; cell < maze.cells(); cell++) {
            for (int direction = 0; direction < 4; direction++) {
                int middle = (2 * maze.y(cell) + 1) * width + 2 * maze.x(cell) + 1;
                open[middle + STEP_Y[2 * direction] * width + STEP_X[2 * direction]] |= maze.passage(cell, direction) >= 0;
            }
        }
        int longest = Math.max(width, height);
        straight = new long[longest];
        diagonal = new long[2 * longest];
        for (int n = 1; n < longest; n++) {
            straight[n] = model.straightTime(n);
        }
        for (int n = 1; n < diagonal.length; n++) {
            diagonal[n] = model.diagonalTime(n);
        }
        times = new long[width * height * HEADINGS];
        parents = new int[times.length];
        Arrays.fill(times, UNKNOWN);
    }

    /** What a search takes in memory, in bytes, roughly: the time and the parent of each state, and an entry of the heap. */
    public static long bytes(ContestMaze maze) {
        long states = (2L * maze.width() + 1) * (2L * maze.height() + 1) * HEADINGS;
        return states * (Long.BYTES + Integer.BYTES + 3L * Long.BYTES);
    }

    /** A run of the least time, or null where none leads to a goal. */
    public static @Nullable SlalomRun run(ContestMaze maze, SlalomModel model) {
        return new SlalomSearch(maze, model).run();
    }

    private @Nullable SlalomRun run() {
        int start = maze.start();
        for (int heading = 0; heading < HEADINGS; heading += 2) {
            int state = state(2 * maze.x(start) + 1, 2 * maze.y(start) + 1, heading);
            times[state] = 0;
            parents[state] = -1;
            heap.add(state, 0, 0);
        }
        while (!heap.isEmpty()) {
            from = (int) heap.cell();
            time = heap.total();
            heap.remove();
            if (time > times[from]) {
                continue;
            }
            int x = x(from);
            int y = y(from);
            if (heading(from) % 2 == 1) {
                expandDiagonal(x, y, heading(from));
            } else if (maze.isGoal(y / 2 * maze.width() + x / 2)) {
                return result(from);
            } else {
                expandStraight(x, y, heading(from));
            }
        }
        return null;
    }

    private int state(int x, int y, int heading) {
        return (y * width + x) * HEADINGS + heading;
    }

    private int x(int state) {
        return state / HEADINGS % width;
    }

    private int y(int state) {
        return state / HEADINGS / width;
    }

    private static int heading(int state) {
        return state % HEADINGS;
    }

    private boolean isOpen(int x, int y) {
        return open[y * width + x];
    }

    private void reach(int x, int y, int heading, long cost) {
        int state = state(x, y, heading & HEADINGS - 1);
        if (time + cost < times[state]) {
            times[state] = time + cost;
            parents[state] = from;
            heap.add(state, time + cost, 0);
        }
    }

    /** From the middle of a cell: straight on, and turns to both sides after the edge ahead. */
    private void expandStraight(int x, int y, int heading) {
        int aheadX = STEP_X[heading];
        int aheadY = STEP_Y[heading];
        for (int n = 1; isOpen(x + (2 * n - 1) * aheadX, y + (2 * n - 1) * aheadY); n++) {
            reach(x + 2 * n * aheadX, y + 2 * n * aheadY, heading, straight[n]);
        }
        if (!isOpen(x + aheadX, y + aheadY)) {
            return;
        }
        for (int side = -1; side <= 1; side += 2) {
            int sideX = STEP_X[heading + 2 * side & HEADINGS - 1];
            int sideY = STEP_Y[heading + 2 * side & HEADINGS - 1];
            if (isOpen(x + 2 * aheadX + sideX, y + 2 * aheadY + sideY)) {
                reach(x + 2 * aheadX + sideX, y + 2 * aheadY + sideY, heading + side, model.turn45());
                reach(x + 2 * aheadX + 2 * sideX, y + 2 * aheadY + 2 * sideY, heading + 2 * side, model.turn90());
                if (isOpen(x + aheadX + 2 * sideX, y + aheadY + 2 * sideY)) {
                    reach(x + aheadX + 2 * sideX, y + aheadY + 2 * sideY, heading + 3 * side, model.turn135());
                    reach(x + 2 * sideX, y + 2 * sideY, heading + 4, model.turn180());
                }
            }
        }
    }

    /** From the middle of an edge into the cell behind it, out of it to the other side of the diagonal, and on or around from there. */
    private void expandDiagonal(int x, int y, int heading) {
        int diagonalX = STEP_X[heading];
        int diagonalY = STEP_Y[heading];
        if (!isOpen(x + diagonalX, y + diagonalY)) {
            return;
        }
        for (int n = 1; isOpen(x + n * diagonalX, y + n * diagonalY); n++) {
            reach(x + n * diagonalX, y + n * diagonalY, heading, diagonal[n]);
        }
        int side = sideOfExit(x, heading);
        int outX = STEP_X[heading + side & HEADINGS - 1];
        int outY = STEP_Y[heading + side & HEADINGS - 1];
        reach(x + diagonalX + outX, y + diagonalY + outY, heading + side, model.turn45());
        if (isOpen(x + 2 * outX, y + 2 * outY)) {
            reach(x + 2 * outX, y + 2 * outY, heading + 2 * side, model.diagonal90());
            reach(x + 3 * outX - diagonalX, y + 3 * outY - diagonalY, heading + 3 * side, model.turn135());
        }
    }

    /** On which side of a diagonal heading lies the direction in which it leaves the cell behind an edge: 1 clockwise, -1 counterclockwise. */
    private static int sideOfExit(int x, int heading) {
        boolean isOnVerticalEdge = x % 2 == 0; // it enters the cell along x and leaves it along y
        boolean isClockwiseAlongX = heading % 4 == 1; // from north-east to east, from south-west to west
        return isOnVerticalEdge == isClockwiseAlongX ? -1 : 1;
    }

    private SlalomRun result(int goal) {
        List<Move> moves = new ArrayList<>();
        for (int state = goal; parents[state] >= 0; state = parents[state]) {
            int before = parents[state];
            moves.add(new Move(kind(before, state), x(before), y(before), heading(before), x(state), y(state), heading(state), times[state] - times[before]));
        }
        Collections.reverse(moves);
        return new SlalomRun(List.copyOf(moves), cells(moves), times[goal]);
    }

    private static Kind kind(int before, int state) {
        boolean isDiagonal = heading(before) % 2 == 1;
        int turn = Math.floorMod(heading(state) - heading(before), HEADINGS);
        return switch (Math.min(turn, HEADINGS - turn)) {
            case 0 -> isDiagonal ? Kind.DIAGONAL : Kind.STRAIGHT;
            case 1 -> Kind.TURN_45;
            case 2 -> isDiagonal ? Kind.DIAGONAL_90 : Kind.TURN_90;
            case 3 -> Kind.TURN_135;
            default -> Kind.TURN_180;
        };
    }

    /** The cells through which moves lead: across each edge in turn. */
    private List<Integer> cells(List<Move> moves) {
        List<Integer> cells = new ArrayList<>(List.of(maze.start()));
        for (Move move : moves) {
            for (int[] edge : edges(move)) {
                int last = cells.getLast();
                int acrossX = 2 * edge[0] - (2 * maze.x(last) + 1);
                int acrossY = 2 * edge[1] - (2 * maze.y(last) + 1);
                cells.add(acrossY / 2 * maze.width() + acrossX / 2);
            }
        }
        return List.copyOf(cells);
    }

    /** The middles of the edges that a move crosses, in half cells; one on which it ends is the last. */
    private static List<int[]> edges(Move move) {
        int x = move.x();
        int y = move.y();
        int aheadX = STEP_X[move.heading()];
        int aheadY = STEP_Y[move.heading()];
        List<int[]> edges = new ArrayList<>();
        if (move.kind() == Kind.STRAIGHT || move.kind() == Kind.DIAGONAL) {
            int stride = move.kind() == Kind.STRAIGHT ? 2 : 1;
            int length = Math.max(Math.abs(move.toX() - x), Math.abs(move.toY() - y));
            for (int n = 1; n <= length; n += stride) {
                edges.add(new int[] {x + n * aheadX, y + n * aheadY});
            }
            return edges;
        }
        edges.add(new int[] {x + aheadX, y + aheadY});
        if (move.heading() % 2 == 1) {
            int side = sideOfExit(x, move.heading());
            if (move.kind() != Kind.TURN_45) {
                edges.add(new int[] {x + 2 * STEP_X[move.heading() + side & HEADINGS - 1], y + 2 * STEP_Y[move.heading() + side & HEADINGS - 1]});
            }
            return edges;
        }
        int side = sideOfTurn(move);
        int sideX = STEP_X[move.heading() + 2 * side & HEADINGS - 1];
        int sideY = STEP_Y[move.heading() + 2 * side & HEADINGS - 1];
        edges.add(new int[] {x + 2 * aheadX + sideX, y + 2 * aheadY + sideY});
        if (move.kind() == Kind.TURN_135 || move.kind() == Kind.TURN_180) {
            edges.add(new int[] {x + aheadX + 2 * sideX, y + aheadY + 2 * sideY});
        }
        return edges;
    }

    /** 1 of a move from a straight that ends to the right of it, -1 to the left. */
    private static int sideOfTurn(Move move) {
        int rightX = STEP_X[move.heading() + 2 & HEADINGS - 1];
        int rightY = STEP_Y[move.heading() + 2 & HEADINGS - 1];
        return (move.toX() - move.x()) * rightX + (move.toY() - move.y()) * rightY > 0 ? 1 : -1;
    }
}
