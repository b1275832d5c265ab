package dev.mazewright.vision.draw;

import dev.mazewright.drawing.letters.NoScreen;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.List;

/**
 * A solution as a line on a picture, a third as wide as corridors, from a ring to a disc.
 *
 * @param width of the picture
 * @param height of the picture
 * @param path its corners; at least one
 * @param thickness of the line, in pixels
 * @param colour as 0xRRGGBB
 */
public record SolutionLine(int width, int height, List<Spot> path, double thickness, int colour) {
    private static final double SHARE_OF_CORRIDOR = 1 / 3.0;
    private static final double LEAST_THICKNESS = 1;

    /** The radius of the ring and the disc, in thicknesses of the line. */
    private static final double END_RADIUS = 1.15;

    /** The radius of the hole in the ring, likewise. */
    private static final double HOLE_RADIUS = 0.55;

    /** Copies the list. */
    public SolutionLine {
        path = List.copyOf(path);
        if (path.isEmpty()) {
            throw new IllegalArgumentException("a path has at least one point");
        }
    }

    /**
     * A solution in a colour that stands out from a picture.
     *
     * @param corridor the width of corridors, in pixels
     */
    public static SolutionLine on(Picture picture, List<Spot> path, double corridor) {
        return new SolutionLine(
                picture.width(), picture.height(), path, Math.max(LEAST_THICKNESS, corridor * SHARE_OF_CORRIDOR), PathColour.on(picture));
    }

    /** The picture with the solution. */
    public BufferedImage drawnOn(Picture picture) {
        NoScreen.require();
        BufferedImage image = picture.image();
        draw(image);
        return image;
    }

    /** The solution alone, on a transparent image of the picture's size. */
    public BufferedImage alone() {
        NoScreen.require();
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        draw(image);
        return image;
    }

    private void draw(BufferedImage image) {
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.setColor(new Color(colour));
            graphics.setStroke(new BasicStroke((float) thickness, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            graphics.draw(line());
            graphics.fill(circle(path.getFirst(), END_RADIUS));
            graphics.fill(circle(path.getLast(), END_RADIUS));
            graphics.setColor(Color.WHITE);
            graphics.fill(circle(path.getFirst(), HOLE_RADIUS));
        } finally {
            graphics.dispose();
        }
    }

    private Path2D line() {
        Path2D line = new Path2D.Double(Path2D.WIND_NON_ZERO, path.size());
        Spot first = path.getFirst();
        line.moveTo(first.x(), first.y());
        path.forEach(spot -> line.lineTo(spot.x(), spot.y()));
        return line;
    }

    private Ellipse2D circle(Spot middle, double thicknesses) {
        double radius = radius(thicknesses);
        return new Ellipse2D.Double(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius);
    }

    private double radius(double thicknesses) {
        return thickness * thicknesses;
    }

    /** The radius of the marks at its ends. */
    double endRadius() {
        return radius(END_RADIUS);
    }

    /** The radius of the hole in the mark at the start. */
    double holeRadius() {
        return radius(HOLE_RADIUS);
    }

    /** The length of the line, in pixels. */
    public double length() {
        double length = 0;
        for (int i = 1; i < path.size(); i++) {
            length += path.get(i - 1).distance(path.get(i));
        }
        return length;
    }
}
