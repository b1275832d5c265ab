package dev.mazewright.books.description;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.TomlFile;
import dev.mazewright.formats.io.TomlKeys;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * The languages of the words that Mazewright adds to a book. English is {@link Word#english}; each other language is a file with the keys of
 * {@code [words]}, all of them.
 */
enum BookLanguage {
    EN,
    DE,
    ES,
    FR,
    JA,
    ZH;

    /** The name of its file, which lies beside this class. */
    String file() {
        return this + ".toml";
    }

    /** The words that it has. */
    Map<Word, String> words() {
        Map<Word, String> words = new EnumMap<>(Word.class);
        if (this == EN) {
            return words;
        }
        try (InputStream in = BookLanguage.class.getResourceAsStream(file())) {
            if (in == null) {
                throw new IllegalStateException("the words " + file() + " are missing");
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            TomlKeys keys = new TomlKeys(TomlFile.parse(text, file()), file(), null, "the words", BookWords.KEYS);
            for (Word word : Word.values()) {
                if (keys.has(word.key())) {
                    words.put(word, keys.text(word.key(), "", "a text"));
                }
            }
            return words;
        } catch (BadDataException e) {
            throw new IllegalStateException(e); // a test reads all
        } catch (IOException e) {
            throw new UncheckedIOException(e); // of the jar
        }
    }

    /** As a book names it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
