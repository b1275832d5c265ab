package dev.mazewright.formats.json;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.LongList;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a maze document has given so far of its shape, and the grid that follows from it. */
final class DocumentShape {
    /** The shapes that can be read. */
    static final List<String> SHAPES = Catalog.SHAPES.stream().map(Entry::name).toList();

    /** Those of 16,384 x 16,384; a few words of text can claim as much. */
    private static final long MOST_POSITIONS = 1L << 28;

    /** The moves of tiles; the first if a document has none. */
    static final List<String> MOVES = Arrays.stream(Tiles.Moves.values()).map(Tiles.Moves::word).toList();

    /** About the memory, in bytes, that a vertex and an edge of a graph take while it is made. */
    private static final long VERTEX_BYTES = 128;

    private static final long EDGE_BYTES = 96;

    @Nullable String shape;
    @Nullable String moves;
    /** Null where the document does not say. */
    @Nullable String options;

    @Nullable Long seed;
    /** Null where it is the rows and columns. */
    @Nullable Size size;

    long rows;
    long columns;
    long levels;
    long cells;
    /** Row and column of each cell in one number, the row high. */
    @Nullable LongList positions;
    /** The level of the last position. */
    private long lastLevel;

    /** Pairs of cells beside each other, one number after the other. */
    @Nullable LongList neighbours;
    /** Pairs of joined cells that came before the grid was known. */
    @Nullable LongList passages;

    private final Source source;

    DocumentShape(Source source) {
        this.source = source;
    }

    /** Whether a document names the options of a shape. Hexagons had none at first, and without any they are those of then. */
    static boolean hasOptions(Shape shape, Entry<Shape> entry) {
        return !entry.options().isEmpty() && !Hexagon.isPlain(shape);
    }

    /** Adds a position; false if it comes before the last one. Where passages cross, two cells share a position. */
    boolean add(LongList list, long row, long column, long level) {
        long position = row << Integer.SIZE | column;
        boolean isLater = level > lastLevel || list.size() == 0 || list.get(list.size() - 1) <= position;
        if (level < lastLevel || !isLater) {
            return false;
        }
        lastLevel = level;
        list.add(position);
        return true;
    }

    boolean isGraph() {
        return shape != null && !Catalog.shape(shape).offers(Trait.SIZE);
    }

    /** Whether no field that may still come can change the grid. */
    boolean isKnown() {
        if (shape == null || rows == 0 || columns == 0 || cells == 0) {
            return false;
        }
        Entry<Shape> entry = Catalog.shape(shape);
        boolean isSized = positions != null || cells == rows * columns * Math.max(1, levels);
        boolean isToldAll = (entry.options().isEmpty() || options != null)
                && (!entry.offers(Trait.RANDOM) || seed != null)
                && (levels > 0 || (lastLevel == 0 && !entry.offers(Trait.LEVELS)));
        return isSized && isToldAll && (size != null || !entry.offers(Trait.RINGS))
                && (isGraph() ? neighbours != null : !entry.offers(Trait.FLOOR) || moves != null);
    }

    /** The grid; bad data if the fields contradict each other, and refused if it does not fit into memory. */
    Grid grid() throws IOException {
        long height = rows * Math.max(1, levels);
        if (height > MOST_POSITIONS || height * columns > MOST_POSITIONS) {
            throw source.bad("", "a grid of " + rows + "x" + columns + (levels > 1 ? "x" + levels : ""), "at most "
                    + MOST_POSITIONS + " positions, so that a short document cannot claim much memory");
        }
        requirePositions();
        if (isGraph()) {
            return new Graph(adjacency()).grid();
        }
        Grid grid = made();
        if (grid.cells() != cells) {
            throw source.bad("", cells + " cells on " + rows + "x" + columns + " positions, of which this " + shape + " has "
                    + grid.cells(), positions == null ? "the field \"places\" or a cell for each" : "as many");
        }
        return grid;
    }

    private Grid made() throws IOException {
        Shape whole = whole();
        Grid grid = whole.grid();
        if (grid.rowsOfLevel() != rows || grid.columns() != columns) {
            throw source.bad("", rows + " rows and " + columns + " columns, and this " + shape + " has "
                    + grid.rowsOfLevel() + " and " + grid.columns(), "the rows and columns of its size");
        }
        boolean isWhole = positions == null || grid.cells() == cells || !Catalog.shape(whole.name()).offers(Trait.MASK);
        return isWhole ? grid : whole.masked(mask()).grid();
    }

