package dev.mazewright.books;

import dev.mazewright.formats.testing.Ghostscript;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A page in greys, from 0 for black to 255.
 *
 * @param width pixels
 * @param height pixels
 * @param greys row by row
 */
record GreyPage(int width, int height, byte[] greys) {
    static final double POINTS_PER_INCH = 72;

    /** Two pixels are alike if they differ by at most this, of 255. */
    private static final int TOLERANCE = 80;

    /** The most pixels by which a drawing may be displaced. */
    private static final int BESIDE = 1;

    /**
     * Pages of a PDF file as Ghostscript renders them, without letters and pictures, whose pixels each program fits otherwise. It stops
     * at any error.
     */
    static List<GreyPage> render(byte[] pdf, int first, int last, int resolution) throws IOException {
        byte[] all = Ghostscript.run(
                pdf, "-dPDFSTOPONERROR", "-sDEVICE=pgmraw", "-r" + resolution, "-dFILTERTEXT", "-dFILTERIMAGE", "-dGraphicsAlphaBits=4",
                "-dFirstPage=" + first, "-dLastPage=" + last);
        List<GreyPage> pages = new ArrayList<>();
        for (int at = 0; at < all.length; ) {
            int from = at;
            for (int line = 0; line < 4; line++) { // P5, a comment, width and height, 255
                while (all[at++] != '\n') {
                    // on to the end of the line
                }
            }
            String[] header = new String(all, from, at - from, StandardCharsets.US_ASCII).split("\n");
            String[] size = header[2].split(" ");
            int width = Integer.parseInt(size[0]);
            int height = Integer.parseInt(size[1]);
            pages.add(new GreyPage(width, height, Arrays.copyOfRange(all, at, at + width * height)));
            at += width * height;
        }
        return pages;
    }

    /** A picture of greys. */
    static GreyPage of(BufferedImage image) {
        byte[] greys = new byte[image.getWidth() * image.getHeight()];
        int[] colours = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        for (int i = 0; i < greys.length; i++) {
            greys[i] = (byte) (colours[i] >> 8); // green: where a picture has no colours, its grey
        }
        return new GreyPage(image.getWidth(), image.getHeight(), greys);
    }

    /** The grey there; white beyond the page. */
    int at(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= height ? 255 : greys[y * width + x] & 0xFF;
    }

    /**
     * The pixels that differ: their grey is not among those of the other page there and {@value #BESIDE} pixel around, or the other's not
     * among those here.
     */
    int differences(GreyPage other) {
        int found = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int here = at(x, y);
                int there = other.at(x, y);
                found += Math.abs(here - there) > TOLERANCE && (other.lacks(here, x, y) || lacks(there, x, y)) ? 1 : 0;
            }
        }
        return found;
    }

    private boolean lacks(int grey, int x, int y) {
        int least = 255;
        int most = 0;
        for (int dy = -BESIDE; dy <= BESIDE; dy++) {
            for (int dx = -BESIDE; dx <= BESIDE; dx++) {
                least = Math.min(least, at(x + dx, y + dy));
                most = Math.max(most, at(x + dx, y + dy));
            }
        }
        return grey < least - TOLERANCE || grey > most + TOLERANCE;
    }
}
