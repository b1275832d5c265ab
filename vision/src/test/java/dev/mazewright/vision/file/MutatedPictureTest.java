package dev.mazewright.vision.file;

import dev.mazewright.formats.testing.Mutations;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of each kind changed at random: a picture, or a line that says what is wrong. See {@link Mutations}. */
class MutatedPictureTest {
    private static final int FEW = 20;

    /** Kept, since loggers are not. */
    private static final Logger LIBRARIES = Logger.getLogger("");

    @BeforeAll
    static void silence() {
        LIBRARIES.setLevel(Level.OFF);
    }

    /** The samples of each kind: the first word of their names. */
    static Stream<Arguments> kinds() {
        Map<String, List<byte[]>> kinds = new TreeMap<>();
        Samples.all().forEach((name, file) -> kinds.computeIfAbsent(name.split(" ", 2)[0], kind -> new ArrayList<>()).add(file));
        return kinds.entrySet().stream().map(kind -> Arguments.of(kind.getKey(), kind.getValue()));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void changedAtRandomAPictureIsReadOrRefused(String kind, List<byte[]> samples) {
        Mutations.read("picture, " + kind, samples, FEW, file -> DamagedPictureTest.readOrRefuse(kind, file));
    }
}
