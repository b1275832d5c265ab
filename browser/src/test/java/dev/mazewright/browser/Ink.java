package dev.mazewright.browser;

import java.awt.image.BufferedImage;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/** What lies on a page: how wide and high the walls are together, in millimetres, and how many points have a colour. */
record Ink(double width, double height, int coloured) {
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
        return new Ink((right - left) / (double) FINE, (bottom - top) / (double) FINE, coloured);
    }
}
