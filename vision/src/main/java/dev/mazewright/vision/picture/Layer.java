package dev.mazewright.vision.picture;

import java.awt.image.BufferedImage;

/**
 * A step of understanding a picture, drawn.
 *
 * @param name in lower case with hyphens, such as {@code grid}
 * @param title what it shows, in a sentence
 * @param image of the size of the picture, or of the part of it that was read, or of what was straightened
 */
public record Layer(String name, String title, BufferedImage image) {}
