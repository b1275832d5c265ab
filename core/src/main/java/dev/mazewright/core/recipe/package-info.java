/**
 * From one line of text to a maze: the grammar of recipes, and how a maze is made and solved from one. Algorithms
 * are not here; {@code catalog} lists them. Start with {@link Recipe}.
 */
@NullMarked
package dev.mazewright.core.recipe;

import org.jspecify.annotations.NullMarked;
