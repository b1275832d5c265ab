package dev.mazewright.vision.ends;

import dev.mazewright.vision.draw.DrawnText;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** What people draw at the ends of mazes. */
public final class Painters {
    private Painters() {}

    /** A text whose capitals are so high. */
    public static SignedMaze.Painter text(String text, double height) {
        Shape outline = DrawnText.outline(text, 0, 0, 100);
        Rectangle2D box = outline.getBounds2D();
        AffineTransform fit = AffineTransform.getScaleInstance(height / box.getHeight(), height / box.getHeight());
        fit.translate(-box.getCenterX(), -box.getCenterY());
        Shape shape = fit.createTransformedShape(outline);
        return graphics -> graphics.fill(shape);
    }

    /** An arrow that points in a direction, in degrees clockwise from the right. */
    public static SignedMaze.Painter arrow(double degrees, double length) {
        return graphics -> {
            graphics.rotate(Math.toRadians(degrees));
            graphics.setStroke(new BasicStroke((float) (0.14 * length), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            graphics.draw(new Line2D.Double(-length / 2, 0, length / 2, 0));
            graphics.draw(new Line2D.Double(length / 5, -length / 4, length / 2, 0));
            graphics.draw(new Line2D.Double(length / 5, length / 4, length / 2, 0));
        };
    }

    /** A solid arrow that points in a direction, in degrees clockwise from the right. */
    public static SignedMaze.Painter solidArrow(double degrees, double length) {
        return graphics -> {
            graphics.rotate(Math.toRadians(degrees));
            graphics.fill(new Rectangle2D.Double(-length / 2, -0.1 * length, length / 2, 0.2 * length));
            Path2D head = new Path2D.Double();
            head.moveTo(0, -0.33 * length);
            head.lineTo(length / 2, 0);
            head.lineTo(0, 0.33 * length);
            head.closePath();
            graphics.fill(head);
        };
    }

    /** A body, two ears and a tail. */
    public static SignedMaze.Painter mouse() {
        return graphics -> {
            graphics.fill(new Ellipse2D.Double(-0.28, -0.16, 0.5, 0.36));
            graphics.fill(new Ellipse2D.Double(-0.2, -0.32, 0.2, 0.2));
            graphics.fill(new Ellipse2D.Double(-0.02, -0.32, 0.2, 0.2));
            graphics.setStroke(new BasicStroke(0.05f));
            graphics.draw(new Line2D.Double(0.2, 0.05, 0.36, -0.1));
        };
    }

    /** A wedge; with holes in white, if any. */
    public static SignedMaze.Painter cheese(boolean hasHoles) {
        return graphics -> {
            Path2D wedge = new Path2D.Double();
            wedge.moveTo(-0.34, 0.24);
            wedge.lineTo(0.34, 0.24);
            wedge.lineTo(0.1, -0.28);
            wedge.closePath();
            graphics.fill(wedge);
            if (hasHoles) {
                graphics.setColor(Color.WHITE);
                graphics.fill(new Ellipse2D.Double(-0.08, 0.06, 0.12, 0.12));
                graphics.fill(new Ellipse2D.Double(0.07, -0.06, 0.1, 0.1));
            }
        };
    }

    /** A block as wide as a cell. */
    public static SignedMaze.Painter block(double side) {
        return graphics -> graphics.fill(new Rectangle2D.Double(-side / 2, -side / 2, side, side));
    }

    /** The second on the first, in another colour. */
    public static SignedMaze.Painter on(SignedMaze.Painter below, SignedMaze.Painter above, Color colour) {
        return graphics -> {
            below.paint(graphics);
            graphics.setColor(colour);
            above.paint(graphics);
        };
    }
}
