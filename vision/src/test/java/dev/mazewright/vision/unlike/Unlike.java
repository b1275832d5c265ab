package dev.mazewright.vision.unlike;

import java.awt.image.BufferedImage;
import org.jspecify.annotations.Nullable;

/**
 * A picture with its truth.
 *
 * @param name of its kind, with its number and the suffix of its file
 * @param image as it was drawn
 * @param file the bytes of its file
 * @param truth null if a person cannot name both ends, or there is no maze, or there are several
 */
record Unlike(String name, BufferedImage image, byte[] file, @Nullable Truth truth) {
    @Override
    public String toString() {
        return name + " " + image.getWidth() + "x" + image.getHeight();
    }
}
