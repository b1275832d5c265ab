/**
 * Writing PNG pictures of mazes, row by row at any size. The file format itself is in {@code png.codec}; reading a
 * picture of a maze is in {@code picture}. Start with {@link Png}.
 */
@NullMarked
package dev.mazewright.drawing.png;

import org.jspecify.annotations.NullMarked;
