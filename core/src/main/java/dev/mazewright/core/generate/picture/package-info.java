/**
 * Parts of {@link dev.mazewright.core.generate.PictureMaze}: pixels of 2 x 2 cells, the picture with its chains and its
 * lead, trees of pixels, and walks around them.
 */
@NullMarked
package dev.mazewright.core.generate.picture;

import org.jspecify.annotations.NullMarked;
