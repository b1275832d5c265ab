/**
 * The figures of the README again, beside a yardstick in C and the version before. Not part of the shipped program.
 * Start with {@link Bench}.
 */
@NullMarked
package dev.mazewright.tools.bench;

import org.jspecify.annotations.NullMarked;
