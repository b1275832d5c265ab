package dev.mazewright.certify.exact;


/**
 * prim-frontier-edge: grows from a random cell through any of the walls between the maze and other cells, each as
 * likely as the others. A wall of the list whose other side has come into the maze is dropped; that is no choice.
 */
record FrontierEdgeRule(SmallGraph graph) implements Rule<FrontierEdgeRule.State> {
    /** The cells of the maze, and its passages. */
    record State(int maze, int passages) implements Rule.Opened {}

    @Override
    public Choice<State> begin() {
        return graph.anyVertex().map(cell -> new State(1 << cell, 0));
    }

    @Override
    public Choice<State> next(State state) {
        return Choice.equally(graph.between(state.maze, ~state.maze).stream()
                .map(link -> new State(state.maze | 1 << link.to(), state.passages | link.set()))
                .toList());
    }
}
