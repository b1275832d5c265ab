package dev.mazewright.vision.unlike;

import dev.mazewright.vision.picture.Spot;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.List;

/** A picture that is being drawn, together with its truth: where a path may not go. */
final class Page {
    /** How wide the middle of a wall is that no path may cross, in pixels. */
    private static final float FINE = 2.5f;
    /** The part of a wide wall's width that no path may cross. */
    private static final double CORE = 0.6;

    /** The colour of a pixel of a textured area. */
    interface Texture {
        /** The colour at a pixel. */
        int at(int x, int y);
    }

    final BufferedImage image;
    final Graphics2D pen;
    final BufferedImage walls;
    final BufferedImage outside;
    private final Graphics2D truth;
    private final Graphics2D beyond;

    /** A page of one colour. */
    Page(int width, int height, int paper) {
        image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        walls = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        outside = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        truth = walls.createGraphics();
        truth.setColor(Color.WHITE);
        beyond = outside.createGraphics();
        beyond.setColor(Color.WHITE);
        beyond.fillRect(0, 0, width, height);
        beyond.setColor(Color.BLACK);
        pen.setColor(new Color(paper));
        pen.fillRect(0, 0, width, height);
        pen.setColor(Color.BLACK);
    }

    int width() {
        return image.getWidth();
    }

    int height() {
        return image.getHeight();
    }

    /** Draws all that follows turned about the middle of the page. */
    void turn(double radians) {
        for (Graphics2D graphics : List.of(pen, truth, beyond)) {
            graphics.rotate(radians, width() / 2.0, height() / 2.0);
        }
    }

    /** Where a point of a drawing comes to lie on the picture. */
    Spot seen(Spot spot) {
        double[] point = {spot.x(), spot.y()};
        pen.getTransform().transform(point, 0, point, 0, 1);
        return new Spot(point[0], point[1]);
    }

    /** Lets paths go into this area, in pixels. */
    void open(Shape area) {
        beyond.fill(area);
    }

    /** A stroke with round ends. */
    static BasicStroke round(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    /** A stroke with square ends. */
    static BasicStroke square(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_SQUARE, BasicStroke.JOIN_MITER);
    }

    /** Draws a line in a colour. */
    void line(Shape line, BasicStroke stroke, int colour) {
        pen.setStroke(stroke);
        pen.setColor(new Color(colour));
        pen.draw(line);
    }

    /** Fills a shape. */
    void fill(Shape shape, int colour) {
        pen.setColor(new Color(colour));
        pen.fill(shape);
    }

    /** Fills a shape by a texture. */
    void fill(Shape shape, Texture texture) {
        BufferedImage stencil = new BufferedImage(width(), height(), BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = stencil.createGraphics();
        graphics.setRenderingHints(pen.getRenderingHints());
        graphics.setTransform(pen.getTransform());
        graphics.setColor(Color.WHITE);
        graphics.fill(shape);
        graphics.dispose();
        for (int y = 0; y < height(); y++) {
            for (int x = 0; x < width(); x++) {
                int share = stencil.getRaster().getSample(x, y, 0);
                if (share > 0) {
                    image.setRGB(x, y, Tint.mixed(image.getRGB(x, y), texture.at(x, y), share / 255.0));
                }
            }
        }
    }

    /** Draws a wall. */
    void wall(Shape line, BasicStroke stroke, int colour) {
        line(line, stroke, colour);
        forbid(line, stroke.getLineWidth());
    }

    /** Forbids paths to cross a line this wide. */
    void forbid(Shape line, double width) {
        truth.setStroke(round(Math.max(FINE, CORE * width)));
        truth.draw(line);
    }

    /** Forbids paths to enter an area. */
    void forbidArea(Shape area) {
        truth.fill(area);
    }

    /** A line through points. */
    static Path2D path(List<Spot> spots) {
        Path2D path = new Path2D.Double();
        path.moveTo(spots.getFirst().x(), spots.getFirst().y());
        spots.forEach(spot -> path.lineTo(spot.x(), spot.y()));
        return path;
    }

    /** A disc. */
    static Ellipse2D disc(Spot middle, double radius) {
        return new Ellipse2D.Double(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius);
    }
}
