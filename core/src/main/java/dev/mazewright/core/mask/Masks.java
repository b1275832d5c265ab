package dev.mazewright.core.mask;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Makes masks for a shape: a position of its grid is a cell if the middle of its outline lies in a region.
 *
 * <p>Outlines keep their proportions, as large as fit on the grid; words fill it, or are left out of an outline. Time: the
 * positions, for words times
 * the strokes of a letter.
 */
public final class Masks {
    private static final Option<String> MASK = Option.wordOrNone(
            "mask", MaskOutline.words(), "an outline; only positions inside it are cells",
            name -> MaskOutline.of(name).word());

    private static final Option<String> TEXT = Option.text(
            "mask-text", "a word of letters, digits and . - _", "a word; only positions inside its letters are cells",
            Masks::word);

    private static final Option<String> TEXT64 = Option.text(
            "mask-text64", "UTF-8 in base64url", "the same for any text, also with spaces and line feeds",
            text -> MaskText.encode(readable(MaskText.decode(text))));

    private static final Option<String> BITS = Option.text(
            "mask-bits", "runs in base64url", "the cells as the lengths of runs, alternately outside and inside",
            text -> MaskBits.lettered("mask-bits", text));

    /** What a shape that can be masked has besides its own options. */
    public static final List<Option<?>> OPTIONS = List.of(MASK, TEXT, TEXT64, BITS);

    /** The height of an outline in which no box is found, in cells: more than grids of pictures have. */
    private static final double LONGEST = 10_000;

    /** Half of a pen that misses no cell, in sides of a square as large as a cell. */
    private static final double REACH = 0.88;

    private Masks() {}

    private static String word(String text) {
        if (!MaskText.isLiteral(text)) {
            throw new UsageException("'" + text + "' is not a mask-text: that is letters of ASCII, digits and . - _;"
                    + " any other text is written as mask-text64, in base64url");
        }
        return readable(text);
    }

    private static String readable(String text) {
        return new MaskText(text).text();
    }

    /**
     * The option of recipes that stands for a text.
     *
     * @throws UsageException if it has letters that there are not
     */
    public static String textOption(String text) {
        readable(text);
        return MaskText.isLiteral(text)
                ? TEXT.key() + "=" + text
                : TEXT64.key() + "=" + MaskText.encode(text);
    }

    /**
     * The option of recipes that stands for a mask.
     *
     * @throws UsageException if it has no cells
     */
    public static String bitsOption(Mask mask) {
        return BITS.key() + "=" + MaskBits.print(mask);
    }

    /**
     * The options of recipes that stand for letters as a picture draws them: the cells in them, or an outline and what is left out of it.
     *
     * @param outline in which they stand, or null for the whole grid
     * @param whole a shape without a mask
     * @throws UsageException if the grid is too small for them
     */
    public static String lettersOption(Letters letters, @Nullable MaskOutline outline, Shape whole) {
        return outline == null ? bitsOption(text(letters, whole))
                : outlineOption(outline) + "," + bitsOption(word(outline, letters, whole));
    }

    /** The option of recipes that stands for an outline. */
    public static String outlineOption(MaskOutline outline) {
        return MASK.key() + "=" + outline.word();
    }

    /** Whether an option of a recipe, as {@code key=value}, is one of those for masks. */
    public static boolean isOption(String option) {
        return OPTIONS.stream().anyMatch(each -> option.startsWith(each.key() + "="));
    }

    /**
     * Makes sure that no more than one mask is given, or an outline and what is left out of it.
     *
     * @throws UsageException if there are several
     */
    public static void requireOne(Settings settings) {
        List<Option<?>> given = OPTIONS.stream().filter(option -> !isDefault(settings, option)).toList();
        if (given.size() > 1 && !(given.size() == 2 && given.contains(MASK))) {
            throw new UsageException("a maze has one mask, or an outline with a text or " + BITS.key() + " in it; this one is given "
                    + given.stream().map(Option::key).collect(Collectors.joining(" and ")));
        }
    }

    /**
     * The least rows and columns at which the letters of a mask's text can be read; 1 x 1 of shapes, such as rings, that
     * have no rows and columns on the page.
     *
     * @param outline in which the text stands, or null for the whole grid
     * @param whole a shape without a mask, of any size
     */
    public static Size legible(Letters letters, @Nullable MaskOutline outline, Shape whole) {
        Size size = whole.size();
        Grid grid = whole.grid();
        if (grid.rows() != size.rows() || grid.columns() != size.columns()) {
            return new Size(1, 1);
        }
        double wide = letters.legibleWidth();
        double high = letters.legibleHeight();
        if (outline != null) {
            double aspect = outline.aspect();
            WordBox box = WordBox.in(outline.on(aspect, 1), aspect, 1, letters.aspect()).inset();
            double scale = box.width() == 0 ? LONGEST : Math.max(wide / box.width(), high / box.height());
            wide = scale * aspect;
            high = scale;
        }
        return new Size(least(high, whole.height() / size.rows()), least(wide, whole.width() / size.columns()));
    }

