/** Masks: which places of a sheet are cells, drawn from an outline, a word or bits. */
@NullMarked
package dev.mazewright.core.mask;

import org.jspecify.annotations.NullMarked;
