package dev.mazewright.vision.area;

/**
 * Where corridors meet the outside.
 *
 * @param middle the pixel that is farthest from walls
 * @param width in pixels
 * @param part the part of the corridors that it belongs to
 */
record AreaOpening(int middle, double width, int part) {}
