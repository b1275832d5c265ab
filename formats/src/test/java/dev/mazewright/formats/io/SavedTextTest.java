package dev.mazewright.formats.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text as editors, mail and shells save it is the same maze, and recognised as the same. */
class SavedTextTest {
    private static String text(String format) throws IOException {
        return Mazes.text(format, Document.of(Recipe.parse("rectangle:5x6/wilson/seed:2").make()));
    }

    /** In unicode, empty lines before the drawing are rows that a mask leaves out. */
    private static Map<String, String> saved(String format) throws IOException {
        String text = text(format);
        Map<String, String> saved = new LinkedHashMap<>();
        saved.put("CR and LF", text.replace("\n", "\r\n"));
        saved.put("CR", text.replace("\n", "\r"));
        saved.put("byte order mark", "\ufeff" + text);
        saved.put("no last line end", text.stripTrailing());
        saved.put("empty lines behind", text + "\n\n");
        if (!format.equals("unicode")) {
            saved.put("empty lines before", "\n\n" + text);
        }
        saved.put("all of it", "\ufeff" + (format.equals("unicode") ? "" : "\r\n") + text.replace("\n", "\r\n") + "\r\n");
        return saved;
    }

    private static void assertSame(String format, String what, String saved) throws IOException {
        assertThat(Mazes.read(null, saved.getBytes(StandardCharsets.UTF_8)))
                .as("%s, %s", format, what)
                .isEqualTo(Mazes.read(format, text(format)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "unicode", "blocks", "matrix", "cells", "hex", "num", "micromouse", "movingai", "json"})
    void endsOfLinesDoNotCount(String format) throws IOException {
        for (var each : saved(format).entrySet()) {
            assertSame(format, each.getKey(), each.getValue());
        }
    }

    /** In blocks, spaces are floor. */
    @ParameterizedTest
    @ValueSource(strings = {"text", "unicode", "matrix", "cells", "hex", "num", "micromouse", "movingai", "json"})
    void spacesAtTheEndsOfLinesDoNotCount(String format) throws IOException {
        assertSame(format, "spaces", text(format).replace("\n", "   \n"));
    }

    @Test
    void digitsMayBeIndented() throws IOException {
        assertSame("matrix", "indented", text("matrix").replaceAll("(?m)^(?=.)", "\t  "));
    }

    @Test
    void digitsWithSomethingBetweenSomeOfThemAreRefused() {
        assertThatThrownBy(() -> Mazes.read("matrix", "111\n1 01\n111\n"))
                .hasMessage("given, line 2, column 2: found ' ', expected 1 for a wall or 0 for floor, with nothing between them, as in the first line");
    }

    @Test
    void linesAreCountedWithThoseBeforeTheFirst() {
        assertThatThrownBy(() -> Mazes.read("matrix", "\n\n111\n1x1\n111\n")).hasMessageStartingWith("given, line 4, column 2: found 'x'");
    }
}
