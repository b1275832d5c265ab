package dev.mazewright.vision.unlike;

import org.jspecify.annotations.Nullable;

/**
 * A drawn page.
 *
 * @param truth null if a person cannot name both ends, or there is no maze, or there are several
 * @param quality of the JPEG that it becomes; 0 for PNG
 */
record Drawn(Page page, @Nullable Truth truth, double quality) {}
