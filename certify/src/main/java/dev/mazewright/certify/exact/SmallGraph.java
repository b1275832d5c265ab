package dev.mazewright.certify.exact;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A graph of at most 31 vertices and 31 edges: vertices and edges are numbered from 0, sets of either are bit masks.
 * Two vertices may have several edges.
 */
final class SmallGraph {
    /** An edge from a vertex to another. */
    record Link(int from, int to, int edge) {
        /** The edge alone, as a set. */
        int set() {
            return 1 << edge;
        }
    }

    final int vertices;
    final int edges;
    private final List<List<Link>> links = new ArrayList<>();
    /** The vertices to which each has a link, as a set. */
    private final int[] beside;

    SmallGraph(int vertices, int edges) {
        this.vertices = vertices;
        this.edges = edges;
        beside = new int[vertices];
        for (int vertex = 0; vertex < vertices; vertex++) {
            links.add(new ArrayList<>());
        }
    }

    /**
     * The cells of a grid by their numbers, and its edges: each pair of adjacent cells once, the smaller number first, in
     * ascending order. The links of a cell are by ascending directions.
     */
    static SmallGraph of(Grid grid) {
        List<List<Integer>> neighbours = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            neighbours.add(new ArrayList<>());
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                neighbours.getLast().add((int) grid.number(grid.step(cell, Directions.first(rest))));
            }
        }
        List<List<Integer>> pairs = IntStream.range(0, neighbours.size())
                .boxed()
                .flatMap(from -> neighbours.get(from).stream().filter(to -> to > from).sorted().map(to -> List.of(from, to)))
                .toList();
        SmallGraph graph = new SmallGraph(neighbours.size(), pairs.size());
        for (int from = 0; from < graph.vertices; from++) {
            for (int to : neighbours.get(from)) {
                graph.add(from, to, pairs.indexOf(List.of(Math.min(from, to), Math.max(from, to))));
            }
        }
        return graph;
    }

    /** Adds one direction of an edge. */
    void add(int from, int to, int edge) {
        links.get(from).add(new Link(from, to, edge));
        beside[from] |= 1 << to;
    }

    Choice<Integer> anyVertex() {
        return Choice.equally(IntStream.range(0, vertices).boxed().toList());
    }

    /** All vertices, as a set. */
    int all() {
        return (1 << vertices) - 1;
    }

    static IntStream members(int set) {
        return IntStream.range(0, Integer.SIZE).filter(vertex -> contains(set, vertex));
    }

    static boolean contains(int set, int vertex) {
        return (set >>> vertex & 1) != 0;
    }

    List<Link> links(int from) {
        return links.get(from);
    }

    /** The links from a vertex to members of a set. */
    List<Link> links(int from, int to) {
        return links.get(from).stream().filter(link -> contains(to, link.to)).toList();
    }

    /** Whether a vertex has a link to a member of a set. */
    boolean isBeside(int vertex, int set) {
        return (beside[vertex] & set) != 0;
    }

    /** The links from members of one set to members of another. */
    List<Link> between(int from, int to) {
        return members(from).boxed().flatMap(vertex -> links(vertex, to).stream()).toList();
    }

    /** The vertices that passages connect with a vertex, and itself. */
    int component(int vertex, int passages) {
        return spread(vertex, all(), passages);
    }

    /** The vertices that can be reached from a vertex over members of a set by any edges, and itself. */
    int reach(int vertex, int within) {
        return spread(vertex, within, -1);
    }

    private int spread(int vertex, int within, int passages) {
        int reached = 1 << vertex;
        int before = 0;
        while (reached != before) {
            int fresh = reached & ~before;
            before = reached;
            for (int from = 0; from < vertices; from++) {
                if (contains(fresh, from)) {
                    for (Link link : links.get(from)) {
                        reached |= contains(passages, link.edge) && contains(within, link.to) ? 1 << link.to : 0;
                    }
                }
            }
        }
        return reached;
    }

    /** The first link of the path from a vertex to another one, over the passages of a tree. */
    Link toward(int goal, int from, int passages) {
        for (Link link : links.get(from)) {
            if (contains(passages, link.edge)
                    && contains(component(link.to, passages & ~link.set()), goal)) {
                return link;
            }
        }
        throw new IllegalArgumentException("no path from vertex " + from + " to vertex " + goal);
    }
}
