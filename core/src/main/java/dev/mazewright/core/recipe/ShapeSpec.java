package dev.mazewright.core.recipe;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The shape part of a recipe: its name, its size, and its options, among them those of the mask.
 *
 * @param entry the shape
 * @param settings its size and the values of its options
 * @param given the shape itself if it came from a file, such as a graph; else null. Such a shape has no text that makes
 *     it again
 */
public record ShapeSpec(Entry<Shape> entry, Settings settings, @Nullable Shape given) {
    /** How many levels there are where a recipe names none. */
    static final int LEVELS = 2;

    /** A shape of this size with the options of a text, {@code [key=]value,...}; refuses one that there is not. */
    static ShapeSpec of(Entry<Shape> entry, long rows, long columns, int levels, String options) {
        return new ShapeSpec(entry, Settings.parse(entry, "").withSize(rows, columns, levels), null).withOptions(options);
    }

    /** A shape that came from a file. */
    static ShapeSpec of(Shape given) {
        Entry<Shape> entry = Catalog.shape(given.name());
        return new ShapeSpec(entry, Settings.parse(entry, ""), given);
    }

    /**
     * The shape that the fields of a file name, without its mask.
     *
     * @param options as a recipe has them, and those that only files give
     * @throws UsageException if there is no such shape, option or value
     */
    public static ShapeSpec ofFile(String name, Size size, String options) {
        Entry<Shape> entry = Catalog.shape(name);
        int levels = Math.max(1, size.levels());
        return new ShapeSpec(
                entry,
                Settings.parse(entry, entry.fileOptions(), options, size.rows(), size.columns(), levels),
                null);
    }

    /** How many levels a shape has where none are named. */
    static int levels(Entry<Shape> entry) {
        return entry.offers(Trait.LEVELS) ? LEVELS : 1;
    }

    /** The name of the shape. */
    public String name() {
        return entry.name();
    }

    /** Whether it has a mask. */
    public boolean isMasked() {
        return !settings.given().isEmpty() && Masks.isGiven(settings);
    }

    /** The shape without its mask, as a recipe or file with this seed makes it. */
    public Shape whole(long seed) {
        return given != null ? given : entry.make(settings.withSeed(seed));
    }

    /**
     * Another shape with the same rows, columns and mask; its other options and its levels are the defaults.
     *
     * @throws UsageException if it can only come from a file
     */
    public ShapeSpec withShape(Entry<Shape> other) {
        requireRecipe(other);
        Settings kept = settings.without(entry.options())
                .withSize(settings.namedRows(), settings.namedColumns(), levels(other));
        return new ShapeSpec(other, kept, null);
    }

    /** Whether it has more rows or columns than a grid can have. */
    boolean isTooLong() {
        return Math.max(settings.namedRows(), settings.namedColumns()) > Grid.LONGEST_SIDE;
    }

    /** Makes sure that a grid can have as many rows and columns. */
    void requireGrid() {
        if (settings.namedRows() > Grid.LONGEST_SIDE) {
            throw Numbers.notASide("number of rows", Long.toString(settings.namedRows()));
        }
        if (settings.namedColumns() > Grid.LONGEST_SIDE) {
            throw Numbers.notASide("number of columns", Long.toString(settings.namedColumns()));
        }
    }

    /** The same with other rows. */
    public ShapeSpec withRows(long rows) {
        return with(settings.withSize(rows, settings.namedColumns(), settings.levels()));
    }

    /** The same with other columns. */
    public ShapeSpec withColumns(long columns) {
        return with(settings.withSize(settings.namedRows(), columns, settings.levels()));
    }

    /**
     * The same with other levels.
     *
     * @throws UsageException if the shape has none
     */
    public ShapeSpec withLevels(int levels) {
        requireLevels(entry, settings.namedRows() + "x" + settings.namedColumns() + "x" + levels);
        return with(settings.withSize(settings.namedRows(), settings.namedColumns(), levels));
    }

    /** Makes sure that a size with levels is one of the shape. */
    static void requireLevels(Entry<Shape> entry, String size) {
        if (!entry.offers(Trait.LEVELS)) {
            throw new UsageException("'" + size + "' has levels, and a " + entry.name() + " has none; shapes that have: "
                    + shapes(Trait.LEVELS));
        }
    }

    /**
     * The same with other values of some options; a mask replaces the one before.
     *
     * @param options {@code [key=]value,...}
     * @throws UsageException if there is no such option or value, or several are masks
     */
    public ShapeSpec withOptions(String options) {
        if (options.isEmpty()) {
            return this;
        }
        Settings kept = settings;
        for (String option : options.split(",", -1)) {
            requireKnown(option.substring(0, Math.max(0, option.indexOf('='))));
            if (Masks.isOption(option)) {
                kept = kept.without(Masks.OPTIONS);
            }
        }
        Settings changed = kept.with(entry, Catalog.options(entry), options);
        Masks.requireOne(changed);
        return with(changed);
    }

    private ShapeSpec with(Settings others) {
        return new ShapeSpec(entry, others, given);
    }

    /** Makes sure that an option, if only other shapes have it, is refused with their names. */
    private void requireKnown(String key) {
        if (key.isEmpty() || Catalog.options(entry).stream().anyMatch(option -> option.key().equals(key))) {
            return;
        }
        List<String> others = Catalog.SHAPES.stream()
                .filter(other -> Catalog.options(other).stream().anyMatch(option -> option.key().equals(key)))
                .map(Entry::name)
                .toList();
        if (!others.isEmpty()) {
            throw new UsageException(
                    name() + " has no option '" + key + "'; shapes that have it: " + String.join(", ", others));
        }
    }

    /** Refuses options that the shape has not, as where a mask was kept and the shape changed. */
    void requireValid() {
        settings.given().stream().map(Option::key).forEach(this::requireKnown);
    }

    /** Makes sure that a recipe can name the shape. */
    static void requireRecipe(Entry<Shape> entry) {
        if (!entry.offers(Trait.SIZE)) {
            throw new UsageException("a " + entry.name() + " has no recipe, since it is made from a file; shapes that have: "
                    + shapes(Trait.SIZE));
        }
    }

    private static String shapes(Trait trait) {
        return Catalog.SHAPES.stream()
                .filter(shape -> shape.offers(trait))
                .map(Entry::name)
                .collect(Collectors.joining(", "));
    }

    /** The canonical text. */
    @Override
    public String toString() {
        if (given != null) {
            return given.name() + ":" + given.size();
        }
        String size = settings.namedRows() + "x" + settings.namedColumns() + (entry.offers(Trait.LEVELS) ? "x" + settings.levels() : "");
        String options = settings.text(entry);
        return name() + ":" + size + (options.isEmpty() ? "" : "," + options);
    }
}
