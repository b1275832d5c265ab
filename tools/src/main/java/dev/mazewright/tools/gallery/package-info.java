/**
 * The catalog in pictures and measures: docs/algorithms.md and docs/shapes.md are generated here. Not part of the
 * shipped program. Start with {@link Gallery}.
 */
@NullMarked
package dev.mazewright.tools.gallery;

import org.jspecify.annotations.NullMarked;
