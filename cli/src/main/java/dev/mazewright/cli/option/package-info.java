/**
 * Commands and their options. Declared as fields of a command, an option is there once parsed; nothing is looked up by
 * reflection, which would take longer than most runs. Start with {@link Command}.
 */
@NullMarked
package dev.mazewright.cli.option;

import org.jspecify.annotations.NullMarked;
