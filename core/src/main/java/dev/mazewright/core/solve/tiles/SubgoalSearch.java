package dev.mazewright.core.solve.tiles;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.solve.search.CellHeap;
import java.util.Arrays;

/**
 * Searches a {@link SubgoalGraph} for the cost of a cheapest path. First it climbs from the goal, and from the start, over
 * all contracted subgoals above them: a cheapest path goes up from both ends and meets at the top. Where both climbs end in
 * the core, A* goes on from what the start has reached to what the goal has.
 *
 * <p>Time: where nothing is left in the core, as in mazes, some microseconds. Allocates nothing, once its heaps are large
 * enough. For one thread.
 */
public final class SubgoalSearch {
    /** That no path leads from the start to the goal. */
    public static final long NO_PATH = Long.MAX_VALUE;

    private final SubgoalGraph graph;
    private final TilePlanes planes;
    private final SubgoalScan scan;
    private final Reached fromStart;
    private final Reached fromGoal;
    /** Nodes, least number first. */
    private final CellHeap climbing = new CellHeap();
    /** Nodes of the core. */
    private final CellHeap waiting = new CellHeap();

    private int query;
    private int goalX;
    private int goalY;
    private long visited;
    private long best;

    /** Which nodes a query has reached, and what it cost to get there. */
    private static final class Reached {
        private final long[] costs;
        /** The query that reached the node last. */
        private final int[] queries;

        Reached(int nodes) {
            costs = new long[nodes];
            queries = new int[nodes];
        }
    }

    SubgoalSearch(SubgoalGraph graph) {
        this.graph = graph;
        planes = graph.planes();
        scan = new SubgoalScan(planes);
        fromStart = new Reached(graph.size());
        fromGoal = new Reached(graph.size());
    }

    /**
     * What a cheapest path from one cell to another costs, in parts of {@link Grid#UNIT}.
     *
     * @return the cost, or {@link #NO_PATH}
     */
    public long cost(long start, long goal) {
        begin();
        int from = graph.tile(start);
        int to = graph.tile(goal);
        goalX = planes.x(to);
        goalY = planes.y(to);
        best = direct(from, to);
        climb(to, fromGoal);
        climb(from, fromStart);
        searchCore();
        return best;
    }

    /** How many nodes the last query has expanded. */
    public long visited() {
        return visited;
    }

    private void begin() {
        if (++query == 0) { // numbers have come round
            Arrays.fill(fromStart.queries, 0);
            Arrays.fill(fromGoal.queries, 0);
            query = 1;
        }
        visited = 0;
        climbing.clear();
        waiting.clear();
    }

    /** The cost of the path that goes across corners first and then to the side, if that is open. */
    private long direct(int from, int to) {
        int acrossX = goalX - planes.x(from);
        int acrossY = goalY - planes.y(from);
        int dx = Integer.signum(acrossX);
        int dy = Integer.signum(acrossY);
        int tile = from;
        for (int i = Math.min(Math.abs(acrossX), Math.abs(acrossY)); i > 0; i--) {
            if (!planes.isOpen(tile, dx, dy)) {
                return NO_PATH;
            }
            tile += dx + dy * planes.width();
        }
        int aside = Math.abs(acrossX) > Math.abs(acrossY) ? dx : dy * planes.width();
        while (tile != to) {
            tile += aside;
            if (!planes.isFloor(tile)) {
                return NO_PATH;
            }
        }
        return bound(planes.x(from), planes.y(from));
    }

    /** The cost of a path to the goal without brick. */
    private long bound(int x, int y) {
        int across = Math.abs(goalX - x);
        int down = Math.abs(goalY - y);
        return Math.max(across, down) * Grid.UNIT + Math.min(across, down) * (Tiles.DIAGONAL - Grid.UNIT);
    }

    /** Reaches all nodes above a tile, in the order in which they were contracted, so each is final when it is expanded. */
    private void climb(int tile, Reached reached) {
        if (planes.isCorner(tile)) {
            reach(graph.node(planes.cornerNumber(tile)), 0, reached);
        } else {
            scan.scan(tile);
            for (int i = 0; i < scan.size(); i++) {
                reach(graph.node(scan.corner(i)), scan.cost(i), reached);
            }
        }
        while (!climbing.isEmpty() && !graph.isInCore((int) climbing.cell())) {
            int node = (int) climbing.cell();
            climbing.remove();
            visited++;
            long cost = reached.costs[node];
            meet(node, cost, reached);
            for (int edge = graph.firstEdge(node); edge < graph.firstEdge(node + 1); edge++) {
                reach(graph.end(edge), cost + graph.cost(edge), reached);
            }
        }
        if (reached == fromGoal) {
            climbing.clear();
        }
    }

    private void reach(int node, long cost, Reached reached) {
        if (reached.queries[node] != query) {
            reached.queries[node] = query;
            reached.costs[node] = cost;
            climbing.add(node, node, 0);
        } else if (cost < reached.costs[node]) {
            reached.costs[node] = cost;
        }
    }

    /** The path from the start may go on here as the one from the goal came. */
    private void meet(int node, long cost, Reached reached) {
        if (reached == fromStart && fromGoal.queries[node] == query) {
            best = Math.min(best, cost + fromGoal.costs[node]);
        }
    }

    /** A* from the nodes of the core that the start has reached. */
    private void searchCore() {
        for (; !climbing.isEmpty(); climbing.remove()) {
            int node = (int) climbing.cell();
            improve(node, fromStart.costs[node]);
        }
        while (!waiting.isEmpty() && waiting.total() < best) {
            CancelledException.check();
            int node = (int) waiting.cell();
            long cost = waiting.cost();
            waiting.remove();
            if (cost > fromStart.costs[node]) {
                continue; // a cheaper path to this node has been found meanwhile
            }
            visited++;
            for (int edge = graph.firstEdge(node); edge < graph.firstEdge(node + 1); edge++) {
                int next = graph.end(edge);
                long nextCost = cost + graph.cost(edge);
                if (fromStart.queries[next] != query || nextCost < fromStart.costs[next]) {
                    fromStart.queries[next] = query;
                    fromStart.costs[next] = nextCost;
                    improve(next, nextCost);
                }
            }
        }
    }

    /** A node of the core has been reached at less cost than before. */
    private void improve(int node, long cost) {
        meet(node, cost, fromStart);
        long total = cost + bound(graph.x(node), graph.y(node));
        if (total < best) {
            waiting.add(node, total, cost);
        }
    }
}
