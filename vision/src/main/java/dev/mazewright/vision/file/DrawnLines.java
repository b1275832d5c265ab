package dev.mazewright.vision.file;

import dev.mazewright.core.run.CancelledException;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Counts the lines that a drawing has drawn, so that one that would take minutes is refused. */
final class DrawnLines {
    /** The most pixels of lines, five lines over each pixel of a square drawing; they take ten seconds at worst. */
    private static final double MOST = 20_000_000;

    /** The filled pixels that take as long as one pixel of a line. */
    private static final double FILLED = 256;

    /** The longest part of a segment on the drawing; beyond its edge it is cut off and takes no time. */
    private static final double LONGEST_SEGMENT = 3000;

    private final FileInput file;
    private double drawn;

    DrawnLines(FileInput file) {
        this.file = file;
    }

    /**
     * Counts a shape that is about to be drawn.
     *
     * @param toPixels places it on the drawing
     * @param stroke of its outline, or null if it is filled
     * @throws UncheckedIOException if this is too much
     */
    void add(Shape shape, AffineTransform toPixels, @Nullable Stroke stroke) {
        CancelledException.check();
        Rectangle2D box = toPixels.createTransformedShape(shape.getBounds2D()).getBounds2D();
        drawn += Math.min(box.getWidth(), LONGEST_SEGMENT) * Math.min(box.getHeight(), LONGEST_SEGMENT) / FILLED;
        drawn += length(shape.getPathIterator(toPixels), LONGEST_SEGMENT);
        requireLittle("lines");
        if (stroke instanceof BasicStroke pen && pen.getDashArray() != null) {
            drawn += dashes(length(shape.getPathIterator(null), Double.MAX_VALUE), pen.getDashArray());
            requireLittle("lines and their dashes");
        }
    }

    private static double dashes(double length, float[] dashes) {
        double period = 0;
        for (float dash : dashes) {
            period += dash;
        }
        return dashes.length * length / period;
    }

    /** The comparison is negated to refuse NaN as well. */
    private void requireLittle(String what) {
        if (!(drawn <= MOST)) {
            throw new UncheckedIOException(file.bad(
                    "a drawing whose " + what + " take the work of more than " + (int) MOST + " pixels of lines",
                    "a simpler drawing; draw it to a PNG file with another program, and give that"));
        }
    }

    /** The length of a path; for curves that of their control points, which is no less. */
    private static double length(PathIterator path, double longestSegment) {
        double[] to = new double[6];
        double startX = 0;
        double startY = 0;
        double x = 0;
        double y = 0;
        double length = 0;
        for (; !path.isDone(); path.next()) {
            int kind = path.currentSegment(to);
            int points = points(kind);
            if (kind == PathIterator.SEG_CLOSE) {
                to[0] = startX;
                to[1] = startY;
            }
            for (int i = 0; i < 2 * points; i += 2) {
                length += Math.min(longestSegment, Math.hypot(to[i] - x, to[i + 1] - y));
                x = to[i];
                y = to[i + 1];
            }
            if (kind == PathIterator.SEG_MOVETO) {
                startX = x = to[0];
                startY = y = to[1];
            }
        }
        return length;
    }

    private static int points(int kind) {
        return switch (kind) {
            case PathIterator.SEG_MOVETO -> 0;
            case PathIterator.SEG_QUADTO -> 2;
            case PathIterator.SEG_CUBICTO -> 3;
            default -> 1;
        };
    }
}
