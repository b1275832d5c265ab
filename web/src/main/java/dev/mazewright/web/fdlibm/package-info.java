/**
 * The functions of {@link StrictMath} that mazes, measures and drawings use, in the steps that its specification names
 * (fdlibm 5.3): so they round here as in every JVM, whatever the browser's own do.
 */
@NullMarked
package dev.mazewright.web.fdlibm;

import org.jspecify.annotations.NullMarked;
