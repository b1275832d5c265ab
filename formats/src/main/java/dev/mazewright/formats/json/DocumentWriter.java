package dev.mazewright.formats.json;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.formats.io.Document;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/** Writes one maze document, cell by cell, as {@link Json} describes it. */
final class DocumentWriter {
    /** Corners that cells share are the same number in both, in spite of roundings. */
    private static final double PRECISION = 1e6;

    /** Arcs of less than about 8 degrees are drawn straight: a quarter of the angle's tangent. */
    private static final double FLAT = 0.035;

    private static final int CELLS_BETWEEN_CHECKS = 1 << 16;

    private final Puzzle puzzle;
    private final Document document;
    private final Maze maze;
    private final Grid grid;
    private final Shape shape;
    private final JsonGenerator json;
    private final NumberLists lists;

    private final long[] found = new long[Directions.MOST];

    /** Writes one document; the lists are those of the same generator. */
    DocumentWriter(Document document, JsonGenerator json, NumberLists lists) {
        this.document = document;
        this.puzzle = document.puzzle();
        this.maze = puzzle.maze();
        this.grid = maze.grid();
        this.shape = grid.shape();
        this.json = json;
        this.lists = lists;
    }

    void write() throws IOException {
        json.writeStartObject();
        properties();
        json.writeEndObject();
    }

    void properties() throws IOException {
        json.writeStringProperty("format", Json.NAME);
        json.writeNumberProperty("version", Json.VERSION);
        json.writeStringProperty("recipe", puzzle.recipe());
        json.writeStringProperty("shape", shape.name());
        Tiles.Moves moves = Tiles.movesOf(shape);
        if (moves != null) {
            json.writeStringProperty("moves", moves.word());
        }
        Entry<Shape> entry = Catalog.shape(shape.name());
        if (DocumentShape.hasOptions(shape, entry)) {
            json.writeStringProperty("options", shape.options());
        }
        Long seed = shape.seed();
        if (seed != null) {
            json.writeNumberProperty("seed", seed);
        }
        if (!isRowsByColumns()) {
            json.writeStringProperty("size", shape.size().toString());
        }
        json.writeNumberProperty("rows", grid.rowsOfLevel());
        json.writeNumberProperty("columns", grid.columns());
        if (hasLevels()) {
            json.writeNumberProperty("levels", grid.levels());
        }
        json.writeNumberProperty("cells", grid.cells());
        if (!grid.isSquareLattice() || grid.cells() < (long) grid.rows() * grid.columns()) {
            positions();
        }
        if (!entry.offers(Trait.SIZE) || document.style().details().neighbours()) {
            pairs("neighbours", false);
        }
        passages();
        cell("start", puzzle.start());
        cell("goal", puzzle.ends().goal());
        if (puzzle.goals().length > 1) {
            json.writeArrayPropertyStart("goals");
            for (long goal : puzzle.goals()) {
                json.writeNumber(grid.number(goal));
            }
            json.writeEndArray();
        }
        if (!puzzle.openings().isEmpty()) {
            openings();
        }
        List<Path> pieces = document.pieces();
        if (pieces == null) {
            solution(document.solution());
        } else {
            pieces(pieces);
        }
        if (document.style().details().outlines()) {
            outlines();
        }
    }

    /** Whether rows and columns, and levels, say the size as recipes do. */
    private boolean isRowsByColumns() {
        Size size = shape.size();
        return size.rows() == grid.rowsOfLevel() && size.columns() == grid.columns()
                && (size.levels() == 0 || size.levels() == grid.levels());
    }

    private boolean hasLevels() {
        return grid.levels() > 1 || Catalog.shape(shape.name()).offers(Trait.LEVELS);
    }

    private void cell(String name, long cell) {
        if (cell == Grid.NONE) {
            json.writeNullProperty(name);
        } else {
            json.writeNumberProperty(name, grid.number(cell));
        }
    }

