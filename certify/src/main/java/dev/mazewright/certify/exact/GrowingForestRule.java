package dev.mazewright.certify.exact;

import dev.mazewright.certify.exact.SmallGraph.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * growing-forest: some trees, no more than cells, begin at random cells, no two at one; round by round each of them, in the order of their
 * beginnings, takes a step: into any neighbour that belongs to no tree, or else one cell back; at its root, it is
 * finished. Then the trees are joined as by {@link KruskalRule}.
 *
 * <p>All orders of the beginnings are equally likely, so in the first round the next tree is any of those left.
 */
record GrowingForestRule(SmallGraph graph, int trees) implements Rule<GrowingForestRule.State> {
    /** A tree that is not finished: where it began, and where it is. */
    record Tree(int root, int head) {}

    /** The cells and passages of all trees, the roots that have yet to take a step, the other unfinished trees, and whose turn it is. */
    record State(int taken, int passages, int waiting, List<Tree> growing, int turn) implements Rule.Opened {}

    @Override
    public Choice<State> begin() {
        return Choice.equally(IntStream.rangeClosed(0, graph.all())
                .filter(roots -> Integer.bitCount(roots) == trees)
                .mapToObj(roots -> new State(roots, 0, roots, List.of(), 0))
                .toList());
    }

    @Override
    public Choice<State> next(State state) {
        if (state.taken == graph.all()) {
            // No tree can grow, so their turns make no difference.
            return KruskalRule.join(graph, state.passages).map(joined -> new State(state.taken, joined, 0, List.of(), 0));
        }
        if (state.waiting == 0) {
            return step(state);
        }
        return Choice.equally(SmallGraph.members(state.waiting).boxed().toList()).then(root -> {
            List<Tree> growing = new ArrayList<>(state.growing);
            growing.add(new Tree(root, root));
            int waiting = state.waiting & ~(1 << root);
            return step(new State(state.taken, state.passages, waiting, List.copyOf(growing), state.growing.size()));
        });
    }

    /** The tree whose turn it is takes a step. */
    private Choice<State> step(State state) {
        Tree tree = state.growing.get(state.turn);
        List<Link> free = graph.links(tree.head, ~state.taken);
        if (!free.isEmpty()) {
            return Choice.equally(free).map(link -> after(
                    state, state.taken | 1 << link.to(), state.passages | link.set(), List.of(new Tree(tree.root, link.to()))));
        }
        if (tree.head == tree.root) {
            return Choice.certain(after(state, state.taken, state.passages, List.of()));
        }
        Link back = graph.toward(tree.root, tree.head, state.passages);
        return Choice.certain(after(state, state.taken, state.passages, List.of(new Tree(tree.root, back.to()))));
    }

    /** After a step, by which the tree has moved, or is finished. */
    private static State after(State state, int taken, int passages, List<Tree> moved) {
        List<Tree> growing = new ArrayList<>(state.growing.subList(0, state.turn));
        growing.addAll(moved);
        int next = growing.size();
        growing.addAll(state.growing.subList(state.turn + 1, state.growing.size()));
        return new State(taken, passages, state.waiting, List.copyOf(growing), next % Math.max(1, growing.size()));
    }
}
