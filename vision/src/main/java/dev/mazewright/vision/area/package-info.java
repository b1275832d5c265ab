/**
 * Finds a path among the free pixels of a picture of any maze. Mazes of cells are in {@code vision.cells}. Start with
 * {@link AreaReader}.
 *
 * <p>Free pixels are a graph. {@code Terrain} finds the walls that belong to the maze, around both marks where these are
 * clear, and the distance of each pixel from them; {@code Places} finds the ends, {@code LeastCostSearch} the path along the middle of
 * corridors. {@link AreaReader} tries this from faint ink on, and with wide corridors first, so that the path found crosses
 * the least ink.
 *
 * <p>Doubts: {@code Leaks} finds the gaps in walls that count as closed, {@code PathDoubts} where the path may cross a wall,
 * {@code EndDoubts} which openings may not be ends, {@code SlightPath} paths that are trivially short, as pictures without a
 * maze have; another attempt is preferred to these. {@code Barrier} names what separates ends without a path.
 */
@NullMarked
package dev.mazewright.vision.area;

import org.jspecify.annotations.NullMarked;
