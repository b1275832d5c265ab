/**
 * Recognises letters, digits, arrows and pictures that mark the start and the goal of a maze, without any font of the machine. Start with
 * {@link SignReader}.
 *
 * <p>It compares a shape, freed of proportions and slant ({@code Glyph}), with ideal letters, arrows and pictograms, at all angles.
 */
@NullMarked
package dev.mazewright.vision.sign;

import org.jspecify.annotations.NullMarked;
