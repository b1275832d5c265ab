/** Real pictures of mazes and cases drawn after them, read where they lie, with the ends and paths that a person names. */
@NullMarked
package dev.mazewright.vision.real;

import org.jspecify.annotations.NullMarked;
