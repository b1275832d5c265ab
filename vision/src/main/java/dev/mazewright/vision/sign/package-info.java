/**
 * Recognises letters, digits, arrows and pictures that mark the start and the goal of a maze, without any font of the machine. Start with
 * {@link SignReader}.
 *
 * <p>It compares a shape, freed of proportions and slant ({@code Glyph}), with the ideal signs of each {@code SignKind}, at all angles.
 */
@NullMarked
package dev.mazewright.vision.sign;

import org.jspecify.annotations.NullMarked;
