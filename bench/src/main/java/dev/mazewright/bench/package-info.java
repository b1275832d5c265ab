/** Benchmarks: JMH's, and the duel of the library with hand-written code. Run by hand, see the profile {@code bench}. */
@NullMarked
package dev.mazewright.bench;

import org.jspecify.annotations.NullMarked;
