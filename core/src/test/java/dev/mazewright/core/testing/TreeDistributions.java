package dev.mazewright.core.testing;

import dev.mazewright.core.maze.Maze;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * The exact distributions of generators on small grids: each rule, as its textbook has it, is followed through all
 * possible states, with the probability of each. A maze is a set of edges, bit i for edge i.
 */
public final class TreeDistributions {
    private final int cells;
    /** Each edge once: two cells. */
    private final List<int[]> edges = new ArrayList<>();
    /** Each edge's cell and direction. */
    private final List<int[]> sides = new ArrayList<>();

    private final GridModel model;

    public TreeDistributions(GridModel model) {
        this.model = model;
        int[][] adjacency = model.adjacency();
        cells = adjacency.length;
        for (int cell = 0; cell < cells; cell++) {
            for (int direction = 0; direction < adjacency[cell].length; direction++) {
                if (adjacency[cell][direction] > cell) {
                    edges.add(new int[] {cell, adjacency[cell][direction]});
                    sides.add(new int[] {cell, direction});
                }
            }
        }
    }

    // ---- trees and edges

    /** The number of spanning trees: the sets of edges of a tree's size that connect all cells. */
    public int trees() {
        int trees = 0;
        for (int set = 0; set < 1 << edges.size(); set++) {
            trees += Integer.bitCount(set) == cells - 1 && parts(set) == 1 ? 1 : 0;
        }
        return trees;
    }

    private long parts(int set) {
        return Arrays.stream(labels(set)).distinct().count();
    }

    /** A label for each cell; cells have the same label if this set of edges connects them. */
    private int[] labels(int set) {
        int[] labels = new int[cells];
        Arrays.setAll(labels, i -> i);
        for (int edge = 0; edge < edges.size(); edge++) {
            if ((set >>> edge & 1) != 0) {
                int here = labels[edges.get(edge)[0]];
                int there = labels[edges.get(edge)[1]];
                Arrays.setAll(labels, i -> labels[i] == there ? here : labels[i]);
            }
        }
        return labels;
    }

    public int degree(int set, int cell) {
        int degree = 0;
        for (int edge = 0; edge < edges.size(); edge++) {
            boolean isHere = edges.get(edge)[0] == cell || edges.get(edge)[1] == cell;
            degree += isHere ? set >>> edge & 1 : 0;
        }
        return degree;
    }

    public int deadEnds(int set) {
        int ends = 0;
        for (int cell = 0; cell < cells; cell++) {
            ends += degree(set, cell) == 1 ? 1 : 0;
        }
        return ends;
    }

    /** The maze's passages as a set of edges. */
    public int read(Maze maze) {
        int set = 0;
        for (int edge = 0; edge < sides.size(); edge++) {
            set |= maze.isOpen(model.grid.cellAt(sides.get(edge)[0]), sides.get(edge)[1]) ? 1 << edge : 0;
        }
        return set;
    }

    /** The other cell of an edge, or -1 if the edge is not this cell's. */
    private int across(int edge, int cell) {
        int[] ends = edges.get(edge);
        return ends[0] == cell ? ends[1] : ends[1] == cell ? ends[0] : -1;
    }

    // ---- following a rule

    /** Adds a state that comes with some probability. */
    private static <S> void add(Map<S, Double> states, S state, double probability) {
        states.merge(state, probability, Double::sum);
    }

    /** The distribution of the final states. A state for which the rule returns no successor is final. */
    private static <S> Map<Integer, Double> follow(
            Map<S, Double> begin, Function<S, Map<S, Double>> rule, ToIntFunction<S> tree) {
        Map<Integer, Double> distribution = new HashMap<>();
        Map<S, Double> states = begin;
        while (!states.isEmpty()) {
            Map<S, Double> next = new HashMap<>();
            states.forEach((state, probability) -> {
                Map<S, Double> after = rule.apply(state);
                if (after.isEmpty()) {
                    add(distribution, tree.applyAsInt(state), probability);
                }
                after.forEach((follower, share) -> add(next, follower, probability * share));
            });
            states = next;
        }
        return distribution;
    }

    private static <S> Map<S, Double> evenly(List<S> states) {
        Map<S, Double> all = new HashMap<>();
        states.forEach(state -> add(all, state, 1.0 / states.size()));
        return all;
    }

