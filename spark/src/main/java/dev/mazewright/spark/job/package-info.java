/**
 * Jobs on mazes that {@code spark-submit} starts. Their results are sums of whole numbers and counts of different digests, so
 * they are exact however the work is split.
 */
@NullMarked
package dev.mazewright.spark.job;

import org.jspecify.annotations.NullMarked;
