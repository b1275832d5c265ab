package dev.mazewright.drawing.letters;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.UsageException;
import java.awt.Font;
import org.junit.jupiter.api.Test;

/** Letters by the fonts of a machine that has none, as small containers do. */
class SystemLettersTest {
    @Test
    void aRuntimeWithoutFontsIsExplained() {
        assertThatThrownBy(() -> SystemLetters.of("Ω", () -> {
                    throw new InternalError("Fontconfig head is null");
                }))
                .isInstanceOf(UsageException.class)
                .hasMessage("the letters Ω need a font, and this Java runtime finds none (java.lang.InternalError: Fontconfig head is null);"
                        + " install fonts and fontconfig, or take letters of western Europe");
        assertThatThrownBy(() -> SystemLetters.of("aΩ", () -> new Font[0]))
                .isInstanceOf(UsageException.class)
                .hasMessage("no font of this machine has the letters 'a' (LATIN, U+0061), 'Ω' (GREEK, U+03a9); install one that has, or take other letters");
    }

    @Test
    void textsAreNotEmptyNorLong() {
        assertThatThrownBy(() -> SystemLetters.of("Ω".repeat(81))).hasMessageContaining("1 to 20 lines of up to 80 letters");
        assertThatThrownBy(() -> SystemLetters.of("\n \n")).hasMessageContaining("1 to 20 lines of up to 80 letters");
    }
}
