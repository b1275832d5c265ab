package dev.mazewright.certify.exact;


/**
 * aldous-broder: walks at random from a random cell and, each time it comes to an unvisited cell, opens the passage to the cell before,
 * until some cells are visited. A step is the whole walk over visited cells to the next unvisited one.
 */
record AldousBroderRule(SmallGraph graph, RandomWalk walk, int cells) implements Rule<AldousBroderRule.State> {
    /** The visited cells, their passages, and where the walk is. */
    record State(int visited, int passages, int cell) implements Rule.Opened {}

    /** Until all cells are visited. */
    AldousBroderRule(SmallGraph graph) {
        this(graph, new RandomWalk(graph), graph.vertices);
    }

    @Override
    public Choice<State> begin() {
        return graph.anyVertex().map(cell -> new State(1 << cell, 0, cell));
    }

    @Override
    public Choice<State> next(State state) {
        if (Integer.bitCount(state.visited) == cells) {
            return Choice.none();
        }
        return walk.exit(state.visited, state.cell).map(link ->
                new State(state.visited | 1 << link.to(), state.passages | link.set(), link.to()));
    }
}
