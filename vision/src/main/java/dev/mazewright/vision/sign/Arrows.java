package dev.mazewright.vision.sign;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.List;

/** Arrows to the right: with solid heads, and of three lines. */
final class Arrows {
    static final String NAME = "an arrow";

    private Arrows() {}

    /** The drawings of these signs; a meaning may have several. */
    static List<Figure> figures() {
        return List.of(
                solid(0.34, 0.36, 0.25, 0.075),
                solid(0.8, 0.36, 0.25, 0.06),
                solid(0.4, 0.4, 0.4, 0.15),
                lines(0.7, 0.3, 0.08),
                lines(1.2, 0.3, 0.08),
                lines(0.7, 0.4, 0.15));
    }

    private static Figure solid(double shaft, double head, double halfHead, double halfShaft) {
        Path2D path = new Path2D.Double();
        path.moveTo(0, halfShaft);
        path.lineTo(shaft, halfShaft);
        path.lineTo(shaft, halfHead);
        path.lineTo(shaft + head, 0);
        path.lineTo(shaft, -halfHead);
        path.lineTo(shaft, -halfShaft);
        path.lineTo(0, -halfShaft);
        path.closePath();
        return figure(path);
    }

    private static Figure lines(double length, double head, double width) {
        Path2D path = new Path2D.Double();
        path.moveTo(0, 0);
        path.lineTo(length, 0);
        path.moveTo(length - head, -head);
        path.lineTo(length, 0);
        path.lineTo(length - head, head);
        return figure(new BasicStroke((float) width).createStrokedShape(path));
    }

    private static Figure figure(Shape shape) {
        return new Figure(NAME, Meaning.DIRECTION, shape);
    }
}
