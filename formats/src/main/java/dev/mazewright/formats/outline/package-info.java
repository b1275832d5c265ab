/**
 * What drawings of mazes mean: what lies outside of the outline, what the openings are, and where the path begins and ends. One
 * rule for texts and pictures; reading characters and pixels is not in here. Start with {@link DrawnEnds}, then {@link TileDrawing}.
 */
@NullMarked
package dev.mazewright.formats.outline;

import org.jspecify.annotations.NullMarked;
