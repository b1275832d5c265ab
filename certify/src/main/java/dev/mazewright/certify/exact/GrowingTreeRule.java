package dev.mazewright.certify.exact;

import dev.mazewright.core.generate.GrowingTree.Pick;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * growing-tree: picks an active cell and opens it to any of its unvisited neighbours, which becomes active; a cell
 * without unvisited neighbours becomes inactive. If the oldest active cell is picked, the search is breadth-first.
 */
record GrowingTreeRule(SmallGraph graph, Pick pick) implements Rule<GrowingTreeRule.State> {
    /** Stands for every active cell without unvisited neighbours, which are all alike. */
    private static final int SPENT = -1;

    /** The visited cells, their passages, and the active cells in the order in which they were visited. */
    record State(int visited, int passages, List<Integer> active) implements Rule.Opened {}

    @Override
    public Choice<State> begin() {
        return graph.anyVertex().map(cell -> new State(1 << cell, 0, List.of(cell)));
    }

    @Override
    public Choice<State> next(State state) {
        // When all cells are visited, what is still active changes nothing.
        return state.visited == graph.all()
                ? Choice.none()
                : pick(pick, state.active.size()).then(index -> grow(state, index));
    }

    /** The index of the active cell that is picked. */
    private static Choice<Integer> pick(Pick pick, int size) {
        return switch (pick) {
            case NEWEST -> Choice.certain(size - 1);
            case OLDEST -> Choice.certain(0);
            case RANDOM -> Choice.equally(IntStream.range(0, size).boxed().toList());
            case MIXED -> Choice.bit(Pick.NEWEST, Pick.RANDOM).then(either -> pick(either, size));
        };
    }

    private Choice<State> grow(State state, int index) {
        int cell = state.active.get(index);
        if (cell == SPENT) {
            List<Integer> others = IntStream.range(0, state.active.size())
                    .filter(other -> other != index)
                    .mapToObj(state.active::get)
                    .toList();
            return Choice.certain(new State(state.visited, state.passages, others));
        }
        return Choice.equally(graph.links(cell, ~state.visited)).map(link -> {
            int visited = state.visited | 1 << link.to();
            return new State(visited, state.passages | link.set(), active(state.active, link.to(), visited));
        });
    }

    /** The active cells with a new one; in numerical order where the order of visits does not matter. */
    private List<Integer> active(List<Integer> before, int fresh, int visited) {
        Stream<Integer> active = Stream.concat(before.stream(), Stream.of(fresh))
                .map(cell -> cell != SPENT && graph.isBeside(cell, ~visited) ? cell : SPENT);
        return (pick == Pick.RANDOM ? active.sorted() : active).toList();
    }
}
