/** Recognises letters, digits, arrows and wedges that mark where a maze begins and ends. No font of the machine is used. */
@NullMarked
package dev.mazewright.vision.sign;

import org.jspecify.annotations.NullMarked;
