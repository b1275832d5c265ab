/** Mazes in Jupyter notebooks. */
@NullMarked
package dev.mazewright.notebook;

import org.jspecify.annotations.NullMarked;
