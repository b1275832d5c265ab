package dev.mazewright.vision.sign;

import java.awt.Shape;

/**
 * The ideal of a sign.
 *
 * @param name in sentences, such as {@code the letter S}
 * @param meaning of the sign
 * @param shape upright, whatever its size; y goes down
 */
record Figure(String name, Meaning meaning, Shape shape) {}
