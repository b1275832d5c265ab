/**
 * One file per solver, as its textbook has it. Data structures that several of them share are in {@code search};
 * fast implementations on squares are in {@code kernels}. Start with {@link BreadthFirst}.
 *
 * {@snippet file="SolveSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.core.solve;

import org.jspecify.annotations.NullMarked;