    private int[] starts(int... given) {
        int[] all = new int[cells];
        Arrays.setAll(all, i -> i);
        return given.length > 0 ? given : all;
    }

    // ---- the rules; without starts, each cell is equally probable

    /** Any of the edges between two components, as random weights of which none is known yet give it. */
    public Map<Integer, Double> kruskal() {
        return follow(
                Map.of(0, 1.0),
                set -> {
                    int[] labels = labels(set);
                    List<Integer> after = new ArrayList<>();
                    for (int edge = 0; edge < edges.size(); edge++) {
                        if (labels[edges.get(edge)[0]] != labels[edges.get(edge)[1]]) {
                            after.add(set | 1 << edge);
                        }
                    }
                    return evenly(after);
                },
                set -> set);
    }

    private record Grown(int visited, int set) {}

    private List<Grown> seeds(int... starts) {
        return Arrays.stream(starts(starts)).mapToObj(start -> new Grown(1 << start, 0)).toList();
    }

    /** The states after an edge of this cell that leads out of it, or into it, from what has been visited. */
    private List<Grown> growths(Grown state, int cell, boolean outwards) {
        List<Grown> after = new ArrayList<>();
        for (int edge = 0; edge < edges.size(); edge++) {
            int other = across(edge, cell);
            if (other >= 0) {
                int from = outwards ? cell : other;
                int to = outwards ? other : cell;
                if ((state.visited >>> from & 1) == 1 && (state.visited >>> to & 1) == 0) {
                    after.add(new Grown(state.visited | 1 << to, state.set | 1 << edge));
                }
            }
        }
        return after;
    }

    /** Any of the edges that lead out of the maze. */
    public Map<Integer, Double> frontierEdge(int... starts) {
        return follow(
                evenly(seeds(starts)),
                state -> {
                    List<Grown> after = new ArrayList<>();
                    for (int cell = 0; cell < cells; cell++) {
                        after.addAll(growths(state, cell, true));
                    }
                    return evenly(after);
                },
                Grown::set);
    }

    /** Any of the cells beside the maze, then any of its edges into the maze. */
    public Map<Integer, Double> frontierCell(int... starts) {
        return follow(evenly(seeds(starts)), state -> cellByCell(state, false), Grown::set);
    }

    /** Any of the cells with an edge out of the maze, then any of those edges. */
    public Map<Integer, Double> activeCell(int... starts) {
        return follow(evenly(seeds(starts)), state -> cellByCell(state, true), Grown::set);
    }

