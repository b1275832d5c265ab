package dev.mazewright.books.description;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.books.BookFile;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.StyleFile;
import java.io.IOException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The language of a book's own words. */
class BookLanguageTest {
    private static final Pattern NAME = Pattern.compile("[{]([a-z]+)[}]");
    private static final String SECTION = "[[section]]\nmazes = 1\nsize = \"5x5\"\n";

    private static Book book(String keys) throws IOException {
        return BookFile.parse("title = \"A\"\n" + keys + SECTION, "book.toml", name -> StyleFile.empty());
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EN")
    void aLanguageHasAllWordsWithTheirNumbers(BookLanguage language) {
        assertThat(language.words().keySet()).containsExactlyInAnyOrder(Word.values());
        language.words().forEach((word, text) -> {
            assertThat(NAME.matcher(text).results().map(name -> name.group(1)).distinct())
                    .as("numbers in %s", word)
                    .containsExactlyInAnyOrderElementsOf(word.placeholders());
            assertThat(text.lines().count()).as("lines of %s", word).isEqualTo(word.english().lines().count());
        });
    }

    @Test
    void aBookSpeaksItsLanguageButForItsOwnWords() throws IOException {
        BookWords words = book("language = \"de\"\n[words]\nanswers = \"Auflösung\"\n").look().words();
        assertThat(words.of(Word.MAZE, "maze", 7)).isEqualTo("Labyrinth 7");
        assertThat(words.of(Word.ANSWERS)).isEqualTo("Auflösung");
        assertThat(book("").look().words().of(Word.MAZE, "maze", 7)).isEqualTo("Maze 7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "es", "fr"})
    void theFontOfBooksHasTheLettersOf(String language) throws IOException {
        assertThat(book("language = \"" + language + "\"\n").look().words().of(Word.HOW_TO)).doesNotStartWith("How");
    }

    @Test
    void aFontWithoutTheLettersOfALanguageIsNamed() {
        assertThatThrownBy(() -> book("language = \"ja\"\n"))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("迷")
                .hasMessageContaining("a font with these letters");
    }

    @Test
    void anUnknownLanguageNamesThosePossible() {
        assertThatThrownBy(() -> book("language = \"german\"\n"))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("german")
                .hasMessageContaining("en, de, es, fr, ja, zh");
    }
}
