/** The transforms: each file changes a finished maze in one way. */
@NullMarked
package dev.mazewright.core.transform;

import org.jspecify.annotations.NullMarked;
