/** Finding a path among the free pixels of a picture of any maze. Mazes of cells are in {@code vision.cells}. Start with {@link AreaReader}. */
@NullMarked
package dev.mazewright.vision.area;

import org.jspecify.annotations.NullMarked;
