/**
 * What can be counted and measured in a maze: digest, distances, difficulty, textures, uniformity. Nothing here
 * changes a maze. Start with {@link Measures}.
 *
 * {@snippet file="MeasureSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.core.measure;

import org.jspecify.annotations.NullMarked;
