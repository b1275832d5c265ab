/**
 * One class per command, and the options that several of them share. How files and terminals behave is elsewhere.
 * Start with {@link Generate}.
 */
@NullMarked
package dev.mazewright.cli.command;

import org.jspecify.annotations.NullMarked;
