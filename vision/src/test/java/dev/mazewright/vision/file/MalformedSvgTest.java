package dev.mazewright.vision.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** SVG whose bytes are not letters in its encoding: the parser of the JDK prints a line of its own where it meets them. */
@Isolated // standard error is everybody's
class MalformedSvgTest {
    @ParameterizedTest
    @ValueSource(strings = {
        "<svg xmlns='http://www.w3.org/2000/svg'>\u00e4</svg>", "<?xml version='1.0' encoding='US-ASCII'?><svg a='\u00e4'/>",
        "<svg xmlns='http://www.w3.org/2000/svg'/>\u00e4"
    })
    void wrongLettersAreReportedOnce(String svg) {
        Source source = new Source("given", new ByteArrayInputStream(svg.getBytes(StandardCharsets.ISO_8859_1)));
        PrintStream before = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            assertThatThrownBy(() -> PictureFile.read(source, new Decoding(1, 1_000_000)))
                    .isInstanceOf(BadDataException.class)
                    .hasMessageContaining("bytes that are not letters in the encoding of the file");
        } finally {
            System.setErr(before);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
    }
}
