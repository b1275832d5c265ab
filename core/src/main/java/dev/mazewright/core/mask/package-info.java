/**
 * Which positions of a grid are cells: outlines, words in a stroke font, runs of bits, and the largest component of
 * what is left. Shapes apply a mask themselves; files are read in the formats. Start with {@link Masks}.
 */
@NullMarked
package dev.mazewright.core.mask;

import org.jspecify.annotations.NullMarked;
