package dev.mazewright.certify.exact;

import dev.mazewright.certify.exact.SmallGraph.Link;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.commons.numbers.fraction.BigFraction;

/**
 * A walk that takes any link from where it is, each as likely as the others, for as many steps as it takes to leave a
 * set of vertices: where it leaves, with the exact probabilities. Its length has no bound, so that these are the
 * solution of linear equations: from a vertex they are the mean of those from its neighbours.
 */
final class RandomWalk {
    private final SmallGraph graph;
    /** By the set that the walk is in, and the vertex where it is. */
    private final Map<Integer, Map<Integer, Choice<Link>>> exits = new HashMap<>();

    RandomWalk(SmallGraph graph) {
        this.graph = graph;
    }

    /** The links by which a walk from a member of a set first leaves the set, if it can. */
    Choice<Link> exit(int inside, int from) {
        Choice<Link> exit = exits.computeIfAbsent(inside, this::solve).get(from);
        if (exit == null) {
            throw new IllegalArgumentException("vertex " + from + " is not in the set");
        }
        return exit;
    }

    private Map<Integer, Choice<Link>> solve(int inside) {
        int[] members = SmallGraph.members(inside).toArray();
        List<Link> outward = graph.between(inside, graph.all() & ~inside);
        // A row for each member: its probabilities less the mean of its neighbours' are the links that lead outward.
        BigFraction[][] rows = new BigFraction[members.length][];
        for (int row = 0; row < members.length; row++) {
            rows[row] = row(members, outward, members[row]);
        }
        eliminate(rows);
        Map<Integer, Choice<Link>> solution = new HashMap<>();
        for (int row = 0; row < members.length; row++) {
            Map<Link, BigFraction> probabilities = new HashMap<>();
            for (int i = 0; i < outward.size(); i++) {
                probabilities.put(outward.get(i), rows[row][members.length + i]);
            }
            solution.put(members[row], new Choice<>(probabilities));
        }
        return solution;
    }

    private BigFraction[] row(int[] members, List<Link> outward, int vertex) {
        BigFraction step = BigFraction.of(1, graph.links(vertex).size());
        IntStream columns = IntStream.range(0, members.length + outward.size());
        return columns.mapToObj(column -> {
                    if (column >= members.length) {
                        return outward.get(column - members.length).from() == vertex ? step : BigFraction.ZERO;
                    }
                    int steps = graph.links(vertex, 1 << members[column]).size();
                    BigFraction mean = step.multiply(steps);
                    return members[column] == vertex ? BigFraction.ONE.subtract(mean) : mean.negate();
                })
                .toArray(BigFraction[]::new);
    }

    /** Gauss and Jordan: the square on the left becomes the unit matrix. */
    private static void eliminate(BigFraction[][] rows) {
        for (int pivot = 0; pivot < rows.length; pivot++) {
            // No row is exchanged: the matrix has a dominant diagonal, and keeps it.
            BigFraction factor = rows[pivot][pivot];
            for (int column = pivot; column < rows[pivot].length; column++) {
                rows[pivot][column] = rows[pivot][column].divide(factor);
            }
            for (int row = 0; row < rows.length; row++) {
                BigFraction share = rows[row][pivot];
                if (row != pivot && !share.equals(BigFraction.ZERO)) {
                    for (int column = pivot; column < rows[row].length; column++) {
                        rows[row][column] = rows[row][column].subtract(share.multiply(rows[pivot][column]));
                    }
                }
            }
        }
    }
}
