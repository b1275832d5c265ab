/**
 * Data structures of the generators that grow spanning trees: weighted edges, disjoint sets, a heap, lists of cells.
 * No generator is here. Start with {@link WeightedEdges}.
 */
@NullMarked
package dev.mazewright.core.generate.trees;

import org.jspecify.annotations.NullMarked;
