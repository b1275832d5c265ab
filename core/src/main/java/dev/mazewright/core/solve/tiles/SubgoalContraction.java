package dev.mazewright.core.solve.tiles;

import dev.mazewright.core.run.CancelledException;
import java.util.Arrays;

/**
 * Takes nodes out of a graph, one after the other, and joins the neighbours of each by edges as long as the path over it, so
 * that all distances between those left stay the same. In each round no two neighbours are taken out, so that few nodes
 * lie above another; nodes of low degree go first. What is taken out keeps the edges that it had last: they lead upwards.
 *
 * <p>A graph like a tree, as that of a maze with corridors of any width, comes apart altogether. Where nodes of high degree
 * are left, they are the <em>core</em>.
 *
 * <p>Source: Geisberger, Sanders, Schultes and Delling, <i>Contraction hierarchies</i>, 2008; with a core: Bauer, Delling
 * and others, <i>Combining hierarchical and goal-directed speed-up techniques for Dijkstra's algorithm</i>, 2010.
 */
final class SubgoalContraction {
    /** Nodes of higher degree stay: to take them out would add more edges than it saves. */
    private static final int MOST_NEIGHBOURS = 16;

    /** When fewer than one in this number went in a round, nodes of the next degree may go. */
    private static final int WORTHWHILE = 16;

    private final int[][] neighbours;
    private final long[][] costs;
    private final int[] degrees;

    /** The round in which a neighbour of the node was taken out last. */
    private final int[] disturbed;

    private final int[] order;
    private int core;

    /** A graph whose nodes are all there, with their neighbours, which are changed, and the costs of the edges to them. */
    SubgoalContraction(int[][] neighbours, long[][] costs) {
        this.neighbours = neighbours;
        this.costs = costs;
        degrees = new int[neighbours.length];
        Arrays.setAll(degrees, node -> neighbours[node].length);
        disturbed = new int[degrees.length];
        order = new int[degrees.length];
    }

    /** The nodes in the order in which they were taken out, and after them those of the core. */
    int[] order() {
        return order;
    }

    /** How many were taken out. */
    int core() {
        return core;
    }

    /** How many edges a node has that was taken out: upwards; and one of the core: within it. */
    int degree(int node) {
        return degrees[node];
    }

    int neighbour(int node, int edge) {
        return neighbours[node][edge];
    }

    long cost(int node, int edge) {
        return costs[node][edge];
    }

    /** Takes out what is worthwhile. */
    void contract() {
        int[] left = new int[degrees.length];
        Arrays.setAll(left, node -> node);
        int size = left.length;
        int round = 0;
        int most = 2;
        while (most <= MOST_NEIGHBOURS && size > 0) {
            int before = size;
            size = contract(left, size, most, ++round);
            if ((before - size) * (long) WORTHWHILE < before) {
                most++;
            }
        }
        System.arraycopy(left, 0, order, core, size);
    }

    /** A round: takes out undisturbed nodes of at most this number of neighbours; returns how many are left. */
    private int contract(int[] left, int size, int most, int round) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            CancelledException.check();
            int node = left[i];
            if (degrees[node] <= most && disturbed[node] != round) {
                takeOut(node, round);
                order[core++] = node;
            } else {
                left[kept++] = node;
            }
        }
        return kept;
    }

    private void takeOut(int node, int round) {
        int[] around = neighbours[node];
        int degree = degrees[node];
        for (int i = 0; i < degree; i++) {
            disturbed[around[i]] = round;
            removeEdge(around[i], node);
        }
        for (int i = 0; i < degree; i++) {
            for (int j = 0; j < i; j++) {
                join(around[i], around[j], costs[node][i] + costs[node][j]);
            }
        }
    }

    /** Makes sure that a path of at most this cost leads from one node to another. */
    private void join(int a, int b, long cost) {
        int from = degrees[a] <= degrees[b] ? a : b;
        int to = from == a ? b : a;
        int there = find(from, to);
        if (there >= 0) {
            if (cost < costs[from][there]) {
                costs[from][there] = cost;
                costs[to][find(to, from)] = cost;
            }
        } else if (!isReached(from, to, cost)) {
            addEdge(from, to, cost);
            addEdge(to, from, cost);
        }
    }

    /** Whether a path over one other node costs as little. */
    private boolean isReached(int from, int to, long cost) {
        for (int i = 0; i < degrees[from]; i++) {
            if (costs[from][i] < cost) {
                int over = neighbours[from][i];
                int edge = find(over, to);
                if (edge >= 0 && costs[from][i] + costs[over][edge] <= cost) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Which edge of a node leads to another, or -1. */
    private int find(int from, int to) {
        int[] around = neighbours[from];
        for (int i = degrees[from] - 1; i >= 0; i--) {
            if (around[i] == to) {
                return i;
            }
        }
        return -1;
    }

    private void removeEdge(int from, int to) {
        int edge = find(from, to);
        int last = --degrees[from];
        neighbours[from][edge] = neighbours[from][last];
        costs[from][edge] = costs[from][last];
    }

    private void addEdge(int from, int to, long cost) {
        int degree = degrees[from]++;
        if (degree == neighbours[from].length) {
            neighbours[from] = Arrays.copyOf(neighbours[from], degree * 2 + 1);
            costs[from] = Arrays.copyOf(costs[from], degree * 2 + 1);
        }
        neighbours[from][degree] = to;
        costs[from][degree] = cost;
    }
}
