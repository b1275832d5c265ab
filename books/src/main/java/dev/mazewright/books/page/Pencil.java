package dev.mazewright.books.page;

import dev.mazewright.books.description.PageArea;
import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.drawing.letters.Typeface;
import java.io.IOException;
import java.util.List;

/**
 * Writes lines of text and stars on a page.
 *
 * @param canvas of the page
 * @param face of the letters
 * @param colour of what is written
 */
public record Pencil(Canvas canvas, Typeface face, int colour) {
    static final int STARS = 5;
    private static final double RULE = 0.75;
    private static final int BLACK = 0x000000;
    private static final int PALE = 0xC8C8C8;
    private static final int CORNERS = 10;
    private static final double INNER = 0.42;
    private static final double LEADING = 1.4;

    /** Writes in black. */
    Pencil(Canvas canvas, Typeface face) {
        this(canvas, face, BLACK);
    }

    /** How wide a line is. */
    double width(String text, double size) {
        return face.width(text, size);
    }

    /** A line that begins there. */
    void left(double x, double base, double size, String text) throws IOException {
        canvas.text(x, base, size, colour, face, text);
    }

    /** A line in the middle of a box, smaller where the box is narrow. Returns its size. */
    public double centred(PageArea box, double base, double most, String text) throws IOException {
        double size = Math.min(most, most * box.width() / Math.max(1, width(text, most)));
        canvas.text(box.middle() - width(text, size) / 2, base, size, colour, face, text);
        return size;
    }

    /** A thin line across the page. */
    void rule(double left, double right, double y) throws IOException {
        canvas.stroke(colour, RULE, Canvas.Cap.SHARP);
        canvas.move(left, y);
        canvas.line(right, y);
        canvas.paint();
    }

    /** The height of these lines. */
    public static double height(List<String> lines, double size) {
        return lines.size() * LEADING * size;
    }

    /** Lines below each other in a box, the first with its top there; those that are written from the right end at the right. */
    public void lines(List<String> lines, PageArea box, double top, double size) throws IOException {
        double base = top + size;
        for (String line : lines) {
            if (!line.isEmpty()) {
                left(Typeface.isFromRight(line) ? box.right() - width(line, size) : box.left(), base, size, line);
            }
            base += LEADING * size;
        }
    }

    /** Lines below each other in the middle of a box, which is as wide as they are, the first with its top there. */
    void centredLines(List<String> lines, PageArea box, double top, double size) throws IOException {
        double base = top + size;
        for (String line : lines) {
            centred(box, base, size, line);
            base += LEADING * size;
        }
    }

    /** The width of the stars. */
    static double starsWidth(double size) {
        return STARS * size;
    }

    /** Five stars, some of them black and the others pale. */
    void stars(int black, double left, double base, double size) throws IOException {
        for (int i = 0; i < STARS; i++) {
            canvas.fill(i < black ? colour : PALE);
            star(left + (i + 0.5) * size, base - 0.38 * size, 0.46 * size);
            canvas.paint();
        }
    }

    private void star(double x, double y, double radius) throws IOException {
        for (int i = 0; i < CORNERS; i++) {
            double far = i % 2 == 0 ? radius : INNER * radius;
            double angle = 2 * Math.PI * i / CORNERS;
            double cornerX = x + far * Math.sin(angle);
            double cornerY = y - far * Math.cos(angle);
            if (i == 0) {
                canvas.move(cornerX, cornerY);
            } else {
                canvas.line(cornerX, cornerY);
            }
        }
        canvas.close();
    }
}
