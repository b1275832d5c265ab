package dev.mazewright.core.grid;

/**
 * A few words that stand beside the cells in the drawing, such as the number of a level.
 *
 * @param text the words
 * @param x where the words begin: how far to the right, in units of a cell
 * @param y their baseline: how far down, in units of a cell
 */
public record Caption(String text, double x, double y) {}
