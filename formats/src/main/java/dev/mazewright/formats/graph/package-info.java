/**
 * Graphs from files: lists of edges, GraphML, GML and DOT. Mazes in them are made by the core's shape {@code graph}. Start
 * with {@link GraphFile}.
 */
@NullMarked
package dev.mazewright.formats.graph;

import org.jspecify.annotations.NullMarked;
