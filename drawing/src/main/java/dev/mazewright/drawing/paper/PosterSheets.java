package dev.mazewright.drawing.paper;

import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.drawing.draw.Decimals;
import dev.mazewright.drawing.draw.Drawing;
import dev.mazewright.drawing.draw.Page;
import dev.mazewright.drawing.draw.Poster;
import dev.mazewright.drawing.draw.TurnedText;
import dev.mazewright.drawing.draw.WindowCanvas;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.StyleRules;
import dev.mazewright.formats.io.TextOut;
import dev.mazewright.formats.io.Theme;
import java.io.IOException;

/**
 * Draws the sheets of a poster, for PDF and PostScript alike. In the overlap of two sheets grey crosses lie on the cut, at the same
 * places on both, under the maze; in the borders lines go on where the cut is, and there stands what the sheet is called.
 */
final class PosterSheets {
    /** The operator that clips, as PDF names it. */
    private static final String CLIP = "W n";

    /** The length of a line beside the cut, and half of that of a cross, but at most this part of the overlap. */
    private static final double TICK = 3 * Paper.MILLIMETRE;

    private static final double HALF_CROSS = 2.5 * Paper.MILLIMETRE;
    private static final double CROSS_SHARE = 0.4;

    /** Where between two cuts crosses lie. */
    private static final double[] SHARES = {0, 0.25, 0.75};

    private static final double NAME_SIZE = 7;
    private static final int NAME_COLOUR = 0x555555;

    /** Crosses have this part of the colour of walls. */
    private static final int CROSS_INK = 2;

    private static final int CROSS_WHOLE = 5;

    private final Poster poster;
    private final Drawing drawing;
    private final int grey;

    PosterSheets(Document document) {
        poster = Poster.of(document);
        drawing = new Drawing(poster.whole());
        Theme theme = poster.whole().style().theme();
        grey = StyleRules.mixed(theme.paper(), theme.wall(), CROSS_INK, CROSS_WHOLE);
    }

    Poster poster() {
        return poster;
    }

    int count() {
        return poster.rows() * poster.columns();
    }

    /** What a sheet is called, such as {@code B2, 5 of 6}. */
    String name(int number) {
        String name = Poster.name(number / poster.columns(), number % poster.columns());
        return name + ", " + (number + 1) + " of " + count() + (poster.whole().isSolved() ? ", solution" : "");
    }

    /** Draws a sheet, from 0, row by row; on its own canvas what is not clipped, and on the one returned the large page. */
    PaperCanvas draw(int number, TextOut out, PaperCanvas.Dialect dialect) throws IOException {
        int row = number / poster.columns();
        int column = number % poster.columns();
        Poster.Sheet sheet = poster.sheet(row, column);
        PaperCanvas own = new PaperCanvas(out, poster.high(), dialect);
        if (count() > 1) {
            drawTicks(row, column, own);
            drawName(number, own);
        }
        own.endLine();
        PaperCanvas large = new PaperCanvas(out, drawing.page().height(), dialect);
        out.printLine("q 1 0 0 1 " + Decimals.number(-sheet.left()) + " " + Decimals.number(sheet.top() + poster.high() - drawing.page().height()) + " cm");
        clip(sheet.window(), large, out);
        WindowCanvas seen = new WindowCanvas(large, sheet.window());
        drawing.background(seen);
        drawing.outside(seen, 0, poster.whole().puzzle().maze().grid().rows());
        drawCrosses(seen);
        drawing.foreground(seen);
        large.endLine();
        out.printLine("Q");
        return large;
    }

    private static void clip(Poster.Window window, PaperCanvas large, TextOut out) throws IOException {
        large.around(window.left(), window.top(), window.right(), window.bottom());
        large.endLine();
        out.printLine(CLIP);
    }

