/**
 * Fast twins of generators on rectangles: they make exactly the textbook's mazes, from the same chance, and know how a
 * maze's bits are stored. A test holds each to its textbook.
 */
@NullMarked
package dev.mazewright.core.generate.fast;

import org.jspecify.annotations.NullMarked;
