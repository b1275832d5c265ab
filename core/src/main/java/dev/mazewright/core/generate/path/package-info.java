/**
 * How path-first keeps its goal within reach of the path that it draws, and paths that drawn-path is given.
 * The generators themselves are in {@code generate}. Start with {@link FreeRing}.
 */
@NullMarked
package dev.mazewright.core.generate.path;

import org.jspecify.annotations.NullMarked;
