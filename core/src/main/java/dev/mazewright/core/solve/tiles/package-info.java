/**
 * Cheapest paths over tiles with octile moves, where many are asked for on one map. Not here: the solvers of the
 * catalog, which find one path on any grid. Start with {@link SubgoalGraph}.
 */
@NullMarked
package dev.mazewright.core.solve.tiles;

import org.jspecify.annotations.NullMarked;
