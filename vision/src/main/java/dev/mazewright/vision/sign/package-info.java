/**
 * Recognises letters, digits, arrows and pictures that mark the start and the goal of a maze. No font of the machine is used.
 * Start with {@link SignReader}.
 *
 * <p>A shape, freed of proportions and slant ({@code Glyph}), is compared with the ideal signs of each {@code SignKind}, at all
 * angles.
 */
@NullMarked
package dev.mazewright.vision.sign;

import org.jspecify.annotations.NullMarked;
