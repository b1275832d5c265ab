package dev.mazewright.vision.sign;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** A mouse, and a wedge of cheese with and without holes; also discs, rings and squares, which have no meaning. */
final class Pictograms {
    static final String MOUSE = "a mouse";
    static final String WEDGE = "a wedge of cheese";

    private Pictograms() {}

    /** The drawings of these signs; a meaning may have several. */
    static List<Figure> figures() {
        return List.of(
                new Figure(WEDGE, Meaning.GOAL, wedge()),
                new Figure(WEDGE, Meaning.GOAL, without(wedge(), 0.5, 0.55, 0.16)),
                new Figure(WEDGE, Meaning.GOAL, without(without(wedge(), 0.35, 0.72, 0.14), 0.65, 0.68, 0.14)),
                new Figure(MOUSE, Meaning.START, mouse(0.36)),
                new Figure(MOUSE, Meaning.START, mouse(0.6)),
                new Figure(MOUSE, Meaning.START, withTail(mouse(0.36), 0.9, 1.35)),
                new Figure(MOUSE, Meaning.START, withTail(mouse(0.36), 0.1, -0.35)),
                new Figure("a disc", Meaning.NONE, disc()),
                new Figure("a ring", Meaning.NONE, without(disc(), 0.5, 0.5, 0.3)),
                new Figure("a square", Meaning.NONE, new Rectangle2D.Double(0, 0, 1, 1)),
                new Figure("a frame", Meaning.NONE, frame()));
    }

    private static Shape wedge() {
        Path2D path = new Path2D.Double();
        path.moveTo(0.5, 0);
        path.lineTo(1, 0.9);
        path.lineTo(0, 0.9);
        path.closePath();
        return path;
    }

    /** A body or a face, 1 wide, with two ears on top. */
    private static Shape mouse(double height) {
        Area area = new Area(new Ellipse2D.Double(0, 0.3, 1, 2 * height));
        area.add(new Area(new Ellipse2D.Double(0.08, 0.05, 0.4, 0.4)));
        area.add(new Area(new Ellipse2D.Double(0.52, 0.05, 0.4, 0.4)));
        return area;
    }

    private static Shape withTail(Shape body, double from, double to) {
        Area area = new Area(body);
        area.add(new Area(new BasicStroke(0.1f).createStrokedShape(new Line2D.Double(from, 0.7, to, 0.4))));
        return area;
    }

    private static Shape disc() {
        return new Ellipse2D.Double(0, 0, 1, 1);
    }

    private static Shape frame() {
        Area area = new Area(new Rectangle2D.Double(0, 0, 1, 1));
        area.subtract(new Area(new Rectangle2D.Double(0.2, 0.2, 0.6, 0.6)));
        return area;
    }

    private static Shape without(Shape shape, double x, double y, double radius) {
        Area area = new Area(shape);
        area.subtract(new Area(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius)));
        return area;
    }
}
