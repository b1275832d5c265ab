/**
 * One file per change to a finished maze. Generators are in {@code generate}. Start with {@link Braid}.
 *
 * {@snippet file="TransformSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.core.transform;

import org.jspecify.annotations.NullMarked;
