package dev.mazewright.certify.exact;

import dev.mazewright.certify.exact.SmallGraph.Link;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.shape.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * tiled: each tile has a maze by another generator; then a maze of tiles by the same generator says which tiles are
 * joined, each two by any of the edges between them. The last piece is that maze of tiles.
 */
record TiledRule(SmallGraph graph, List<Piece> pieces) implements Rule<TiledRule.State> {
    /** Mazes of the other generator's on a graph, by their passages; each vertex stands for a set: a cell of the grid or all of a tile. */
    record Piece(SmallGraph graph, Choice<Integer> mazes, List<Integer> cells) {
        /** A passage of a maze of this piece. */
        Link link(int maze) {
            int edge = Integer.numberOfTrailingZeros(maze);
            return graph.between(graph.all(), graph.all()).stream()
                    .filter(link -> link.edge() == edge)
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** The pieces that have their mazes, the passages of the last of them that are still to be opened, and those that are. */
    record State(int made, int rest, int passages) implements Rule.Opened {}

    /** The rule of a full rectangle with tiles of this side, and the mazes of the other generator on a grid. */
    static TiledRule of(RowsOfCells rows, int side, Function<Grid, Choice<Integer>> inner) {
        List<Piece> pieces = new ArrayList<>();
        List<Integer> tiles = new ArrayList<>();
        for (int top = 0; top < rows.count(); top += side) {
            for (int left = 0; left < rows.columns(); left += side) {
                int height = Math.min(side, rows.count() - top);
                int width = Math.min(side, rows.columns() - left);
                int first = top * rows.columns() + left;
                List<Integer> cells = IntStream.range(0, height * width)
                        .mapToObj(cell -> 1 << (first + cell / width * rows.columns() + cell % width))
                        .toList();
                pieces.add(piece(height, width, inner, cells));
                tiles.add(cells.stream().mapToInt(cell -> cell).sum());
            }
        }
        pieces.add(piece(Math.ceilDiv(rows.count(), side), Math.ceilDiv(rows.columns(), side), inner, tiles));
        return new TiledRule(rows.graph(), pieces);
    }

    private static Piece piece(int height, int width, Function<Grid, Choice<Integer>> inner, List<Integer> cells) {
        Grid grid = new Rectangle(height, width, null).grid();
        return new Piece(SmallGraph.of(grid), inner.apply(grid), cells);
    }

    @Override
    public Choice<State> begin() {
        return Choice.certain(new State(0, 0, 0));
    }

    @Override
    public Choice<State> next(State state) {
        if (state.rest != 0) {
            Piece piece = pieces.get(state.made - 1);
            Link link = piece.link(state.rest);
            List<Link> doors = graph.between(piece.cells.get(link.from()), piece.cells.get(link.to()));
            return Choice.equally(doors).map(door ->
                    new State(state.made, state.rest & ~link.set(), state.passages | door.set()));
        }
        if (state.made == pieces.size()) {
            return Choice.none();
        }
        return pieces.get(state.made).mazes.map(maze -> new State(state.made + 1, maze, state.passages));
    }
}
