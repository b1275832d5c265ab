/**
 * Finds a path among the free pixels of a picture of any maze. Mazes of cells are in {@code vision.cells}. Start with {@link AreaReader}.
 *
 * <p>{@code Terrain} finds the maze's walls, around both marks if these are clear, and the distance of each pixel from them; {@code
 * Places} finds the ends, {@code LeastCostSearch} the path along the middle of corridors. {@link AreaReader} tries faint ink and wide corridors
 * first, so that the path crosses the least ink.
 *
 * <p>Doubts: {@code PathDoubts} finds where the path may cross a wall, {@code EndDoubts} openings that may not be ends, {@code SlightPath}
 * trivially short paths, as in pictures without a maze; other attempts are preferred to these. {@code Barrier} names what separates ends without a path.
 */
@NullMarked
package dev.mazewright.vision.area;

import org.jspecify.annotations.NullMarked;
