package dev.mazewright.formats.maze;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Polar;
import dev.mazewright.core.shape.Tiles;

/**
 * The shape that a file of {@link CellsFile} names, without its mask.
 *
 * @param text its name, and after a colon its options if it has any, such as {@code weave:0.5}
 * @param rows of its size
 * @param columns of its size
 * @param levels of its size, or 1
 * @param seed of its chance, or 0
 */
record ShapeName(String text, int rows, int columns, int levels, long seed) {
    private static final String OCTILE = "moves=octile";

    /** The shape of a grid. */
    static ShapeName of(Grid grid) {
        Shape shape = grid.shape();
        if (shape instanceof Graph) {
            throw new UsageException("maze does not hold the edges of a graph; json holds them");
        }
        String options = shape instanceof Tiles tiles ? moves(tiles) : shape.options();
        String[] sides = shape.size().split("x", -1);
        Long seed = shape.seed();
        return new ShapeName(
                shape.name() + (options.isEmpty() ? "" : ":" + options),
                Integer.parseInt(sides[0]),
                Integer.parseInt(sides[1]),
                sides.length > 2 ? Integer.parseInt(sides[2]) : 1,
                seed == null ? 0 : seed);
    }

    private static String moves(Tiles tiles) {
        return tiles.moves() == Tiles.Moves.OCTILE ? OCTILE : "";
    }

    /** Whether a grid has a mask, which cannot be told from a graph whose shape fills all places without one. */
    static boolean isMasked(Grid grid) {
        if (grid.mask() != null) {
            return true;
        }
        if (!grid.isGraph() || (grid.shape() instanceof Polar polar && polar.mask() == null)) {
            return false;
        }
        long stood = 0;
        long last = -1;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            long place = place(grid, cell);
            stood += place == last ? 0 : 1; // where ways cross, two cells share a place
            last = place;
        }
        return stood < (long) grid.rows() * grid.columns();
    }

    /** The number of a cell's place, row x columns + column. */
    static long place(Grid grid, long cell) {
        return (long) grid.row(cell) * grid.columns() + grid.column(cell);
    }

    /**
     * The shape, whole.
     *
     * @throws UsageException if there is none such
     */
    Shape whole() {
        int colon = text.indexOf(':');
        String name = colon < 0 ? text : text.substring(0, colon);
        String options = colon < 0 ? "" : text.substring(colon + 1);
        if (name.equals(Tiles.ENTRY.name()) && options.equals(OCTILE)) {
            return new Tiles(Tiles.blank(rows, columns).floor(), Tiles.Moves.OCTILE);
        }
        var entry = Catalog.shape(name);
        return entry.make(Settings.parse(entry, options, rows, columns, levels).withSeed(seed));
    }
}
