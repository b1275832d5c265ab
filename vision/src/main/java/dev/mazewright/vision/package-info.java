/**
 * Pictures of mazes of any kind: photographs, scans, drawings. The package {@code drawing.picture} reads exact ones, of one pixel a tile
 * or with clean lines. Start with {@link PictureSolver}, which decides how a picture is read; {@link PictureUnderstanding} reads the
 * others as cells if these are certain, else as an area.
 *
 * <p>The steps, a package each: {@code file} decodes a file to an upright {@code Picture}; {@code ink} measures how much ink each pixel
 * has; {@code cells} finds a maze of cells, {@code area} a path among free pixels; {@code sign} recognises letters, arrows and drawings,
 * by which {@code ends} finds the start and the goal; {@code draw} draws the result.
 *
 * {@snippet file="VisionSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.vision;

import org.jspecify.annotations.NullMarked;
