package dev.mazewright.formats.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads graphs from texts, and shows them as people would write them down. */
final class GraphTexts {
    private GraphTexts() {}

    static GraphFile read(byte[] bytes) throws IOException {
        try (Source source = new Source("given", new ByteArrayInputStream(bytes))) {
            return GraphReader.read(source);
        }
    }

    static GraphFile read(String text) throws IOException {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The names of the vertices, then each edge once: {@code a b c: a-b b-c}. */
    static String shown(String text) throws IOException {
        GraphFile file = read(text);
        List<String> edges = new ArrayList<>();
        for (int vertex = 0; vertex < file.names().size(); vertex++) {
            for (int other : file.graph().neighbours().get(vertex)) {
                if (vertex < other) {
                    edges.add(file.names().get(vertex) + "-" + file.names().get(other));
                }
            }
        }
        assertThat(file.edges()).isEqualTo(edges.size());
        return String.join(" ", file.names()) + ": " + String.join(" ", edges);
    }

    static void assertBad(String text, String... parts) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(BadDataException.class)
                .hasMessageStartingWith("given")
                .hasMessageContainingAll(parts);
    }

    /** Cut at every byte, and with each bit flipped: a graph, or one line that says what is wrong. */
    static void damage(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length < bytes.length; length++) {
            readOrRefuse(Arrays.copyOf(bytes, length));
        }
        for (int i = 0; i < bytes.length * Byte.SIZE; i++) {
            byte[] flipped = bytes.clone();
            flipped[i / Byte.SIZE] ^= (byte) (1 << i % Byte.SIZE);
            readOrRefuse(flipped);
        }
    }

    private static void readOrRefuse(byte[] bytes) throws IOException {
        try {
            GraphFile file = read(bytes);
            assertThat(file.graph().grid().cells()).isEqualTo(file.names().size());
        } catch (BadDataException e) {
            assertThat(e.getMessage()).startsWith("given").contains("found ", ", expected ").doesNotContain("\n", "\r");
            assertThat(e.getMessage()).hasSizeLessThan(500);
        }
    }
}
