/**
 * Fast implementations of generators on full grids of squares, each of which makes exactly the maze of its reference.
 * The references, which define the mazes, are in {@code generate}. Start with {@link BacktrackerKernel}.
 */
@NullMarked
package dev.mazewright.core.generate.kernels;

import org.jspecify.annotations.NullMarked;
