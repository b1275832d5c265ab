/**
 * Pictures of mazes in requests: decoded once, understood once for each way of reading them, and kept. How pictures are read and solved is in
 * {@code vision}, its endpoints are here. Start with {@link PictureReadings}.
 */
@NullMarked
package dev.mazewright.studio.picture;

import org.jspecify.annotations.NullMarked;
