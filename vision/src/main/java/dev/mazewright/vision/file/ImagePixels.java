package dev.mazewright.vision.file;

import dev.mazewright.vision.picture.Picture;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.DataBufferInt;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;

/** The pixels of an image on white paper. */
final class ImagePixels {
    private ImagePixels() {}

    /** The picture of an image of any type. */
    static Picture onWhite(BufferedImage image) {
        boolean isGrey = image.getColorModel().getColorSpace().getType() == ColorSpace.TYPE_GRAY
                && !(image.getColorModel() instanceof IndexColorModel);
        return isGrey ? grey(image) : drawn(image);
    }

    private static Picture drawn(BufferedImage image) {
        int width = image.getWidth();
        int height = image.getHeight();
        BufferedImage paper = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = paper.createGraphics();
        try {
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, width, height);
            graphics.drawImage(image, 0, 0, null);
        } finally {
            graphics.dispose();
        }
        int[] rgb = ((DataBufferInt) paper.getRaster().getDataBuffer()).getData();
        for (int i = 0; i < rgb.length; i++) {
            rgb[i] &= 0xFFFFFF;
        }
        return new Picture(width, height, rgb);
    }

    /** Greys as they are stored: the colour models of Java brighten them, since they take them for linear ones. */
    private static Picture grey(BufferedImage image) {
        int width = image.getWidth();
        int height = image.getHeight();
        Raster raster = image.getRaster();
        ColorModel colours = image.getColorModel();
        int bands = raster.getNumBands();
        boolean hasAlpha = colours.hasAlpha() && bands > 1;
        long most = (1L << colours.getComponentSize(0)) - 1;
        int[] row = new int[width * bands];
        int[] rgb = new int[width * height];
        for (int y = 0; y < height; y++) {
            raster.getPixels(0, y, width, 1, row);
            for (int x = 0; x < width; x++) {
                long grey = row[x * bands] & most;
                long alpha = hasAlpha ? row[x * bands + 1] & most : most;
                long on = colours.isAlphaPremultiplied() ? grey + most - alpha : (grey * alpha + most * (most - alpha)) / most;
                int eight = (int) Math.min(0xFF, (on * 0xFF + most / 2) / most);
                rgb[y * width + x] = eight * 0x010101;
            }
        }
        return new Picture(width, height, rgb);
    }
}
