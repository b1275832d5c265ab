package dev.mazewright.drawing;

import dev.mazewright.formats.testing.Mutations;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files of each format that is read, changed at random: a maze, or a line that says what is wrong. See {@link Mutations}. */
class MutatedFilesTest {
    private static final int FEW = 150;

    private static final Map<String, List<BadInputTest.Sample>> SAMPLES =
            BadInputTest.samples().stream().collect(Collectors.groupingBy(sample -> sample.format));

    static Stream<String> formats() {
        return SAMPLES.keySet().stream().sorted();
    }

    /** Half of them are said to be of that format; the others' is recognised. */
    @ParameterizedTest
    @MethodSource("formats")
    void changedAtRandomAFileIsReadOrRefused(String format) {
        List<byte[]> samples = SAMPLES.get(format).stream().map(sample -> sample.bytes).toList();
        Mutations.read(format, samples, FEW, file -> BadInputTest.readOrRefuse("", format, file));
        if (!Mutations.areGuided()) {
            Mutations.read(format + ", recognised", samples, FEW / 2, file -> BadInputTest.readOrRefuse("", null, file));
        }
    }

    /** Files of all formats, and of pieces of several. */
    @Test
    void changedAtRandomAFileIsRecognisedOrRefused() {
        List<byte[]> samples = BadInputTest.samples().stream().map(sample -> sample.bytes).toList();
        Mutations.read("recognised", samples, FEW, file -> BadInputTest.readOrRefuse("", null, file));
    }
}
