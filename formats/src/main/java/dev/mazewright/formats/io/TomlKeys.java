package dev.mazewright.formats.io;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** A table of a TOML file whose keys are known; what is wrong with it is reported with its line. */
public final class TomlKeys {
    private final TomlTable table;
    private final String source;
    private final @Nullable TomlPosition position;

    /** A table that begins at a position, or null for the whole file; a {@link BadDataException} if it has another key than these. */
    public TomlKeys(TomlTable table, String source, @Nullable TomlPosition position, String what, List<String> keys) throws BadDataException {
        this.table = table;
        this.source = source;
        this.position = position;
        for (String key : table.keySet()) {
            if (!keys.contains(key)) {
                throw bad(key, "the key '" + key + "'", "one of " + what + "; " + Names.suggest(key, keys));
            }
        }
    }

    /** What is wrong with the value of a key, or with its absence. */
    public BadDataException bad(String key, String found, String expected) {
        TomlPosition at = table.contains(List.of(key)) ? table.inputPositionOf(List.of(key)) : position;
        return new BadDataException(source, at == null ? "" : "line " + at.line(), found, expected);
    }

    /** Whether the key is there. */
    public boolean has(String key) {
        return table.contains(List.of(key));
    }

    /**
     * Makes sure that the key is there.
     *
     * @throws BadDataException if it is not
     */
    public void require(String key, String expected) throws BadDataException {
        if (!has(key)) {
            throw bad(key, "no " + key, expected);
        }
    }

    /**
     * The table of a key, whose keys are known.
     *
     * @throws BadDataException if it is missing or no table, or has another key
     */
    public TomlKeys inner(String key, String what, List<String> keys) throws BadDataException {
        if (!(table.get(List.of(key)) instanceof TomlTable inner)) {
            throw bad(key, key + " = " + shown(table.get(List.of(key))), "a table: [" + key + "]");
        }
        return new TomlKeys(inner, source, table.inputPositionOf(List.of(key)), what, keys);
    }

    private <T> @Nullable T value(String key, Class<T> type, String expected) throws BadDataException {
        Object value = table.get(List.of(key));
        if (value == null || type.isInstance(value)) {
            return value == null ? null : type.cast(value);
        }
        throw bad(key, key + " = " + shown(value), expected);
    }

    private static String shown(@Nullable Object value) {
        return value instanceof TomlArray ? "a list" : value instanceof TomlTable ? "a table" : String.valueOf(value);
    }

    /**
     * A text.
     *
     * @throws BadDataException if the key has another value
     */
    public String text(String key, String otherwise, String expected) throws BadDataException {
        String text = value(key, String.class, expected);
        return text == null ? otherwise : text;
    }

    /** The table at this key, or null if the key is missing or has another value. */
    public @Nullable TomlTable tableOrNull(String key) {
        return table.get(List.of(key)) instanceof TomlTable inside ? inside : null;
    }

    /**
     * True or false.
     *
     * @throws BadDataException if the key has another value
     */
    public boolean truth(String key, boolean otherwise) throws BadDataException {
        Boolean truth = value(key, Boolean.class, key + " = true or false");
        return truth == null ? otherwise : truth;
    }

    /**
     * A whole number in a range.
     *
     * @throws BadDataException if the key has another value
     */
    public long whole(String key, long otherwise, long least, long most) throws BadDataException {
        String expected = key + " = a whole number from " + least + " to " + most;
        Long number = value(key, Long.class, expected);
        if (number != null && (number < least || number > most)) {
            throw bad(key, key + " = " + number, expected);
        }
        return number == null ? otherwise : number;
    }

    /**
     * A list of numbers, empty if it is not given.
     *
     * @throws BadDataException if the key has another value
     */
    public List<Integer> wholes(String key, int least, int most) throws BadDataException {
        String expected = key + " = a list of whole numbers from " + least + " to " + most + ", such as [" + least + "]";
        TomlArray array = value(key, TomlArray.class, expected);
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; array != null && i < array.size(); i++) {
            if (!(array.get(i) instanceof Long number) || number < least || number > most) {
                throw bad(key, shown(array.get(i)) + " in " + key, expected);
            }
            numbers.add((int) (long) number);
        }
        return numbers;
    }

    /**
     * One of these numbers.
     *
     * @throws BadDataException if the key has another value
     */
    public int oneOf(String key, int otherwise, List<Integer> possible) throws BadDataException {
        String expected = key + " = one of " + possible.toString().replaceAll("[\\[\\]]", "");
        Long number = value(key, Long.class, expected);
        if (number != null && possible.stream().noneMatch(each -> each.longValue() == number)) {
            throw bad(key, key + " = " + number, expected);
        }
        return number == null ? otherwise : (int) (long) number;
    }

    /**
     * A list of texts.
     *
     * @throws BadDataException if the key has another value
     */
    public List<String> texts(String key, List<String> otherwise) throws BadDataException {
        String expected = key + " = a list of texts, such as [\"" + String.join("\", \"", otherwise) + "\"]";
        TomlArray array = value(key, TomlArray.class, expected);
        if (array == null) {
            return otherwise;
        }
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < array.size(); i++) {
            if (!(array.get(i) instanceof String text)) {
                throw bad(key, shown(array.get(i)) + " in " + key, expected);
            }
            texts.add(text);
        }
        return texts;
    }

    /** Whether the value of a key is a text. */
    public boolean hasText(String key) {
        return table.get(List.of(key)) instanceof String;
    }

    /**
     * A text that is parsed; what its parser does not accept is reported with its line.
     *
     * @throws BadDataException if it has another value, or one that the parser refuses
     */
    public <T> T parsed(String key, String otherwise, Function<String, T> parser, String expected) throws BadDataException {
        return valued(key, text(key, otherwise, expected), parser, expected);
    }

    /**
     * A text of the value of a key, parsed; what its parser does not accept is reported with the line of the key.
     *
     * @throws BadDataException if the parser refuses it
     */
    public <T> T valued(String key, String text, Function<String, T> parser, String expected) throws BadDataException {
        try {
            return parser.apply(text);
        } catch (UsageException e) {
            throw bad(key, String.valueOf(e.getMessage()), expected);
        }
    }
}
