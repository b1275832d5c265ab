package dev.mazewright.certify.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.io.BadDataException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Samples from lines of text, and lines that are not samples. */
class SampleLinesTest {
    private static final EdgeNumbers EDGES = new EdgeNumbers(new Maker(Recipe.parse("rectangle:3x3/wilson/seed:1")).grid());

    private static List<Long> read(String text) throws IOException {
        SampleLines lines = new SampleLines(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)), "pipe", EDGES);
        List<Long> sets = new ArrayList<>();
        for (long[] sample = new long[1]; lines.next(sample); ) {
            sets.add(sample[0]);
        }
        return sets;
    }

    @Test
    void numbersAreSeparatedBySpacesInAnyOrder() throws IOException {
        assertThat(read("0 1 11\n2\t 0 \r\n7")).containsExactly(0b1000_0000_0011L, 0b101L, 0b1000_0000L);
    }

    @Test
    void emptyLinesAtTheEndAreIgnored() throws IOException {
        assertThat(read("3\n\n \r\n")).containsExactly(0b1000L);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "0 1;2 x|line 2: found 'x'",
        "0;12|line 2: found 12",
        "0 1 0|line 1: found 0 for the second time",
        "1;-2|line 2: found '-'",
        "1,2|line 1: found ','",
        "99999999999|line 1: found a number of more than 10 digits",
        "1;;2|line 2: found an empty line",
        "\u00e9|line 1: found byte 233"})
    void otherLinesAreRefused(String text, String message) {
        assertThatThrownBy(() -> read(text.replace(';', '\n')))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining(message)
                .hasMessageContaining("0 to 11");
    }
}
