/** Drawings of micromouse runs. Start with {@link RunDrawing}. */
@NullMarked
package dev.mazewright.drawing.micromouse;

import org.jspecify.annotations.NullMarked;
