/**
 * The model: a tessellation is data ({@link dev.mazewright.core.Grid}), a maze is bits ({@link
 * dev.mazewright.core.Maze}), and the roles that work on them ({@link dev.mazewright.core.Generator}, {@link
 * dev.mazewright.core.Transform}, {@link dev.mazewright.core.Solver}, {@link dev.mazewright.core.Shape}).
 *
 * <p>A newcomer begins with {@link dev.mazewright.core.recipe.Recipe}, which makes a maze from one line of text.
 */
@NullMarked
package dev.mazewright.core;

import org.jspecify.annotations.NullMarked;
