/** Drawing on pictures: solutions, and the steps of understanding. Start with {@link SolutionLine}. */
@NullMarked
package dev.mazewright.vision.draw;

import org.jspecify.annotations.NullMarked;
