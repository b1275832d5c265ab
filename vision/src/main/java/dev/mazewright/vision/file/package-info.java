/**
 * Picture files, detected by content and decoded to upright pixels. {@code vision.cells} and {@code vision.area} understand the pixels.
 * Start with {@link PictureFile}.
 */
@NullMarked
package dev.mazewright.vision.file;

import org.jspecify.annotations.NullMarked;
