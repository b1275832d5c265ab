package dev.mazewright.formats.draw;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.io.IOException;

/** Text that reads from top to bottom, as on the spine of a book, drawn as outlines. */
public final class TurnedText {
    private static final double THIRD = 1 / 3.0;

    private TurnedText() {}

    /** How far a text reaches above its base and below it at size 1, from side to side: its extent across the line. */
    public static double extent(String text) {
        GraphicsCanvas.requireNoScreen();
        return Lettering.outline(text, 0, 0, 1).getBounds2D().getHeight();
    }

    /**
     * Writes a line of text, with the middle of its letters on a vertical line.
     *
     * @param middle x of that line
     * @param top where the text begins
     */
    public static void write(Canvas canvas, double middle, double top, double size, int colour, String text) throws IOException {
        GraphicsCanvas.requireNoScreen();
        double base = middle + Lettering.outline(text, 0, 0, size).getBounds2D().getCenterY();
        for (int i = 0; i < text.length(); i++) { // long outlines are painted in pieces, which must not part a letter
            Path2D letter = Lettering.outline(text.substring(i, i + 1), Lettering.width(text.substring(0, i), size), 0, size);
            canvas.fill(colour);
            draw(letter.getPathIterator(new AffineTransform(0, 1, -1, 0, base, top)), canvas);
            canvas.paint();
        }
    }

    private static void draw(PathIterator path, Canvas canvas) throws IOException {
        double[] at = new double[6];
        double x = 0;
        double y = 0;
        for (; !path.isDone(); path.next()) {
            int last = switch (path.currentSegment(at)) {
                case PathIterator.SEG_MOVETO -> {
                    canvas.move(at[0], at[1]);
                    yield 0;
                }
                case PathIterator.SEG_LINETO -> {
                    canvas.line(at[0], at[1]);
                    yield 0;
                }
                case PathIterator.SEG_QUADTO -> {
                    canvas.curve(
                            towards(x, at[0]), towards(y, at[1]), towards(at[2], at[0]), towards(at[3], at[1]), at[2], at[3]);
                    yield 2;
                }
                case PathIterator.SEG_CUBICTO -> {
                    canvas.curve(at[0], at[1], at[2], at[3], at[4], at[5]);
                    yield 4;
                }
                default -> {
                    canvas.close();
                    yield 0;
                }
            };
            x = at[last];
            y = at[last + 1];
        }
    }

    /** A control point of a cubic curve, from an end of a quadratic one and its only control point. */
    private static double towards(double end, double control) {
        return end + (control - end) * 2 * THIRD;
    }
}
