/**
 * Data structures of the solvers: parent directions, a heap of cells, a walk through a maze. No solver is here.
 * Start with {@link ParentDirections}.
 */
@NullMarked
package dev.mazewright.core.solve.search;

import org.jspecify.annotations.NullMarked;
