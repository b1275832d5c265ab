/** Reads the files of maze-dataset, a library of mazes for machine learning: {@link TokenText} and {@link ZanjFile}. */
@NullMarked
package dev.mazewright.formats.mazedataset;

import org.jspecify.annotations.NullMarked;
