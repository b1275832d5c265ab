package dev.mazewright.core.option;

import java.util.List;
import java.util.Map;

/** Other names for entries of the catalog, by role: accepted in recipes and on the command line, but never printed. */
public final class Aliases {
    /** The role of generators. */
    public static final String GENERATOR = "generator";
    /** The role of transforms. */
    public static final String TRANSFORM = "transform";
    /** The role of solvers. */
    public static final String SOLVER = "solver";
    /** The role of shapes. */
    public static final String SHAPE = "shape";

    private static final Map<String, Map<String, String>> CANONICAL = Map.of(
            GENERATOR,
                    Map.ofEntries(
                            Map.entry("dfs", "recursive-backtracker"),
                            Map.entry("backtracker", "recursive-backtracker"),
                            Map.entry("depth-first", "recursive-backtracker"),
                            Map.entry("prims", "prim"),
                            Map.entry("kruskals", "kruskal"),
                            Map.entry("wilsons", "wilson"),
                            Map.entry("ellers", "eller"),
                            Map.entry("division", "recursive-division"),
                            Map.entry("hunt-kill", "hunt-and-kill"),
                            Map.entry("huntandkill", "hunt-and-kill"),
                            Map.entry("bfs", "breadth-first")),
            TRANSFORM, Map.of(),
            SOLVER,
                    Map.of(
                            "dfs", "depth-first",
                            "bfs", "breadth-first",
                            "dijkstra", "breadth-first",
                            "astar", "a-star",
                            "a*", "a-star"),
            SHAPE,
                    Map.ofEntries(
                            Map.entry("square", "rectangle"),
                            Map.entry("grid", "rectangle"),
                            Map.entry("hex", "hexagon"),
                            Map.entry("sigma", "hexagon"),
                            Map.entry("triangular", "triangle"),
                            Map.entry("delta", "triangle"),
                            Map.entry("circle", "polar"),
                            Map.entry("circular", "polar"),
                            Map.entry("theta", "polar")));

    private Aliases() {}

    /** The other names of an entry, in alphabetical order. */
    public static List<String> of(String role, String name) {
        return CANONICAL.getOrDefault(role, Map.of()).entrySet().stream()
                .filter(alias -> alias.getValue().equals(name))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    /**
     * The name of an entry as it is printed, for its own name or an alias, without regard to case, with {@code _} and spaces as {@code -}.
     *
     * @param role one of those above
     */
    public static String canonical(String role, String typed) {
        String name = Names.canonical(typed);
        return CANONICAL.getOrDefault(role, Map.of()).getOrDefault(name, name);
    }
}
