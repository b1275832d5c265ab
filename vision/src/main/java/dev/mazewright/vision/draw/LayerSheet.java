package dev.mazewright.vision.draw;

import dev.mazewright.drawing.letters.Lettering;
import dev.mazewright.drawing.letters.NoScreen;
import dev.mazewright.vision.picture.Layer;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.List;

/** The steps of understanding a picture, side by side with their titles. */
public final class LayerSheet {
    private static final int COLUMNS = 3;
    private static final int LEAST_SIDE = 320;
    private static final int MOST_SIDE = 900;
    private static final int GAP = 16;
    private static final int TITLE = 30;
    private static final int LETTERS = 15;

    private LayerSheet() {}

    /**
     * Draws the sheet.
     *
     * @param layers at least one
     */
    public static BufferedImage of(List<Layer> layers) {
        NoScreen.require();
        int longest = layers.stream().mapToInt(layer -> Math.max(layer.image().getWidth(), layer.image().getHeight())).max().orElseThrow();
        double side = Math.clamp(longest, LEAST_SIDE, MOST_SIDE);
        int columns = Math.min(COLUMNS, layers.size());
        int wide = (int) Math.round(layers.stream().mapToDouble(layer -> layer.image().getWidth() * scale(layer, side)).max().orElseThrow());
        int high = (int) Math.round(layers.stream().mapToDouble(layer -> layer.image().getHeight() * scale(layer, side)).max().orElseThrow());
        int rows = Math.ceilDiv(layers.size(), columns);
        BufferedImage sheet = new BufferedImage(
                GAP + columns * (wide + GAP), GAP + rows * (TITLE + high + GAP), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = sheet.createGraphics();
        try {
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
            for (int i = 0; i < layers.size(); i++) {
                Layer layer = layers.get(i);
                int x = GAP + i % columns * (wide + GAP);
                int y = GAP + i / columns * (TITLE + high + GAP);
                title((i + 1) + " " + layer.title(), x, y, wide, graphics);
                double scale = scale(layer, side);
                graphics.drawImage(layer.image(), x, y + TITLE,
                        Math.max(1, (int) (layer.image().getWidth() * scale)), Math.max(1, (int) (layer.image().getHeight() * scale)), null);
            }
        } finally {
            graphics.dispose();
        }
        return sheet;
    }

    private static double scale(Layer layer, double side) {
        return side / Math.max(layer.image().getWidth(), layer.image().getHeight());
    }

    private static void title(String text, int x, int y, int width, Graphics2D graphics) {
        graphics.setColor(Color.BLACK);
        double size = Math.min(LETTERS, LETTERS * width / Math.max(1, Lettering.width(text, LETTERS)));
        graphics.fill(DrawnText.outline(text, x, y + TITLE - GAP / 2.0, size));
    }
}
