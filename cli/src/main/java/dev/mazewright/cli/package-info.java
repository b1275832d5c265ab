/**
 * The command line: its main method, exit codes and failures. Commands are in {@code command}, files in {@code
 * output}. Start with {@link Main}.
 */
@NullMarked
package dev.mazewright.cli;

import org.jspecify.annotations.NullMarked;
