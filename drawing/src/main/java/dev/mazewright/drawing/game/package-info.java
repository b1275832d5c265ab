/** Levels for games: mazes in tiles, as maps, blocks and walls. */
@NullMarked
package dev.mazewright.drawing.game;

import org.jspecify.annotations.NullMarked;
