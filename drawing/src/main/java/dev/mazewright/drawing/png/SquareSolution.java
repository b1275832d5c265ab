package dev.mazewright.drawing.png;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.StyleRules;
import dev.mazewright.formats.png.PixelRow;
import org.jspecify.annotations.Nullable;

/**
 * The line of the solution in a picture of squares, or its cells, which are a line as wide as passages; or those of a picture, and
 * a line through the rest. Memory: 4 bits a cell.
 */
final class SquareSolution {
    private static final int NORTH = Directions.of(Rectangle.NORTH);
    private static final int EAST = Directions.of(Rectangle.EAST);
    private static final int SOUTH = Directions.of(Rectangle.SOUTH);
    private static final int WEST = Directions.of(Rectangle.WEST);
    private static final int ALL = Directions.all(4);

    private final Grid grid;
    private final SquareLayout layout;

    /** Where the line lies in a passage. */
    private final int lineFrom;

    private final int lineTo;

    /** The cells that are filled; null if the line is the same everywhere. */
    private final @Nullable Mask filled;

    /** The directions in which the solution leaves each cell; where it goes across corners, all. */
    private final CellValues arms;

    private SquareSolution(Grid grid, SquareLayout layout, Document document) {
        this.grid = grid;
        this.layout = layout;
        filled = document.filledPicture();
        int line = document.hasFilledPaths() && filled == null ? layout.passage() : (int) StyleRules.line(document.style(), layout.cellSize() / 2.0);
        lineFrom = (layout.passage() - Math.min(line, layout.passage()) + 1) / 2;
        lineTo = layout.passage() - lineFrom;
        arms = arms(grid, document);
    }

    /** The line of the document's solution; null if it shows none. */
    static @Nullable SquareSolution of(Document document, Grid grid, SquareLayout layout) {
        return document.paths().isEmpty() ? null : new SquareSolution(grid, layout, document);
    }

    private static CellValues arms(Grid grid, Document document) {
        document.requireMemory("a picture with the solution", CellValues.bytes(grid.addresses(), 4));
        CellValues arms = new CellValues(grid.addresses(), 4);
        boolean straight = grid.directions() <= 4;
        for (Path path : document.paths()) {
            long cell = path.start();
            for (long i = 0; i < path.length(); i++) {
                int direction = path.direction(i);
                arms.include(cell, straight ? Directions.of(direction) : ALL);
                int back = grid.opposite(cell, direction);
                cell = grid.step(cell, direction);
                arms.include(cell, straight ? Directions.of(back) : ALL);
            }
        }
        return arms;
    }

    /** Whether the line begins or ends at this row of pixels of a passage. */
    boolean isEdge(int y) {
        return y == lineFrom || y == lineTo;
    }

    /** Paints what crosses the wall line above a row. */
    void paintLine(int row, long[] above, PixelRow pixels) {
        for (int column = 0; column < grid.columns(); column++) {
            if ((arms(row, column) & NORTH) != 0 && !BitRow.contains(above, column)) {
                int x = layout.x(column) + layout.thickness();
                boolean isWide = isFilled(row, column) && isFilled(row - 1, column);
                pixels.fill(isWide ? x : x + lineFrom, x + (isWide ? layout.passage() : lineTo), SquareColours.SOLUTION);
            }
        }
    }

    private boolean isFilled(int row, int column) {
        return filled != null && filled.contains(row, column);
    }

    /** Paints what lies in the passages of a row, <i>y</i> pixels below their tops. */
    void paintPassages(int row, int y, long[] left, PixelRow pixels) {
        for (int column = 0; column < grid.columns(); column++) {
            int open = arms(row, column);
            boolean isWall = BitRow.contains(left, column);
            boolean isWide = isFilled(row, column);
            boolean isLine = (y >= lineFrom && y < lineTo) || (isWide && column > 0 && isFilled(row, column - 1));
            if (!isWall && (open & WEST) != 0 && isLine) {
                pixels.fill(layout.x(column), layout.x(column) + layout.thickness(), SquareColours.SOLUTION);
            }
            if (open != 0 && isWide) {
                pixels.fill(layout.x(column) + layout.thickness(), layout.x(column) + layout.thickness() + layout.passage(), SquareColours.SOLUTION);
            } else if (open != 0) {
                paint(layout.x(column) + layout.thickness(), y, open, pixels);
            }
        }
    }

    private int arms(int row, int column) {
        return row == grid.rows() ? 0 : arms.get(grid.rowStart(row) + column);
    }

    private void paint(int x, int y, int open, PixelRow pixels) {
        if (grid.directions() > 4) {
            pixels.fill(x, x + layout.passage(), SquareColours.SOLUTION);
        } else if (y >= lineFrom && y < lineTo) {
            int from = (open & WEST) != 0 ? 0 : lineFrom;
            int to = (open & EAST) != 0 ? layout.passage() : lineTo;
            pixels.fill(x + from, x + to, SquareColours.SOLUTION);
        } else if ((open & (y < lineFrom ? NORTH : SOUTH)) != 0) {
            pixels.fill(x + lineFrom, x + lineTo, SquareColours.SOLUTION);
        }
    }
}
