/** Finding a maze of cells in a picture: lattice, grid, walls and how sure they are. Free-form mazes are in {@code vision.area}. Start with {@link CellsReader}. */
@NullMarked
package dev.mazewright.vision.cells;

import org.jspecify.annotations.NullMarked;
