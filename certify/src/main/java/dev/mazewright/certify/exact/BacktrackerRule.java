package dev.mazewright.certify.exact;

import dev.mazewright.certify.exact.SmallGraph.Link;
import java.util.List;

/**
 * recursive-backtracker, and growing-tree:newest: walks from a random cell into any unvisited neighbour; where there is
 * none, goes one cell back on the path from the root.
 */
record BacktrackerRule(SmallGraph graph) implements Rule<BacktrackerRule.State> {
    /** The visited cells, their passages, where the walk began, and where it is. */
    record State(int visited, int passages, int root, int cell) implements Rule.Opened {}

    @Override
    public Choice<State> begin() {
        return graph.anyVertex().map(cell -> new State(1 << cell, 0, cell, cell));
    }

    @Override
    public Choice<State> next(State state) {
        List<Link> unvisited = graph.links(state.cell, ~state.visited);
        if (!unvisited.isEmpty()) {
            return Choice.equally(unvisited).map(link ->
                    new State(state.visited | 1 << link.to(), state.passages | link.set(), state.root, link.to()));
        }
        if (state.cell == state.root) {
            return Choice.none();
        }
        Link back = graph.toward(state.root, state.cell, state.passages);
        return Choice.certain(new State(state.visited, state.passages, state.root, back.to()));
    }
}
