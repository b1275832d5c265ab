/** Masks from files: texts and pictures. Outlines and words are in the core. Start with {@link MaskFile}. */
@NullMarked
package dev.mazewright.formats.mask;

import org.jspecify.annotations.NullMarked;
