package dev.mazewright.datasets.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.testing.Mutations;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Specifications changed at random: read, and the same when printed, or refused in one line. See {@link Mutations}. */
class MutatedDatasetFileTest {
    private static final int FEW = 250;
    private static final int LONGEST_MESSAGE = 1000;

    @Test
    void changedAtRandomASpecificationIsReadOrRefused() {
        List<byte[]> samples = Stream.concat(PaperExamples.names().stream().map(PaperExamples::text), Stream.of(DatasetExample.TEXT))
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .toList();
        Mutations.read("dataset", samples, FEW, MutatedDatasetFileTest::readOrRefuse);
    }

    private static void readOrRefuse(byte[] file) throws BadDataException {
        Dataset dataset;
        try {
            dataset = DatasetFile.parse(new String(file, StandardCharsets.UTF_8), "given");
        } catch (BadDataException | UsageException e) {
            assertThat(e.getMessage()).isNotBlank().doesNotContain("\n", "\r").hasSizeLessThan(LONGEST_MESSAGE + 6 * file.length);
            return;
        }
        String printed = DatasetText.print(dataset);
        assertThat(DatasetText.print(DatasetFile.parse(printed, "printed"))).isEqualTo(printed);
    }
}
