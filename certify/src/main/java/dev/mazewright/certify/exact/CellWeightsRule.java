package dev.mazewright.certify.exact;

import dev.mazewright.certify.exact.SmallGraph.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * prim-cell-weights: independent weights of cells; from a random cell, the lightest cell of the maze that still has
 * neighbours outside opens to the lightest of them.
 *
 * <p>Only the order of the weights matters, and it is drawn as it is needed: a cell whose weight is compared for the
 * first time stands anywhere among those already in order, each position as likely as the others. A cell of the maze
 * without neighbours outside is compared no more, but what comes later may still stand on either side of it.
 */
record CellWeightsRule(SmallGraph graph) implements Rule<CellWeightsRule.State> {
    /** Stands in the order for every cell that is compared no more, which are all alike. */
    private static final int SPENT = -1;

    /** The cells of the maze, its passages, and the cells that are in order, the lightest first. */
    record State(int maze, int passages, List<Integer> order) implements Rule.Opened {}

    @Override
    public Choice<State> begin() {
        return graph.anyVertex().map(cell -> new State(1 << cell, 0, List.of()));
    }

    @Override
    public Choice<State> next(State state) {
        if (state.maze == graph.all()) {
            return Choice.none();
        }
        int active = SmallGraph.members(state.maze)
                .filter(cell -> graph.isBeside(cell, ~state.maze))
                .map(cell -> 1 << cell)
                .sum();
        return lightest(state, active, lightest -> {
            int outside = graph.links(lightest, ~state.maze).stream()
                    .mapToInt(link -> 1 << link.to())
                    .sum();
            return lightest(state, outside, next ->
                    Choice.certain(open(state, graph.links(lightest, 1 << next).getFirst())));
        });
    }

    /** What follows with the lightest of some cells; before that, the weights that are compared for the first time. */
    private static Choice<State> lightest(State state, int cells, IntFunction<Choice<State>> next) {
        if (Integer.bitCount(cells) == 1) {
            return next.apply(Integer.numberOfTrailingZeros(cells));
        }
        OptionalInt fresh = SmallGraph.members(cells).filter(cell -> !state.order.contains(cell)).findFirst();
        if (fresh.isEmpty()) {
            return next.apply(state.order.stream()
                    .filter(cell -> cell != SPENT && SmallGraph.contains(cells, cell))
                    .findFirst()
                    .orElseThrow());
        }
        return Choice.equally(IntStream.rangeClosed(0, state.order.size())
                .mapToObj(position -> insert(state, fresh.getAsInt(), position))
                .toList());
    }

    private static State insert(State state, int cell, int position) {
        List<Integer> order = new ArrayList<>(state.order);
        order.add(position, cell);
        return new State(state.maze, state.passages, List.copyOf(order));
    }

    private State open(State state, Link link) {
        int maze = state.maze | 1 << link.to();
        int compared = SmallGraph.members(graph.all())
                .filter(cell -> !SmallGraph.contains(maze, cell) || graph.isBeside(cell, ~maze))
                .map(cell -> 1 << cell)
                .sum();
        List<Integer> order = state.order.stream()
                .map(cell -> cell != SPENT && SmallGraph.contains(compared, cell) ? cell : SPENT)
                .toList();
        return new State(maze, state.passages | link.set(), order);
    }
}
