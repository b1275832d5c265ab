package dev.mazewright.vision.picture;

import java.awt.image.BufferedImage;

/**
 * A drawn step of understanding a picture.
 *
 * @param name in lower case with hyphens, such as {@code grid}
 * @param title what it shows, in a sentence
 * @param image of the size of the picture, of the part that was read, or of the straightened picture
 */
public record Layer(String name, String title, BufferedImage image) {}
