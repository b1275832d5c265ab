package dev.mazewright.formats.graph;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.support.GraphLayout;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.LongList;
import dev.mazewright.formats.io.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collects the vertices and edges of a file. Loops, and edges between vertices that have one already, make no maze
 * different: they are counted and left out.
 */
final class GraphBuilder {
    /** About the memory, in bytes, that a vertex and an edge take until the graph is made. */
    private static final long VERTEX_BYTES = 320;

    private static final long EDGE_BYTES = 80;
    private static final int VERTICES_BETWEEN_CHECKS = 1 << 12;
    /** About the memory, in bytes, that an edge takes which comes before its vertices. */
    private static final long EARLY_BYTES = 200;

    private static final int EDGES_BETWEEN_CHECKS = 1 << 12;
    private static final int NAMED_COMPONENTS = 4;
    private static final int QUOTED = 40;

    private final Source source;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> names = new ArrayList<>();
    /** The line in which each vertex appears first. */
    private final LongList lines;
    /** Two vertices in one number, each edge from both sides. */
    private final LongList ends;

    /** Nodes that only hold others. */
    private final Set<String> groups = new HashSet<>();

    /** Those that came before their vertices. */
    private final List<Edge> early = new ArrayList<>();

    private long loops;

    private record Edge(String from, String to, long line) {}

    GraphBuilder(Source source) {
        this.source = source;
        lines = new LongList(source);
        ends = new LongList(source);
    }

    /** The number of the vertex of this name, which is added if it is new. */
    int vertex(String name, long line) {
        Integer known = numbers.putIfAbsent(name, names.size());
        if (known != null) {
            return known;
        }
        if (names.size() % VERTICES_BETWEEN_CHECKS == 0) {
            source.requireMemory(VERTEX_BYTES * VERTICES_BETWEEN_CHECKS);
        }
        names.add(name);
        lines.add(line);
        return names.size() - 1;
    }

    /** The number of the vertex of this name, or null if no vertex has it. */
    @Nullable Integer known(String name) {
        return numbers.get(name);
    }

    /** Adds a group, a node that holds others and is not a vertex itself: no edge may end at it. */
    void group(String name) {
        groups.add(name);
    }

    /** Refuses a node of the name of a vertex or a group. */
    void requireFree(String name, long line) throws BadDataException {
        if (numbers.containsKey(name) || groups.contains(name)) {
            throw source.bad("line " + line, "a second node " + quote(name), "an id of its own for each");
        }
    }

    /** An edge between vertices of these names, which may come later. */
    void edge(String from, String to, long line) {
        Integer one = known(from);
        Integer other = known(to);
        if (one != null && other != null) {
            edge(one, other);
            return;
        }
        if (early.size() % EDGES_BETWEEN_CHECKS == 0) {
            source.requireMemory(EARLY_BYTES * EDGES_BETWEEN_CHECKS);
        }
        early.add(new Edge(from, to, line));
    }

    private int end(String name, long line) throws BadDataException {
        Integer vertex = known(name);
        if (vertex != null) {
            return vertex;
        }
        throw groups.contains(name)
                ? source.bad("line " + line, "an edge to the group " + quote(name), "edges between two nodes each: one to a group may"
                        + " lead to the group as a node of its own, or to each node in it; name the nodes it leads to")
                : source.bad("line " + line, "an edge to " + quote(name), "the id of a node");
    }

    /** Other names of the vertices, in their order. */
    void rename(List<String> others) {
        names.clear();
        names.addAll(others);
    }

    /** An edge, in whichever direction. */
    void edge(int one, int other) {
        if (one == other) {
            loops++;
            return;
        }
        ends.add((long) one << Integer.SIZE | other);
        ends.add((long) other << Integer.SIZE | one);
    }

    /** A name as messages quote it. */
    static String quote(String name) {
        return name.length() <= QUOTED ? "'" + name + "'" : "'" + name.substring(0, QUOTED) + "...'";
    }

    /** The graph, its vertices where the layout has them, or null; bad data if it is not a graph: {@code expected} if it has no vertex. */
    GraphFile build(@Nullable GraphLayout layout, List<String> notes, String expected) throws BadDataException {
        for (Edge edge : early) {
            edge(end(edge.from, edge.line), end(edge.to, edge.line));
        }
        if (names.isEmpty()) {
            throw source.bad("", "no vertices", expected);
        }
        source.requireMemory(VERTEX_BYTES * names.size() + EDGE_BYTES * ends.size() / 2);
        long[] sorted = new long[(int) Math.min(ends.size(), Integer.MAX_VALUE - 8)];
        for (int i = 0; i < sorted.length; i++) {
            sorted[i] = ends.get(i);
        }
        Arrays.sort(sorted);
        int[] degrees = new int[names.size()];
        int kept = 0;
        for (int i = 0; i < sorted.length; i++) {
            if (i == 0 || sorted[i] != sorted[i - 1]) {
                degrees[(int) (sorted[i] >>> Integer.SIZE)]++;
                sorted[kept++] = sorted[i];
            }
        }
        requireDegrees(degrees);
        List<List<Integer>> neighbours = new ArrayList<>(names.size());
        int from = 0;
        for (int degree : degrees) {
            Integer[] list = new Integer[degree];
            for (int i = 0; i < degree; i++) {
                list[i] = (int) sorted[from + i];
            }
            neighbours.add(List.of(list));
            from += degree;
        }
        requireConnected(neighbours);
        List<String> all = new ArrayList<>();
        if (loops > 0) {
            all.add(counted(loops, "loop"));
        }
        if (kept < sorted.length) {
            all.add(counted((sorted.length - kept) / 2, "double edge"));
        }
        if (!groups.isEmpty()) {
            all.add(counted(groups.size(), "group"));
        }
        all.addAll(notes);
        Graph graph = layout == null ? new Graph(neighbours) : new Graph(neighbours, layout);
        return new GraphFile(graph, names, kept / 2, all);
    }

    private static String counted(long count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    private void requireDegrees(int... degrees) throws BadDataException {
        for (int vertex = 0; vertex < degrees.length; vertex++) {
            if (degrees[vertex] > Directions.MOST) {
                throw source.bad("line " + lines.get(vertex),
                        "the vertex " + quote(names.get(vertex)) + ", which has " + degrees[vertex] + " neighbours",
                        "vertices with at most " + Directions.MOST);
            }
        }
    }

    private void requireConnected(List<List<Integer>> neighbours) throws BadDataException {
        boolean[] reached = new boolean[neighbours.size()];
        int[] queue = new int[neighbours.size()];
        int components = 0;
        StringBuilder witnesses = new StringBuilder();
        for (int root = 0; root < reached.length; root++) {
            if (reached[root]) {
                continue;
            }
            if (components < NAMED_COMPONENTS) {
                witnesses.append(components == 0 ? " with the vertices " : ", ").append(quote(names.get(root)));
            }
            components++;
            flood(neighbours, root, reached, queue);
        }
        if (components > 1) {
            throw source.bad("", components + " components," + witnesses + (components > NAMED_COMPONENTS ? ", ..." : ""),
                    "one, in which every vertex can be reached");
        }
    }

    private static void flood(List<List<Integer>> neighbours, int root, boolean[] reached, int[] queue) {
        int head = 0;
        int tail = 0;
        queue[tail++] = root;
        reached[root] = true;
        while (head < tail) {
            for (int next : neighbours.get(queue[head++])) {
                if (!reached[next]) {
                    reached[next] = true;
                    queue[tail++] = next;
                }
            }
        }
    }
}
