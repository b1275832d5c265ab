/**
 * The ways to read a picture: all of it, its largest structure alone, with walls and corridors exchanged, or with walls of one colour. Start
 * with {@link Hypotheses}, which reads them in turn until one convinces, and keeps the best.
 */
@NullMarked
package dev.mazewright.vision.hypothesis;

import org.jspecify.annotations.NullMarked;
