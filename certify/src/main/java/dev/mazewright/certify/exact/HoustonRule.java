package dev.mazewright.certify.exact;

/** houston: the walk of Aldous and Broder until some cells are visited, then Wilson's walks from the others. */
record HoustonRule(AldousBroderRule first, WilsonRule others) implements Rule<WilsonRule.State> {
    /** Visits this many cells first. */
    HoustonRule(SmallGraph graph, int cells) {
        this(new AldousBroderRule(graph, new RandomWalk(graph), cells), new WilsonRule(graph));
    }

    /** All of the first walk, which visits one more cell each time. */
    @Override
    public Choice<WilsonRule.State> begin() {
        Choice<AldousBroderRule.State> states = first.begin();
        for (int visited = 1; visited < first.cells(); visited++) {
            states = states.then(first::next);
        }
        return states.map(state -> WilsonRule.start(state.visited(), state.passages()));
    }

    @Override
    public Choice<WilsonRule.State> next(WilsonRule.State state) {
        return others.next(state);
    }
}
