/** The command line. */
@NullMarked
package dev.mazewright.cli;

import org.jspecify.annotations.NullMarked;
