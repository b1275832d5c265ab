/**
 * What a run reads from and writes to: streams, keys, the second screen. No command is here. Start with {@link
 * Terminal}.
 */
@NullMarked
package dev.mazewright.cli.terminal;

import org.jspecify.annotations.NullMarked;
