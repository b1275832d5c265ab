/**
 * The formats of datasets, one file each: how rows become the files of a shard. A format is listed in {@link
 * DatasetFormats}. Start with {@link DatasetFormat}.
 */
@NullMarked
package dev.mazewright.datasets.write;

import org.jspecify.annotations.NullMarked;
