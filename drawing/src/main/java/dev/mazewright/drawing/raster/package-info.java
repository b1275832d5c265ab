/**
 * Pixels of what is drawn: areas, strokes and pictures on a strip of a picture, in plain arithmetic, so that every machine and
 * every browser gives the same. Start with {@link Brush}.
 */
@NullMarked
package dev.mazewright.drawing.raster;

import org.jspecify.annotations.NullMarked;
