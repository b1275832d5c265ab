package dev.mazewright.drawing;

import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.PageLetters;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.FontFile;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.PageSetup;
import dev.mazewright.formats.io.PdfSetup;
import dev.mazewright.formats.io.Sheets;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.StyleFile;
import dev.mazewright.formats.io.StyleParameters;
import dev.mazewright.formats.io.SvgSetup;
import java.util.AbstractList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The parameters given for a file that is to be written, by flags of the command line or names of a request: parsed
 * once, and checked against the format.
 */
public final class FileParameters {
    /** All parameters of all formats, each once, in the order of the formats; the formats are loaded when the list is first read. */
    public static final List<Option<?>> ALL = new AbstractList<>() {
        @Override
        public Option<?> get(int index) {
            return Loaded.ALL.get(index);
        }

        @Override
        public int size() {
            return Loaded.ALL.size();
        }
    };

    /** What is loaded with the formats. */
    private static final class Loaded {
        static final List<Option<?>> ALL =
                Formats.ALL.stream().flatMap(format -> format.options().stream()).distinct().toList();

        private Loaded() {}
    }

    final Format format;
    private final Style style;
    final boolean isAnnotated;
    final boolean hasRecipe;
    final Animation.@Nullable Work work;
    final int frames;
    final int delay;
    private final String animate;
    private final boolean areNone;

    /**
     * The parameters of a file.
     *
     * @param format that is going to be written
     * @param given the text given for a parameter, or null
     * @param styleFile the style under them, or null for none
     * @param spelling how the user writes the name of a parameter
     * @throws UsageException if a value does not exist, or a parameter does not go with the format or with another one
     */
    public FileParameters(
            Format format,
            Function<Option<?>, @Nullable String> given,
            @Nullable StyleFile styleFile,
            Function<Option<?>, String> spelling) {
        this(format, given, styleFile, null, spelling);
    }

    /**
     * The parameters of a file with a title in letters of a font.
     *
     * @param format that is going to be written
     * @param given the text given for a parameter, or null
     * @param styleFile the style under them, or null for none
     * @param font of the title and the caption, or null for Liberation Sans
     * @param spelling how the user writes the name of a parameter
     * @throws UsageException if a value does not exist, or a parameter does not go with the format or with another one
     */
    public FileParameters(
            Format format,
            Function<Option<?>, @Nullable String> given,
            @Nullable StyleFile styleFile,
            @Nullable FontFile font,
            Function<Option<?>, String> spelling) {
        this.format = format;
        if (given.apply(Style.PAPER) != null) {
            if (!format.options().contains(Style.PAPER)) {
                throw new UsageException(spelling.apply(Style.PAPER) + " is for " + names(Style.PAPER) + "; " + format.name()
                        + " fills no page");
            }
            if (given.apply(Style.CELL_SIZE) != null) {
                throw new UsageException("on paper, cells are as large as the page allows; leave out "
                        + spelling.apply(Style.CELL_SIZE) + " or " + spelling.apply(Style.PAPER));
            }
        }
        requirePage(given, spelling);
        if (styleFile != null && !format.options().contains(Style.THEME)) {
            throw new UsageException("a style is for " + names(Style.THEME) + "; " + format.name() + " draws no picture");
        }
        StyleFile under = styleFile == null ? StyleFile.empty() : styleFile;
        Function<Option<?>, @Nullable String> styled = option -> {
            String text = given.apply(option);
            return text == null ? under.text(option) : text;
        };
        Finish.OPTIONS.forEach(option -> requireHeeded(option, given, spelling));
        Formats.ALL.stream().flatMap(each -> each.own().stream()).forEach(option -> requireHeeded(option, given, spelling));
        requireHeeded(Finish.OUTSIDE_COLOUR, given, spelling);
        Finish.PICTURES.forEach(option -> requireHeeded(option, styled, spelling));
        StyleParameters styles = new StyleParameters(styled);
        style = new Style(
                whole(Style.CELL_SIZE, styled),
                whole(Style.WALL_THICKNESS, styled),
                whole(Style.MARGIN, styled),
                whole(Style.SOLUTION_THICKNESS, styled),
                styles.theme(),
                styles.finish(),
                get(Style.PAPER, given).orElse(null),
                PageSetup.of(
                        get(PageSetup.ORIENTATION, given),
                        get(PageSetup.TITLE, given),
                        get(PageSetup.CAPTION, given),
                        get(PageSetup.CELL_MM, given),
                        get(PageSetup.LINE_WIDTH, given),
                        get(PageSetup.ANSWER, given))
                        .on(Sheets.of(get(Sheets.TILE_PAGES, given), get(Sheets.TILE_OVERLAP, given)))
                        .in(font),
                new PdfSetup(get(PdfSetup.LAYERS, given), get(PdfSetup.PDFX, given)),
                svg(given),
                new Style.Details(get(Style.OUTLINES, given), get(Style.NEIGHBOURS, given), get(Style.ENGINE, given)),
                Settings.of(format.own(), given));
        requireLetters(style.page());
        isAnnotated = get(Style.ANNOTATE, given);
        hasRecipe = !get(Style.RECIPE_IN_FILE, given).equals("no");
        work = get(Animation.ANIMATE, given).orElse(null);
        frames = whole(Animation.FRAMES, given);
        delay = whole(Animation.DELAY, given);
        animate = spelling.apply(Animation.ANIMATE);
        areNone = styleFile == null && ALL.stream().allMatch(option -> given.apply(option) == null);
        if (!format.isAnimated() && Animation.OPTIONS.stream().anyMatch(option -> given.apply(option) != null)) {
            throw new UsageException(animate + ", " + spelling.apply(Animation.FRAMES) + " and "
                    + spelling.apply(Animation.DELAY) + " are for animations, and " + format.name()
                    + " is not animated; use one of the formats " + names(Animation.ANIMATE));
        }
    }

