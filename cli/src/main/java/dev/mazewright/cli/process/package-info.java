/**
 * What surrounds a run of the program: streams, the terminal and its keys, exit codes, seeds from outside. No command
 * is here. Start with {@link Terminal}.
 */
@NullMarked
package dev.mazewright.cli.process;

import org.jspecify.annotations.NullMarked;
