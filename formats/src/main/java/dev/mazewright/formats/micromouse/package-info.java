/**
 * The mazes of micromouse contests: text with posts, 256 bytes, and numbers. What contests ask of
 * them is in the module {@code micromouse}. Start with {@link Micromouse}.
 */
@NullMarked
package dev.mazewright.formats.micromouse;

import org.jspecify.annotations.NullMarked;
