package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.io.TextOut;
import dev.mazewright.formats.io.Writer;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Boxes in ASCII, each cell four characters wide and two lines high:
 *
 * <pre>
 *   +---+---+---+
 *   | S   * |###|      S start, E goals, * the solution, # no cell
 *   +---+   +---+
 *   |       | E        a gap in the outline is an opening
 *   +---+---+---+
 * </pre>
 *
 * <p>A start that is a goal as well is {@code S E}. Edges that are glued are marked as {@link GlueText} says. Levels,
 * and the net of a cube, are drawn as {@link PlanText} says, and not read. Reads boxes of any width, and posts {@code
 * o} as well.
 */
public final class Text implements Reader, Writer {
    private static final Text TEXT = new Text();

    public static final Format FORMAT = Format.named("text", "Boxes in ASCII: +---+, with S, E and the path as *.")
            .extensions("txt", "text")
            .reads(TEXT, "rectangle")
            .writes(TEXT, "rectangle", "cylinder", "torus", "moebius", "box", "cube")
            .showsSolution()
            .several("\n")
            .build();

    private Text() {}

    @Override
    public boolean recognises(byte[] head) {
        return isPosts(TextLines.firstLine(head), '+');
    }

    /** Whether a line, or its beginning, is two posts with a wall or a gap between them. */
    public static boolean isPosts(String line, char post) {
        int second = line.indexOf(post, 1);
        if (second < 2 || line.charAt(0) != post) {
            return false;
        }
        for (int i = 1; i < second; i++) {
            if ("- .".indexOf(line.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        return BoxText.read(source, false);
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        Grid grid = document.puzzle().maze().grid();
        if (grid.shape().hasSquareCells()) {
            draw(document, '+', 'E', out);
        } else if (PlanText.fits(grid)) {
            TextOut text = new TextOut(out);
            new PlanText(new Marks(document), grid, PlanText.Signs.ASCII).write(text, false);
            text.finish();
        } else {
            throw UnknownShape.in(FORMAT, grid);
        }
    }

    /**
     * Draws boxes with these posts, and this letter for goals.
     *
     * @throws IOException if writing fails
     */
    public static void write(Format format, Document document, char post, char goal, OutputStream out) throws IOException {
        UnknownShape.requireSquares(format, document.puzzle().maze().grid());
        draw(document, post, goal, out);
    }

    private static void draw(Document document, char post, char goal, OutputStream out) throws IOException {
        Grid grid = document.puzzle().maze().grid();
        Marks marks = new Marks(document);
        TextOut text = new TextOut(out);
        GlueText glue = new GlueText(marks, grid, text);
        glue.writeLine(0, Rectangle.NORTH);
        for (int row = 0; row < grid.rows(); row++) {
            glue.indent();
            writePosts(marks, row, grid.columns(), post, text);
            glue.begin(row);
            writeCells(marks, row, grid.columns(), goal, text);
            glue.end(row);
        }
        glue.indent();
        writePosts(marks, grid.rows(), grid.columns(), post, text);
        glue.writeLine(grid.rows() - 1, Rectangle.SOUTH);
        text.finish();
    }

    private static void writePosts(Marks marks, int row, int columns, char post, TextOut text) throws IOException {
        for (int column = 0; column < columns; column++) {
            int above = marks.sides(row - 1, column);
            int below = marks.sides(row, column);
            text.print(post);
            text.print(Marks.open(above, Rectangle.SOUTH, below, Rectangle.NORTH) ? "   " : "---");
        }
        text.print(post);
        text.endLine();
    }

    private static void writeCells(Marks marks, int row, int columns, char goal, TextOut text) throws IOException {
        int left = 0;
        for (int column = 0; column < columns; column++) {
            int here = marks.sides(row, column);
            text.print(Marks.open(left, Rectangle.EAST, here, Rectangle.WEST) ? ' ' : '|');
            text.print(here == 0 ? "###" : marks.letters(row, column, '*').replace('E', goal));
            left = here;
        }
        text.print(Directions.contains(left, Rectangle.EAST) ? ' ' : '|');
    }
}
