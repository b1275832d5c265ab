package dev.mazewright.vision.bad;

import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.vision.draw.DrawnText;
import dev.mazewright.formats.io.EndPicture;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;

/**
 * Draws by the pictures of the platform: bad pictures are drawn by another hand than the program's own, and stay what they were when
 * readers were tuned.
 */
final class PlatformCanvas implements Canvas {
    private final Graphics2D graphics;
    private final double from;
    private final double to;
    private Path2D.Double path = new Path2D.Double();
    private boolean strokes;
    private double reach;
    private double lastX;
    private double lastY;
    private boolean isDown;

    /** A canvas on an image, the part of the picture that begins at x = left and y = from, with this number of pixels for each unit of it. */
    public PlatformCanvas(BufferedImage image, double left, double from, double scale) {
        this.from = from;
        to = from + image.getHeight() / scale;
        graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        AffineTransform position = AffineTransform.getScaleInstance(scale, scale);
        position.translate(-left, -from);
        graphics.setTransform(position);
    }

    @Override
    public void begin(String part) {
        // pixels have no parts
    }

    @Override
    public void end() {
        // pixels have no parts
    }

    @Override
    public void stroke(int colour, double width, Cap cap) {
        begin(colour, width);
        strokes = true;
        graphics.setStroke(cap == Cap.ROUND
                ? new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                : new BasicStroke((float) width, BasicStroke.CAP_SQUARE, BasicStroke.JOIN_MITER));
    }

    @Override
    public void fill(int colour) {
        begin(colour, 0);
        strokes = false;
    }

    private void begin(int colour, double width) {
        graphics.setColor(new Color(colour));
        path = new Path2D.Double();
        reach = width;
    }

    @Override
    public void move(double x, double y) {
        isDown = !strokes;
        if (!strokes) {
            path.moveTo(x, y);
        }
        lastX = x;
        lastY = y;
    }

    @Override
    public void line(double x, double y) {
        if (touches(Math.min(lastY, y), Math.max(lastY, y))) {
            path.lineTo(x, y);
        }
        lastX = x;
        lastY = y;
    }

    /** Whether what reaches from here down to there may be seen; then the pen is set down where it is. */
    private boolean touches(double highest, double lowest) {
        boolean touches = !strokes || (lowest >= from - reach && highest <= to + reach);
        if (touches && !isDown) {
            path.moveTo(lastX, lastY);
        }
        isDown = touches;
        return touches;
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double x, double y) {
        if (touches(Math.min(Math.min(lastY, y), Math.min(y1, y2)), Math.max(Math.max(lastY, y), Math.max(y1, y2)))) {
            path.curveTo(x1, y1, x2, y2, x, y);
        }
        lastX = x;
        lastY = y;
    }

    @Override
    public void close() {
        path.closePath();
    }

    @Override
    public void paint() {
        if (strokes) {
            graphics.draw(path);
        } else {
            graphics.fill(path);
        }
        path = new Path2D.Double();
    }

    @Override
    public void disc(double x, double y, double radius, int colour) {
        graphics.setColor(new Color(colour));
        graphics.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }

    @Override
    public void text(double x, double y, double size, int colour, String text) {
        graphics.setColor(new Color(colour));
        graphics.fill(DrawnText.outline(text, x, y, size));
    }

    @Override
    public void picture(double left, double top, double width, double height, EndPicture picture) {
        throw new UnsupportedOperationException("sheets have no pictures");
    }

    /** Lets go of what drawing takes. */
    public void dispose() {
        graphics.dispose();
    }
}
