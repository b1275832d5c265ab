/** Pictures of mazes unlike each other, with the truth, drawn from a seed. Start with {@link Kind}. */
@NullMarked
package dev.mazewright.vision.unlike;

import org.jspecify.annotations.NullMarked;
