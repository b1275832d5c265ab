/** What speaks for a reading of a picture: pure functions, one question each. */
@NullMarked
package dev.mazewright.vision.evidence;

import org.jspecify.annotations.NullMarked;
