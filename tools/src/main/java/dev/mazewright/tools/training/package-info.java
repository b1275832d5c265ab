/**
 * What the build runs to fill the JDK's ahead-of-time caches. Not part of the shipped program. Start with {@link
 * CommandTraining}.
 */
@NullMarked
package dev.mazewright.tools.training;

import org.jspecify.annotations.NullMarked;
