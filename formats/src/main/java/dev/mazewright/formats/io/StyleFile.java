package dev.mazewright.formats.io;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlTable;

/**
 * A style as a text: the parameters of pictures, by the names of their flags, in TOML 1.0.
 *
 * <pre>
 *   theme = "plain"
 *   wall-colour = "#0b3c6f"
 *   wall-thickness = 3
 *   caps = "round"
 *   goal-picture = "cheese.svg"
 * </pre>
 */
public final class StyleFile {
    /** The parameters that a style has. */
    public static final List<Option<?>> OPTIONS = Stream.of(Style.PICTURE, Finish.STILL)
            .flatMap(List::stream)
            .filter(option -> option != Style.ANNOTATE && option != Style.RECIPE_IN_FILE)
            .toList();

    /** The most characters of a style: two pictures in base64, and the rest. */
    public static final int MOST_CHARACTERS = 4 * EndPicture.MOST_BYTES;

    private static final StyleFile EMPTY = new StyleFile(Map.of());

    private final Map<Option<?>, String> values;

    private StyleFile(Map<Option<?>, String> values) {
        this.values = values;
    }

    /** Finds the picture that a style names. */
    @FunctionalInterface
    public interface Pictures {
        /** Those that are part of the text alone, as {@code data:} URIs. */
        Pictures INLINE = name -> {
            throw new UsageException("'" + name + "' is a file; here a picture is part of the style: data:image/png;base64,... or"
                    + " data:image/svg+xml;base64,...");
        };

        /** The picture of a file that the style names; a {@link UsageException} if it is not one. */
        EndPicture of(String name) throws IOException;
    }

    /** A style that changes nothing. */
    public static StyleFile empty() {
        return EMPTY;
    }

    /**
     * The style of a text, named in messages.
     *
     * @throws BadDataException with the line, if it is no valid TOML, or a key or value does not exist
     * @throws IOException if a picture cannot be read
     */
    public static StyleFile parse(String text, String source, Pictures pictures) throws IOException {
        if (text.length() > MOST_CHARACTERS) {
            throw new BadDataException(source, "", text.length() + " characters", "at most " + MOST_CHARACTERS);
        }
        return of(TomlFile.parse(text, source), source, pictures);
    }

    /**
     * The style of a table, such as one within another file: its name in messages, and its pictures.
     *
     * @throws BadDataException with the line, if a key or value does not exist
     * @throws IOException if a picture cannot be read
     */
    public static StyleFile of(TomlTable toml, String source, Pictures pictures) throws IOException {
        Map<Option<?>, String> values = new LinkedHashMap<>();
        for (String key : toml.keySet()) {
            String where = TomlFile.line(toml.inputPositionOf(List.of(key)));
            Option<?> option = option(key);
            if (option == null) {
                throw new BadDataException(source, where, "the key '" + key + "'", "one of a style; " + Names.suggest(key, keys()));
            }
            try {
                values.put(option, value(option, toml.get(List.of(key)), pictures));
            } catch (UsageException e) {
                throw new BadDataException(source, where, key + ": " + e.getMessage(), option.range());
            }
        }
        return new StyleFile(values);
    }

    private static String value(Option<?> option, @Nullable Object value, Pictures pictures) throws IOException {
        if (!(value instanceof String || value instanceof Long || value instanceof Boolean)) {
            throw new UsageException("no text, whole number, true or false");
        }
        String text = value.toString();
        boolean isFile = Finish.PICTURES.contains(option) && !text.startsWith("data:");
        return canonical(option, isFile ? pictures.of(text).uri() : text);
    }

    private static <T> String canonical(Option<T> option, String text) {
        return option.text(option.parse(text));
    }

    private static @Nullable Option<?> option(String key) {
        return OPTIONS.stream().filter(option -> option.key().equals(key)).findFirst().orElse(null);
    }

    private static List<String> keys() {
        return OPTIONS.stream().<String>map(Option::key).toList();
    }

    /** This style, and where it leaves something as it is, another. */
    public StyleFile over(StyleFile other) {
        Map<Option<?>, String> both = new LinkedHashMap<>(other.values);
        both.putAll(values);
        return new StyleFile(both);
    }

    /** The text of a parameter, as a flag would give it, or null where the style leaves it as it is. */
    public @Nullable String text(Option<?> option) {
        return values.get(option);
    }

    /** The style as TOML, in the order of the parameters; parsing it again gives the same style. */
    public String print() {
        StringBuilder toml = new StringBuilder();
        for (Option<?> option : OPTIONS) {
            String text = values.get(option);
            if (text != null) {
                boolean isNumber = option.kind() == Option.Kind.WHOLE;
                toml.append(option.key()).append(" = ").append(isNumber ? text : '"' + text + '"').append('\n');
            }
        }
        return toml.toString();
    }

    @Override
    public String toString() {
        return print();
    }
}
