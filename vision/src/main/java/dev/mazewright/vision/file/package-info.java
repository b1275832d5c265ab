/**
 * Files of pictures, detected by content and decoded to upright pixels. What the pixels show is found in {@code vision.cells} and
 * {@code vision.area}. Start with {@link PictureFile}.
 */
@NullMarked
package dev.mazewright.vision.file;

import org.jspecify.annotations.NullMarked;
