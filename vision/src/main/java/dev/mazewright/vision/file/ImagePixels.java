package dev.mazewright.vision.file;

import dev.mazewright.vision.picture.Picture;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.DataBufferInt;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;

/** The pixels of an image, on white paper or with their transparency. */
final class ImagePixels {
    private ImagePixels() {}

    private static final int MOST = 0xFF;

    /** The picture of an image; if {@code isClear}, a colour's highest byte is 0 if opaque, 255 if transparent, else it lies on white. */
    static Picture of(BufferedImage image, boolean isClear) {
        boolean isGrey = image.getColorModel().getColorSpace().getType() == ColorSpace.TYPE_GRAY
                && !(image.getColorModel() instanceof IndexColorModel);
        return isGrey ? grey(image, isClear) : coloured(image, isClear);
    }

    private static Picture coloured(BufferedImage image, boolean isClear) {
        BufferedImage copy = new BufferedImage(image.getWidth(), image.getHeight(), isClear ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = copy.createGraphics();
        try {
            graphics.setComposite(isClear ? AlphaComposite.Src : AlphaComposite.SrcOver);
            graphics.drawImage(image, 0, 0, isClear ? null : Color.WHITE, null);
        } finally {
            graphics.dispose();
        }
        int[] colours = ((DataBufferInt) copy.getRaster().getDataBuffer()).getData();
        for (int i = 0; i < colours.length; i++) {
            colours[i] = isClear ? colours[i] ^ MOST << 24 : colours[i] & 0xFFFFFF;
        }
        return new Picture(image.getWidth(), image.getHeight(), colours);
    }

    /** Greys as stored: Java's colour models brighten them because they take them for linear. */
    private static Picture grey(BufferedImage image, boolean isClear) {
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
                if (isClear) {
                    long own = colours.isAlphaPremultiplied() ? grey * most / Math.max(1, alpha) : grey;
                    rgb[y * width + x] = eight(own, most) * 0x010101 | (MOST - eight(alpha, most)) << 24;
                } else {
                    rgb[y * width + x] = eight(on, most) * 0x010101;
                }
            }
        }
        return new Picture(width, height, rgb);
    }

    /** Scales a sample of 0 to {@code most} to 8 bits. */
    private static int eight(long sample, long most) {
        return (int) Math.min(MOST, (sample * MOST + most / 2) / most);
    }
}
