/**
 * From one line of text to a maze: a recipe as values, its grammar, how it is made and how a maze is solved. Algorithms
 * are not here; {@code catalog} lists them. Start with {@link Recipe}, then {@link RecipeText} and {@link Maker}.
 *
 * {@snippet file="RecipeSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.core.recipe;

import org.jspecify.annotations.NullMarked;
