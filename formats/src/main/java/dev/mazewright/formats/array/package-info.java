/**
 * Arrays of numbers, truth values, characters or strings as programs print them, read as tiles or as drawings of {@code text}. Start
 * with {@link Matrix}.
 */
@NullMarked
package dev.mazewright.formats.array;

import org.jspecify.annotations.NullMarked;
