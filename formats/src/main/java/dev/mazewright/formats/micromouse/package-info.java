/**
 * The mazes of micromouse contests: text with posts, 256 bytes, and numbers. The solver of that name's contest is in
 * the core. Start with {@link Micromouse}.
 */
@NullMarked
package dev.mazewright.formats.micromouse;

import org.jspecify.annotations.NullMarked;
