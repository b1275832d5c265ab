package dev.mazewright.vision.area;

/** A gap in a wall, too narrow for a passage: its pixel farthest from walls, and its width in pixels of the terrain. */
record Leak(int middle, double width) {}
