package dev.mazewright.certify.exact;

import dev.mazewright.certify.exact.SmallGraph.Link;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * hunt-and-kill: walks from a random cell into any unvisited neighbour; at a cell without unvisited neighbours, takes
 * the first unvisited cell beside the maze, in reading order, opens it to any neighbour in the maze, and walks on from there.
 */
record HuntAndKillRule(SmallGraph graph) implements Rule<HuntAndKillRule.State> {
    /** The visited cells, their passages, and where the walk is. */
    record State(int visited, int passages, int cell) implements Rule.Opened {}

    @Override
    public Choice<State> begin() {
        return graph.anyVertex().map(cell -> new State(1 << cell, 0, cell));
    }

    @Override
    public Choice<State> next(State state) {
        List<Link> unvisited = graph.links(state.cell, ~state.visited);
        if (!unvisited.isEmpty()) {
            return Choice.equally(unvisited).map(link -> at(state, link, link.to()));
        }
        OptionalInt hunted = IntStream.range(0, graph.vertices)
                .filter(cell -> !SmallGraph.contains(state.visited, cell))
                .filter(cell -> graph.isBeside(cell, state.visited))
                .findFirst();
        if (hunted.isEmpty()) {
            return Choice.none();
        }
        return Choice.equally(graph.links(hunted.getAsInt(), state.visited)).map(link -> at(state, link, link.from()));
    }

    private static State at(State state, Link opened, int cell) {
        return new State(state.visited | 1 << cell, state.passages | opened.set(), cell);
    }
}
