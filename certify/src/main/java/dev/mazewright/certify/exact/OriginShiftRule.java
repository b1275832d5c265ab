package dev.mazewright.certify.exact;

import dev.mazewright.certify.exact.SmallGraph.Link;
import java.util.List;
import java.util.stream.IntStream;

/**
 * origin-shift: a random cell, in proportion to its neighbours, is the origin of a first maze, made from there depth
 * first, always in the lowest direction. Then the origin takes all its steps, each to any neighbour: the edge there is opened, and
 * the first edge from there towards the former origin is closed.
 */
record OriginShiftRule(SmallGraph graph, int steps) implements Rule<OriginShiftRule.State> {
    /** The passages of the maze, the origin, and the steps that it has still to take. */
    record State(int passages, int origin, int left) implements Rule.Opened {}

    @Override
    public Choice<State> begin() {
        if (graph.vertices == 1) {
            return Choice.certain(new State(0, 0, 0));
        }
        List<Integer> inProportion = IntStream.range(0, graph.vertices)
                .boxed()
                .flatMap(cell -> graph.links(cell).stream().map(Link::from))
                .toList();
        return Choice.equally(inProportion).map(origin -> new State(depthFirst(origin, 1 << origin, 0), origin, steps));
    }

    /** The passages after a walk into unvisited cells, from a cell on; all cells that it visits have passages. */
    private int depthFirst(int cell, int visited, int passages) {
        int tree = passages;
        int seen = visited;
        for (Link link : graph.links(cell)) {
            if (!SmallGraph.contains(seen, link.to())) {
                tree = depthFirst(link.to(), seen | 1 << link.to(), tree | link.set());
                seen = graph.component(cell, tree);
            }
        }
        return tree;
    }

    @Override
    public Choice<State> next(State state) {
        if (state.left == 0) {
            return Choice.none();
        }
        return Choice.equally(graph.links(state.origin)).map(link -> {
            Link former = graph.toward(state.origin, link.to(), state.passages);
            int passages = (state.passages & ~former.set()) | link.set();
            return new State(passages, link.to(), state.left - 1);
        });
    }
}
