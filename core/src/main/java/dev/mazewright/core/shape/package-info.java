/** The shapes: each file is one tessellation, its picture, its table of steps and its outlines. */
@NullMarked
package dev.mazewright.core.shape;

import org.jspecify.annotations.NullMarked;
