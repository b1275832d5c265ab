package dev.mazewright.vision.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whatever happens to a file, it is a picture, or it is said in one line what is wrong with which input. */
class DamagedPictureTest {
    /** Kept, since loggers are not. */
    private static final Logger LIBRARIES = Logger.getLogger("");

    @BeforeAll
    static void silence() {
        LIBRARIES.setLevel(Level.OFF);
    }

    static void readOrRefuse(String what, byte[] file) throws IOException {
        Source source = new Source("given", new ByteArrayInputStream(file)).within(Context.standard().withMemory(50_000_000));
        try {
            PictureFile.read(source, new Decoding(1, 1_000_000));
        } catch (BadDataException e) {
            assertThat(e.getMessage()).as(what).startsWith("given").contains("found ", ", expected ").doesNotContain("\n", "\r");
            assertThat(e.getMessage()).as(what).hasSizeLessThan(300);
        } catch (InsufficientMemoryException e) {
            assertThat(e.getMessage()).as(what).doesNotContain("\n", "\r");
        }
    }

    private static void damage(int step) throws IOException {
        for (Map.Entry<String, byte[]> sample : Samples.all().entrySet()) {
            byte[] file = sample.getValue();
            boolean isDrawn = sample.getKey().startsWith("pdf") || sample.getKey().startsWith("svg"); // in millions of pixels
            int apart = isDrawn ? 16 * step + 1 : step;
            for (int i = 0; i < file.length * Byte.SIZE; i += apart) {
                byte[] flipped = file.clone();
                flipped[i / Byte.SIZE] ^= (byte) (1 << i % Byte.SIZE);
                readOrRefuse(sample.getKey() + ", bit " + i, flipped);
            }
            for (int length = 0; length < file.length; length += Math.ceilDiv(apart, 2)) {
                readOrRefuse(sample.getKey() + ", " + length + " bytes", Arrays.copyOf(file, length));
            }
        }
    }

    @Test
    @Timeout(120)
    void fileWithAFlippedBitOrCutShortIsReadOrRefused() throws IOException {
        damage(37);
    }

    @Tag("slow")
    @Test
    @Timeout(1200)
    void fileWithAnyBitFlippedOrCutShortIsReadOrRefused() throws IOException {
        damage(1);
    }
}
