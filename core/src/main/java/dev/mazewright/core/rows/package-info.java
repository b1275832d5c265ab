/**
 * Mazes of squares that are streamed row by row, 64 cells a word, and not held in memory. Classes that generate such
 * rows are in {@code generate.kernels}, those that write them in the formats. All work on single bits is in {@link
 * BitRow} and {@link SquareCells}. Start with {@link SquareRows}.
 *
 * {@snippet file="RowsSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.core.rows;

import org.jspecify.annotations.NullMarked;
