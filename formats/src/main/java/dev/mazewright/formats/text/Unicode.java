package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextOut;
import dev.mazewright.formats.io.Writer;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Box drawing, for people; S and E mark start and goals, dots the solution.
 *
 * <pre>
 *   ┌───────┬───┐
 *   │ S • • │   │
 *   ├───╴ • │   │      squares, in levels too, and bricks; hexagons and triangles are drawn with / \ | _
 *   │     •   E │
 *   └───────────┘
 * </pre>
 *
 * <p>Read back, with or without the dots, but for weaves: see {@link UnicodeReader}, which reads drawings of other programs
 * as well. Bridges of a weave are {@code ║ ║} or {@code ═══}; of edges that are glued see {@link GlueText}.
 */
public final class Unicode implements Reader, Writer {
    public static final Format FORMAT = Format.named("unicode", "Box drawing, for the terminal.")
            .reads(
                    new Unicode(),
                    "rectangle", "tiles", "hexagon", "triangle", "brick", "cylinder", "torus", "moebius", "box", "cube")
            .writes(new Unicode(), BoxDrawing.shapes())
            .showsSolution()
            .several("\n")
            .build();

    private Unicode() {}

    @Override
    public boolean recognises(byte[] head) {
        return UnicodeReader.recognises(head);
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        return UnicodeReader.read(source, (document, out) -> draw(document, true, out));
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        draw(document, false, out);
    }

    /** Draws a maze; blank lines of {@link PlanText} are left out, unless all are to lie where the grid alone decides. */
    private static void draw(Document document, boolean keepsBlankLines, OutputStream out) throws IOException {
        Grid grid = document.puzzle().maze().grid();
        Marks marks = new Marks(document);
        TextOut text = new TextOut(out);
        switch (grid.shape().textForm()) {
            case SQUARES -> writeSquares(marks, grid, text);
            case TILES -> writeTiles(marks, grid, text);
            case HEXAGONS -> HexagonText.write(marks, grid, text);
            case TRIANGLES -> TriangleText.write(marks, grid, text);
            case BRICKS -> BrickText.write(marks, grid, text);
            case OUTLINES -> {
                if (!PlanText.fits(grid)) {
                    throw UnknownShape.in(FORMAT, grid);
                }
                new PlanText(marks, grid, PlanText.Signs.UNICODE).write(text, keepsBlankLines);
            }
        }
        text.finish();
    }

    private static void writeSquares(Marks marks, Grid grid, TextOut text) throws IOException {
        GlueText glue = new GlueText(marks, grid, text);
        glue.writeLine(0, Rectangle.NORTH);
        for (int row = 0; row < grid.rows(); row++) {
            glue.indent();
            writeJunctions(marks, row, grid.columns(), text);
            glue.begin(row);
            writeCells(marks, row, grid.columns(), text);
            glue.end(row);
        }
        glue.indent();
        writeJunctions(marks, grid.rows(), grid.columns(), text);
        glue.writeLine(grid.rows() - 1, Rectangle.SOUTH);
    }

    private static void writeJunctions(Marks marks, int row, int columns, TextOut text) throws IOException {
        int northWest = 0;
        int southWest = 0;
        int west = 0;
        for (int column = 0; column <= columns; column++) {
            int northEast = marks.sides(row - 1, column);
            int southEast = marks.sides(row, column);
            int north = BoxDrawing.wall(northWest, Rectangle.EAST, northEast, Rectangle.WEST);
            int south = BoxDrawing.wall(southWest, Rectangle.EAST, southEast, Rectangle.WEST);
            int east = BoxDrawing.wall(northEast, Rectangle.SOUTH, southEast, Rectangle.NORTH);
            text.print(BoxDrawing.junction(north == 1, east == 1, south == 1, west == 1));
            if (column < columns) {
                text.print(east == 1 ? "───" : isWayUp(marks, row, column) ? " • " : "   ");
            }
            northWest = northEast;
            southWest = southEast;
            west = east;
        }
        text.endLine();
    }

    private static void writeCells(Marks marks, int row, int columns, TextOut text) throws IOException {
        int left = 0;
        for (int column = 0; column <= columns; column++) {
            int here = marks.sides(row, column);
            boolean isWall = BoxDrawing.wall(left, Rectangle.EAST, here, Rectangle.WEST) == 1;
            boolean onPath = marks.leads(row, column - 1, Rectangle.EAST) || marks.leads(row, column, Rectangle.WEST);
            text.print(isWall ? '│' : onPath ? BoxDrawing.DOT : ' ');
            if (column < columns) {
                text.print(here == 0 ? "   " : inner(marks, row, column));
            }
            left = here;
        }
    }

    private static boolean isWayUp(Marks marks, int row, int column) {
        return marks.leads(row - 1, column, Rectangle.SOUTH) || marks.leads(row, column, Rectangle.NORTH);
    }

    /** What stands in a square; a bridge has rails, and hides a passage below it. */
    private static String inner(Marks marks, int row, int column) {
        String letters = marks.letters(row, column, BoxDrawing.DOT);
        int bridge = marks.bridge(row, column);
        if (bridge == 0) {
            return letters;
        }
        boolean isAcross = Directions.contains(bridge, Rectangle.EAST);
        char middle = letters.charAt(1);
        boolean isBelow = middle == BoxDrawing.DOT && (marks.solutionSides(row, column) & bridge) == 0;
        char deck = isAcross ? '═' : ' ';
        String rail = isAcross ? "═" : "║";
        return rail + (isBelow || middle == ' ' ? deck : middle) + rail;
    }

    /** A terminal's characters are twice as high as wide, so a tile is two of them. */
    private static void writeTiles(Marks marks, Grid grid, TextOut text) throws IOException {
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (marks.sides(row, column) == 0) {
                    text.print("██");
                } else {
                    char letter = marks.letter(row, column, BoxDrawing.DOT);
                    text.print(letter == 'B' ? 'S' : letter);
                    text.print(letter == 'B' ? 'E' : ' ');
                }
            }
            text.endLine();
        }
    }
}
