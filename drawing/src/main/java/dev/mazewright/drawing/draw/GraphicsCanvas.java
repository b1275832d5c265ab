package dev.mazewright.drawing.draw;

import dev.mazewright.drawing.letters.Lettering;
import dev.mazewright.drawing.letters.NoScreen;
import dev.mazewright.formats.io.EndPicture;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Draws on an image, with smooth edges; of a picture larger than the image, a strip, and only what touches it. */
public final class GraphicsCanvas implements Canvas {
    private final Graphics2D graphics;
    private final double from;
    private final double to;
    private Path2D.Double path = new Path2D.Double();
    private boolean strokes;
    private double reach;
    private double lastX;
    private double lastY;
    private boolean isDown;

    /** A canvas on an image, the part of the picture that begins at x = left and y = from. */
    public GraphicsCanvas(BufferedImage image, double left, double from) {
        this(image, left, from, 1);
    }

    /** The same with this number of pixels for each unit of the picture. */
    public GraphicsCanvas(BufferedImage image, double left, double from, double scale) {
        this.from = from;
        to = from + image.getHeight() / scale;
        graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        AffineTransform position = AffineTransform.getScaleInstance(scale, scale);
        position.translate(-left, -from);
        graphics.setTransform(position);
    }

    /** Draws something. */
    public interface Work {
        void draw(Canvas canvas) throws IOException;
    }

    /** The colours of a square image on which something was drawn, with hard edges, row by row. */
    public static int[] stamp(int side, int paper, Work work) {
        NoScreen.require();
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        GraphicsCanvas canvas = new GraphicsCanvas(image, 0, 0);
        canvas.graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
        canvas.graphics.setColor(new Color(paper));
        canvas.graphics.fillRect(0, 0, side, side);
        try {
            work.draw(canvas);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // images do not fail
        } finally {
            canvas.dispose();
        }
        int[] colours = image.getRGB(0, 0, side, side, null, 0, side);
        for (int i = 0; i < colours.length; i++) {
            colours[i] &= 0xFFFFFF;
        }
        return colours;
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
        graphics.fill(Lettering.outline(text, x, y, size));
    }

    @Override
    public void picture(double left, double top, double width, double height, EndPicture picture) {
        if (top <= to && top + height >= from) {
            PicturePixels.draw(graphics, left, top, width, height, picture);
        }
    }

    /** Lets go of what drawing takes. */
    public void dispose() {
        graphics.dispose();
    }
}
