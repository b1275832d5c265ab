package dev.mazewright.books.description;

import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.TomlKeys;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The words that Mazewright adds to a book, in the language of the book; English where it does not give its own. */
public final class BookWords {
    /** The key of the language. */
    public static final String LANGUAGE = "language";

    private static final String DIGITS = "0123456789";
    private static final Pattern PLACEHOLDER = Pattern.compile("[{]([^}]*)[}]");

    /** The keys of all words in the file of a book. */
    static final List<String> KEYS = Stream.of(Word.values()).map(Word::key).toList();

    private final Map<Word, String> own;

    private BookWords(Map<Word, String> own) {
        this.own = own;
    }

    /** The files with words of other languages than English, within the jar, beside this class. */
    public static List<String> files() {
        return Stream.of(BookLanguage.values()).filter(language -> language != BookLanguage.EN).map(BookLanguage::file).toList();
    }

    /** The words of the language that a book's file names, but for those that it has itself under a key. */
    public static BookWords parse(TomlKeys book, String key, Typeface font) throws BadDataException {
        Map<Word, String> all = new EnumMap<>(Word.class);
        all.putAll(Wording.choice(book, LANGUAGE, BookLanguage.EN, "the language ").words());
        if (book.has(key)) {
            all.putAll(own(book, key, font));
        }
        BookWords words = new BookWords(all);
        words.requireLetters(book, font, false);
        return words;
    }

    /** Makes sure that a font has the letters of all words on unplugged sheets, or of all others. */
    public void requireLetters(TomlKeys book, Typeface font, boolean ofUnplugged) throws BadDataException {
        for (Word word : Word.values()) {
            List<String> missing = word.isOfUnplugged() == ofUnplugged ? font.missing(of(word) + DIGITS) : List.of();
            if (!missing.isEmpty()) {
                throw book.bad("font", "a font without " + Typeface.named(missing) + " in [words] " + word.key() + " = \""
                        + of(word) + "\"", "a font with these letters, or other words");
            }
        }
    }

    private static Map<Word, String> own(TomlKeys book, String key, Typeface font) throws BadDataException {
        TomlKeys table = book.inner(key, "the words", KEYS);
        Map<Word, String> own = new EnumMap<>(Word.class);
        for (Word word : Word.values()) {
            if (table.has(word.key())) {
                String text = word.isLong() ? Wording.lines(table, word.key(), font) : Wording.line(table, word.key(), font);
                requirePlaceholders(table, word, text);
                own.put(word, text);
            }
        }
        return own;
    }

    private static void requirePlaceholders(TomlKeys table, Word word, String text) throws BadDataException {
        Matcher values = PLACEHOLDER.matcher(text);
        while (!word.isCode() && values.find()) {
            if (!word.placeholders().contains(values.group(1))) {
                throw table.bad(word.key(), "in " + word.key() + " " + values.group(), word.placeholders().isEmpty()
                        ? "a text without {}"
                        : "{" + String.join("}, {", word.placeholders()) + "}, such as \"" + word.english() + "\"");
            }
        }
    }

    /** A text without values. */
    public String of(Word word) {
        return own.getOrDefault(word, word.english());
    }

    /** A text with one value. */
    public String of(Word word, String name, long value) {
        return of(word).replace("{" + name + "}", Long.toString(value));
    }

    /** A text with two values. */
    public String of(Word word, String name, long value, String other, long otherValue) {
        return of(word, name, value).replace("{" + other + "}", Long.toString(otherValue));
    }

    /** The name of a range of mazes. */
    public String mazes(int first, int last) {
        return first == last ? of(Word.MAZE, "maze", first) : of(Word.MAZES, "first", first, "last", last);
    }
}
