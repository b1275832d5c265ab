/**
 * Finds the start and the goal of a maze by the signs in its picture. Start with {@link MarkedEnds}, which asks a {@link EndContext} about
 * cells or corridors.
 */
@NullMarked
package dev.mazewright.vision.ends;

import org.jspecify.annotations.NullMarked;
