/**
 * Spanning trees of any graph, without a grid or a maze: {@link UniformTree}.
 *
 * {@snippet file="GraphSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.core.generate.graph;

import org.jspecify.annotations.NullMarked;