    /** Crosses where cuts meet, and between. */
    private void drawCrosses(Canvas canvas) throws IOException {
        double half = Math.min(HALF_CROSS, CROSS_SHARE * poster.overlap());
        if (half < Page.LEAST_LINE) {
            return;
        }
        canvas.stroke(grey, Page.LEAST_LINE, Canvas.Cap.SHARP);
        for (int column = 0; column + 1 < poster.columns(); column++) {
            for (int row = 0; row < poster.rows(); row++) {
                for (double share : SHARES) {
                    double from = row == 0 ? 0 : poster.cutDown(row - 1);
                    double to = row + 1 == poster.rows() ? poster.height() : poster.cutDown(row);
                    cross(canvas, poster.cutAcross(column), from + share * (to - from), half);
                }
            }
        }
        for (int row = 0; row + 1 < poster.rows(); row++) {
            for (int column = 0; column < poster.columns(); column++) {
                for (double share : SHARES) {
                    double from = column == 0 ? 0 : poster.cutAcross(column - 1);
                    double to = column + 1 == poster.columns() ? poster.width() : poster.cutAcross(column);
                    if (share > 0) {
                        cross(canvas, from + share * (to - from), poster.cutDown(row), half);
                    }
                }
            }
        }
        canvas.paint();
    }

    private void cross(Canvas canvas, double x, double y, double half) throws IOException {
        if (y > 0) {
            line(canvas, x - half, y, x + half, y);
            line(canvas, x, y - half, x, y + half);
        }
    }

    private static void line(Canvas canvas, double x1, double y1, double x2, double y2) throws IOException {
        canvas.move(x1, y1);
        canvas.line(x2, y2);
    }

    /** Lines beside the window, where the cuts of this sheet lie. */
    private void drawTicks(int row, int column, Canvas canvas) throws IOException {
        canvas.stroke(NAME_COLOUR, Page.LEAST_LINE, Canvas.Cap.SHARP);
        Poster.Sheet sheet = poster.sheet(row, column);
        double left = border(column > 0);
        double right = border(column + 1 < poster.columns());
        double top = border(row > 0);
        double bottom = border(row + 1 < poster.rows());
        for (int i = Math.max(0, column - 1); i <= column && i + 1 < poster.columns(); i++) {
            double x = poster.cutAcross(i) - sheet.left();
            tick(canvas, x, top - TICK, x, top);
            tick(canvas, x, poster.high() - bottom, x, poster.high() - bottom + TICK);
        }
        for (int i = Math.max(0, row - 1); i <= row && i + 1 < poster.rows(); i++) {
            double y = poster.cutDown(i) - sheet.top();
            tick(canvas, left - TICK, y, left, y);
            tick(canvas, poster.wide() - right, y, poster.wide() - right + TICK, y);
        }
        canvas.paint();
    }

    private double border(boolean isInside) {
        return isInside ? poster.border() : poster.whole().style().margin();
    }

    /** A line, if it lies on the sheet. */
    private void tick(Canvas canvas, double x1, double y1, double x2, double y2) throws IOException {
        if (Math.min(x1, y1) >= 0 && x2 <= poster.wide() && y2 <= poster.high()) {
            line(canvas, x1, y1, x2, y2);
        }
    }

    /** What a sheet is called, in a border that is blank. */
    private void drawName(int number, Canvas canvas) throws IOException {
        int row = number / poster.columns();
        int column = number % poster.columns();
        double middle = poster.border() / 2;
        double along = poster.border() + poster.overlap() + NAME_SIZE;
        if (poster.rows() == 1) {
            double x = column + 1 < poster.columns() ? poster.wide() - middle : middle;
            TurnedText.write(canvas, x, along, NAME_SIZE, NAME_COLOUR, Typeface.sans(), name(number));
        } else {
            double y = row + 1 < poster.rows() ? poster.high() - middle : middle;
            canvas.text(along, y + NAME_SIZE / 3, NAME_SIZE, NAME_COLOUR, name(number));
        }
    }
}
