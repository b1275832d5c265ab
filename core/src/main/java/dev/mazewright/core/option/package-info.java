/**
 * How algorithms, transforms and shapes declare their name, idea and options ({@link Entry}, {@link Option}), and
 * how option values are read ({@link Settings}). What is declared is not here but in the file of each algorithm.
 * Start with {@link Entry}.
 *
 * {@snippet file="OptionSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.core.option;

import org.jspecify.annotations.NullMarked;
