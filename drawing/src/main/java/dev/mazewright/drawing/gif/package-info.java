/**
 * Animated GIF: the animation of a trace, and the file format. Still pictures are in {@code png} and {@code draw}.
 * Start with {@link Gif}.
 */
@NullMarked
package dev.mazewright.drawing.gif;

import org.jspecify.annotations.NullMarked;
