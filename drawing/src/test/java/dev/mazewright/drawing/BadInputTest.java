package dev.mazewright.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.ZanjSample;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever happens to a file, its reader returns a maze that is one, or says in one line what is wrong with which
 * input. Formats without a sample in {@link #HAND_MADE} are tried with what their own writer writes.
 */
class BadInputTest {
    /** A small file of a format. */
    static final class Sample {
        final String format;
        final byte[] bytes;

        Sample(String format, byte[] bytes) {
            this.format = format;
            this.bytes = bytes;
        }

        static Sample of(String format, String text) {
            return new Sample(format, text.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public String toString() {
            return format + " of " + bytes.length + " bytes";
        }
    }

    private static final List<Sample> HAND_MADE = List.of(
            Sample.of("text", "+---+---+\n| S     |\n+   +   +\n|###| E  \n+---+---+\n"),
            Sample.of("text", "+---+---+\n|       |\n+   +---+---+\n|\n+---+---+---+\n"),
            Sample.of("text", "+---+---+\n| a | d |\n+   +   +\n| b   c |\n+---+---+\n"),
            Sample.of("text", "+-+-+-+\r\n|. .|.|\r\n+ + + +\r\n|.|. .|\r\n+-+-+-+\r\n"),
            Sample.of("micromouse", "o---o---o\n| G   G |\no   o---o\n| S     |\no---o---o\nby N. N.\n"),
            Sample.of("micromouse", "+---+---+\n| G .   |\n+ . +---+\n| S     |\n+---+---+\n"),
            Sample.of("blocks", "#######\n#S....#\n#####.#\n#    E#\n#######\n"),
            Sample.of("blocks", "%%%%%\n%P G \n%%.%"),
            Sample.of("blocks", "2 3\nA.#\n#.B\n"),
            Sample.of("blocks", "#######\n#S+++ #\n###F# #\n#######\n"),
            Sample.of("blocks", "#####\n#012#\n###3#\n#654#\n#7###\n"),
            Sample.of("text", "+-----+-----+\n|START>  v  |\n+     +  v  +\n|     |  v  |\n+-----+     +\n"),
            Sample.of("matrix", "11111\n10001\n11101\n11111\n"),
            Sample.of("matrix", "1 1 1\n1 0 1\n1 0 1\n"),
            Sample.of("unicode", "┌───┬───┐\n│ S │   │\n│ • ╵   │\n│ • • E │\n└───╴   ╵\n"),
            Sample.of("unicode", " / \\ / \\\n| S   E |\n \\ / \\ /\n"),
            Sample.of("unicode", "S ██\n• E \n"),
            Sample.of("cells", "[('cell', (0, 0), ['t', 'r', 'l']), ('cell', (0, 1), ['b', 'l']), "
                    + "('cell', (1, 0), ['t', 'b', 'r', 'l']), ('cell', (1, 1), ['t', 'b'])]\n"),
            Sample.of("hex", "953\nEfE\n\n0,1\n2,1\nNEES\n"),
            Sample.of("hex", "13\r\nEA\r\n"),
            Sample.of("num", "0 0 0 1 1 1\n0 1 1 0 0 1\n1 0 0 1 1 1\n1 1 1 1 0 0\n"),
            new Sample("maz", maz()),
            new Sample("maz", flagged(maz())),
            new Sample("micromouse", maz()),
            new Sample("maze", maze()),
            new Sample("zanj", ZanjSample.arrays()),
            new Sample("zanj", ZanjSample.inline()),
            Sample.of("tokens", "<ADJLIST_START> (0,0) <--> (1,0) ; (1,1) <--> (1,0) ; <ADJLIST_END> <ORIGIN_START> (0,0) "
                    + "<ORIGIN_END> <TARGET_START> (1,1) <TARGET_END> <PATH_START> (0,0) (1,0) (1,1) <PATH_END>"),
            Sample.of("movingai", "type octile\nheight 3\nwidth 4\nmap\n@.G@\n@S.T\nOW..\n"),
            Sample.of("movingai", "height 2\nwidth 3\nfree 0\nobstacle 1\n001\n100\n"),
            Sample.of("movingai", "2,3\n..@\n@..\n"),
            Sample.of("json", "{\"format\":\"mazewright\",\"version\":1,\"recipe\":null,\"shape\":\"rectangle\",\"rows\":2,"
                    + "\"columns\":2,\"cells\":4,\"passages\":[[0,1],[0,2]],\"start\":0,\"goal\":3,\"solution\":null}"),
            Sample.of("segments", "{\"rows\":{\"2\":[[0,2]],\"1\":[[1,2]],\"0\":[[1,2]]},\"cols\":{\"0\":[[0,2]],\"2\":[[2,0]]},"
                    + "\"y\":[0,2],\"entrance_gap_left_x_y\":[0,0],\"goal_cell_left_x_bottom_y\":[[1,1]]}"),
            // A pixel a square: #.### #...# ###.# #...# #.###
            new Sample("png", Base64.getDecoder().decode("iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFAQAAAAClFBtIAAAAEElEQVR42mNw"
                    + "YChgEABiBwAHOgFxqSm4JgAAAABJRU5ErkJggg==")),
            // Drawn: 2 x 3 cells of 6 pixels, walls of 2, a gap at the top and one at the left.
            new Sample("png", Base64.getDecoder().decode("iVBORw0KGgoAAAANSUhEUgAAABYAAAAQAQMAAAAoIx1lAAAAE3RFWHRTaGFw"
                    + "ZQByZWN0YW5nbGU6Mngz66oZEwAAAAZQTFRF////GhoaCTz2eQAAACNJREFUeF5jYACC+vYfYJzYIIGKQWJAzMAggYLr"
                    + "//8AYyAAAC9AEO3VfGr2AAAAAElFTkSuQmCC")));

    /** Sixteen lanes from the south, joined in the north. */
    private static byte[] maz() {
        byte[] bytes = new byte[256];
        for (int x = 0; x < 16; x++) {
            Arrays.fill(bytes, 16 * x, 16 * x + 16, (byte) 0b1010);
            bytes[16 * x] = 0b1110;
            bytes[16 * x + 15] = (byte) (x == 0 ? 0b1001 : x == 15 ? 0b0011 : 0b0001);
        }
        return bytes;
    }

    /** With flags in the upper bits. */
    private static byte[] flagged(byte[] maz) {
        for (int i = 0; i < maz.length; i += 3) {
            maz[i] |= (byte) (i << 4);
        }
        return maz;
    }

    private static byte[] maze() {
        try {
            return Mazes.write("maze", Document.of(Recipe.parse("rectangle:3x9/sidewinder/open:0,0.left/seed:1").make()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final List<Sample> SAMPLES = Stream.concat(HAND_MADE.stream(), written()).toList();

    private static Stream<Sample> written() {
        return Formats.ALL.stream()
                .filter(format -> format.reader() != null && format.writer() != null)
                .filter(format -> HAND_MADE.stream().noneMatch(sample -> sample.format.equals(format.name())))
                .map(format -> new Sample(format.name(), written(format)));
    }

    private static byte[] written(Format format) {
        boolean hasCells = format.shapesRead().isEmpty() || format.shapesRead().contains("rectangle");
        try {
            return Mazes.write(
                    format.name(), Document.of(Recipe.parse(hasCells ? "rectangle:3x4/wilson/seed:1" : "tiles:5x7/dig/seed:1").make()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Sample> samples() {
        return SAMPLES;
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theSampleItselfIsAMaze(Sample sample) throws IOException {
        Mazes.requireValid(Mazes.read(sample.format, sample.bytes));
        Mazes.requireValid(Mazes.read(null, sample.bytes));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void truncatedInputIsReadOrRefused(Sample sample) throws IOException {
        for (int length = 0; length < sample.bytes.length; length++) {
            readOrRefuse("cut to " + length + " bytes", sample.format, Arrays.copyOf(sample.bytes, length));
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void inputWithAFlippedBitIsReadOrRefused(Sample sample) throws IOException {
        flipEach(3, sample);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("samples")
    void inputWithAnyBitFlippedIsReadOrRefused(Sample sample) throws IOException {
        flipEach(1, sample);
    }

    private static void flipEach(int step, Sample sample) throws IOException {
        for (int i = 0; i < sample.bytes.length * Byte.SIZE; i += step) {
            byte[] bytes = sample.bytes.clone();
            bytes[i / Byte.SIZE] ^= (byte) (1 << i % Byte.SIZE);
            readOrRefuse("bit " + i + " flipped", i / step % 3 == 0 ? null : sample.format, bytes);
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void inputWithAByteLessOrMoreIsReadOrRefused(Sample sample) throws IOException {
        byte[] bytes = sample.bytes;
        for (int i = 0; i < bytes.length; i++) {
            byte[] without = new byte[bytes.length - 1];
            System.arraycopy(bytes, 0, without, 0, i);
            System.arraycopy(bytes, i + 1, without, i, bytes.length - i - 1);
            readOrRefuse("without byte " + i, sample.format, without);
            byte[] doubled = new byte[bytes.length + 1];
            System.arraycopy(bytes, 0, doubled, 0, i + 1);
            System.arraycopy(bytes, i, doubled, i + 1, bytes.length - i);
            readOrRefuse("byte " + i + " doubled", sample.format, doubled);
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void inputOfOtherFormatsIsReadOrRefused(Sample sample) throws IOException {
        for (Sample other : SAMPLES) {
            readOrRefuse("as " + other.format, other.format, sample.bytes);
        }
    }

    @Test
    void everyFormatThatCanBeReadHasASample() {
        List<String> readable = Formats.ALL.stream()
                .filter(format -> format.reader() != null)
                .map(Format::name)
                .toList();
        assertThat(SAMPLES).extracting(sample -> sample.format).containsAll(readable);
    }

    static void readOrRefuse(String how, String format, byte[] bytes) throws IOException {
        try {
            Mazes.requireValid(Mazes.read(format, bytes));
        } catch (BadDataException e) {
            assertThat(e.getMessage()).as(how).startsWith("given").contains("found ", ", expected ").doesNotContain("\n", "\r");
            assertThat(e.getMessage()).as(how).hasSizeLessThan(300);
        } catch (InsufficientMemoryException e) {
            assertThat(e.getMessage()).as(how).doesNotContain("\n", "\r");
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(how, e);
        }
    }
}
