/** Solids to print and to walk in: mazes as closed meshes. */
@NullMarked
package dev.mazewright.drawing.solid;

import org.jspecify.annotations.NullMarked;
