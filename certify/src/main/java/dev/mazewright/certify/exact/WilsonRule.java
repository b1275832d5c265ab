package dev.mazewright.certify.exact;

import dev.mazewright.certify.exact.SmallGraph.Link;
import java.util.HashMap;
import java.util.Map;
import org.apache.commons.numbers.fraction.BigFraction;

/**
 * wilson: a random root is the maze; from the first cell that is not in the maze walks at random, erasing loops, until
 * it meets the maze, to which the walk is added.
 *
 * <p>A step is a link that stays, when all loops that begin and end at its vertex are erased. After the last of these
 * loops the walk meets the maze before it returns to the path, so a link stays in proportion to the probability that a
 * walk from its other end does that (Lawler, <i>Loop-erased self-avoiding random walk and the Laplacian random walk</i>,
 * 1987).
 */
record WilsonRule(SmallGraph graph, RandomWalk walk) implements Rule<WilsonRule.State> {
    /** The vertices of the maze and of the walk without its loops, the passages of both, and the end of the walk. */
    record State(int maze, int path, int passages, int head) implements Rule.Opened {}

    WilsonRule(SmallGraph graph) {
        this(graph, new RandomWalk(graph));
    }

    @Override
    public Choice<State> begin() {
        return graph.anyVertex().map(root -> start(1 << root, 0));
    }

    /** The walk begins at the first vertex outside of the maze, if there is one. */
    static State start(int maze, int passages) {
        int first = Integer.numberOfTrailingZeros(~maze);
        return new State(maze, 1 << first, passages, first);
    }

    @Override
    public Choice<State> next(State state) {
        if (state.maze == graph.all()) {
            return Choice.none();
        }
        Map<Link, BigFraction> stays = new HashMap<>();
        for (Link link : graph.links(state.head)) {
            stays.put(link, meetsMaze(state, link.to()));
        }
        return Choice.inProportion(stays).map(link -> SmallGraph.contains(state.maze, link.to())
                ? start(state.maze | state.path, state.passages | link.set())
                : new State(state.maze, state.path | 1 << link.to(), state.passages | link.set(), link.to()));
    }

    /** The probability that a walk from this vertex meets the maze before the path. */
    private BigFraction meetsMaze(State state, int vertex) {
        if (SmallGraph.contains(state.maze | state.path, vertex)) {
            return SmallGraph.contains(state.maze, vertex) ? BigFraction.ONE : BigFraction.ZERO;
        }
        BigFraction sum = BigFraction.ZERO;
        int free = graph.reach(vertex, graph.all() & ~state.maze & ~state.path);
        for (Map.Entry<Link, BigFraction> exit : walk.exit(free, vertex).probabilities().entrySet()) {
            sum = SmallGraph.contains(state.maze, exit.getKey().to()) ? sum.add(exit.getValue()) : sum;
        }
        return sum;
    }
}
