package dev.mazewright.certify.exact;

import dev.mazewright.certify.exact.SmallGraph.Link;
import java.util.List;
import java.util.stream.Stream;

/**
 * eller: row by row. A random bit for each two neighbours of a row opens their edge, if they are not connected; in the
 * last row all such edges are opened, without a bit. A random bit for each edge down opens it, if its ends are not
 * connected; of each set of connected cells that has none open, any of its edges down is opened.
 */
record EllerRule(RowsOfCells rows) implements Rule<EllerRule.State> {
    /** The row, the edges of it that have had their bit, and the passages. */
    record State(int row, int asked, int passages) implements Rule.Opened {}

    @Override
    public Choice<State> begin() {
        return Choice.certain(new State(0, 0, 0));
    }

    @Override
    public Choice<State> next(State state) {
        if (state.row == rows.count()) {
            return Choice.none();
        }
        List<Link> edges = edges(state.row);
        if (state.asked < edges.size()) {
            Link edge = edges.get(state.asked);
            State closed = new State(state.row, state.asked + 1, state.passages);
            State open = new State(state.row, state.asked + 1, state.passages | edge.set());
            boolean isLoop = SmallGraph.contains(component(state, edge.from()), edge.to());
            boolean isLast = state.row == rows.count() - 1;
            return isLoop ? Choice.certain(closed) : isLast ? Choice.certain(open) : Choice.bit(closed, open);
        }
        int below = rows.cells(state.row + 1);
        for (int cell : SmallGraph.members(rows.cells(state.row)).toArray()) {
            int set = component(state, cell);
            if (below != 0 && (set & below) == 0) {
                return Choice.equally(rows.graph().between(set & rows.cells(state.row), below)).map(link ->
                        new State(state.row, state.asked, state.passages | link.set()));
            }
        }
        return Choice.certain(new State(state.row + 1, 0, state.passages));
    }

    /** The edges along a row, and then those down. */
    private List<Link> edges(int row) {
        int cells = rows.cells(row);
        return Stream.concat(
                        rows.graph().between(cells, cells).stream().filter(link -> link.from() < link.to()),
                        rows.graph().between(cells, rows.cells(row + 1)).stream())
                .toList();
    }

    private int component(State state, int cell) {
        return rows.graph().component(cell, state.passages);
    }
}
