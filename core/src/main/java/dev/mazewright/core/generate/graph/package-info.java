/** Spanning trees of any graph, without a grid or a maze: {@link UniformTree}. */
@NullMarked
package dev.mazewright.core.generate.graph;

import org.jspecify.annotations.NullMarked;