    private static int least(double length, double cell) {
        return (int) Math.ceil(length / cell);
    }

    /** The text that settings ask for as a mask, or null for none. */
    public static @Nullable String text(Settings settings) {
        return !isDefault(settings, TEXT)
                ? settings.get(TEXT)
                : isDefault(settings, TEXT64) ? null : MaskText.decode(settings.get(TEXT64));
    }

    /** The outline that settings ask for as a mask, or null for none. */
    public static @Nullable MaskOutline outline(Settings settings) {
        return isDefault(settings, MASK) ? null : MaskOutline.of(settings.get(MASK));
    }

    /** Whether settings ask for an outline and for what is left out of it. */
    public static boolean isCut(Settings settings) {
        return !isDefault(settings, MASK) && OPTIONS.stream().anyMatch(option -> option != MASK && !isDefault(settings, option));
    }

    /** Whether settings ask for a mask. */
    public static boolean isGiven(Settings settings) {
        return OPTIONS.stream().anyMatch(option -> !isDefault(settings, option));
    }

    private static boolean isDefault(Settings settings, Option<?> option) {
        return settings.get(option).equals(option.byDefault());
    }

    /**
     * The mask that settings ask for, or null for none. It need not be connected.
     *
     * @param whole a shape without a mask
     * @throws UsageException if it cannot be, or has no cells
     * @throws InsufficientMemoryException if it does not fit into memory
     */
    public static @Nullable Mask of(Settings settings, Shape whole) {
        MaskOutline outline = outline(settings);
        String text = text(settings);
        Letters letters = text == null ? null : Letters.of(text);
        Mask bits = isDefault(settings, BITS) ? null : bits(settings.get(BITS), whole);
        if (outline == null) {
            return letters == null ? bits : text(letters, whole);
        }
        return letters != null ? outline(outline, letters, whole)
                : bits != null ? without(outline, bits, whole) : outline(outline, whole);
    }

    /** The memory, in bytes, that a mask on this grid takes while it is made, at most. */
    public static long makingBytes(Grid grid) {
        return Memory.sum(
                2 * bytes(grid), Math.max(MaskCorridors.bytes(grid), LargestComponent.bytes(grid)));
    }

    private static long bytes(Grid grid) {
        return CellSet.bytes((long) grid.rows() * grid.columns());
    }

    /** The positions of an outline on a shape without a mask, which need not be connected; refuses a grid that is too small. */
    static Mask outline(MaskOutline outline, Shape whole) {
        Grid grid = whole.grid();
        require(whole, grid, bytes(grid));
        Mask regular = outline.corners() == 0 ? null : whole.regularFigure(outline.corners());
        Mask mask = regular != null ? regular : of(outline.on(width(whole), whole.height()), whole, grid);
        return some(mask, outlineOption(outline), whole);
    }

    /**
     * The positions of an outline without those of a text in it.
     *
     * @param whole a shape without a mask
     * @throws UsageException if the grid is too small for it
     */
    static Mask outline(MaskOutline outline, Letters letters, Shape whole) {
        return without(outline, word(outline, letters, whole), whole);
    }

    /** The positions of the letters of a text in an outline. */
    private static Mask word(MaskOutline outline, Letters letters, Shape whole) {
        Grid grid = whole.grid();
        require(whole, grid, bytes(grid));
        double wide = width(whole);
        double high = whole.height();
        WordBox box = WordBox.in(outline.on(wide, high), wide, high, letters.aspect());
        if (box.width() == 0) {
            throw new UsageException("the mask's text does not fit into " + outlineOption(outline)
                    + "; take a shorter text, several lines or another outline");
        }
        WordBox inner = box.inset();
        return of(inner.placed(letters.on(inner.width(), inner.height(), thin(whole, grid))), whole, grid);
    }

    /** The positions of an outline without others, with corridors to what these enclose, as stencils have. */
    private static Mask without(MaskOutline outline, Mask word, Shape whole) {
        Grid grid = whole.grid();
        require(whole, grid, Memory.sum(2 * bytes(grid), MaskCorridors.bytes(grid)));
        Mask left = some(without(outline(outline, whole), word), outlineOption(outline) + " with the text", whole);
        MaskCorridors.join(grid, left);
        return left;
    }

