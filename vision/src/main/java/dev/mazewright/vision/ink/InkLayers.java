package dev.mazewright.vision.ink;

import dev.mazewright.core.run.Context;
import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.util.List;

/** Draws the first steps of every reading: the picture upright, its ink, and its marks. */
public final class InkLayers {
    private static final Color MARK = new Color(0xD55E00);
    /** Circles around marks have this share of their extent as radius, so that marks stay visible. */
    private static final double AROUND = 0.8;

    private InkLayers() {}

    /** The layers of a picture; without ink, its stretched brightness, in which a reader may see more. */
    public static List<Layer> of(Picture picture, Context context) {
        Layer upright = new Layer("picture", "The picture that was read, upright", picture.image());
        try {
            Grey grey = new Looks(picture, context).usual();
            return List.of(upright, ink(grey), marks(picture, grey.marks().spots()));
        } catch (NotUnderstoodException e) {
            return List.of(upright, new Layer("brightness", "Brightness, from the darkest to the brightest pixel", stretched(picture)));
        }
    }

    /** The ink of a picture, at the working size. */
    public static Layer ink(Grey grey) {
        BufferedImage image = new BufferedImage(grey.width(), grey.height(), BufferedImage.TYPE_INT_RGB);
        int[] row = new int[grey.width()];
        for (int y = 0; y < grey.height(); y++) {
            for (int x = 0; x < row.length; x++) {
                row[x] = (255 - (int) Math.clamp(255 * grey.ink()[y * row.length + x], 0, 255)) * 0x10101;
            }
            image.setRGB(0, y, row.length, 1, row, 0, row.length);
        }
        return new Layer("ink", "Ink, whatever the light; marks and signs are left out", image);
    }

    private static Layer marks(Picture picture, List<Mark> spots) {
        BufferedImage image = picture.image();
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setColor(MARK);
        for (Mark spot : spots) {
            double radius = Math.max(4, AROUND * spot.extent());
            graphics.setStroke(new BasicStroke((float) Math.max(2, radius / 6)));
            graphics.draw(new Ellipse2D.Double(spot.middle().x() - radius, spot.middle().y() - radius, 2 * radius, 2 * radius));
        }
        graphics.dispose();
        return new Layer("marks", "Coloured marks that may be ends, circled: " + (spots.isEmpty() ? "none" : spots.size()), image);
    }

    private static BufferedImage stretched(Picture picture) {
        int least = 255;
        int most = 0;
        for (int rgb : picture.rgb()) {
            least = Math.min(least, brightness(rgb));
            most = Math.max(most, brightness(rgb));
        }
        int range = Math.max(1, most - least);
        BufferedImage image = new BufferedImage(picture.width(), picture.height(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                image.setRGB(x, y, 255 * (brightness(picture.rgb(x, y)) - least) / range * 0x10101);
            }
        }
        return image;
    }

    private static int brightness(int rgb) {
        return ((rgb >> 16 & 0xFF) + (rgb >> 8 & 0xFF) + (rgb & 0xFF)) / 3;
    }
}
