package dev.mazewright.core.solve.tiles;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.shape.Tiles;

/**
 * What can be known of a map of tiles with octile moves before the first path is asked for. Its nodes, the subgoals, are
 * the tiles beside corners of brick, since only there a cheapest path has to turn; its edges join those that can be reached
 * directly. Then most subgoals are contracted: a search follows the edges of such a one only upwards.
 *
 * <p>Made in time proportional to the tiles, and 0.3 microseconds for each subgoal in mazes, 6 over random floor; takes 60 to
 * 200 bytes for each, and thrice as many while it is made.
 * {@link #searches} searches it; each thread does so by an object of its own.
 *
 * <p>Source: Uras, Koenig and Hernández, <i>Subgoal graphs for optimal pathfinding in eight-neighbor grids</i>, 2013; Uras
 * and Koenig, <i>Identifying hierarchies for fast optimal search</i>, 2014. That these are jump points known beforehand:
 * Harabor, Uras, Stuckey and Koenig, <i>Regarding jump point search and subgoal graphs</i>, 2019.
 */
public final class SubgoalGraph {
    /** Its name on the command line. It is no solver of the catalog, which finds one path. */
    public static final String NAME = "subgoal-graph";

    /** What a subgoal takes, with its edges, while the graph is made; where subgoals lie far apart, it has more edges. */
    private static final long BYTES = 512;

    /** The subgoals that a thread joins at once. */
    private static final int PART = 1024;

    /** Solving an easy query without the graph takes longer than making this number of subgoals. */
    private static final long SUBGOALS_PER_QUERY = 200;

    private final Grid grid;
    private final TilePlanes planes;

    /** The nodes by the numbers of their corners. A node that was contracted before another has the lesser number. */
    private final int[] nodes;

    private final int core;
    private final int[] columns;
    private final int[] rows;
    /** The edges of node n are those from {@code first[n]} to {@code first[n + 1]} - 1. */
    private final int[] first;

    private final int[] ends;
    private final long[] costs;

    private SubgoalGraph(Grid grid, TilePlanes planes, SubgoalContraction contraction) {
        this.grid = grid;
        this.planes = planes;
        int[] order = contraction.order();
        int[] corners = planes.allCorners();
        core = contraction.core();
        nodes = new int[order.length];
        columns = new int[order.length];
        rows = new int[order.length];
        first = new int[order.length + 1];
        for (int node = 0; node < order.length; node++) {
            nodes[order[node]] = node;
            columns[node] = planes.x(corners[order[node]]);
            rows[node] = planes.y(corners[order[node]]);
            first[node + 1] = Math.addExact(first[node], contraction.degree(order[node]));
        }
        ends = new int[first[order.length]];
        costs = new long[ends.length];
        for (int node = 0; node < order.length; node++) {
            for (int edge = first[node]; edge < first[node + 1]; edge++) {
                ends[edge] = nodes[contraction.neighbour(order[node], edge - first[node])];
                costs[edge] = contraction.cost(order[node], edge - first[node]);
            }
        }
    }

    /** Whether there can be such a graph for a grid: of tiles with octile moves, and not too large. */
    public static boolean fits(Grid grid) {
        return Tiles.movesOf(grid.shape()) == Tiles.Moves.OCTILE && TilePlanes.fits(grid);
    }

    /**
     * The graph of a grid that {@link #fits}, in which every step is open that there is.
     *
     * @throws InsufficientMemoryException if it does not fit into memory
     */
    public static SubgoalGraph of(Grid grid, Context context) {
        String what = "the subgoals of " + grid.cells() + " tiles";
        context.requireMemory(what, TilePlanes.bytes(grid));
        TilePlanes planes = new TilePlanes(grid);
        context.requireMemory(what, BYTES * planes.cornerCount());
        int[] corners = planes.allCorners();
        int[][] neighbours = new int[corners.length][];
        long[][] costs = new long[corners.length][];
        context.share((corners.length + PART - 1) / PART, () -> {
            SubgoalScan scan = new SubgoalScan(planes);
            return part -> {
                context.requireMemory(what, BYTES * PART);
                int end = (int) Math.min(corners.length, (part + 1) * PART);
                for (int corner = (int) part * PART; corner < end; corner++) {
                    scan.scan(corners[corner]);
                    neighbours[corner] = scan.corners();
                    costs[corner] = scan.costs();
                }
            };
        });
        SubgoalContraction contraction = new SubgoalContraction(neighbours, costs);
        contraction.contract();
        return new SubgoalGraph(grid, planes, contraction);
    }

    /** Whether making the graph of a grid takes less time than answering this number of queries without it. */
    public static boolean pays(Grid grid, long queries, Context context) {
        return fits(grid)
                && context.hasMemory(TilePlanes.bytes(grid))
                && new TilePlanes(grid).cornerCount() <= queries * SUBGOALS_PER_QUERY;
    }

    /** What searches this graph, in one thread. */
    public SubgoalSearch searches() {
        return new SubgoalSearch(this);
    }

    /** The memory, in bytes, that {@link #searches} takes. */
    public long searchBytes() {
        return (long) nodes.length * 2 * (Long.BYTES + Integer.BYTES);
    }

    // ---- for searches

    TilePlanes planes() {
        return planes;
    }

    int tile(long cell) {
        int row = grid.row(cell);
        return planes.tile((int) (cell - grid.rowStart(row)) + 1, row + 1);
    }

    int size() {
        return nodes.length;
    }

    int node(int corner) {
        return nodes[corner];
    }

    /** The column of a node, from 1. */
    int x(int node) {
        return columns[node];
    }

    /** The row of a node, from 1. */
    int y(int node) {
        return rows[node];
    }

    /** Whether a node was not contracted. */
    boolean isInCore(int node) {
        return node >= core;
    }

    int firstEdge(int node) {
        return first[node];
    }

    /** The node to which an edge leads. */
    int end(int edge) {
        return ends[edge];
    }

    long cost(int edge) {
        return costs[edge];
    }
}