    /** The shape without a mask. */
    private Shape whole() throws IOException {
        Size sides = size == null ? new Size((int) rows, (int) columns, (int) levels) : size;
        boolean isTiles = Catalog.shape(String.valueOf(shape)).offers(Trait.FLOOR);
        String given = isTiles && moves != null ? "moves=" + moves : isTiles ? null : options;
        String text = given == null ? "" : given;
        try {
            return ShapeSpec.ofFile(String.valueOf(shape), sides, text).whole(seed == null ? 0 : seed);
        } catch (UsageException e) {
            throw source.bad("", "a " + shape + " of " + sides.rows() + "x" + sides.columns() + " with the options '"
                    + Tokens.cut(text, 40) + "', but " + e.getMessage(), "a shape that can be");
        }
    }

    /** The positions, if there are any, are as many as the cells and lie on the grid. */
    void requirePositions() throws IOException {
        LongList list = positions;
        if (list == null) {
            return;
        }
        if (list.size() != cells) {
            throw source.bad("places", list.size() + " of them", "one for each of " + cells + " cells");
        }
        if (lastLevel >= Math.max(1, levels)) {
            throw source.bad("places", "a position on level " + lastLevel, "a level of 0 to " + (Math.max(1, levels) - 1));
        }
        for (long i = 0; i < cells; i++) {
            if (row(list, i) >= rows || column(list, i) >= columns) {
                throw source.bad(
                        "position " + (i + 1),
                        "[" + row(list, i) + "," + column(list, i) + "]",
                        "a row of 0 to " + (rows - 1) + " and a column of 0 to " + (columns - 1));
            }
        }
    }

    private Mask mask() {
        source.context().requireMemory("a grid of " + rows + "x" + columns + " positions", 2 * CellSet.bytes(rows * columns));
        Mask mask = new Mask((int) rows, (int) columns);
        LongList list = positions;
        if (list == null) {
            for (int row = 0; row < rows; row++) {
                mask.addRange(row, 0, (int) columns);
            }
            return mask;
        }
        for (long i = 0; i < cells; i++) {
            mask.add(row(list, i), column(list, i));
        }
        return mask;
    }

    private static int row(LongList list, long index) {
        return (int) (list.get(index) >>> Integer.SIZE);
    }

    private static int column(LongList list, long index) {
        return (int) list.get(index);
    }

    /** For each vertex those beside it, ascending. */
    private List<List<Integer>> adjacency() throws IOException {
        LongList edges = neighbours != null ? neighbours : passages;
        long count = edges == null ? 0 : edges.size();
        if (rows != 1) {
            throw source.bad("", "a graph of " + rows + " rows", "1 row with a column for each vertex");
        }
        source.context().requireMemory("a graph of " + cells + " vertices", cells * VERTEX_BYTES + count * EDGE_BYTES);
        List<List<Integer>> adjacent = new ArrayList<>((int) cells);
        for (long i = 0; i < cells; i++) {
            adjacent.add(new ArrayList<>(4));
        }
        for (long i = 0; edges != null && i < count; i += 2) {
            long one = edges.get(i);
            long other = edges.get(i + 1);
            String pair = "[" + one + "," + other + "]";
            if (one >= cells || other >= cells || one == other) {
                throw source.bad("pair " + (i / 2 + 1), pair, "two vertices of 0 to " + (cells - 1));
            }
            List<Integer> here = adjacent.get((int) one);
            List<Integer> there = adjacent.get((int) other);
            if (here.contains((int) other)) {
                throw source.bad("pair " + (i / 2 + 1), pair + " once more", "each pair once");
            }
            if (here.size() == Directions.MOST || there.size() == Directions.MOST) {
                throw source.bad("pair " + (i / 2 + 1), pair,
                        "vertices with at most " + Directions.MOST + " neighbours");
            }
            here.add((int) other);
            there.add((int) one);
        }
        adjacent.forEach(list -> list.sort(null));
        return adjacent;
    }
}
