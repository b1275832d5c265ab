/**
 * Fast implementations of solvers on full grids of squares, each of which finds exactly the path of its textbook.
 * The textbooks are in {@code solve}. Start with {@link SquareFlood}.
 */
@NullMarked
package dev.mazewright.core.solve.kernels;

import org.jspecify.annotations.NullMarked;
