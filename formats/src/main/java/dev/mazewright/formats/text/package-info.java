/**
 * Formats of characters: boxes, box drawing, tiles, hexadecimal digits, lists of cells. Arrays are in {@code array}, pictures in {@code draw}
 * and {@code png}. Start with {@link Text}.
 */
@NullMarked
package dev.mazewright.formats.text;

import org.jspecify.annotations.NullMarked;
