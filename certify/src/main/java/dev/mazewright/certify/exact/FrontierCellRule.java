package dev.mazewright.certify.exact;

import dev.mazewright.certify.exact.FrontierEdgeRule.State;
import dev.mazewright.certify.exact.SmallGraph.Link;

/**
 * prim-frontier-cell: grows from a random cell; any of the cells beside the maze, each as likely as the others, is
 * joined to any of its neighbours in the maze.
 */
record FrontierCellRule(SmallGraph graph) implements Rule<State> {
    @Override
    public Choice<State> begin() {
        return graph.anyVertex().map(cell -> new State(1 << cell, 0));
    }

    @Override
    public Choice<State> next(State state) {
        Choice<Integer> frontier = Choice.equally(graph.between(state.maze(), ~state.maze()).stream()
                .map(Link::to)
                .distinct()
                .toList());
        return frontier.then(cell -> Choice.equally(graph.links(cell, state.maze())).map(link ->
                new State(state.maze() | 1 << cell, state.passages() | link.set())));
    }
}
