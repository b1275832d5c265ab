package dev.mazewright.core.generate.picture;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DisjointSets;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Rectangle;
import java.util.Arrays;

/**
 * The maze of a forest of pixels: around each tree leads a ring of passages, through all cells of its pixels. Each ring but
 * one is cut, and one of the two ends is joined to a cell of another ring, so that the maze is perfect. Cells that make no
 * pixel are joined one by one.
 *
 * <p>Time proportional to the cells; memory 8 bytes for each side between cells of different rings, at most 32 a pixel.
 */
final class TreeWalks {
    private final Maze maze;
    private final Grid grid;
    private final PixelGrid pixels;
    private final PixelPieces pieces;
    /** The trees, then the cells that are left over: of the last row, then of the last column. */
    private final int nodes;

    TreeWalks(Maze maze, PixelGrid pixels, PixelPieces pieces) {
        this.maze = maze;
        this.pixels = pixels;
        this.pieces = pieces;
        grid = maze.grid();
        nodes = pieces.trees() + (int) (grid.cells() - 4L * pixels.count());
    }

    /** For the sides between rings, in two copies. */
    static long bytes(long pixels) {
        return 64 * pixels;
    }

    // ---- rings

    /** Opens the rings around all trees. */
    void walk() {
        for (int pixel = 0; pixel < pixels.count(); pixel++) {
            for (int side = 0; side < PixelGrid.DIRECTIONS; side++) {
                if (!pieces.goesOn(pixel, side)) {
                    maze.carve(pixels.cell(pixel, side), next(side));
                } else if (side == Rectangle.EAST || side == Rectangle.SOUTH) {
                    maze.carve(pixels.cell(pixel, side), side);
                    maze.carve(pixels.cell(pixel, next(side)), side);
                }
            }
        }
    }

    /** The side after this one, clockwise; also the direction from the corner before a side to the one after it. */
    private static int next(int side) {
        return side + 1 & 3;
    }

    /**
     * Cuts a ring beside a cell.
     *
     * @param isAhead whether behind the cell, as the ring leads clockwise around its pixel, else before it
     */
    void cut(long cell, boolean isAhead) {
        int pixel = pixels.pixel(cell);
        int corner = pixels.corner(cell);
        int before = corner + 3 & 3;
        int direction = isAhead
                ? pieces.goesOn(pixel, corner) ? corner : next(corner)
                : pieces.goesOn(pixel, before) ? before : PixelGrid.opposite(corner);
        maze.wall(cell, direction);
    }

    // ---- joining rings

    /**
     * Joins all rings and cells that are left over, and cuts all rings but that of a tree.
     *
     * @param root a tree
     */
    void join(int root, MazeRandom random) {
        long[] edges = chosen(random);
        int[] starts = new int[nodes + 1];
        for (long edge : edges) {
            starts[node(edge >>> 2)]++;
            starts[node(grid.step(edge >>> 2, (int) edge & 3))]++;
        }
        for (int node = 1; node <= nodes; node++) {
            starts[node] += starts[node - 1];
        }
        int[] list = new int[2 * edges.length];
        for (int i = 0; i < edges.length; i++) {
            list[--starts[node(edges[i] >>> 2)]] = i;
            list[--starts[node(grid.step(edges[i] >>> 2, (int) edges[i] & 3))]] = i;
        }
        int[] queue = new int[nodes];
        boolean[] isReached = new boolean[nodes];
        queue[0] = root;
        isReached[root] = true;
        int size = 1;
        for (int next = 0; next < size; next++) {
            int node = queue[next];
            for (int i = starts[node]; i < starts[node + 1]; i++) {
                long cell = edges[list[i]] >>> 2;
                int direction = (int) edges[list[i]] & 3;
                long end = node(cell) == node ? grid.step(cell, direction) : cell;
                int child = node(end);
                if (!isReached[child]) {
                    isReached[child] = true;
                    queue[size++] = child;
                    maze.carve(cell, direction);
                    if (child < pieces.trees()) {
                        cut(end, random.bit());
                    }
                }
            }
        }
    }

    /** A random spanning tree of the rings and the cells that are left over, as sides of cells. */
    private long[] chosen(MazeRandom random) {
        long[] sides = sides();
        int[] order = new int[sides.length];
        Arrays.setAll(order, i -> i);
        random.shuffle(order);
        DisjointSets joined = new DisjointSets(nodes);
        long[] chosen = new long[nodes - 1];
        int count = 0;
        for (int i : order) {
            if (joined.join(node(sides[i] >>> 2), node(grid.step(sides[i] >>> 2, (int) sides[i] & 3)))) {
                chosen[count++] = sides[i];
            }
        }
        return chosen;
    }

    /** The sides between cells of different nodes: a cell's address times 4, and a direction. */
    private long[] sides() {
        long[] sides = new long[64];
        int count = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int direction = Rectangle.EAST; direction <= Rectangle.SOUTH; direction++) {
                if (grid.leads(cell, direction) && node(cell) != node(grid.step(cell, direction))) {
                    sides = count < sides.length ? sides : Arrays.copyOf(sides, 2 * count);
                    sides[count++] = cell << 2 | direction;
                }
            }
        }
        return Arrays.copyOf(sides, count);
    }

    private int node(long cell) {
        int pixel = pixels.pixel(cell);
        if (pixel >= 0) {
            return pieces.tree(pixel);
        }
        boolean isBelow = grid.row(cell) == PixelGrid.SIDE * pixels.rows();
        return pieces.trees() + (isBelow ? grid.column(cell)
                : (grid.rows() % PixelGrid.SIDE) * grid.columns() + grid.row(cell));
    }
}