    private FileParameters(Format format) {
        this.format = format;
        style = Style.DEFAULT;
        isAnnotated = false;
        hasRecipe = true;
        work = null;
        frames = 0;
        delay = 0;
        animate = "";
        areNone = true;
    }

    /** The parameters of a file for which none is given. */
    public static FileParameters none(Format format) {
        return format.options().isEmpty() ? new FileParameters(format) : new FileParameters(format, option -> null, null, Option::key);
    }

    private void requirePage(Function<Option<?>, @Nullable String> given, Function<Option<?>, String> spelling) {
        for (Option<?> option : PageSetup.OPTIONS) {
            requireHeeded(option, given, spelling);
            if (given.apply(option) != null && given.apply(Style.PAPER) == null && !(isLength(option) && isInMillimetres(given))) {
                throw new UsageException(spelling.apply(option) + " is for pages; add " + spelling.apply(Style.PAPER)
                        + (isLength(option) && format.options().contains(SvgSetup.UNIT) ? ", or " + spelling.apply(SvgSetup.UNIT) + " mm" : ""));
            }
        }
        requireLines(given, spelling);
        requireHeeded(PageSetup.ANSWER, given, spelling);
        requirePoster(given, spelling);
        PdfSetup.OPTIONS.forEach(option -> requireHeeded(option, given, spelling));
        requireHeeded(Style.RECIPE_IN_FILE, given, spelling);
        if (get(PdfSetup.LAYERS, given) && get(PdfSetup.PDFX, given)) {
            throw new UsageException("PDF/X-1a has no layers; leave out " + spelling.apply(PdfSetup.LAYERS) + " or "
                    + spelling.apply(PdfSetup.PDFX));
        }
    }

    private static void requireLetters(PageSetup page) {
        if (page.font() != null && page.title().isEmpty() && page.caption().isEmpty()) {
            throw new UsageException("a font is for a title or a caption; add one, or leave out the font");
        }
        PageLetters letters = new PageLetters(page.font());
        letters.require("the " + PageSetup.TITLE.key(), page.title());
        letters.require("the " + PageSetup.CAPTION.key(), page.caption());
    }

    /** Whether it is a length that has a meaning wherever there are millimetres. */
    private static boolean isLength(Option<?> option) {
        return option == PageSetup.CELL_MM || option == PageSetup.LINE_WIDTH;
    }

    /** Whether lengths in the file are millimetres; of what fills no page and has such lengths, they are in any case. */
    private boolean isInMillimetres(Function<Option<?>, @Nullable String> given) {
        return svg(given).isInMillimetres() || !format.options().contains(Style.PAPER);
    }

