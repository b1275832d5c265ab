package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.ByteOrderMark;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextOut;
import dev.mazewright.formats.io.Writer;
import java.io.IOException;
import java.io.OutputStream;

/**
 * The list of cells of an exercise in abstract data types, as Python prints it: column by column, each cell with its x,
 * its y (downwards) and the letters of the walls still standing, top, bottom, right and left.
 *
 * <pre>
 *   [('cell', (0, 0), ['t', 'r', 'l']), ('cell', (0, 1), ['b', 'r', 'l'])]
 * </pre>
 *
 * <p>A missing wall in the outline is an opening. Positions that are no cells are left out of the list. Reads the list
 * in any order and with any white space between its parts; start, goals and solution are not in it.
 */
public final class CellListText implements Reader, Writer {
    private static final CellListText CELLS = new CellListText();

    public static final Format FORMAT = Format.named("cells", "A list of cells with the letters of their walls.")
            .extensions("cells")
            .reads(CELLS, "rectangle")
            .writes(CELLS, "rectangle")
            .several("\n")
            .build();

    static final String LETTERS = "tbrl";
    /** The direction that each letter's wall lies in. */
    static final int[] DIRECTIONS = {Rectangle.NORTH, Rectangle.SOUTH, Rectangle.EAST, Rectangle.WEST};

    private CellListText() {}

    @Override
    public boolean recognises(byte[] head) {
        int from = ByteOrderMark.end(head);
        StringBuilder dense = new StringBuilder();
        for (int i = from; i < head.length && dense.length() < 4; i++) {
            if (!isSpace(head[i])) {
                dense.append((char) head[i]);
            }
        }
        return dense.indexOf("[('c") == 0 || dense.indexOf("[(\"c") == 0;
    }

    static boolean isSpace(int character) {
        return character == ' ' || character == '\t' || character == '\n' || character == '\r';
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        return CellListReader.read(source);
    }

    /** Whether a step leads off the grid. */
    static boolean isAtEdge(Grid grid, long cell, int direction) {
        return switch (direction) {
            case Rectangle.NORTH -> grid.row(cell) == 0;
            case Rectangle.SOUTH -> grid.row(cell) == grid.rows() - 1;
            case Rectangle.WEST -> grid.column(cell) == 0;
            default -> grid.column(cell) == grid.columns() - 1;
        };
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        Grid grid = document.puzzle().maze().grid();
        UnknownShape.requireSquares(FORMAT, grid);
        for (Opening opening : document.puzzle().openings()) {
            if (!isAtEdge(grid, opening.cell(), opening.direction())) {
                throw new UsageException("cells cannot show an opening that is not at the edge of the grid; text can");
            }
        }
        Marks marks = new Marks(document.plain());
        TextOut text = new TextOut(out);
        String before = "[";
        for (int column = 0; column < grid.columns(); column++) {
            for (int row = 0; row < grid.rows(); row++) {
                int sides = marks.sides(row, column);
                if (sides != 0) {
                    text.print(before + "('cell', (" + column + ", " + row + "), " + walls(sides) + ")");
                    before = ", ";
                }
            }
        }
        text.printLine("]");
        text.finish();
    }

    private static String walls(int sides) {
        StringBuilder walls = new StringBuilder("[");
        for (int i = 0; i < DIRECTIONS.length; i++) {
            if (!Directions.contains(sides, DIRECTIONS[i])) {
                walls.append(walls.length() > 1 ? ", '" : "'").append(LETTERS.charAt(i)).append('\'');
            }
        }
        return walls.append(']').toString();
    }
}
