package dev.mazewright.certify.exact;

import dev.mazewright.certify.exact.SmallGraph.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * prim-cell-weights: independent weights of cells; from a random cell, the lightest cell of the maze that still has
 * neighbours outside opens to the lightest of them.
 *
 * <p>Only the order of the weights matters, and it is drawn as it is needed: a cell whose weight is compared for the
 * first time stands anywhere among those already in order, each position as likely as the others. A cell of the maze
 * without neighbours outside is compared no more, and leaves the order.
 */
record CellWeightsRule(SmallGraph graph) implements Rule<CellWeightsRule.State> {
    /** The cells of the maze, its passages, and the cells that are in order, the lightest first. */
    record State(int maze, int passages, List<Integer> order) {}

    @Override
    public Choice<State> begin() {
        return Choice.equally(IntStream.range(0, graph.vertices)
                .mapToObj(cell -> new State(1 << cell, 0, List.of(cell)))
                .toList());
    }

    @Override
    public Choice<State> next(State state) {
        if (state.maze == graph.all()) {
            return Choice.none();
        }
        int lightest = state.order.stream()
                .filter(cell -> SmallGraph.contains(state.maze, cell))
                .findFirst()
                .orElseThrow();
        List<Link> outside = graph.links(lightest, ~state.maze);
        for (Link link : outside) {
            if (!state.order.contains(link.to())) {
                return Choice.equally(IntStream.rangeClosed(0, state.order.size())
                        .mapToObj(position -> insert(state, link.to(), position))
                        .toList());
            }
        }
        int next = state.order.stream()
                .filter(cell -> outside.stream().anyMatch(link -> link.to() == cell))
                .findFirst()
                .orElseThrow();
        Link link = graph.links(lightest, 1 << next).getFirst();
        return Choice.certain(open(state, link));
    }

    private static State insert(State state, int cell, int position) {
        List<Integer> order = new ArrayList<>(state.order);
        order.add(position, cell);
        return new State(state.maze, state.passages, List.copyOf(order));
    }

    private State open(State state, Link link) {
        int maze = state.maze | 1 << link.to();
        List<Integer> order = state.order.stream()
                .filter(cell -> !SmallGraph.contains(maze, cell) || graph.isBeside(cell, ~maze))
                .toList();
        return new State(maze, state.passages | link.set(), order);
    }

    @Override
    public int passages(State state) {
        return state.passages;
    }
}
