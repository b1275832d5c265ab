package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.RowFile;
import dev.mazewright.formats.io.RowWriter;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.io.TextOut;
import dev.mazewright.formats.io.Writer;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * A hexadecimal digit for each cell's closed sides (1 north, 2 east, 4 south, 8 west), then the path:
 *
 * <pre>
 *   93          two rows of two cells
 *   C6
 *               an empty line
 *   0,0         the entry: column, row
 *   1,1         the exit
 *   SE          a shortest path between them, empty if no path joins them
 * </pre>
 *
 * <p>An open side at the outline is an opening. F, closed on all sides, is a hole, unless the entry or the exit is
 * there. What follows the digits may be missing from a file that is read; where it is present, it must be true of the
 * maze. The writer writes the path that the document shows, else a shortest path, which takes the memory of a search; for
 * mazes of more than 2^24 cells, it writes only a path that is shown.
 *
 * <p>Source: A-Maze-ing, an exercise of the school 42, 2025.
 */
public final class Hex implements Reader, Writer {
    private static final Hex HEX = new Hex();

    public static final Format FORMAT = Format.named("hex", "A hexadecimal digit for each cell's walls, entry, exit and path.")
            .extensions("hex")
            .reads(HEX, "rectangle")
            .writes(HEX, "rectangle")
            .writesRows(new Rows())
            .showsSolution()
            .build();

    /** Of mazes of more cells the path is not written unless it is shown. */
    static final long MOST_WITH_SOLUTION = 1L << 24;

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
        UnknownShape.requireSquares(FORMAT, grid);
        @Nullable Path path = path(document);
        long entry = path == null ? puzzle.startOrFirst() : path.start();
        long exit = path != null && path.found() ? path.goal() : puzzle.goalsOrLast()[0];
        if (puzzle.hasRows()) {
            new HexRows(puzzle, entry, exit).write(out);
        } else {
            writeCells(puzzle, entry, exit, out);
        }
        if (path != null) {
            TextOut text = new TextOut(out);
            for (long i = 0; i < path.length(); i++) {
                text.print(LETTERS.charAt(path.direction(i)));
            }
            text.endLine();
            text.finish();
        }
    }

    /** The path that is written, or null for none. */
    private static @Nullable Path path(Document document) {
        Puzzle puzzle = document.puzzle();
        return document.solution() != null || puzzle.maze().grid().cells() > MOST_WITH_SOLUTION
                ? document.solution()
                : BreadthFirst.ENTRY.on(puzzle.maze()).solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
    }

    /**
     * The digits, position by position, for all that can be written, then the entry and the exit.
     *
     * @throws IOException if writing fails
     */
    public static void writeCells(Puzzle puzzle, long entry, long exit, OutputStream out) throws IOException {
        Grid grid = puzzle.maze().grid();
        Marks marks = new Marks(Document.of(puzzle));
        TextOut text = new TextOut(out);
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                text.print(DIGITS.charAt(~marks.sides(row, column) & Directions.all(LETTERS.length())));
            }
            text.endLine();
        }
        text.endLine();
        text.print(HexRows.line(grid, entry) + HexRows.line(grid, exit));
        text.finish();
    }

    /** Row by row where no path is written; else the maze is held to find it. */
    private static final class Rows implements RowWriter {
        @Override
        public void write(Document document, OutputStream out) throws IOException {
            RowFile file = file(document);
            if (file != null) {
                file.write(out);
                return;
            }
            Puzzle puzzle = document.puzzle();
            document.requireMemory("a maze of " + puzzle.grid().cells() + " cells", Maze.bytes(puzzle.grid()));
            Maze maze = new Maze(puzzle.grid());
            maze.carve(puzzle.rows());
            Puzzle held = new Puzzle(maze, puzzle.ends(), puzzle.recipe());
            HEX.write(Document.of(held).within(document.context()), out);
        }

        @Override
        public @Nullable RowFile file(Document document) {
            Puzzle puzzle = document.puzzle();
            Grid grid = puzzle.grid();
            if (grid.cells() <= MOST_WITH_SOLUTION) {
                return null;
            }
            return new HexRows(puzzle, puzzle.startOrFirst(), puzzle.goalsOrLast()[0]);
        }
    }
}
