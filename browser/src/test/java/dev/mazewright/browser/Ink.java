package dev.mazewright.browser;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/**
 * What lies on a page: how wide and high the walls are together, in millimetres, how many points have a colour, and the
 * contrast with white of what is in their middle, as WCAG 2.2 counts it.
 */
record Ink(double width, double height, int coloured, double contrastInside) {
    /** Points of the picture to a millimetre. */
    private static final int FINE = 5;

    /** A page without its text. */
    static BufferedImage drawing(PDDocument pdf, int number, int fine) throws IOException {
        BufferedImage page = new PDFRenderer(pdf).renderImageWithDPI(number, fine * 25.4f, ImageType.RGB);
        double scale = fine * 25.4 / 72;
        Graphics2D pen = page.createGraphics();
        pen.setColor(Color.WHITE);
        pen.scale(scale, scale);
        PDFTextStripper text = new PDFTextStripper() {
            @Override
            protected void processTextPosition(TextPosition letter) {
                double size = letter.getFontSizeInPt();
                pen.fill(new Rectangle2D.Double(letter.getXDirAdj() - 1, letter.getYDirAdj() - size, letter.getWidthDirAdj() + 2, 1.35 * size));
            }
        };
        text.setStartPage(number + 1);
        text.setEndPage(number + 1);
        text.getText(pdf);
        pen.dispose();
        return page;
    }

    /** The ink of a page, but for its text. */
    static Ink of(PDDocument pdf, int number) throws IOException {
        BufferedImage page = drawing(pdf, number, FINE);
        int left = page.getWidth();
        int right = 0;
        int top = page.getHeight();
        int bottom = 0;
        int coloured = 0;
        for (int y = 0; y < page.getHeight(); y++) {
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
