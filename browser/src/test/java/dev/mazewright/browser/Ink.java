package dev.mazewright.browser;

import java.awt.image.BufferedImage;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/**
 * What lies on a page: how wide and high the walls are together, in millimetres, how many points have a colour, and the
 * contrast with white of what is in their middle, as WCAG 2.2 counts it.
 */
record Ink(double width, double height, int coloured, double contrastInside) {
    /** Points of the picture to a millimetre. */
    private static final int FINE = 5;

    /** The ink of a page below a title, from 30 mm on. */
    static Ink of(PDDocument pdf, int number) throws IOException {
        BufferedImage page = new PDFRenderer(pdf).renderImageWithDPI(number, FINE * 25.4f, ImageType.RGB);
        int left = page.getWidth();
        int right = 0;
        int top = page.getHeight();
        int bottom = 0;
        int coloured = 0;
        for (int y = 30 * FINE; y < page.getHeight(); y++) { // below the title
            for (int x = 0; x < page.getWidth(); x++) {
                int rgb = page.getRGB(x, y);
                int red = rgb >> 16 & 255;
                int green = rgb >> 8 & 255;
                int blue = rgb & 255;
                coloured += Math.max(red, Math.max(green, blue)) - Math.min(red, Math.min(green, blue)) > 60 ? 1 : 0;
                if (red + green + blue < 3 * 100) {
                    left = Math.min(left, x);
                    right = Math.max(right, x + 1);
                    top = Math.min(top, y);
                    bottom = Math.max(bottom, y + 1);
                }
            }
        }
        double contrast = left > right ? 1 : 1.05 / (luminance(page.getRGB((left + right) / 2, (top + bottom) / 2)) + 0.05);
        return new Ink((right - left) / (double) FINE, (bottom - top) / (double) FINE, coloured, contrast);
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 255) + 0.7152 * linear(rgb >> 8 & 255) + 0.0722 * linear(rgb & 255);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
