/**
 * The folder of a dataset: shards that are written whole or not at all, what is left of an interrupted run, the manifest and
 * the card. Rows and the formats of files are not here. Start with {@link DatasetFolder}.
 *
 * {@snippet file="DatasetFolderSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.datasets.folder;

import org.jspecify.annotations.NullMarked;