    private static Mask without(Mask mask, Mask other) {
        Mask left = new Mask(mask.rows(), mask.columns());
        long[] bits = new long[(mask.columns() + Long.SIZE - 1) >>> 6];
        long[] others = bits.clone();
        for (int row = 0; row < mask.rows(); row++) {
            mask.row(row, bits);
            other.row(row, others);
            for (int word = 0; word < bits.length; word++) {
                bits[word] &= ~others[word];
            }
            left.addRow(row, bits);
        }
        return left;
    }

    /** Half of the thinnest pen. */
    private static double thin(Shape whole, Grid grid) {
        return REACH * Math.sqrt(whole.width() * whole.height() / grid.cells());
    }

    /** The positions of a text on an unmasked shape, with corridors between parts that do not touch. */
    static Mask text(Letters text, Shape whole) {
        Grid grid = whole.grid();
        require(whole, grid, Memory.sum(bytes(grid), MaskCorridors.bytes(grid)));
        Mask mask = letters(text, whole, 0);
        MaskCorridors.join(grid, mask);
        return mask;
    }

    /**
     * The positions of a text, whose letters need not be connected, with a margin around them where there is room.
     *
     * @param whole a rectangle without a mask
     * @throws UsageException if the grid is too small for it
     */
    public static Mask letters(Letters text, Shape whole) {
        require(whole, whole.grid(), bytes(whole.grid()));
        return letters(text, whole, Math.min(whole.width(), whole.height()) > 4 * Letters.MARGIN ? Letters.MARGIN : 0);
    }

    private static Mask letters(Letters text, Shape whole, int margin) {
        Grid grid = whole.grid();
        Region letters = text.on(width(whole) - 2 * margin, whole.height() - 2 * margin, thin(whole, grid));
        return some(of((x, y) -> letters.contains(x - margin, y - margin), whole, grid), "the mask's text", whole);
    }

    private static Mask bits(String bits, Shape whole) {
        Grid grid = whole.grid();
        require(whole, grid, bytes(grid));
        return MaskBits.parse(BITS.key(), bits, grid.rows(), grid.columns());
    }

    /** The maze of a lattice takes all positions, whichever are cells: refused before each of them is tested. */
    private static void require(Shape whole, Grid grid, long bytes) {
        long maze = grid.isGraph() ? 0 : Maze.bytes(grid);
        Memory.require("a mask of " + whole.name() + " " + whole.size(), Memory.sum(bytes, maze));
    }

    private static Mask some(Mask mask, String what, Shape whole) {
        if (mask.count() == 0) {
            throw new UsageException(what + " leaves no cell of " + whole.name() + " " + whole.size()
                    + "; take a larger size or another mask");
        }
        return mask;
    }

    /**
     * The width in which figures stand. Where every other row is shifted by half a cell, the last half is left out, so
     * that the middle of the grid is one of its cells' and a figure's left side is like its right one.
     */
    private static double width(Shape whole) {
        double twice = 2 * whole.width();
        return twice == Math.rint(twice) && whole.width() > 1 ? Math.floor(whole.width()) : whole.width();
    }

    /**
     * The positions of a region of the grid.
     *
     * @param whole a shape without a mask
     */
    public static Mask of(Region region, Shape whole) {
        Grid grid = whole.grid();
        require(whole, grid, bytes(grid));
        return of(region, whole, grid);
    }

    private static Mask of(Region region, Shape whole, Grid grid) {
        Mask mask = new Mask(grid.rows(), grid.columns());
        boolean squares = whole.hasSquareCells() || whole.isTiles();
        for (int row = 0; row < grid.rows(); row++) {
            CancelledException.check();
            long start = grid.rowStart(row);
            long end = grid.rowEnd(row);
            for (long cell = start; cell < end; cell++) {
                if (squares) {
                    if (region.contains(cell - start + 0.5, row + 0.5)) {
                        mask.add(row, (int) (cell - start));
                    }
                } else {
                    Outline.Corner centre = middle(whole.outline(grid, cell));
                    if (region.contains(centre.x(), centre.y())) {
                        mask.add(row, grid.column(cell));
                    }
                }
            }
        }
        return mask;
    }

    /**
     * The centre of a cell; of a triangle the middle of its height, so that those that point up and down in one row are
     * inside together, and level edges have no teeth.
     */
    private static Outline.Corner middle(Outline outline) {
        Outline.Corner centre = outline.centre();
        if (outline.corners().size() != 3) {
            return centre;
        }
        double top = outline.corners().stream().mapToDouble(Outline.Corner::y).min().orElseThrow();
        double bottom = outline.corners().stream().mapToDouble(Outline.Corner::y).max().orElseThrow();
        return new Outline.Corner(centre.x(), (top + bottom) / 2, -1);
    }
}
