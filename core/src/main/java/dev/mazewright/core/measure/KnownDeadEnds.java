package dev.mazewright.core.measure;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The mean number of dead ends in mazes of 21 x 34 cells, from independent sources, to compare measurements with.
 *
 * @param mean dead ends of a maze
 * @param deviation of one maze; 0 if the mean is exact
 * @param mazes how many were simulated; 0 if the mean is exact
 * @param source where the mean comes from
 */
public record KnownDeadEnds(double mean, double deviation, int mazes, String source) {
    /** The rows of the mazes. */
    public static final int ROWS = 21;

    /** The columns of the mazes. */
    public static final int COLUMNS = 34;

    /** The mean if all mazes are equally likely. */
    public static final double UNIFORM = 207.587;

    private static final double CELLS = ROWS * COLUMNS;
    private static final String CURRENTS = "exact, by transfer currents";

    /** By name, with the main option where it is not the default. */
    private static final Map<String, KnownDeadEnds> ALL = Map.ofEntries(
            Map.entry("wilson", exact(UNIFORM, CURRENTS)),
            Map.entry("aldous-broder", exact(UNIFORM, CURRENTS)),
            Map.entry("cycle-popping", exact(UNIFORM, CURRENTS)),
            Map.entry("binary-tree", exact(CELLS / 4 + 1, "exact, cells / 4 + 1")),
            Map.entry("binary-tree:north-east", exact(CELLS / 4 + 1, "exact, cells / 4 + 1")),
            Map.entry("binary-tree:south-west", exact(CELLS / 4 + 1, "exact, cells / 4 + 1")),
            Map.entry("binary-tree:south-east", exact(CELLS / 4 + 1, "exact, cells / 4 + 1")),
            Map.entry("sidewinder", exact(196.7476, "exact, from the distribution of its runs")),
            Map.entry("recursive-backtracker", simulated(10.33, 0.72)),
            Map.entry("growing-tree:newest", simulated(10.33, 0.72)),
            Map.entry("hunt-and-kill", simulated(9.81, 0.66)),
            Map.entry("recursive-division", simulated(27.01, 1.15)),
            Map.entry("eller", simulated(29.11, 1.0)),
            Map.entry("houston", simulated(29.45, 1.0)),
            Map.entry("kruskal", simulated(30.32, 1.03)),
            Map.entry("boruvka", simulated(30.32, 1.03)),
            Map.entry("reverse-delete", simulated(30.32, 1.03)),
            Map.entry("prim", simulated(30.35, 1.01)),
            Map.entry("prim-frontier-edge", simulated(32.25, 1.06)),
            Map.entry("prim-frontier-cell", simulated(35.21, 0.99)),
            Map.entry("prim-cell-weights", simulated(44.20, 0.80)),
            Map.entry("growing-tree", simulated(22.06, 1.1)),
            Map.entry("growing-tree:random", simulated(27.72, 1.13)),
            Map.entry("growing-tree:oldest", simulated(8.49, 1.8)),
            Map.entry("breadth-first", simulated(8.49, 1.8)));

    private static KnownDeadEnds exact(double mean, String source) {
        return new KnownDeadEnds(mean, 0, 0, source);
    }

    /** By an independent simulation, of which percent of the cells were noted. */
    private static KnownDeadEnds simulated(double percent, double deviation) {
        return new KnownDeadEnds(percent * CELLS / 100, deviation * CELLS / 100, 2000, "simulated, 2000 mazes");
    }

    /**
     * What is known of a generator.
     *
     * @param text {@code NAME} or {@code NAME:OPTION}
     * @return or null if nothing is
     */
    public static @Nullable KnownDeadEnds of(String text) {
        return ALL.get(text);
    }

    /** All of which something is known. */
    public static Set<String> names() {
        return ALL.keySet();
    }

    /** By how many standard errors, of both, a measured mean lies apart from this one. */
    public double apart(double measured, double error) {
        double own = mazes == 0 ? 0 : deviation / Math.sqrt(mazes);
        return (measured - mean) / Math.hypot(error, own);
    }
}
