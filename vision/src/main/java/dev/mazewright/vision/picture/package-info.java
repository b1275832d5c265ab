/** Pictures, requests and readings. Decoding files is in {@code vision.file}. Start with {@link Reading}. */
@NullMarked
package dev.mazewright.vision.picture;

import org.jspecify.annotations.NullMarked;
