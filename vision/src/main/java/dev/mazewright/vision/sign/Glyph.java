package dev.mazewright.vision.sign;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.image.BufferedImage;

/**
 * A small shape without its place, size, proportions and slant: moved, stretched and sheared so that it extends equally in all directions
 * (its second moments are those of the unit circle). Only its rotation is left.
 *
 * <p>Source: Leu, "Shape normalization through compacting", <i>Pattern Recognition Letters</i> 10, 1989.
 */
public final class Glyph {
    /** The pixels on a side of an image, */
    static final int SIDE = 20;
    /** and the extent it shows on each side of the middle. */
    private static final double REACH = 2.1;
    /** The floor of second moments: those across a thin line vanish. */
    private static final double THINNEST = 1e-4;

    private final float[] values;
    private final int width;
    private final double middleX;
    private final double middleY;
    /** The symmetric matrix from the normalised shape to this shape. */
    private final double xx;
    private final double xy;
    private final double yy;
    private final double elongation;

    /**
     * Normalises a shape.
     *
     * @param values the share of each pixel that it covers, row by row; kept, not copied
     */
    public Glyph(float[] values, int width) {
        this.values = values;
        this.width = width;
        double sum = 1e-9;
        double x = 0;
        double y = 0;
        for (int i = 0; i < values.length; i++) {
            int row = i / width;
            sum += values[i];
            x += values[i] * (i % width);
            y += values[i] * row;
        }
        middleX = x / sum;
        middleY = y / sum;
        double a = THINNEST;
        double b = 0;
        double c = THINNEST;
        for (int i = 0; i < values.length; i++) {
            int row = i / width;
            double dx = i % width - middleX;
            double dy = row - middleY;
            a += values[i] * dx * dx / sum;
            b += values[i] * dx * dy / sum;
            c += values[i] * dy * dy / sum;
        }
        // the square root of the matrix of second moments
        double root = Math.sqrt(a * c - b * b);
        double trace = Math.sqrt(a + c + 2 * root);
        xx = (a + root) / trace;
        xy = b / trace;
        yy = (c + root) / trace;
        double apart = Math.hypot(a - c, 2 * b);
        elongation = Math.sqrt((a + c + apart) / Math.max(a + c - apart, THINNEST));
    }

    /** The approximate ratio of its length to its width. */
    double elongation() {
        return elongation;
    }

    /** The image turned by an angle, in radians clockwise, with mean 0 and sum of squares 1. */
    float[] image(double angle) {
        float[] image = new float[SIDE * SIDE];
        double cos = Math.cos(angle);
        double sin = Math.sin(angle);
        for (int j = 0; j < SIDE; j++) {
            for (int i = 0; i < SIDE; i++) {
                double x = ((i + 0.5) / SIDE * 2 - 1) * REACH;
                double y = ((j + 0.5) / SIDE * 2 - 1) * REACH;
                double evenX = cos * x + sin * y;
                double evenY = cos * y - sin * x;
                image[j * SIDE + i] = at(middleX + xx * evenX + xy * evenY, middleY + xy * evenX + yy * evenY);
            }
        }
        return even(smooth(image));
    }

    /** Averages each value with its neighbours: strokes of two hands are never quite at the same place. */
    private static float[] smooth(float[] image) {
        return across(across(image, 1), SIDE);
    }

    static float[] across(float[] image, int step) {
        float[] to = image.clone();
        for (int i = step; i < image.length - step; i++) {
            to[i] = 0.25f * (image[i - step] + 2 * image[i] + image[i + step]);
        }
        return to;
    }

    static float[] even(float[] image) {
        double mean = 0;
        for (float value : image) {
            mean += value / image.length;
        }
        double squares = 1e-9;
        for (float value : image) {
            squares += (value - mean) * (value - mean);
        }
        for (int i = 0; i < image.length; i++) {
            image[i] = (float) ((image[i] - mean) / Math.sqrt(squares));
        }
        return image;
    }

    /** The sum of the products of the values of two images: how alike they are, up to 1. */
    static double product(float[] one, float[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }

    /** Draws a shape: the share of each pixel that it covers. */
    static float[] drawn(Shape shape, int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.fill(shape);
        graphics.dispose();
        float[] values = new float[width * height];
        for (int i = 0; i < values.length; i++) {
            int row = i / width;
            values[i] = (image.getRGB(i % width, row) & 0xFF) / 255f;
        }
        return values;
    }

    /** The direction on this shape of a direction on another, whose image is this one's turned by an angle. */
    double[] direction(Glyph other, double angle, double x, double y) {
        double determinant = other.xx * other.yy - other.xy * other.xy;
        double evenX = (other.yy * x - other.xy * y) / determinant;
        double evenY = (other.xx * y - other.xy * x) / determinant;
        double turnedX = Math.cos(angle) * evenX + Math.sin(angle) * evenY;
        double turnedY = Math.cos(angle) * evenY - Math.sin(angle) * evenX;
        double toX = xx * turnedX + xy * turnedY;
        double toY = xy * turnedX + yy * turnedY;
        double length = Math.hypot(toX, toY);
        return new double[] {toX / length, toY / length};
    }

    private float at(double x, double y) {
        int left = (int) Math.floor(x);
        int top = (int) Math.floor(y);
        float right = (float) (x - left);
        float down = (float) (y - top);
        float above = pixel(left, top) * (1 - right) + pixel(left + 1, top) * right;
        float below = pixel(left, top + 1) * (1 - right) + pixel(left + 1, top + 1) * right;
        return above * (1 - down) + below * down;
    }

    private float pixel(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= values.length / width ? 0 : values[y * width + x];
    }
}
