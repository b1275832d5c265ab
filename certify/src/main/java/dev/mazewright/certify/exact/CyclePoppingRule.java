package dev.mazewright.certify.exact;

/**
 * cycle-popping on a full rectangle: the wall posts inside have stacks of random arrows, the outline is the root, and
 * what is left when all cycles are popped are the walls; the other edges are passages.
 *
 * <p>What is left does not depend on which cycle is popped first (Propp and Wilson, 1998). Popped in the order in which
 * walks come to them, cycles are the loops that Wilson's walks erase: so this is {@link WilsonRule}, on the posts. On
 * other grids the cells have the arrows, and the root is a random cell: that is {@link WilsonRule} itself.
 */
record CyclePoppingRule(WilsonRule walls, int edges) implements Rule<WilsonRule.State> {
    /** For a full rectangle. */
    static CyclePoppingRule of(RowsOfCells rows) {
        SmallGraph posts = posts(rows.graph(), rows.count(), rows.columns());
        return new CyclePoppingRule(new WilsonRule(posts), posts.edges);
    }

    /** A post is the lower right corner of a cell; the last vertex is the outline. */
    private static SmallGraph posts(SmallGraph cells, int rows, int columns) {
        int outline = (rows - 1) * (columns - 1);
        SmallGraph posts = new SmallGraph(outline + 1, cells.edges);
        for (int cell = 0; cell < cells.vertices; cell++) {
            for (SmallGraph.Link link : cells.links(cell, -1 << cell)) {
                int row = cell / columns;
                int column = cell % columns;
                // The wall between two cells of a row stands between the posts above and below it, and so on.
                boolean isBeside = link.to() == cell + 1 && columns > 1;
                int one = post(isBeside ? row - 1 : row, isBeside ? column : column - 1, rows, columns);
                int other = post(row, column, rows, columns);
                posts.add(one, other, link.edge());
                posts.add(other, one, link.edge());
            }
        }
        return posts;
    }

    private static int post(int row, int column, int rows, int columns) {
        boolean isInside = row >= 0 && row < rows - 1 && column >= 0 && column < columns - 1;
        return isInside ? row * (columns - 1) + column : (rows - 1) * (columns - 1);
    }

    @Override
    public Choice<WilsonRule.State> begin() {
        return Choice.certain(WilsonRule.start(1 << (walls.graph().vertices - 1), 0));
    }

    @Override
    public Choice<WilsonRule.State> next(WilsonRule.State state) {
        return walls.next(state);
    }

    @Override
    public int maze(WilsonRule.State walled) {
        return ((1 << edges) - 1) & ~walled.passages();
    }
}
