package dev.mazewright.datasets.write;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.RecipeTemplate;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.SplitSize;

/**
 * How large the mazes of a split are, for formats that hold them in arrays: mazes of squares, or of tiles.
 *
 * @param rows of the largest
 * @param columns of the largest
 * @param isOne whether all have that size
 */
record SplitSizes(int rows, int columns, boolean isOne) {
    private static final String DOUBLED = "unicursal";

    /**
     * The sizes in cells; of tiles, in tiles.
     *
     * @param format its name, for messages
     * @throws UsageException if a recipe is of another shape than rectangle or tiles, or there are too many sizes
     */
    static SplitSizes inCells(String format, Split split) {
        return of(format, split, false);
    }

    /** The sizes in tiles: a rectangle of n x m cells takes 2n+1 x 2m+1. */
    static SplitSizes inTiles(String format, Split split) {
        return of(format, split, true);
    }

    private static SplitSizes of(String format, Split split, boolean isInTiles) {
        return split.recipes().stream()
                .map(template -> of(format, template, isInTiles))
                .reduce(SplitSizes::with)
                .orElseThrow(() -> new UsageException("split " + split.name() + " has no recipes"));
    }

    private static SplitSizes of(String format, RecipeTemplate template, boolean isInTiles) {
        String rest = template.toString().replace("/" + DOUBLED, "");
        int doublings = (template.toString().length() - rest.length()) / (DOUBLED.length() + 1);
        boolean mayBeDoubled = rest.contains(DOUBLED);
        return template.sizes().stream().map(of -> {
            boolean hasWalls = !isTiles(format, of, template) && isInTiles;
            SplitSizes own = scaled(of, doublings, hasWalls);
            return mayBeDoubled ? own.with(scaled(of, doublings + 1, hasWalls)) : own;
        }).reduce(SplitSizes::with).orElseThrow();
    }

    /** Whether a shape has tiles, or else squares. */
    private static boolean isTiles(String format, SplitSize size, RecipeTemplate template) {
        Entry<Shape> shape = Catalog.shape(size.shape());
        if (!shape.offers(Trait.FLOOR) && !shape.offers(Trait.SQUARES)) {
            throw new UsageException(format + " holds mazes of the shapes rectangle and tiles, and '" + template + "' makes a "
                    + size.shape() + "; take jsonl, which holds all shapes");
        }
        return shape.offers(Trait.FLOOR);
    }

    private static SplitSizes scaled(SplitSize size, int doublings, boolean withWalls) {
        return new SplitSizes(scaled(size.rows(), doublings, withWalls), scaled(size.columns(), doublings, withWalls), true);
    }

    private static int scaled(int cells, int doublings, boolean withWalls) {
        long side = (long) cells << doublings;
        return Math.toIntExact(withWalls ? 2 * side + 1 : side);
    }

    private SplitSizes with(SplitSizes other) {
        return new SplitSizes(
                Math.max(rows, other.rows),
                Math.max(columns, other.columns),
                isOne && other.isOne && rows == other.rows && columns == other.columns);
    }

    /** How many positions the largest has. */
    int area() {
        return Math.multiplyExact(rows, columns);
    }

    /**
     * Makes sure that all mazes of each split are squares of one size, drawn in tiles.
     *
     * @throws UsageException if they are not
     */
    static void requireOneSquare(String format, Dataset dataset) {
        for (Split split : dataset.splits()) {
            SplitSizes sizes = inTiles(format, split);
            if (!sizes.isOne || sizes.rows != sizes.columns) {
                throw new UsageException(format + " holds mazes of one size n x n a split, and split " + split.name() + " has "
                        + (sizes.isOne ? sizes.rows + " x " + sizes.columns + " tiles" : "several sizes")
                        + "; take a recipe such as tiles:30x30/... or rectangle:15x15/..., or another format");
            }
        }
    }

    /** Makes sure that a maze has a size that the recipes promised. */
    void requireFits(int ownRows, int ownColumns) {
        if (!with(new SplitSizes(ownRows, ownColumns, true)).equals(this)) {
            throw new IllegalStateException("a maze of " + ownRows + " x " + ownColumns + " in an array of " + rows + " x " + columns);
        }
    }
}
