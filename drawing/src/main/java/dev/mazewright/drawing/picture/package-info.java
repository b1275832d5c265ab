/**
 * Finding a maze in a picture: ink, strokes, lines of walls, scale. Decoding the file is in {@code png.codec}. Start
 * with {@link PictureReader}.
 */
@NullMarked
package dev.mazewright.drawing.picture;

import org.jspecify.annotations.NullMarked;
