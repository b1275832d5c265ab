/** Atlases: mazes that are never built, which the page shows as a map. */
@NullMarked
package dev.mazewright.api.map;

import org.jspecify.annotations.NullMarked;
