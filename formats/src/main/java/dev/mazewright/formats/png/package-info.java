/**
 * The PNG file format: chunks, header, pixels, encoding from a mark on. Nothing here knows of mazes. Start with
 * {@link Encoder}.
 */
@NullMarked
package dev.mazewright.formats.png;

import org.jspecify.annotations.NullMarked;
