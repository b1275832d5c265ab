package dev.mazewright.certify.exact;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The minimum spanning tree of independent weights: edges in random order, each opened where it joins two components.
 * The next one that is opened is any of those that join two, each as likely as the others, since those already passed
 * join none.
 *
 * <p>The tree of least weight does not depend on how it is found: prim, boruvka and reverse-delete have this
 * distribution, too.
 */
record KruskalRule(SmallGraph graph) implements Rule<KruskalRule.State> {
    record State(int passages) implements Rule.Opened {}

    @Override
    public Choice<State> begin() {
        return Choice.certain(new State(0));
    }

    @Override
    public Choice<State> next(State state) {
        return join(graph, state.passages).map(State::new);
    }

    /** The sets of passages with one more, which joins two components. */
    static Choice<Integer> join(SmallGraph graph, int passages) {
        List<Integer> joined = IntStream.range(0, graph.vertices)
                .boxed()
                .flatMap(cell -> graph.links(cell, graph.all() & ~graph.component(cell, passages)).stream())
                .filter(link -> link.from() < link.to())
                .map(link -> passages | link.set())
                .toList();
        return Choice.equally(joined);
    }
}
