package dev.mazewright.cli;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.formats.Style;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how pictures look and how much documents tell. */
final class StyleOptions {
    private static final int MOST = 10_000;

    @Option(names = "--cell-size", paramLabel = "N", description = "Pictures: pixels from one cell to the next (20).")
    private @Nullable String cellSize;

    @Option(names = "--wall-thickness", paramLabel = "N", description = "Pictures: pixels of a wall (2).")
    private @Nullable String wallThickness;

    @Option(names = "--margin", paramLabel = "N", description = "Pictures: pixels around the maze (20).")
    private @Nullable String margin;

    @Option(names = "--outlines", description = "JSON: the polygon of each cell as well.")
    private boolean outlines;

    @Option(names = "--neighbours", description = "JSON: every adjacent pair of the grid as well, open or not.")
    private boolean neighbours;

    /**
     * The style they describe.
     *
     * @throws dev.mazewright.core.UsageException if a number is none, or out of its range
     */
    Style style() {
        return new Style(
                number("cell size", cellSize, 1, Style.DEFAULT.cellSize()),
                number("wall thickness", wallThickness, 1, Style.DEFAULT.wallThickness()),
                number("margin", margin, 0, Style.DEFAULT.margin()),
                outlines,
                neighbours);
    }

    private static int number(String what, @Nullable String text, int least, int byDefault) {
        return text == null ? byDefault : (int) Numbers.whole(what, text, least, MOST);
    }
}
