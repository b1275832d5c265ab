/**
 * One file per generator, as its textbook has it. Data structures that several of them share are in {@code trees},
 * {@code rows}, {@code floor} and {@code path}; fast implementations on squares are in {@code kernels}. Start with
 * {@link RecursiveBacktracker}.
 *
 * {@snippet file="GenerateSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.core.generate;

import org.jspecify.annotations.NullMarked;
