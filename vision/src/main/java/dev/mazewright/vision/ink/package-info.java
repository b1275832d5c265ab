/** What is ink and what is paper in a picture: size to work at, light, polarity, coloured marks. Start with {@link Grey}. */
@NullMarked
package dev.mazewright.vision.ink;

import org.jspecify.annotations.NullMarked;
