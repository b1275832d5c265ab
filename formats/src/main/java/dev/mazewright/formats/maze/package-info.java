/**
 * The compact binary format {@code maze}, which docs/maze-format.md describes byte by byte. Other formats have
 * packages of their own. Start with {@link MazeFormat}.
 */
@NullMarked
package dev.mazewright.formats.maze;

import org.jspecify.annotations.NullMarked;
