/**
 * Datasets: mazes by the million, each row a function of the specification, the split and its number. The writers of their
 * formats are in {@code write}, shards and the finished folder in {@code folder}. Start with {@link Dataset}, then {@link
 * Rows}.
 *
 * {@snippet file="DatasetsSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.datasets;

import org.jspecify.annotations.NullMarked;
