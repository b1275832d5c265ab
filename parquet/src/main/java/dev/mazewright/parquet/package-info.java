/**
 * Datasets as Parquet files: what a table's columns are, and how they are encoded. Found as a service by the command line,
 * which loads this module only when it is asked for. Start with {@link dev.mazewright.parquet.ParquetFormat}.
 */
@NullMarked
package dev.mazewright.parquet;

import org.jspecify.annotations.NullMarked;
