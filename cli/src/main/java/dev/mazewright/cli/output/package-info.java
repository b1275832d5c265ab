/**
 * Files that appear whole or not at all, parts that are resumed, and progress. What is written is decided by the
 * commands. Start with {@link Output}.
 */
@NullMarked
package dev.mazewright.cli.output;

import org.jspecify.annotations.NullMarked;
