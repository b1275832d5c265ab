package dev.mazewright.core.maze;

/**
 * An opening in the outline of a maze: a side of a cell with no cell behind it and no wall.
 *
 * @param cell a cell at the outline
 * @param direction that leads out of the maze there
 */
public record Opening(long cell, int direction) {}
