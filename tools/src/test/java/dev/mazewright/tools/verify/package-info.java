/**
 * A program that reads a file of the format {@code maze} row by row, decides whether the maze is perfect, and compares its cells with
 * those of a uniform maze. It shares no code with the generators, solvers and formats. Start with {@link Verify}.
 */
@NullMarked
package dev.mazewright.tools.verify;

import org.jspecify.annotations.NullMarked;
