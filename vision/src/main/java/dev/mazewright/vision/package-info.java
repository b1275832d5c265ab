/**
 * Pictures of mazes of any kind: photographs, scans, drawings. Pictures that are exact, of one pixel a tile or with clean lines,
 * are read by {@code formats.picture}. Start with {@link PictureUnderstanding}.
 */
@NullMarked
package dev.mazewright.vision;

import org.jspecify.annotations.NullMarked;
