/**
 * Files for paper: PDF and PostScript, and posters on several sheets. What they print is drawn by {@code draw}. Start with {@link Pdf}.
 */
@NullMarked
package dev.mazewright.drawing.paper;

import org.jspecify.annotations.NullMarked;
