package dev.mazewright.formats;

import dev.mazewright.core.Grid;
import dev.mazewright.core.Outline;
import dev.mazewright.core.Path;
import dev.mazewright.core.Puzzle;
import dev.mazewright.core.Shape;
import dev.mazewright.core.shape.Tiles;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * SVG: a drawing of any shape, at any size. The walls are one path; they, the solution and the marks are groups, {@code
 * walls}, {@code solution} and {@code marks}, that a style sheet or a script can hide.
 *
 * <p>Where cells are squares, walls are the longest straight lines there are, with square ends, on whole numbers, so
 * that they are sharp at every whole scale; bricks are filled.
 *
 * <p>A stream: memory is constant but for a few numbers for each column.
 */
final class Svg {
    static final Format FORMAT = new Format(
            "svg", "A drawing for any size; walls, solution and marks can be hidden.", List.of("svg"), null,
                    Svg::write);

    private static final int NO_LINE = -1;

    private final Document document;
    private final Puzzle puzzle;
    private final Grid grid;
    private final Shape shape;
    private final Style style;
    private final Outlines outlines;
    private final Walls walls;
    private final boolean squares;
    private final boolean tiles;
    private final Writer out;
    private final StringBuilder text = new StringBuilder();
    private final Outlines.Pen pen = new Text();

    /** What the sheet's corner is away from the drawing's. */
    private final double inset;

    private Svg(Document document, Writer out) {
        this.document = document;
        this.out = out;
        puzzle = document.puzzle();
        grid = puzzle.maze().grid();
        shape = grid.shape();
        style = document.style();
        outlines = new Outlines(puzzle);
        walls = new Walls(puzzle);
        squares = Walls.fit(shape);
        tiles = shape instanceof Tiles;
        inset = style.margin() + (tiles ? 0 : style.wallThickness() / 2.0);
        if (!tiles) {
            Look.passage(style, style.wallThickness());
        }
    }

    private static void write(Document document, OutputStream out) throws IOException {
        Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
        new Svg(document, writer).write();
        writer.flush();
    }

    private void write() throws IOException {
        String width = number(2 * inset + shape.width() * style.cellSize());
        String height = number(2 * inset + shape.height() * style.cellSize());
        line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        line("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height
                + "\" viewBox=\"0 0 "
                + width + " " + height + "\">");
        if (puzzle.recipe() != null) {
            line("<metadata id=\"recipe\">" + escaped(puzzle.recipe()) + "</metadata>");
        }
        line("<rect id=\"background\" width=\"100%\" height=\"100%\" fill=\"" + Look.hex(Look.PAPER) + "\"/>");
        passages();
        solution(document.solution());
        marks();
        walls();
        line("</svg>");
    }

    // ---- passages, solution and marks

    /** Lines for passages that cross no side, as in a graph. */
    private void passages() throws IOException {
        boolean any = false;
        for (int row = 0; row < grid.rows() && !squares; row++) {
            Interruption.check();
            outlines.drawPassages(row, pen);
            if (!any && !text.isEmpty()) {
                any = true;
                out.append("<g id=\"passages\" stroke=\"" + Look.hex(Look.WALL) + "\" stroke-width=\""
                        + style.wallThickness()
                        + "\">\n<path fill=\"none\" d=\"\n");
            }
            endRow();
        }
        if (any) {
            line("\"/>\n</g>");
        }
    }

    private void solution(@Nullable Path way) throws IOException {
        if (way == null || !way.found()) {
            return;
        }
        text.append("<g id=\"solution\" fill=\"none\" stroke=\"").append(Look.hex(Look.SOLUTION));
        text.append("\" stroke-width=\"").append(Look.line(passage(way.start())));
        text.append("\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n<path d=\"");
        centre('M', way.start());
        long cell = way.start();
        for (long i = 0; i < way.length(); i++) {
            int direction = way.direction(i);
            cell = grid.step(cell, direction);
            // On squares, points between two steps in the same direction are not needed.
            if (!squares || i + 1 == way.length() || way.direction(i + 1) != direction) {
                centre('L', cell);
                flush();
            }
        }
        line("\"/>\n</g>");
    }

    private void centre(char command, long cell) {
        Outline.Corner centre = outlines.of(cell).centre();
        point(command, centre.x(), centre.y());
    }

    private void marks() throws IOException {
        if (puzzle.start() == Grid.NONE && puzzle.goals().isEmpty()) {
            return;
        }
        line("<g id=\"marks\">");
        int number = 1;
        for (long goal : puzzle.goals()) {
            int size = Look.mark(passage(goal));
            Outline.Corner centre = outlines.of(goal).centre();
            line("<rect id=\"goal" + (number == 1 ? "" : "-" + number) + "\" x=\"" + number(at(centre.x()) - size / 2.0)
                    + "\" y=\"" + number(at(centre.y()) - size / 2.0) + "\" width=\"" + size + "\" height=\"" + size
                    + "\" fill=\"" + Look.hex(Look.GOAL) + "\"/>");
            number++;
        }
        if (puzzle.start() != Grid.NONE) {
            Outline.Corner centre = outlines.of(puzzle.start()).centre();
            line("<circle id=\"start\" cx=\"" + number(at(centre.x())) + "\" cy=\"" + number(at(centre.y())) + "\" r=\""
                    + number(Look.mark(passage(puzzle.start())) / 2.0) + "\" fill=\"" + Look.hex(Look.START) + "\"/>");
        }
        line("</g>");
    }

