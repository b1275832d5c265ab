/** From one line of text to a maze, and what there is to choose from. */
@NullMarked
package dev.mazewright.core.recipe;

import org.jspecify.annotations.NullMarked;
