/**
 * The specification of a dataset as TOML: parsed, printed and explained. What the keys mean is in the package above. Start with
 * {@link DatasetFile}.
 *
 * {@snippet file="DatasetFileSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.datasets.file;

import org.jspecify.annotations.NullMarked;
