/**
 * What the build runs to fill the JDK's ahead-of-time cache. Not part of the shipped program. Start with {@link
 * Training}.
 */
@NullMarked
package dev.mazewright.tools.training;

import org.jspecify.annotations.NullMarked;
