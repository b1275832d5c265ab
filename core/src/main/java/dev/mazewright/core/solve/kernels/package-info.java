/**
 * Fast implementations of solvers on full grids of squares, each of which finds exactly the path of its reference.
 * The references are in {@code solve}. Start with {@link SquareFlood}.
 */
@NullMarked
package dev.mazewright.core.solve.kernels;

import org.jspecify.annotations.NullMarked;
