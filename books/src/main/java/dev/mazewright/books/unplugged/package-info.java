/** Algorithms as they are run by hand: the random numbers that a run needs, and the tables that are filled in, empty and full. */
@NullMarked
package dev.mazewright.books.unplugged;

import org.jspecify.annotations.NullMarked;