    private int passage(long cell) {
        return (int) (outlines.room(cell) * style.cellSize()) - (tiles ? 0 : style.wallThickness());
    }

    // ---- walls

    private void walls() throws IOException {
        text.append("<g id=\"walls\" stroke=\"").append(Look.hex(Look.WALL)).append("\" stroke-width=\"");
        text.append(style.wallThickness()).append('"');
        if (squares) {
            line(" stroke-linecap=\"square\" shape-rendering=\"crispEdges\">");
        } else {
            line(" stroke-linecap=\"round\" stroke-linejoin=\"round\">");
        }
        if (tiles) {
            line("<path stroke=\"none\" fill=\"" + Look.hex(Look.WALL) + "\" d=\"");
            bricks();
            line("\"/>");
        }
        if (!tiles || !walls.areAllBricks()) {
            line("<path fill=\"none\" d=\"");
            if (squares) {
                lines();
            } else {
                sides();
            }
            line("\"/>");
        }
        line("</g>");
    }

    /** Bricks, joined along their rows. */
    private void bricks() throws IOException {
        for (int row = 0; row < grid.rows(); row++) {
            Interruption.check();
            int from = NO_LINE;
            for (int column = 0; column <= grid.columns(); column++) {
                boolean brick = column < grid.columns() && walls.isBrick(row, column);
                if (brick && from == NO_LINE) {
                    from = column;
                } else if (!brick && from != NO_LINE) {
                    point('M', from, row);
                    text.append('H').append(number(at(column))).append('V').append(number(at(row + 1.0)));
                    text.append('H').append(number(at(from))).append('Z');
                    from = NO_LINE;
                }
            }
            endRow();
        }
    }

    /** The straight walls of squares: those across along each line, those downwards as soon as they end. */
    private void lines() throws IOException {
        int[] begins = new int[grid.columns() + 1];
        Arrays.fill(begins, NO_LINE);
        for (int row = 0; row <= grid.rows(); row++) {
            Interruption.check();
            int from = NO_LINE;
            for (int column = 0; column <= grid.columns(); column++) {
                boolean across = column < grid.columns() && walls.above(row, column);
                if (across && from == NO_LINE) {
                    from = column;
                } else if (!across && from != NO_LINE) {
                    point('M', from, row);
                    text.append('H').append(number(at(column)));
                    from = NO_LINE;
                }
                boolean down = row < grid.rows() && walls.left(row, column);
                if (down && begins[column] == NO_LINE) {
                    begins[column] = row;
                } else if (!down && begins[column] != NO_LINE) {
                    point('M', column, begins[column]);
                    text.append('V').append(number(at(row)));
                    begins[column] = NO_LINE;
                }
            }
            endRow();
        }
    }

    /** The walls of any shape, cell by cell. */
    private void sides() throws IOException {
        for (int row = 0; row < grid.rows(); row++) {
            Interruption.check();
            outlines.drawWalls(row, pen);
            endRow();
        }
    }

    // ---- text

    /** Draws by writing. */
    private final class Text implements Outlines.Pen {
        @Override
        public void move(double x, double y) {
            point('M', x, y);
        }

        @Override
        public void line(double x, double y) {
            point('L', x, y);
        }
    }

    private double at(double x) {
        return inset + x * style.cellSize();
    }

    private void point(char command, double x, double y) {
        text.append(command).append(number(at(x))).append(' ').append(number(at(y)));
    }

    private void line(String rest) throws IOException {
        text.append(rest).append('\n');
        flush();
    }

    private void endRow() throws IOException {
        if (!text.isEmpty()) {
            line("");
        }
    }

    private void flush() throws IOException {
        out.append(text);
        text.setLength(0);
    }

    /** A number with at most two decimals, the same in every locale. */
    static String number(double value) {
        long hundredths = Math.round(value * 100);
        long whole = hundredths / 100;
        long rest = Math.abs(hundredths % 100);
        if (rest == 0) {
            return Long.toString(whole);
        }
        String sign = hundredths < 0 && whole == 0 ? "-" : "";
        return sign + whole + (rest % 10 == 0 ? "." + rest / 10 : rest < 10 ? ".0" + rest : "." + rest);
    }

    private static String escaped(String recipe) {
        StringBuilder escaped = new StringBuilder();
        recipe.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                default -> escaped.appendCodePoint(c < ' ' ? '?' : c);
            }
        });
        return escaped.toString();
    }
}
