/**
 * What several shapes share: glued edges, graph layout, Voronoi diagrams, square outlines. No shape of the catalog
 * is here. Start with {@link LatticeShape}.
 */
@NullMarked
package dev.mazewright.core.shape.support;

import org.jspecify.annotations.NullMarked;
