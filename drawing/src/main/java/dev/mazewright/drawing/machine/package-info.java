/** Lines for machines that follow them: plotters, lasers and mills. */
@NullMarked
package dev.mazewright.drawing.machine;

import org.jspecify.annotations.NullMarked;
