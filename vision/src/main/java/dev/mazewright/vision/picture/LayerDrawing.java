package dev.mazewright.vision.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Draws what all layers have in common. */
public final class LayerDrawing {
    private static final Color START = new Color(0x009E73);
    private static final Color GOAL = new Color(0xD55E00);
    /** The share of white over a pale picture. */
    private static final double PALE = 0.55;
    /** The radius of a disc at an end, in corridors. */
    private static final double END = 0.4;

    private LayerDrawing() {}

    /** An image after something smooth was drawn on it. */
    public static BufferedImage on(BufferedImage image, Consumer<Graphics2D> drawing) {
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        drawing.accept(graphics);
        graphics.dispose();
        return image;
    }

    /** The same on a picture in pale colours. */
    public static BufferedImage onPale(Picture picture, Consumer<Graphics2D> drawing) {
        return on(picture.image(), graphics -> {
            graphics.setColor(new Color(1, 1, 1, (float) PALE));
            graphics.fillRect(0, 0, picture.width(), picture.height());
            drawing.accept(graphics);
        });
    }

    /** Draws discs at those ends that are known, where corridors are some pixels wide. */
    public static void ends(Graphics2D graphics, @Nullable Spot start, @Nullable Spot goal, double corridor) {
        double radius = Math.max(2, END * corridor);
        if (start != null) {
            graphics.setColor(START);
            graphics.fill(circle(start, radius));
        }
        if (goal != null) {
            graphics.setColor(GOAL);
            graphics.fill(circle(goal, radius));
        }
    }

    /** A circle around a point. */
    public static Ellipse2D circle(Spot middle, double radius) {
        return new Ellipse2D.Double(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius);
    }
}
