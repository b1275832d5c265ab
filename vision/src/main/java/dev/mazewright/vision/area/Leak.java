package dev.mazewright.vision.area;

/**
 * A gap in a wall that is too narrow to be a passage.
 *
 * @param middle the pixel of the gap that is farthest from walls
 * @param width in pixels of the terrain
 */
record Leak(int middle, double width) {}
