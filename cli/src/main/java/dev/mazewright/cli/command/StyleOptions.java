package dev.mazewright.cli.command;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.draw.Annotation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how pictures look and how much documents tell. */
final class StyleOptions {
    @Option(names = "--cell-size", paramLabel = "N", description = "Pictures: pixels from one cell to the next (20).")
    private @Nullable String cellSize;

    @Option(names = "--wall-thickness", paramLabel = "N", description = "Pictures: pixels of a wall (2).")
    private @Nullable String wallThickness;

    @Option(names = "--margin", paramLabel = "N", description = "Pictures: pixels around the maze (20).")
    private @Nullable String margin;

    @Option(
            names = "--solution-thickness",
            paramLabel = "N",
            description = "Pictures: pixels of the line that shows the way, at most; less in small cells (5).")
    private @Nullable String solutionThickness;

    @Option(
            names = "--theme",
            paramLabel = "THEME",
            description = "Pictures: plain, turtle, blueprint, high-contrast or brick (plain).")
    private @Nullable String theme;

    @Option(
            names = "--paper",
            paramLabel = "PAPER",
            description = "pdf, postscript, svg: fill a page, a4 or letter, with cells as large as it allows.")
    private @Nullable String paper;

    @Option(
            names = "--annotate",
            description = "Pictures: a line under the maze with its size, the length of its solution and its seed.")
    private boolean annotate;

    @Option(names = "--outlines", description = "JSON: the polygon of each cell as well.")
    private boolean outlines;

    @Option(names = "--neighbours", description = "JSON: every adjacent pair of the grid as well, open or not.")
    private boolean neighbours;

    /**
     * The style they describe.
     *
     * @param format that is going to be written
     * @throws UsageException if a number is none, or out of its range, or the format fills no page
     */
    Style style(Format format) {
        if (paper != null && !Paper.FORMATS.contains(format.name())) {
            throw new UsageException("--paper is for " + String.join(", ", Paper.FORMATS) + "; " + format.name() + " fills no page");
        }
        if (paper != null && cellSize != null) {
            throw new UsageException("on paper, cells are as large as the page allows; leave out --cell-size or --paper");
        }
        Style plain = Style.DEFAULT;
        return new Style(
                number("cell size", cellSize, 1, plain.cellSize()),
                number("wall thickness", wallThickness, 1, plain.wallThickness()),
                number("margin", margin, 0, plain.margin()),
                number("solution thickness", solutionThickness, 1, plain.solutionThickness()),
                theme == null ? plain.theme() : Theme.named(theme),
                paper == null ? null : Paper.named(paper),
                outlines,
                neighbours);
    }

    /** Whether a line of text is to stand under the maze, for which it has to be solved. */
    boolean isAnnotated() {
        return annotate;
    }

    /**
     * What is to be written, with a line of text under the maze if one is wanted.
     *
     * @param way to show, or null for none
     * @param style from {@link #style}
     */
    Document document(Puzzle puzzle, @Nullable Path way, Style style) {
        Document document = new Document(way == null ? puzzle : puzzle.between(way), way, style);
        return annotate
                ? document.annotated(Annotation.line(puzzle, way == null ? Solving.solve(puzzle, null) : way))
                : document;
    }

    private static int number(String what, @Nullable String text, int least, int byDefault) {
        return text == null ? byDefault : (int) Numbers.whole(what, text, least, Style.MOST);
    }
}
