package dev.mazewright.books.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.testing.Mutations;
import java.io.IOException;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Interiors changed at random: judged, or refused in one line. See {@link Mutations}. */
class MutatedPdfTest {
    private static final int FEW = 50;

    /** Kept, since loggers are not. */
    private static final Logger LIBRARIES = Logger.getLogger("org.apache");

    @BeforeAll
    static void silence() {
        LIBRARIES.setLevel(Level.OFF);
    }

    @AfterAll
    static void speakAgain() {
        LIBRARIES.setLevel(null);
    }

    @Test
    void changedAtRandomAnInteriorIsJudgedOrRefused() throws IOException {
        byte[] book = Interiors.book(2, pdf -> {});
        Mutations.read("pdf of a book", List.of(book), FEW, MutatedPdfTest::judgeOrRefuse);
    }

    private static void judgeOrRefuse(byte[] file) throws IOException {
        try {
            assertThat(Interiors.check(file, "office")).isNotNull();
        } catch (BadDataException | InsufficientMemoryException e) {
            assertThat(e.getMessage()).isNotBlank().doesNotContain("\n", "\r").hasSizeLessThan(1000);
        }
    }
}
