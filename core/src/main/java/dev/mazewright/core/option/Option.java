package dev.mazewright.core.option;

import dev.mazewright.core.run.UsageException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A choice that an algorithm, transform, shape or format leaves to its user, declared once: for recipes, command line,
 * studio and tests.
 *
 * @param <T> what its values are
 */
public final class Option<T> {
    /** What its values are. */
    public enum Kind {
        /** One of a few words. */
        CHOICE,
        /** A whole number of a range. */
        WHOLE,
        /** A share of a whole, 0 to 1, with up to six decimals. */
        SHARE,
        /** From one share of a whole to another, {@code 0.3..0.5}, each 0 to 1 with up to two decimals. */
        SHARES,
        /** A text, or nothing. */
        TEXT,
        /** The name of an entry of the catalog. */
        NAMED,
        /** True or false. */
        FLAG
    }

    /** The kind, the words and the range of the values. */
    private record Values(Kind kind, List<String> choices, long least, long most) {
        static Values of(Kind kind) {
            return new Values(kind, List.of(), 0, 1);
        }
    }

    private final Values values;
    private final String key;
    private final T byDefault;
    private final String range;
    private final String sentence;
    private final Function<String, T> parser;
    private final Function<T, String> printer;

    private Option(
            Values values,
            String key,
            T byDefault,
            String range,
            String sentence,
            Function<String, T> parser,
            Function<T, String> printer) {
        this.values = values;
        this.key = key;
        this.byDefault = byDefault;
        this.range = range;
        this.sentence = sentence;
        this.parser = parser;
        this.printer = printer;
    }

    /** One of the constants of an enum, written in lower case with hyphens. */
    public static <E extends Enum<E>> Option<E> choice(String key, E byDefault, String sentence) {
        E[] constants = byDefault.getDeclaringClass().getEnumConstants();
        List<String> words = Arrays.stream(constants).map(Option::word).toList();
        String range = String.join(", ", words);
        return new Option<>(
                new Values(Kind.CHOICE, words, 0, 1),
                key,
                byDefault,
                range,
                sentence,
                text -> Arrays.stream(constants)
                        .filter(constant -> word(constant).equals(text))
                        .findFirst()
                        .orElseThrow(() -> new UsageException("'" + text + "' is not a valid " + key + "; possible: " + range)),
                Option::word);
    }

    /** A share of a whole, 0 to 1, in steps of a millionth; its value is the number of millionths. */
    public static Option<Integer> share(String key, String byDefault, String sentence) {
        return new Option<>(Values.of(Kind.SHARE), key, Numbers.millionths(key, byDefault), "0 to 1", sentence,
                text -> Numbers.millionths(key, text), Numbers::share);
    }

    /** From one share of a whole to another, in steps of a hundredth, written {@code 0.3..0.5}. */
    public static Option<Shares> shares(String key, String byDefault, String sentence) {
        return new Option<>(Values.of(Kind.SHARES), key, Shares.parse(key, byDefault), "0..0 to 1..1", sentence,
                text -> Shares.parse(key, text), Shares::toString);
    }

    /** A whole number of a range. */
    public static Option<Long> whole(String key, long byDefault, long least, long most, String sentence) {
        return whole(key, key, byDefault, least, most, sentence);
    }

    /**
     * A whole number of a range.
     *
     * @param noun its name in messages
     */
    public static Option<Long> whole(String key, String noun, long byDefault, long least, long most, String sentence) {
        return new Option<>(new Values(Kind.WHOLE, List.of(), least, most), key, byDefault, least + " to " + most, sentence,
                text -> Numbers.whole(noun, text, least, most), number -> Long.toString(number));
    }

    /** True or false; false by default. */
    public static Option<Boolean> flag(String key, String sentence) {
        return new Option<>(Values.of(Kind.FLAG), key, false, "true or false", sentence, text -> {
            if (!text.equals("true") && !text.equals("false")) {
                throw new UsageException("'" + text + "' is not a value of " + key + ", which is true or false");
            }
            return text.equals("true");
        }, value -> Boolean.toString(value));
    }

    /**
     * One of a few words.
     *
     * @param parser the value of a word; throws a UsageException if it has none
     * @param printer the word of a value
     */
    public static <E> Option<E> word(
            String key, E byDefault, List<String> words, String sentence, Function<String, E> parser, Function<E, String> printer) {
        return new Option<>(new Values(Kind.CHOICE, words, 0, 1), key, byDefault, String.join(", ", words), sentence, parser, printer);
    }

    /**
     * A text, or nothing if none is given.
     *
     * @param range the texts that are possible, in words
     * @param canonical the canonical spelling of a text; throws a UsageException if the text is not possible
     */
    public static Option<String> text(String key, String range, String sentence, UnaryOperator<String> canonical) {
        return new Option<>(Values.of(Kind.TEXT), key, "", range, sentence, canonical, text -> text);
    }

    /**
     * One of a few words, or nothing where none is given.
     *
     * @param canonical the word itself; throws a UsageException if it is not one of them
     */
    public static Option<String> wordOrNone(
            String key, List<String> words, String sentence, UnaryOperator<String> canonical) {
        return new Option<>(
                new Values(Kind.TEXT, words, 0, 1), key, "", String.join(", ", words), sentence, canonical, text -> text);
    }

    /**
     * One of some values, by name.
     *
     * @param key the role, such as {@code generator}
     * @param names of all values
     * @param finder the value that a text names, or null
     */
    public static <R> Option<R> named(
            String key, List<String> names, R byDefault, Function<R, String> name, Function<String, @Nullable R> finder, String sentence) {
        return new Option<>(
                new Values(Kind.NAMED, names, 0, 1),
                key,
                byDefault,
                String.join(", ", names),
                sentence,
                text -> {
                    R choice = finder.apply(text);
                    if (choice == null) {
                        throw new UsageException(Names.unknown(key, text, names));
                    }
                    return choice;
                },
                name);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Its name in a recipe: {@code key=value}. */
    public String key() {
        return key;
    }

    /** What its values are. */
    public Kind kind() {
        return values.kind;
    }

    /** All of its values as words, if they can be listed; else empty. */
    public List<String> choices() {
        return values.choices;
    }

    /** Of numbers, the least. */
    public long least() {
        return values.least;
    }

    /** Of numbers, the greatest. */
    public long most() {
        return values.most;
    }

    /** Its value if none is given. */
    public T byDefault() {
        return byDefault;
    }

    /** Its default as a recipe would write it. */
    public String defaultText() {
        return printer.apply(byDefault);
    }

    /** The values it can take, in words. */
    public String range() {
        return range;
    }

    /** What the option does, as a clause. */
    public String sentence() {
        return sentence;
    }

    /** A value as a recipe would write it. */
    public String text(T value) {
        return printer.apply(value);
    }

    /**
     * The value that a text stands for.
     *
     * @throws UsageException if there is no such value
     */
    public T parse(String text) {
        return parser.apply(text);
    }
}
