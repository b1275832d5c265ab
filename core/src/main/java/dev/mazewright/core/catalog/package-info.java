/**
 * The lists of all generators, transforms, solvers and shapes. A new one is one line here; what it does is in a file
 * of its own. Start with {@link Catalog}.
 *
 * {@snippet file="CatalogSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.core.catalog;

import org.jspecify.annotations.NullMarked;
