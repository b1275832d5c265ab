/**
 * Perfect mazes of up to 2^62 x 2^62 cells that are never built: any window of them, any of their zoom levels, and the exact path between
 * any two cells. Not here: what a window looks like (formats), and how a recipe names an atlas (recipe). Start reading at {@link
 * dev.mazewright.core.atlas.Atlas}, then {@link dev.mazewright.core.atlas.Block}.
 *
 * {@snippet file="AtlasSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.core.atlas;

import org.jspecify.annotations.NullMarked;
