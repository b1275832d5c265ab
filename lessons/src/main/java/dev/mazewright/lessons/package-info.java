/**
 * Five small maze programs, each rebuilt as one short program on the public library: what they do, and how little it
 * takes.
 */
@NullMarked
package dev.mazewright.lessons;

import org.jspecify.annotations.NullMarked;
