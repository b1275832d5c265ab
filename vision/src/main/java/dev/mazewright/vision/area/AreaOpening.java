package dev.mazewright.vision.area;

/** Where corridors meet the outside: the pixel farthest from walls, the width in pixels, and the corridors' part with the opening. */
record AreaOpening(int middle, double width, int part) {}
