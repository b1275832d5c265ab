package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.testing.Mutations;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Descriptions of books changed at random: a book, or a line that says what is wrong. See {@link Mutations}. */
class MutatedBookTest {
    private static final int FEW = 250;
    private static final int LONGEST_MESSAGE = 1000;

    @Test
    void changedAtRandomABookIsReadOrRefused() {
        List<byte[]> samples = Mutations.texts(
                BookExample.TEXT,
                "title = \"T\"\nauthor = \"A\"\ntrim = \"6x9in\"\nbleed = true\nseed = 7\nanswers = 4\nfront = [\"title\", \"contents\"]\n"
                        + "[words]\nstart = \"Hier\"\n[[section]]\ntitle = \"One\"\nmazes = 3\nsize = \"8x9..12x13\"\nshape = \"hexagon\"\n"
                        + "generator = \"wilson\"\ndifficulty = \"10..40\"\n[section.style]\ntheme = \"dark\"\n");
        Mutations.read("book", samples, FEW, MutatedBookTest::readOrRefuse);
    }

    private static void readOrRefuse(byte[] file) throws IOException {
        try {
            assertThat(BookFileTest.parse(new String(file, StandardCharsets.UTF_8)).sections()).isNotEmpty();
        } catch (BadDataException | UsageException | InsufficientMemoryException e) {
            assertThat(e.getMessage()).isNotBlank().doesNotContain("\n", "\r").hasSizeLessThan(LONGEST_MESSAGE + 6 * file.length);
        }
    }
}