    private Map<Grown, Double> cellByCell(Grown state, boolean outwards) {
        List<List<Grown>> choices = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            List<Grown> growths = growths(state, cell, outwards);
            if (!growths.isEmpty()) {
                choices.add(growths);
            }
        }
        Map<Grown, Double> after = new HashMap<>();
        for (List<Grown> growths : choices) {
            growths.forEach(growth -> add(after, growth, 1.0 / choices.size() / growths.size()));
        }
        return after;
    }

    private record Listed(List<Integer> active, Grown grown) {}

    /** The indices of the list of active cells that are picked, with their probabilities. */
    interface Picks {
        Map<Integer, Double> of(int size);
    }

    public static final Picks NEWEST = size -> Map.of(size - 1, 1.0);
    public static final Picks OLDEST = size -> Map.of(0, 1.0);

    public static final Picks MIXED = size -> {
        Map<Integer, Double> picks = new HashMap<>();
        add(picks, size - 1, 0.5);
        for (int index = 0; index < size; index++) {
            add(picks, index, 0.5 / size);
        }
        return picks;
    };

    /** One of a list of active cells, oldest first, takes any of its edges out of the maze, or else leaves the list. */
    public Map<Integer, Double> growingTree(Picks picks, int... starts) {
        List<Listed> begin = new ArrayList<>();
        for (int start : starts(starts)) {
            begin.add(new Listed(List.of(start), new Grown(1 << start, 0)));
        }
        return follow(
                evenly(begin),
                state -> {
                    Map<Listed, Double> after = new HashMap<>();
                    if (state.active.isEmpty()) {
                        return after;
                    }
                    picks.of(state.active.size()).forEach((index, probability) -> {
                        List<Grown> growths = growths(state.grown, state.active.get(index), true);
                        List<Integer> active = new ArrayList<>(state.active);
                        if (growths.isEmpty()) {
                            active.remove(index.intValue());
                            add(after, new Listed(active, state.grown), probability);
                        }
                        for (Grown growth : growths) {
                            List<Integer> longer = new ArrayList<>(active);
                            longer.add(Integer.numberOfTrailingZeros(growth.visited & ~state.grown.visited));
                            add(after, new Listed(longer, growth), probability / growths.size());
                        }
                    });
                    return after;
                },
                state -> state.grown.set);
    }

    /** For each order of the cells by weight: the lightest that can opens to its lightest. */
    public Map<Integer, Double> cellWeights() {
        Map<Integer, Double> distribution = new HashMap<>();
        List<List<Integer>> orders = new ArrayList<>();
        permute(new ArrayList<>(), orders);
        for (List<Integer> order : orders) {
            for (int start = 0; start < cells; start++) {
                add(distribution, byWeights(order, start), 1.0 / orders.size() / cells);
            }
        }
        return distribution;
    }

    private void permute(List<Integer> begun, List<List<Integer>> orders) {
        if (begun.size() == cells) {
            orders.add(List.copyOf(begun));
        }
        for (int cell = 0; cell < cells; cell++) {
            if (!begun.contains(cell)) {
                begun.add(cell);
                permute(begun, orders);
                begun.removeLast();
            }
        }
    }

    private int byWeights(List<Integer> order, int start) {
        Grown state = new Grown(1 << start, 0);
        for (int i = 1; i < cells; i++) {
            Grown before = state;
            int cell = order.stream()
                    .filter(candidate -> !growths(before, candidate, true).isEmpty())
                    .findFirst()
                    .orElseThrow();
            List<Grown> growths = growths(before, cell, true);
            state = order.stream()
                    .flatMap(next -> growths.stream().filter(growth -> (growth.visited & ~before.visited) == 1 << next))
                    .findFirst()
                    .orElseThrow();
        }
        return state.set;
    }

    private record Two(List<Integer> mine, List<Integer> others, int owned, Grown grown) {}

    /** Two depth-first searches take turns, a step forward or back; then any edge between their trees. */
    public Map<Integer, Double> twoTrees() {
        List<Two> begin = new ArrayList<>();
        for (int one = 0; one < cells; one++) {
            for (int two = 0; two < cells; two++) {
                if (one != two) {
                    begin.add(new Two(List.of(one), List.of(two), 1 << one, new Grown(1 << one | 1 << two, 0)));
                }
            }
        }
        return follow(evenly(begin), this::turn, state -> state.grown.set);
    }

    /** Whose turn it is comes first; {@code owned} are its cells, and the others' after the turn. */
    private Map<Two, Double> turn(Two state) {
        Map<Two, Double> after = new HashMap<>();
        if (state.mine.isEmpty() && state.others.isEmpty()) {
            if (Integer.bitCount(state.grown.set) < cells - 1) {
                List<Two> joined = new ArrayList<>();
                for (int edge = 0; edge < edges.size(); edge++) {
                    int[] ends = edges.get(edge);
                    if ((state.owned >>> ends[0] & 1) != (state.owned >>> ends[1] & 1)) {
                        Grown grown = new Grown(state.grown.visited, state.grown.set | 1 << edge);
                        joined.add(new Two(List.of(), List.of(), 0, grown));
                    }
                }
                return evenly(joined);
            }
            return after;
        }
        int othersCells = state.grown.visited & ~state.owned;
        if (state.mine.isEmpty()) {
            return Map.of(new Two(/* mine= */ state.others, /* others= */ state.mine, othersCells, state.grown), 1.0);
        }
        int head = state.mine.getLast();
        List<Grown> growths = growths(state.grown, head, true);
        if (growths.isEmpty()) {
            List<Integer> shorter = state.mine.subList(0, state.mine.size() - 1);
            return Map.of(new Two(state.others, List.copyOf(shorter), othersCells, state.grown), 1.0);
        }
        for (Grown growth : growths) {
            List<Integer> longer = new ArrayList<>(state.mine);
            longer.add(Integer.numberOfTrailingZeros(growth.visited & ~state.grown.visited));
            add(after, new Two(state.others, longer, othersCells, growth), 1.0 / growths.size());
        }
        return after;
    }
}
