/**
 * How path-first keeps its goal within reach of the path that it draws. The generator itself is in {@code generate}.
 * Start with {@link FreeRing}.
 */
@NullMarked
package dev.mazewright.core.generate.path;

import org.jspecify.annotations.NullMarked;
