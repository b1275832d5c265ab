/**
 * In which order lines are drawn: in the fewest strokes, by short ways; and points that are near each other. Nothing here draws.
 */
@NullMarked
package dev.mazewright.drawing.lines;

import org.jspecify.annotations.NullMarked;
