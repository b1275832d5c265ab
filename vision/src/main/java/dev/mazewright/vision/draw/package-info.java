/**
 * Drawing what was found on pictures: solutions, and the steps of understanding. Nothing is found here. Start with
 * {@link SolutionLine}.
 */
@NullMarked
package dev.mazewright.vision.draw;

import org.jspecify.annotations.NullMarked;
