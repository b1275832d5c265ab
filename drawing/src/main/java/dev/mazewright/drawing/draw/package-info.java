/**
 * Drawing on a page: where things lie ({@link Drawing}), what they are drawn on ({@link Canvas}), and the vector
 * formats SVG, PDF and PostScript. PNG and GIF have packages of their own. Start with {@link Drawing}.
 */
@NullMarked
package dev.mazewright.drawing.draw;

import org.jspecify.annotations.NullMarked;
