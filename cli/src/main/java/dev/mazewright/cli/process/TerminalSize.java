package dev.mazewright.cli.process;

import org.jspecify.annotations.Nullable;

/**
 * How much a terminal shows.
 *
 * @param rows of characters, 1 to 99999
 * @param columns of characters, 1 to 99999
 */
public record TerminalSize(int rows, int columns) {
    /** What most terminals have. */
    static final TerminalSize USUAL = new TerminalSize(24, 80);

    /** The window that {@code stty size} names, as rows and columns; null if it names none. */
    static @Nullable TerminalSize of(@Nullable String said) {
        if (said == null || !said.matches("[1-9][0-9]{0,4} [1-9][0-9]{0,4}")) {
            return null;
        }
        int space = said.indexOf(' ');
        return new TerminalSize(Integer.parseInt(said.substring(0, space)), Integer.parseInt(said.substring(space + 1)));
    }
}
