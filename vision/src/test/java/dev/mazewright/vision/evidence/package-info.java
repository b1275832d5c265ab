/** Tests of the evidence for a reading. */
@NullMarked
package dev.mazewright.vision.evidence;

import org.jspecify.annotations.NullMarked;
