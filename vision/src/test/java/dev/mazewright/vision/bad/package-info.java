/** Bad pictures of mazes, with the truth: simulated photographs and scans of our own drawings. Start with {@link BadPictures}. */
@NullMarked
package dev.mazewright.vision.bad;

import org.jspecify.annotations.NullMarked;
