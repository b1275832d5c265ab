package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.DocumentRows;
import java.util.Arrays;

/** The cells of a document, a row after the other: from a maze in memory, or as they are streamed. Memory for a row. */
final class TileCells {
    /** The open sides of each cell, gaps in the outline among them, and {@link Marks#CELL}; 0 outside the maze. */
    final int[] sides;

    /** The sides that the solution crosses. */
    final int[] path;

    /** What stands in each cell, as {@link Marks#letter} has it. */
    final char[] letters;

    private final Grid grid;
    private final Source source;
    private int row = -1;

    /** Fills the arrays with a row. */
    private interface Source {
        void read(int row);
    }

    TileCells(Document document) {
        grid = document.puzzle().grid();
        sides = new int[grid.columns()];
        path = new int[grid.columns()];
        letters = new char[grid.columns()];
        source = document.puzzle().isStreamed() ? streamed(new DocumentRows(document.puzzle())) : inMemory(new Marks(document));
    }

    private Source inMemory(Marks marks) {
        return at -> {
            for (int column = 0; column < sides.length; column++) {
                sides[column] = marks.sides(at, column);
                path[column] = marks.solutionSides(at, column);
                letters[column] = marks.letter(at, column, '.');
            }
        };
    }

    private Source streamed(DocumentRows rows) {
        return at -> {
            rows.next();
            for (int column = 0; column < sides.length; column++) {
                int open = Marks.CELL;
                open |= BitRow.contains(rows.north, column) ? Directions.of(Rectangle.NORTH) : 0;
                open |= BitRow.contains(rows.east, column) ? Directions.of(Rectangle.EAST) : 0;
                open |= BitRow.contains(rows.south, column) ? Directions.of(Rectangle.SOUTH) : 0;
                boolean isWest = column == 0 ? rows.isWestOpen : BitRow.contains(rows.east, column - 1);
                sides[column] = open | (isWest ? Directions.of(Rectangle.WEST) : 0);
            }
            Arrays.fill(letters, ' ');
            for (int goal : rows.goalColumns()) {
                letters[goal] = 'E';
            }
            int start = rows.startColumn();
            if (start >= 0) {
                letters[start] = letters[start] == 'E' ? 'B' : 'S';
            }
        };
    }

    /** Moves to the next row; behind the last one there are no cells. */
    void next() {
        row++;
        if (row < grid.rows()) {
            source.read(row);
        } else {
            Arrays.fill(sides, 0);
            Arrays.fill(path, 0);
        }
    }
}
