package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The grammar of recipes, as {@code recipe-vectors.txt} has it: the page's {@code recipe.js} runs the same file.
 */
class RecipeVectorsTest {
    private static final String FILE = "recipe-vectors.txt";

    static Stream<String> canonical() {
        return section("[canonical]");
    }

    static Stream<String> spellings() {
        return section("[other spellings]");
    }

    static Stream<String> errors() {
        return section("[errors]");
    }

    static Stream<String> aliases() {
        return section("[aliases]");
    }

    @ParameterizedTest
    @MethodSource("canonical")
    void aCanonicalTextPrintsAsItStands(String recipe) {
        assertThat(Recipe.parse(recipe)).hasToString(recipe);
    }

    @ParameterizedTest
    @MethodSource("spellings")
    void anotherSpellingPrintsTheCanonicalText(String line) {
        assertPrintsCanonically(line);
    }

    @ParameterizedTest
    @MethodSource("errors")
    void anErrorIsReportedWithWhatWasGivenAndWhatIsPossible(String line) {
        String[] parts = line.split(" !! ", 2);
        String words = parts[1].substring(parts[1].indexOf(": ") + 2);
        assertThatThrownBy(() -> Recipe.parse(parts[0]))
                .isInstanceOf(UsageException.class)
                .message()
                .contains(words.split(" ", -1))
                .as("one line")
                .doesNotContain("\n");
    }

    @ParameterizedTest
    @MethodSource("aliases")
    void anAliasPrintsTheCanonicalName(String line) {
        assertPrintsCanonically(line);
    }

    private static void assertPrintsCanonically(String line) {
        String[] parts = line.split(" -> ", 2);
        assertThat(Recipe.parse(parts[0])).hasToString(parts[1]).isEqualTo(Recipe.parse(parts[1]));
    }

    /** The vectors of a section; never none. */
    private static Stream<String> section(String title) {
        List<String> vectors = new ArrayList<>();
        String current = "";
        for (String line : lines()) {
            if (line.startsWith("[")) {
                current = line;
            } else if (current.equals(title) && !line.isBlank() && !line.startsWith("#")) {
                vectors.add(line);
            }
        }
        assertThat(vectors).as("vectors of %s in %s", title, FILE).isNotEmpty();
        return vectors.stream();
    }

    private static List<String> lines() {
        try (InputStream file = Objects.requireNonNull(RecipeVectorsTest.class.getResourceAsStream(FILE), FILE)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new AssertionError(FILE, e);
        }
    }
}