    private static SvgSetup svg(Function<Option<?>, @Nullable String> given) {
        return SvgSetup.of(get(SvgSetup.FOR, given), get(SvgSetup.ONLY, given), get(SvgSetup.UNIT, given));
    }

    private void requireLines(Function<Option<?>, @Nullable String> given, Function<Option<?>, String> spelling) {
        SvgSetup.OPTIONS.forEach(option -> requireHeeded(option, given, spelling));
        SvgSetup lines = svg(given);
        if (given.apply(Style.CELL_SIZE) != null && given.apply(PageSetup.CELL_MM) != null) {
            throw new UsageException("cells have one size; leave out " + spelling.apply(Style.CELL_SIZE) + " or " + spelling.apply(PageSetup.CELL_MM));
        }
        if (lines.machine() == null && lines.part() == null) {
            return;
        }
        for (Option<?> option : List.of(Style.ANNOTATE, PageSetup.TITLE, PageSetup.CAPTION)) {
            if (given.apply(option) != null) {
                throw new UsageException(spelling.apply(lines.machine() == null ? SvgSetup.ONLY : SvgSetup.FOR)
                        + " draws lines alone, and no text; leave out " + spelling.apply(option));
            }
        }
    }

    private void requirePoster(Function<Option<?>, @Nullable String> given, Function<Option<?>, String> spelling) {
        String tiles = spelling.apply(Sheets.TILE_PAGES);
        Sheets.OPTIONS.forEach(option -> requireHeeded(option, given, spelling));
        if (given.apply(Sheets.TILE_PAGES) == null) {
            if (given.apply(Sheets.TILE_OVERLAP) != null) {
                throw new UsageException(spelling.apply(Sheets.TILE_OVERLAP) + " is for posters; add " + tiles);
            }
            return;
        }
        if (given.apply(Style.PAPER) == null) {
            throw new UsageException(tiles + " prints on several sheets of a paper; add " + spelling.apply(Style.PAPER));
        }
        if (get(Sheets.TILE_PAGES, given).equals(Sheets.AUTO) && given.apply(PageSetup.CELL_MM) == null) {
            throw new UsageException("how large the poster is follows from the size of its cells or from the number of its sheets: add "
                    + spelling.apply(PageSetup.CELL_MM) + ", or give " + tiles + " the sheets as rows x columns, such as 2x3");
        }
    }

    private void requireHeeded(
            Option<?> option, Function<Option<?>, @Nullable String> given, Function<Option<?>, String> spelling) {
        if (given.apply(option) != null && !format.options().contains(option)) {
            throw new UsageException(spelling.apply(option) + " is for " + names(option) + "; " + format.name() + " does not draw it");
        }
    }

    private static <T> T get(Option<T> option, Function<Option<?>, @Nullable String> given) {
        String text = given.apply(option);
        return text == null ? option.byDefault() : option.parse(text);
    }

    private static int whole(Option<Long> option, Function<Option<?>, @Nullable String> given) {
        return get(option, given).intValue();
    }

    /** The formats that use a parameter. */
    public static List<Format> formats(Option<?> option) {
        return Formats.ALL.stream().filter(format -> format.options().contains(option)).toList();
    }

    /** The names of the formats that use a parameter, separated by commas. */
    public static String names(Option<?> option) {
        return String.join(", ", formats(option).stream().map(Format::name).toList());
    }

    /** The name of a parameter in a request: {@code cellSize} for {@code cell-size}. */
    public static String camelCase(Option<?> option) {
        StringBuilder name = new StringBuilder();
        for (String word : option.key().split("-", -1)) {
            name.append(name.isEmpty() ? word.charAt(0) : Character.toUpperCase(word.charAt(0))).append(word, 1, word.length());
        }
        return name.toString();
    }

    /** Whether a file is to look as it does where no parameter is given. */
    public boolean areNone() {
        return areNone;
    }

    /** The style parameters. */
    public Style style() {
        return style;
    }

    /**
     * Makes sure that they fit a maze that was read, and returns them.
     *
     * @throws UsageException if its generation is to be shown
     */
    public FileParameters requireRead() {
        if (work == Animation.Work.GENERATE) {
            throw new UsageException("the generation of this maze was not recorded: only " + animate + " solve can be shown of it");
        }
        return this;
    }
}
