/**
 * Distinguishes ink from paper in a picture: working size, light, polarity, coloured marks. Start with {@link Grey}.
 *
 * <p>{@link Grey} computes how much ink each pixel has, 1 for walls and 0 for paper in any light, at a size at which a corridor and its
 * wall are about 14 pixels wide. Marks, signs, solutions and the surroundings of the paper do not count as ink. {@link Signs} finds
 * shapes that stand alone, which {@code vision.sign} recognises.
 *
 * <p><b>ColourMarks.</b> {@link ColourMarks} removes coloured spots from the ink, and {@code Shadows} what stands out less than lines do, at the
 * edges that {@code Levels} knows. {@link EndSpots} looks closer if fewer than two spots are seen, if one of them is faint, or if there
 * are more: {@code FlatSpots} by a colour that appears nowhere else, {@code SolidSpots} for spots in the colour of walls, or paler and
 * away from all walls.
 *
 * <p><b>Parts of the picture.</b> {@code Surroundings} removes a table around the paper, {@link DrawnPart} the paper around a small maze,
 * and {@link Spotless} the spots of a small maze whose reading is uncertain with them.
 *
 * <p><b>Other looks.</b> Uncertain readings are retried ({@link Looks}): at a finer scale, sharper, or by what stands out ({@code
 * Relief}). If all paths are uncertain, the one that crosses the faintest ink counts, without specks ({@code Specks}) and along lines
 * ({@code Lines}).
 */
@NullMarked
package dev.mazewright.vision.ink;

import org.jspecify.annotations.NullMarked;