    private void positions() throws IOException {
        lists.begin("places");
        boolean levels = hasLevels();
        long count = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            checkNowAndThen(count++);
            if (levels) {
                lists.add(grid.rowInLevel(cell), grid.column(cell), grid.level(cell));
            } else {
                lists.add(grid.rowInLevel(cell), grid.column(cell));
            }
        }
        lists.end();
    }

    private void passages() throws IOException {
        if (!grid.hasSquareSteps() || grid.mask() != null) {
            pairs("passages", true);
            return;
        }
        lists.begin("passages");
        int columns = grid.columns();
        for (int row = 0; row < grid.rows(); row++) {
            CancelledException.check();
            long first = (long) row * columns;
            long start = grid.rowStart(row);
            for (int column = 0; column < columns; column++) {
                int open = maze.open(start + column);
                if (Directions.contains(open, Rectangle.EAST)) {
                    lists.add(first + column, first + column + 1);
                }
                if (Directions.contains(open, Rectangle.SOUTH)) {
                    lists.add(first + column, first + column + columns);
                }
            }
        }
        lists.end();
    }

    /** Pairs of cells beside each other, each once, the smaller first, in ascending order: all, or those joined. */
    private void pairs(String name, boolean joined) throws IOException {
        lists.begin(name);
        long cellNumber = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            checkNowAndThen(cellNumber);
            int count = greaterNeighbours(cell, cellNumber, joined ? maze.open(cell) : grid.directions(cell));
            for (int i = 0; i < count; i++) {
                lists.add(cellNumber, found[i]);
            }
            cellNumber++;
        }
        lists.end();
    }

    /** Finds the numbers, in ascending order, of those neighbours that have greater ones. */
    private int greaterNeighbours(long cell, long cellNumber, int directions) {
        int count = 0;
        for (int rest = directions; rest != 0; rest = Directions.withoutFirst(rest)) {
            long neighbour = grid.step(cell, Directions.first(rest));
            if (neighbour < cell) {
                continue;
            }
            long number = neighbour == cell + 1 ? cellNumber + 1 : grid.number(neighbour);
            int index = count++;
            for (; index > 0 && found[index - 1] > number; index--) {
                found[index] = found[index - 1];
            }
            found[index] = number;
        }
        return count;
    }

    private void openings() {
        json.writeArrayPropertyStart("openings");
        for (Opening opening : puzzle.openings()) {
            json.writeStartArray();
            json.writeNumber(grid.number(opening.cell()));
            json.writeString(shape.side(grid, opening.cell(), opening.direction()));
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    private void solution(@Nullable Path path) {
        if (path == null || !path.found()) {
            json.writeNullProperty("solution");
            return;
        }
        lists.begin("solution");
        path.forEach(cell -> lists.add(grid.number(cell)));
        lists.end();
    }

    private void pieces(List<Path> pieces) throws IOException {
        json.writeArrayPropertyStart("solution");
        for (Path piece : pieces) {
            json.writeStartArray();
            piece.forEach(cell -> json.writeNumber(grid.number(cell)));
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    private void outlines() throws IOException {
        json.writeArrayPropertyStart("outlines");
        long count = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            checkNowAndThen(count++);
            json.writeStartArray();
            Outline outline = shape.outline(grid, cell);
            for (int i = 0; i < outline.corners().size(); i++) {
                side(outline.corners().get(i), outline.end(i));
            }
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    /** The first point of a side; of an arc, more of its points, close enough to look round. */
    private void side(Outline.Corner from, Outline.Corner to) {
        if (Math.abs(from.bend()) < FLAT) {
            json.writeStartArray();
            json.writeNumber(rounded(from.x()));
            json.writeNumber(rounded(from.y()));
            json.writeEndArray();
        } else {
            double half = (Math.sqrt(1 + from.bend() * from.bend()) - 1) / from.bend();
            Outline.Corner middle = new Outline(List.of(from, to, to), from).middle(0);
            side(new Outline.Corner(from.x(), from.y(), -1, half), middle);
            side(new Outline.Corner(middle.x(), middle.y(), -1, half), to);
        }
    }

    /** Zero is 0.0 and never -0.0. */
    private static double rounded(double length) {
        return Math.round(length * PRECISION) / PRECISION;
    }

    private static void checkNowAndThen(long count) throws IOException {
        if (count % CELLS_BETWEEN_CHECKS == 0) {
            CancelledException.check();
        }
    }
}
