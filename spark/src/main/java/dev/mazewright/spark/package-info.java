/**
 * Mazes as a data source of Apache Spark, named {@code mazewright}: each row is a function of the specification and its
 * number, so tasks share nothing, and rows are the same however they are split. Start with {@link
 * dev.mazewright.spark.MazeSource}; what Spark asks for first stands first: source, table, scan, ranges, reader. The jobs
 * are in {@code job}.
 */
@NullMarked
package dev.mazewright.spark;

import org.jspecify.annotations.NullMarked;
