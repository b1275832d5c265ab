/** Letters of fonts as outlines, the same on every machine. Start with {@link dev.mazewright.drawing.letters.Typeface}. */
@NullMarked
package dev.mazewright.drawing.letters;

import org.jspecify.annotations.NullMarked;
