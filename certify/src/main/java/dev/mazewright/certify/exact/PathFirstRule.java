package dev.mazewright.certify.exact;

import java.util.stream.IntStream;

/**
 * path-first: a path from a random cell of the first column to one of the last, whose next cell is any of those from
 * which the goal can still be reached over cells that are not on the path; then all other cells are joined to it as by
 * {@link KruskalRule}.
 */
record PathFirstRule(RowsOfCells rows) implements Rule<PathFirstRule.State> {
    /** The cells of the path, the passages, where the path is, and where it leads. */
    record State(int path, int passages, int head, int goal) implements Rule.Opened {}

    @Override
    public Choice<State> begin() {
        Choice<Integer> row = Choice.equally(IntStream.range(0, rows.count()).boxed().toList());
        return row.then(top -> row.map(bottom -> {
            int start = top * rows.columns();
            return new State(1 << start, 0, start, (bottom + 1) * rows.columns() - 1);
        }));
    }

    @Override
    public Choice<State> next(State state) {
        SmallGraph graph = rows.graph();
        if (state.head == state.goal) {
            return KruskalRule.join(graph, state.passages).map(joined -> new State(state.path, joined, state.head, state.goal));
        }
        int free = graph.all() & ~state.path;
        return Choice.equally(graph.links(state.head, free).stream()
                .filter(link -> SmallGraph.contains(graph.reach(link.to(), free), state.goal))
                .map(link -> new State(
                        state.path | 1 << link.to(), state.passages | link.set(), link.to(), state.goal))
                .toList());
    }
}
