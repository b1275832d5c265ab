package dev.mazewright.formats.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StyleFileTest {
    private static StyleFile parse(String toml) throws IOException {
        return StyleFile.parse(toml, "style.toml", StyleFile.Pictures.INLINE);
    }

    @Test
    void everyKeyIsReadAndPrintedInTheOrderOfTheParameters() throws IOException {
        String canonical = """
                theme = "blueprint"
                cell-size = 30
                wall-thickness = 4
                margin = 12
                solution-thickness = 7
                background = "transparent"
                wall-colour = "#112233"
                solution-colour = "#aabbcc"
                start-colour = "#010203"
                goal-colour = "#040506"
                text-colour = "#070809"
                caps = "hand-drawn"
                start-mark = "arrow"
                goal-mark = "number"
                goal-picture = "%s"
                """.formatted(Pictures.uri(Color.RED));
        StyleFile style = parse("# a comment\n" + canonical.replace("#112233", "123").replace("hand-drawn", "Hand_Drawn"));

        assertThat(style.print()).isEqualTo(canonical);
        assertThat(parse(style.print()).print()).isEqualTo(canonical);
    }

    @Test
    void aNameOfAPictureIsResolvedByTheReader() throws IOException {
        StyleFile style = StyleFile.parse("start-picture = 'duck.png'", "s", name -> {
            assertThat(name).isEqualTo("duck.png");
            return EndPicture.of(Pictures.png(Color.BLUE));
        });

        assertThat(style.text(Finish.START_PICTURE)).isEqualTo(Pictures.uri(Color.BLUE));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            margin = 3/ wall-color = '#000000'       | line 2 | did you mean wall-colour?
            theme = 'plian'                         | line 1 | did you mean plain?
            / / caps = 'butt'                         | line 3 | available: square, round, hand-drawn
            wall-colour = 'blackish'                | line 1 | write it as #rrggbb
            margin = -1                             | line 1 | 0 to 10000
            margin = 2.5                            | line 1 | no text, whole number
            theme = plain                           | line 1 | no valid TOML
            margin = 1/ margin = 2                   | line 2 | no valid TOML
            start-picture = '/etc/hosts'            | line 1 | is a file; here a picture is part of the style
            start-picture = 'data:text/html,x'      | line 1 | PNG or SVG
            start-picture = 'data:image/png;base64,!!' | line 1 | not valid base64
            [lines]/ margin = 2                      | line 1 | the key 'lines'
            """)
    void whatIsWrongIsSaidWithItsLine(String toml, String line, String reason) {
        assertThatThrownBy(() -> parse(toml.replace("/ ", "\n")))
                .isInstanceOf(BadDataException.class)
                .hasMessageStartingWith("style.toml, " + line + ":")
                .hasMessageContaining(reason);
    }

    /** Where the library's assertions are checked, as in tests, they are not what the user sees. */
    @Test
    void aBrokenEscapeIsNoToml() {
        assertThatThrownBy(() -> parse("wall-colour = \"#\\ud|0\"")).isInstanceOf(BadDataException.class).hasMessageContaining("no valid TOML");
    }
}
