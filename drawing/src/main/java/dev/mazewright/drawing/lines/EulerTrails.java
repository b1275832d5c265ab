package dev.mazewright.drawing.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The fewest strokes that draw each edge of a graph once: of each connected part, half the number of its nodes of odd degree,
 * and one if it has no such node (Euler, 1736). Nodes of odd degree are joined in pairs; closed trails through all edges, found
 * as by Hierholzer (1873), are cut where they follow such a pair.
 *
 * <p>A stroke has the numbers of its edges; one that is followed backwards has the complement, {@code ~number}. Time and memory
 * are linear.
 */
public final class EulerTrails {
    private static final int NO_EDGE = Integer.MIN_VALUE;

    private final int real;
    private final int[] from;
    private final int[] to;

    /** The edges at a node are those in {@code at} from {@code next[node]} to {@code end[node]}; those before are used. */
    private final int[] at;

    private final int[] next;
    private final int[] end;
    private final boolean[] isUsed;
    private final List<int[]> strokes = new ArrayList<>();

    private EulerTrails(int nodes, int real, int[] from, int[] to) {
        this.real = real;
        int[] degree = degrees(nodes, real, from, to);
        int[] odd = IntStream.range(0, nodes).filter(node -> degree[node] % 2 == 1).toArray();
        int all = real + odd.length / 2;
        this.from = Arrays.copyOf(from, all);
        this.to = Arrays.copyOf(to, all);
        for (int i = 0; i < odd.length; i += 2) {
            this.from[real + i / 2] = odd[i];
            this.to[real + i / 2] = odd[i + 1];
            degree[odd[i]]++;
            degree[odd[i + 1]]++;
        }
        next = new int[nodes];
        for (int node = 1; node < nodes; node++) {
            next[node] = next[node - 1] + degree[node - 1];
        }
        end = next.clone();
        at = new int[2 * all];
        for (int edge = 0; edge < all; edge++) {
            at[end[this.from[edge]]++] = edge;
            at[end[this.to[edge]]++] = edge;
        }
        isUsed = new boolean[all];
    }

    private static int[] degrees(int nodes, int edges, int[] from, int[] to) {
        int[] degree = new int[nodes];
        for (int edge = 0; edge < edges; edge++) {
            degree[from[edge]]++;
            degree[to[edge]]++;
        }
        return degree;
    }

    /** The strokes of a graph of this number of nodes and edges, each from a node to a node. */
    public static List<int[]> of(int nodes, int edges, int[] from, int[] to) {
        EulerTrails trails = new EulerTrails(nodes, edges, from, to);
        for (int node = 0; node < nodes; node++) {
            trails.addFrom(node);
        }
        return trails.strokes;
    }

    private void addFrom(int start) {
        int[] closed = closed(start);
        int cut = 0;
        while (cut < closed.length && !isPair(closed[cut])) {
            cut++;
        }
        if (cut == closed.length) {
            add(closed, 0, closed.length);
            return;
        }
        int begin = cut + 1;
        for (int i = begin; i <= cut + closed.length; i++) {
            if (isPair(closed[i % closed.length])) {
                add(closed, begin, i);
                begin = i + 1;
            }
        }
    }

    private boolean isPair(int edge) {
        return (edge < 0 ? ~edge : edge) >= real;
    }

    private void add(int[] closed, int begin, int stop) {
        if (stop > begin) {
            int[] stroke = new int[stop - begin];
            for (int i = begin; i < stop; i++) {
                stroke[i - begin] = closed[i % closed.length];
            }
            strokes.add(stroke);
        }
    }

    /** A closed trail through all edges that are connected with a node and were not used. */
    private int[] closed(int start) {
        Numbers nodes = new Numbers();
        Numbers edges = new Numbers();
        Numbers closed = new Numbers();
        nodes.push(start);
        edges.push(NO_EDGE);
        while (nodes.length > 0) {
            int node = nodes.top();
            int edge = unused(node);
            if (edge == NO_EDGE) {
                nodes.pop();
                closed.push(edges.pop());
            } else {
                isUsed[edge] = true;
                boolean isForth = from[edge] == node;
                nodes.push(isForth ? to[edge] : from[edge]);
                edges.push(isForth ? edge : ~edge);
            }
        }
        closed.pop(); // no edge led to the start
        return closed.reversed();
    }

    private int unused(int node) {
        while (next[node] < end[node] && isUsed[at[next[node]]]) {
            next[node]++;
        }
        return next[node] < end[node] ? at[next[node]] : NO_EDGE;
    }

    /** A stack. */
    private static final class Numbers {
        private int[] values = new int[16];
        private int length;

        void push(int value) {
            if (length == values.length) {
                values = Arrays.copyOf(values, 2 * length);
            }
            values[length++] = value;
        }

        int top() {
            return values[length - 1];
        }

        int pop() {
            return values[--length];
        }

        int[] reversed() {
            int[] reversed = new int[length];
            for (int i = 0; i < length; i++) {
                reversed[i] = values[length - 1 - i];
            }
            return reversed;
        }
    }
}
