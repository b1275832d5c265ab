package dev.mazewright.cli.command;

import dev.mazewright.cli.process.TerminalSize;

/** How much of a terminal a drawing takes: its lines, and the characters of the longest one. */
record Extent(int rows, int columns) {
    /** Lines of the terminal that the recipe above the drawing and the prompt below it take. */
    private static final int OTHER_ROWS = 2;

    /** Of a text in UTF-8, in which every byte but those that go on begins a character; each is as wide as any other. */
    static Extent of(byte[] text) {
        int width = 0;
        int most = 0;
        int lines = 0;
        for (byte b : text) {
            lines += b == '\n' ? 1 : 0;
            width = b == '\n' ? 0 : width + ((b & 0xC0) == 0x80 ? 0 : 1);
            most = Math.max(most, width);
        }
        return new Extent(lines, most);
    }

    /** Whether all of it is seen at once, with the recipe and the prompt. */
    boolean fits(TerminalSize window) {
        return columns <= window.columns() && rows + OTHER_ROWS <= window.rows();
    }
}
