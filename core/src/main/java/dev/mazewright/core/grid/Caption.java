package dev.mazewright.core.grid;

/**
 * A few words that stand beside the cells in the drawing, such as the number of a level.
 *
 * @param x where they begin, in units of a cell, and
 * @param y what they stand on
 */
public record Caption(String text, double x, double y) {}
