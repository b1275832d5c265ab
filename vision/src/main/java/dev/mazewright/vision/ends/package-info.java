/** Where a maze begins and ends, as signs in its picture say. Start with {@link MarkedEnds}. */
@NullMarked
package dev.mazewright.vision.ends;

import org.jspecify.annotations.NullMarked;
