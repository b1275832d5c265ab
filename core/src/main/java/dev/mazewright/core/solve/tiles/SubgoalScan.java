package dev.mazewright.core.solve.tiles;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.shape.Tiles;
import java.util.Arrays;

/**
 * The corners that can be reached from a tile directly: by steps in at most two directions, next to each other, as
 * cheaply as if there were no brick, and past no other corner.
 *
 * <pre>
 *   s . . . a     From s, a and b are found by scans along rows. Each scan ends where the one
 *   . \ . . .     before it did, if not sooner: what lies in the shadow of a can be reached past a.
 *   . . \ - b
 * </pre>
 *
 * <p>Time: a scan for each step across corners. No memory but the list, which grows to the longest there is.
 *
 * <p>Source: Uras, Koenig and Hernández, <i>Subgoal graphs for optimal pathfinding in eight-neighbor grids</i>, 2013.
 */
final class SubgoalScan {
    private final TilePlanes planes;
    private int[] corners = new int[32];
    private long[] costs = new long[32];
    private int size;

    SubgoalScan(TilePlanes planes) {
        this.planes = planes;
    }

    /** How many corners were found. */
    int size() {
        return size;
    }

    /** The numbers of the corners found. */
    int corner(int i) {
        return corners[i];
    }

    /** What it costs to get there. */
    long cost(int i) {
        return costs[i];
    }

    /** The numbers of all corners found. */
    int[] corners() {
        return Arrays.copyOf(corners, size);
    }

    /** The costs of all corners found. */
    long[] costs() {
        return Arrays.copyOf(costs, size);
    }

    /** Finds the corners around a tile. */
    void scan(int tile) {
        size = 0;
        int x = planes.x(tile);
        int y = planes.y(tile);
        int east = alongRow(tile, 1, 0, Integer.MAX_VALUE);
        int west = alongRow(tile, -1, 0, Integer.MAX_VALUE);
        int south = alongColumn(x, y, 1, 0, Integer.MAX_VALUE);
        int north = alongColumn(x, y, -1, 0, Integer.MAX_VALUE);
        scanQuadrant(x, y, 1, -1, east, north);
        scanQuadrant(x, y, 1, 1, east, south);
        scanQuadrant(x, y, -1, 1, west, south);
        scanQuadrant(x, y, -1, -1, west, north);
    }

    private void scanQuadrant(int startX, int startY, int dx, int dy, int mostAcross, int mostDown) {
        int x = startX;
        int y = startY;
        int tile = planes.tile(x, y);
        int across = mostAcross;
        int down = mostDown;
        long cost = 0;
        while (planes.isOpen(tile, dx, dy)) {
            x += dx;
            y += dy;
            tile = planes.tile(x, y);
            cost += Tiles.DIAGONAL;
            if (planes.isCorner(tile)) {
                add(tile, cost);
                return;
            }
            across = alongRow(tile, dx, cost, across);
            down = alongColumn(x, y, dy, cost, down);
        }
    }

    /** Adds the first corner along a row, if it is at most this number of steps away; returns how far to look from now on. */
    private int alongRow(int tile, int direction, long cost, int most) {
        int steps = planes.alongRow(tile, direction);
        addIfCorner(tile + steps * direction, steps, cost, most);
        return Math.min(most, steps - 1);
    }

    private int alongColumn(int x, int y, int direction, long cost, int most) {
        int steps = planes.alongColumn(x, y, direction);
        addIfCorner(planes.tile(x, y + steps * direction), steps, cost, most);
        return Math.min(most, steps - 1);
    }

    private void addIfCorner(int tile, int steps, long cost, int most) {
        if (steps <= most && planes.isCorner(tile)) {
            add(tile, cost + steps * Grid.UNIT);
        }
    }

    private void add(int tile, long cost) {
        if (size == corners.length) {
            corners = Arrays.copyOf(corners, size * 2);
            costs = Arrays.copyOf(costs, size * 2);
        }
        corners[size] = planes.cornerNumber(tile);
        costs[size++] = cost;
    }
}
