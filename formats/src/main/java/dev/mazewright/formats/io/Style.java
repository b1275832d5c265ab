package dev.mazewright.formats.io;

import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The style parameters: how pictures are drawn and how detailed documents are. Lengths are pixels; in drawings for any
 * size, units; on paper, points.
 *
 * @param cellSize from one cell's corner to the next, 1 to {@link #MOST}; on paper, it follows from the paper
 * @param wallThickness of a wall, 1 to {@link #MOST}
 * @param margin around the maze, 0 to {@link #MOST}
 * @param solutionThickness of the line that shows the solution, at most, 1 to {@link #MOST}; it is less where cells are
 *     small
 * @param theme the colours
 * @param finish caps, background and pictures
 * @param paper the page that the maze is to fill, or null for one as large as the maze
 * @param page how the maze stands on the paper
 * @param pdf what kind of PDF file it is
 * @param svg what an SVG file is for
 * @param details how much a document or a page has
 * @param own the values of parameters that a format, or a family of formats, has alone
 */
public record Style(
        int cellSize,
        int wallThickness,
        int margin,
        int solutionThickness,
        Theme theme,
        Finish finish,
        @Nullable Paper paper,
        PageSetup page,
        PdfSetup pdf,
        SvgSetup svg,
        Details details,
        Settings own) {
    /**
     * How much a document or a page has.
     *
     * @param outlines whether a JSON document has each cell's polygon
     * @param neighbours whether a JSON document has every adjacent pair, open or not
     * @param engine whether a page has what makes new mazes of its recipe
     */
    public record Details(boolean outlines, boolean neighbours, boolean engine) {
        /** As little as there can be. */
        public static final Details FEW = new Details(false, false, false);
    }

    /** The most of each length. */
    public static final int MOST = 10_000;

    public static final Option<Theme> THEME = Option.word(
            "theme", Theme.PLAIN, Theme.ALL.stream().map(Theme::name).toList(), "The colours.", Theme::named, Theme::name);
    public static final Option<Long> CELL_SIZE = length("cell-size", 20, 1, "Pixels from one cell to the next.");
    public static final Option<Long> WALL_THICKNESS = length("wall-thickness", 2, 1, "The thickness of a wall in pixels.");
    public static final Option<Long> MARGIN = length("margin", 20, 0, "Pixels around the maze.");
    public static final Option<Long> SOLUTION_THICKNESS = length(
            "solution-thickness", 5, 1, "The greatest width, in pixels, of the line that shows the solution; less in small cells.");
    public static final Option<Boolean> ANNOTATE = Option.flag(
            "annotate", "Add a line of text with the size of the maze, the length of its solution and its seed.");
    public static final Option<String> RECIPE_IN_FILE = Option.wordOrNone(
            "recipe-in-file",
            List.of("yes", "no"),
            "Whether the file names the recipe that makes its maze again; by default it does.",
            Style::yesOrNo);
    public static final Option<Optional<Paper>> PAPER = Option.word(
            "paper",
            Optional.empty(),
            Paper.names(),
            "The page size, by its name or such as 210x297mm or 8.5x11in; cells are as large as the page allows.",
            name -> Optional.of(Paper.named(name)),
            paper -> paper.map(Paper::name).orElse(""));
    public static final Option<Boolean> OUTLINES = Option.flag("outlines", "Include the polygon of each cell.");
    public static final Option<Boolean> NEIGHBOURS = Option.flag(
            "neighbours", "Include every adjacent pair of cells of the grid, open or not.");

    public static final Option<Boolean> ENGINE = Option.flag(
            "engine", "Include what makes new mazes of the recipe, offline: WebAssembly of about a megabyte.");

    /** The parameters of a picture. */
    public static final List<Option<?>> PICTURE = Stream.of(
                    List.of(THEME, CELL_SIZE, WALL_THICKNESS, MARGIN, SOLUTION_THICKNESS, ANNOTATE, RECIPE_IN_FILE), Finish.OPTIONS)
            .flatMap(List::stream)
            .toList();

    /** The parameters of what can fill a page. */
    public static final List<Option<?>> PAGE = Stream.concat(Stream.of(PAPER), PageSetup.OPTIONS.stream()).toList();

    /** The parameters of a document. */
    public static final List<Option<?>> DETAILS = List.of(OUTLINES, NEIGHBOURS);

    private static final Settings NONE = Settings.of(List.of(), option -> null);

    public static final Style DEFAULT = new Style(
            CELL_SIZE.byDefault().intValue(),
            WALL_THICKNESS.byDefault().intValue(),
            MARGIN.byDefault().intValue(),
            SOLUTION_THICKNESS.byDefault().intValue(),
            THEME.byDefault(),
            Finish.PLAIN,
            null,
            PageSetup.PLAIN,
            PdfSetup.PLAIN,
            SvgSetup.PLAIN,
            Details.FEW,
            NONE);

    private static String yesOrNo(String text) {
        if (!text.equals("yes") && !text.equals("no")) {
            throw new UsageException("'recipe-in-file' is yes or no, not '" + text + "'");
        }
        return text;
    }

    private static Option<Long> length(String key, int byDefault, int least, String sentence) {
        return Option.whole(key, key.replace('-', ' '), byDefault, least, MOST, sentence);
    }

    /** A style; a {@link UsageException} if a length is out of its range. */
    public Style {
        require(CELL_SIZE, cellSize);
        require(WALL_THICKNESS, wallThickness);
        require(MARGIN, margin);
        require(SOLUTION_THICKNESS, solutionThickness);
    }

    private static void require(Option<Long> length, int pixels) {
        if (pixels < length.least() || pixels > length.most()) {
            throw new UsageException("the " + length.key().replace('-', ' ') + " is " + length.range() + " pixels, not " + pixels);
        }
    }

    /** The default style with these lengths. */
    public static Style of(int cellSize, int wallThickness, int margin) {
        return new Style(
                cellSize, wallThickness, margin, DEFAULT.solutionThickness, DEFAULT.theme, Finish.PLAIN, null, PageSetup.PLAIN,
                PdfSetup.PLAIN, SvgSetup.PLAIN, Details.FEW, NONE);
    }

    /** The same in other colours. */
    public Style with(Theme other) {
        return new Style(cellSize, wallThickness, margin, solutionThickness, other, finish, paper, page, pdf, svg, details, own);
    }

    /** The same with another finish. */
    public Style with(Finish other) {
        return new Style(cellSize, wallThickness, margin, solutionThickness, theme, other, paper, page, pdf, svg, details, own);
    }

    /** The same with another margin. */
    public Style within(int other) {
        return new Style(cellSize, wallThickness, other, solutionThickness, theme, finish, paper, page, pdf, svg, details, own);
    }

    /** The same on paper, or, with null, on a page as large as the maze. */
    public Style on(@Nullable Paper other) {
        return new Style(cellSize, wallThickness, margin, solutionThickness, theme, finish, other, page, pdf, svg, details, own);
    }

    /** The same with another setup of the page. */
    public Style with(PageSetup other) {
        return new Style(cellSize, wallThickness, margin, solutionThickness, theme, finish, paper, other, pdf, svg, details, own);
    }

    /** The same as a PDF file of another kind. */
    public Style with(PdfSetup other) {
        return new Style(cellSize, wallThickness, margin, solutionThickness, theme, finish, paper, page, other, svg, details, own);
    }

    /** The same as an SVG file for something else. */
    public Style with(SvgSetup other) {
        return new Style(cellSize, wallThickness, margin, solutionThickness, theme, finish, paper, page, pdf, other, details, own);
    }

    /** Whether a picture of squares needs smooth lines, or a page, which are drawn from a maze in memory. */
    public boolean isSmooth() {
        return paper != null || finish.isSmooth(theme);
    }

    /** The same, with documents or pages of these details. */
    public Style with(Details other) {
        return new Style(cellSize, wallThickness, margin, solutionThickness, theme, finish, paper, page, pdf, svg, other, own);
    }

    /** The same, with other parameters of the format's own. */
    public Style with(Settings other) {
        return new Style(cellSize, wallThickness, margin, solutionThickness, theme, finish, paper, page, pdf, svg, details, other);
    }
}
