package dev.mazewright.certify.exact;

import dev.mazewright.core.generate.rows.Corner;

/** binary-tree: opens at each cell any of its edges that lead nearer to one corner: the edge along the row, and those to the next row. */
record BinaryTreeRule(RowsOfCells rows, Corner root) implements Rule<BinaryTreeRule.State> {
    /** The next cell, and the passages. */
    record State(int cell, int passages) implements Rule.Opened {}

    @Override
    public Choice<State> begin() {
        return Choice.certain(new State(0, 0));
    }

    @Override
    public Choice<State> next(State state) {
        if (state.cell == rows.graph().vertices) {
            return Choice.none();
        }
        boolean isNorth = root == Corner.NORTH_WEST || root == Corner.NORTH_EAST;
        boolean isWest = root == Corner.NORTH_WEST || root == Corner.SOUTH_WEST;
        int row = rows.row(state.cell);
        int nearer = rows.cells(isNorth ? row - 1 : row + 1)
                | rows.inRow(row, rows.column(state.cell) + (isWest ? -1 : 1));
        Choice<Integer> opened = Choice.equally(rows.graph().links(state.cell, nearer))
                .map(link -> state.passages | link.set());
        boolean isRoot = opened.probabilities().isEmpty();
        return (isRoot ? Choice.certain(state.passages) : opened).map(passages -> new State(state.cell + 1, passages));
    }
}
