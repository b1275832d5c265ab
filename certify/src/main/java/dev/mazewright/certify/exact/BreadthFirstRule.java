package dev.mazewright.certify.exact;

import dev.mazewright.certify.exact.SmallGraph.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * breadth-first: the cells in the order in which they were reached, each of which opens to all its unvisited
 * neighbours, one after the other, always to any of those left.
 */
record BreadthFirstRule(SmallGraph graph) implements Rule<BreadthFirstRule.State> {
    /** The visited cells, their passages, and those that have not yet opened to all neighbours, the first one first. */
    record State(int visited, int passages, List<Integer> queue) {}

    @Override
    public Choice<State> begin() {
        return Choice.equally(IntStream.range(0, graph.vertices)
                .mapToObj(cell -> new State(1 << cell, 0, List.of(cell)))
                .toList());
    }

    @Override
    public Choice<State> next(State state) {
        if (state.queue.isEmpty()) {
            return Choice.none();
        }
        List<Link> unvisited = graph.links(state.queue.getFirst(), ~state.visited);
        if (unvisited.isEmpty()) {
            List<Integer> rest = state.queue.subList(1, state.queue.size());
            return Choice.certain(new State(state.visited, state.passages, List.copyOf(rest)));
        }
        return Choice.equally(unvisited).map(link -> {
            List<Integer> queue = new ArrayList<>(state.queue);
            queue.add(link.to());
            return new State(state.visited | 1 << link.to(), state.passages | link.set(), List.copyOf(queue));
        });
    }

    @Override
    public int passages(State state) {
        return state.passages;
    }
}
