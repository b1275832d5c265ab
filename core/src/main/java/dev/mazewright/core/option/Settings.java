package dev.mazewright.core.option;

import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The values that a recipe gives to the options of one of its parts, and of a shape also its size. */
public final class Settings {
    private final int rows;
    private final int columns;
    private final int levels;
    private final long seed;
    /** Canonical texts by key, in the order in which the options are declared; none that is the default. */
    private final Map<String, String> values;

    private Settings(int rows, int columns, int levels, long seed, Map<String, String> values) {
        this.rows = rows;
        this.columns = columns;
        this.levels = levels;
        this.seed = seed;
        this.values = values;
    }

    /** Rows of a shape, at least 1; 0 for what is no shape. */
    public int rows() {
        return rows;
    }

    /** Columns of a shape, at least 1; 0 for what is no shape. */
    public int columns() {
        return columns;
    }

    /** Levels of a shape, at least 1; 0 for what is no shape. */
    public int levels() {
        return levels;
    }

    /** The seed of the recipe, for a shape that chance has a part in. */
    public long seed() {
        return seed;
    }

    /** The same with the seed of a recipe. */
    public Settings withSeed(long other) {
        return new Settings(rows, columns, levels, other, values);
    }

    /** The value given to an option, or its default. */
    public <T> T get(Option<T> option) {
        String text = values.get(option.key());
        return text == null ? option.byDefault() : option.parse(text);
    }

    /**
     * Reads {@code [key=]value,...}; the first option declared needs no key.
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
        Map<String, String> given = new LinkedHashMap<>();
        if (!text.isEmpty()) {
            for (String part : text.split(",", -1)) {
                int equals = part.indexOf('=');
                Option<?> option = option(entry, options, equals < 0 ? null : part.substring(0, equals), part);
                if (given.put(option.key(), option.canonical(part.substring(equals + 1))) != null) {
                    throw new UsageException(entry.name() + " is given '" + option.key() + "' twice");
                }
            }
        }
        Map<String, String> values = new LinkedHashMap<>();
        for (Option<?> option : options) {
            String value = given.get(option.key());
            if (value != null && !value.equals(option.defaultText())) {
                values.put(option.key(), value);
            }
        }
        return new Settings(rows, columns, levels, 0, values);
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

    /** The canonical text: options in the order of their declaration, none that has its default. */
    public String text(Entry<?> entry) {
        List<String> parts = new ArrayList<>();
        String main = entry.options().isEmpty() ? "" : entry.options().getFirst().key();
        values.forEach((key, value) -> parts.add(key.equals(main) ? value : key + "=" + value));
        return String.join(",", parts);
    }
}
