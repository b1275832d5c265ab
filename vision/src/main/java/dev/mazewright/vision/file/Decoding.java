package dev.mazewright.vision.file;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.png.Pixels;

/**
 * What to decode of a picture file.
 *
 * @param page of a file that has several, from 1
 * @param mostPixels a picture with more is refused before it is decoded
 * @param alpha whether transparent pixels are put on white, or kept
 */
public record Decoding(int page, long mostPixels, Pixels.Alpha alpha) {
    /** The default limit. */
    public static final long MOST_PIXELS = 200_000_000;

    /** The most pixels an array can hold. */
    public static final long MOST_POSSIBLE = Integer.MAX_VALUE - 8;

    /** The first page, within the default limit. */
    public static final Decoding STANDARD = new Decoding(1, MOST_PIXELS);

    /** Decodes on white paper. */
    public Decoding(int page, long mostPixels) {
        this(page, mostPixels, Pixels.Alpha.ON_WHITE);
    }

    /**
     * Checks the values.
     *
     * @throws UsageException if one is out of range
     */
    public Decoding {
        if (page < 1) {
            throw new UsageException("the page is " + page + "; pages count from 1");
        }
        if (mostPixels < 1 || mostPixels > MOST_POSSIBLE) {
            throw new UsageException("the limit is " + mostPixels + " pixels; it can be 1 to " + MOST_POSSIBLE);
        }
        if (alpha == Pixels.Alpha.ONLY) {
            throw new IllegalArgumentException("colours are decoded");
        }
    }
}
