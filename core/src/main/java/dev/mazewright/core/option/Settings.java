package dev.mazewright.core.option;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The values of the options of an algorithm, transform or shape, and of a shape also its size. Texts are parsed once,
 * here.
 *
 * <p>Immutable, and equal if all values are.
 */
public final class Settings {
    private final long rows;
    private final long columns;
    private final int levels;
    private final long seed;
    /** In the order in which the options are declared, without those that have their default. */
    private final Map<Option<?>, Object> values;

    private Settings(long rows, long columns, int levels, long seed, Map<Option<?>, Object> values) {
        this.rows = rows;
        this.columns = columns;
        this.levels = levels;
        this.seed = seed;
        this.values = values;
    }

    /**
     * Parses {@code [key=]value,...}; the first option declared needs no key.
     *
     * @throws UsageException if there is no such option or value, or one is given twice
     */
    public static Settings parse(Entry<?> entry, String text) {
        return parse(entry, text, 0, 0, 0);
    }

    /**
     * The same, of a shape of this size.
     *
     * @throws UsageException if there is no such option or value, or one is given twice
     */
    public static Settings parse(Entry<?> entry, String text, int rows, int columns, int levels) {
        return parse(entry, List.of(), text, rows, columns, levels);
    }

    /**
     * The same, where there are more options than the entry's own; these always need their keys.
     *
     * @throws UsageException if there is no such option or value, or one is given twice
     */
    public static Settings parse(Entry<?> entry, List<Option<?>> more, String text, int rows, int columns, int levels) {
        List<Option<?>> options = new ArrayList<>(entry.options());
        options.addAll(more);
        return new Settings(rows, columns, levels, 0, Map.of()).with(entry, options, text);
    }

    /**
     * The same with other values of some options.
     *
     * @param options all options that can be given, the entry's own first
     * @param text {@code [key=]value,...}; the first option of the entry needs no key
     * @throws UsageException if there is no such option or value, or one is given twice
     */
    public Settings with(Entry<?> entry, List<Option<?>> options, String text) {
        Map<Option<?>, Object> given = new LinkedHashMap<>();
        if (!text.isEmpty()) {
            for (String part : text.split(",", -1)) {
                int equals = part.indexOf('=');
                Option<?> option = option(entry, options, equals < 0 ? null : part.substring(0, equals), part);
                if (given.put(option, option.parse(part.substring(equals + 1))) != null) {
                    throw new UsageException(entry.name() + " is given '" + option.key() + "' twice");
                }
            }
        }
        Set<Option<?>> inOrder = new LinkedHashSet<>(options);
        inOrder.addAll(values.keySet());
        Map<Option<?>, Object> all = new LinkedHashMap<>();
        for (Option<?> option : inOrder) {
            Object value = given.containsKey(option) ? given.get(option) : values.get(option);
            if (value != null && !value.equals(option.byDefault())) {
                all.put(option, value);
            }
        }
        return new Settings(rows, columns, levels, seed, all);
    }

    /** Those of these options for which a text is given that is not null; all others have their defaults. */
    public static Settings of(List<Option<?>> options, Function<Option<?>, @Nullable String> given) {
        Map<Option<?>, Object> values = new LinkedHashMap<>();
        for (Option<?> option : options) {
            String text = given.apply(option);
            Object value = text == null ? option.byDefault() : option.parse(text);
            if (!Objects.equals(value, option.byDefault())) {
                values.put(option, value);
            }
        }
        return new Settings(0, 0, 0, 0, values);
    }

    private static Option<?> option(Entry<?> entry, List<Option<?>> options, @Nullable String key, String part) {
        if (key == null && !entry.options().isEmpty()) {
            return entry.options().getFirst();
        }
        return options.stream()
                .filter(option -> option.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new UsageException(entry.name() + " has no option '" + (key == null ? part : key) + "'; "
                        + (options.isEmpty()
                                ? "it has none"
                                : "it has: " + options.stream().map(Option::key).collect(Collectors.joining(", ")))));
    }

    /** The same without the values of these options. */
    public Settings without(List<Option<?>> options) {
        Map<Option<?>, Object> left = new LinkedHashMap<>(values);
        left.keySet().removeAll(options);
        return new Settings(rows, columns, levels, seed, left);
    }

    /** The same with another size. */
    public Settings withSize(long otherRows, long otherColumns, int otherLevels) {
        return new Settings(otherRows, otherColumns, otherLevels, seed, values);
    }

    /** The same with the seed of a recipe. */
    public Settings withSeed(long other) {
        return new Settings(rows, columns, levels, other, values);
    }

    /** The value of an option. */
    @SuppressWarnings("unchecked") // only what an option has parsed is put beside it
    public <T> T get(Option<T> option) {
        Object value = values.get(option);
        return value == null ? option.byDefault() : (T) value;
    }

    /** The options that have another value than their default, in the order in which they are declared. */
    public List<Option<?>> given() {
        return List.copyOf(values.keySet());
    }

    /**
     * Rows of a shape, at least 1; 0 for what is not a shape.
     *
     * @throws UsageException if there are more than a grid can have
     */
    public int rows() {
        return side("rows", rows);
    }

    /**
     * Columns of a shape, at least 1; 0 for what is not a shape.
     *
     * @throws UsageException if there are more than a grid can have
     */
    public int columns() {
        return side("columns", columns);
    }

    private static int side(String what, long number) {
        if (number > Grid.LONGEST_SIDE) {
            throw new UsageException("a maze of " + number + " " + what + " is not built, since a grid has at most " + Grid.LONGEST_SIDE
                    + "; a window of it is, such as --window 0,0,100x200, and solve finds lengths, steps and cells of its paths");
        }
        return (int) number;
    }

    /** Rows of a shape as its recipe names them, even if no grid can have them. */
    public long namedRows() {
        return rows;
    }

    /** Columns of a shape as its recipe names them, even if no grid can have them. */
    public long namedColumns() {
        return columns;
    }

    /** Levels of a shape, at least 1; 0 for what is not a shape. */
    public int levels() {
        return levels;
    }

    /** The seed of the recipe, for a shape that draws random numbers. */
    public long seed() {
        return seed;
    }

    /** The canonical text: options in the order of their declaration, none that has its default. */
    public String text(Entry<?> entry) {
        Option<?> main = entry.options().isEmpty() ? null : entry.options().getFirst();
        return values.keySet().stream()
                .map(option -> option == main ? text(option) : option.key() + "=" + text(option))
                .collect(Collectors.joining(","));
    }

    private <T> String text(Option<T> option) {
        return option.text(get(option));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Settings that
                && rows == that.rows
                && columns == that.columns
                && levels == that.levels
                && seed == that.seed
                && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return Objects.hash(rows, columns, levels, seed, values.keySet());
    }

    @Override
    public String toString() {
        return values.keySet().stream().map(option -> option.key() + "=" + text(option)).collect(Collectors.joining(","));
    }
}
