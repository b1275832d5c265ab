/** Atlases: mazes that are never built, which the page shows as a map. */
@NullMarked
package dev.mazewright.studio.map;

import org.jspecify.annotations.NullMarked;
