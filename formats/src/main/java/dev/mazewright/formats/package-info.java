/**
 * The list of all formats ({@link Formats}), and the catalog as JSON. Each format has a package or a file of its own
 * below. Start with {@link Formats}.
 *
 * {@snippet file="FormatsSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.formats;

import org.jspecify.annotations.NullMarked;
