/**
 * Samples of spanning trees against the distribution that they should have.
 *
 * <p>Exact distributions of generators are in {@code exact}, what a sample is in {@code sample}. How mazes are generated is
 * in core.
 *
 * <p>Begin with {@link dev.mazewright.certify.Certificate}.
 */
@NullMarked
package dev.mazewright.certify;

import org.jspecify.annotations.NullMarked;
