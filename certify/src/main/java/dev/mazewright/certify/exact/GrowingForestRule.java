package dev.mazewright.certify.exact;

import dev.mazewright.certify.exact.SmallGraph.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * growing-forest: some trees begin at random cells, no two at one; round by round each of them, in the order of their
 * beginnings, takes a step: into any neighbour that belongs to no tree, or else one cell back; at its root, it is
 * finished. Then the trees are joined as by {@link KruskalRule}.
 *
 * @param trees how many, at most the number of cells
 */
record GrowingForestRule(SmallGraph graph, int trees) implements Rule<GrowingForestRule.State> {
    /** A tree that is not finished: where it began, and where it is. */
    record Tree(int root, int head) {}

    /** The cells of all trees, the passages, the trees that are not finished, and whose turn it is. */
    record State(int taken, int passages, List<Tree> growing, int turn) {}

    @Override
    public Choice<State> begin() {
        Choice<State> states = Choice.certain(new State(0, 0, List.of(), 0));
        for (int tree = 0; tree < trees; tree++) {
            states = states.then(this::root);
        }
        return states;
    }

    private Choice<State> root(State state) {
        List<Integer> free = IntStream.range(0, graph.vertices)
                .filter(cell -> !SmallGraph.contains(state.taken, cell))
                .boxed()
                .toList();
        return Choice.equally(free).map(cell -> {
            List<Tree> growing = new ArrayList<>(state.growing);
            growing.add(new Tree(cell, cell));
            return new State(state.taken | 1 << cell, 0, List.copyOf(growing), 0);
        });
    }

    @Override
    public Choice<State> next(State state) {
        if (state.taken == graph.all()) {
            // Nothing grows any more, whoever's turn it is.
            return KruskalRule.join(graph, state.passages).map(joined -> new State(state.taken, joined, List.of(), 0));
        }
        Tree tree = state.growing.get(state.turn);
        List<Link> free = graph.links(tree.head, ~state.taken);
        if (!free.isEmpty()) {
            return Choice.equally(free).map(link -> after(
                    state, state.taken | 1 << link.to(), state.passages | link.set(), new Tree(tree.root, link.to())));
        }
        if (tree.head == tree.root) {
            List<Tree> growing = new ArrayList<>(state.growing);
            growing.remove(state.turn);
            return Choice.certain(
                    new State(state.taken, state.passages, List.copyOf(growing), state.turn % growing.size()));
        }
        Link back = graph.toward(tree.root, tree.head, state.passages);
        return Choice.certain(after(state, state.taken, state.passages, new Tree(tree.root, back.to())));
    }

    private static State after(State state, int taken, int passages, Tree moved) {
        List<Tree> growing = new ArrayList<>(state.growing);
        growing.set(state.turn, moved);
        return new State(taken, passages, List.copyOf(growing), (state.turn + 1) % growing.size());
    }

    @Override
    public int passages(State state) {
        return state.passages;
    }
}
