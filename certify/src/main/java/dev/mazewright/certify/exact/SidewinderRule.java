package dev.mazewright.certify.exact;

/**
 * sidewinder: opens each cell of a row to the next, or by a random bit ends the run there, and opens any of the run's
 * edges to the row above. The first row is one run.
 */
record SidewinderRule(RowsOfCells rows) implements Rule<SidewinderRule.State> {
    /** The next cell, those of its run before it, as a set, and the passages. */
    record State(int cell, int run, int passages) implements Rule.Opened {}

    @Override
    public Choice<State> begin() {
        return Choice.certain(new State(0, 0, 0));
    }

    @Override
    public Choice<State> next(State state) {
        if (state.cell == rows.graph().vertices) {
            return Choice.none();
        }
        int row = rows.row(state.cell);
        int run = state.run | 1 << state.cell;
        boolean isLast = rows.column(state.cell) == rows.columns() - 1;
        if (row == 0) {
            return isLast ? Choice.certain(new State(state.cell + 1, 0, state.passages)) : goOn(state, run);
        }
        Choice<State> end = Choice.equally(rows.graph().between(run, rows.cells(row - 1))).map(link ->
                new State(state.cell + 1, 0, state.passages | link.set()));
        return isLast ? end : Choice.bit(false, true).then(isEnd -> isEnd ? end : goOn(state, run));
    }

    private Choice<State> goOn(State state, int run) {
        return Choice.equally(rows.graph().links(state.cell, 1 << (state.cell + 1))).map(link ->
                new State(state.cell + 1, run, state.passages | link.set()));
    }
}
