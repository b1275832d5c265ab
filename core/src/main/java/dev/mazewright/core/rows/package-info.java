/**
 * Mazes of squares that are streamed row by row, 64 cells to a word, instead of being held. Who generates such rows
 * is in {@code generate.kernels}, who writes them in the formats. All work on single bits is in {@link BitRow} and
 * {@link SquareCells}. Start with {@link SquareRows}.
 */
@NullMarked
package dev.mazewright.core.rows;

import org.jspecify.annotations.NullMarked;
