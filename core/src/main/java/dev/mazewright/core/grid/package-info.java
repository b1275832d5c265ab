/**
 * What mazes are made on: {@link Grid}, the tessellation as a table of addresses, and {@link Shape}, its drawing.
 * Neither passages nor algorithms are here, nor any particular shape. Start with {@link Grid}, then {@link Lattice}.
 *
 * {@snippet file="GridSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.core.grid;

import org.jspecify.annotations.NullMarked;
