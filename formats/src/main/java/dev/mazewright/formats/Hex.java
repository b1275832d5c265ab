package dev.mazewright.formats;

import dev.mazewright.core.Directions;
import dev.mazewright.core.Grid;
import dev.mazewright.core.Path;
import dev.mazewright.core.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.solve.BreadthFirst;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * A hexadecimal digit for each cell's closed sides (1 north, 2 east, 4 south, 8 west), then the way:
 *
 * <pre>
 *   93          two rows of two cells
 *   C6
 *               an empty line
 *   0,0         the entry: column, row
 *   1,1         the exit
 *   SE          a shortest way between them, empty if there is none
 * </pre>
 *
 * <p>An open side at the outline is an opening. F, closed on all sides, is no cell, unless one enters or leaves there:
 * so are holes drawn. What follows the digits may be missing when read; where it stands, it must be true of the maze.
 * Written is the way that the document shows, else a shortest, which takes the memory of a search.
 *
 * <p>Source: A-Maze-ing, an exercise of the school 42, 2025.
 */
final class Hex implements Reader, Writer {
    private static final Hex HEX = new Hex();

    static final Format FORMAT = new Format(
            "hex", "A hexadecimal digit for each cell's walls, entry, exit and way.", List.of("hex"), HEX, HEX);

    private static final String DIGITS = "0123456789ABCDEF";
    private static final String LETTERS = "NESW";

    private Hex() {}

    @Override
    public boolean recognises(byte[] head) {
        String line = TextLines.firstLine(head).stripTrailing();
        return !line.isEmpty() && line.chars().allMatch(letter -> HexReader.sides(letter) >= 0);
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        return new HexReader(TextLines.of(source, "rows of hexadecimal digits, one for each cell")).read();
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        Puzzle puzzle = document.puzzle();
        Grid grid = puzzle.maze().grid();
        if (!(grid.shape() instanceof Rectangle)) {
            throw Marks.cannotDraw("hex", "rectangle", grid);
        }
        Path way = document.solution() != null
                ? document.solution()
                : new BreadthFirst().solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
        long exit = way.found() ? way.goal() : puzzle.goalsOrLast()[0];
        Marks marks = new Marks(Document.of(puzzle));
        TextOut text = new TextOut(out);
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                text.print(DIGITS.charAt(~marks.sides(row, column) & Directions.all(LETTERS.length())));
            }
            text.endLine();
        }
        text.endLine();
        writePlace(grid, way.start(), text);
        writePlace(grid, exit, text);
        for (long i = 0; i < way.length(); i++) {
            text.print(LETTERS.charAt(way.direction(i)));
        }
        text.endLine();
        text.finish();
    }

    private static void writePlace(Grid grid, long cell, TextOut text) throws IOException {
        text.print(grid.column(cell) + "," + grid.row(cell));
        text.endLine();
    }
}
