package dev.mazewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Parts of one trace are of one recording, as long as nobody else needs the memory. */
class RecordingsTest {
    private static final long MOST = 1 << 26;

    /** The header of a part of a trace; its milliseconds tell one recording from another. */
    private static Map<?, ?> part(Memory memory, int from) throws IOException {
        String query = "recipe=rectangle:40x40/wilson/seed:1&count=1000&from=" + from;
        try (Job job = new Job(memory)) {
            Request request = new Request("GET", "/api/v1/trace", query, "", new byte[0]);
            byte[] bytes = Api.bytes(new TraceEndpoint().answer(request, job));
            ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            in.position(Integer.BYTES + in.getInt(0));
            byte[] json = new byte[in.getInt()];
            in.get(json);
            return (Map<?, ?>) JsonRead.value(new String(json, StandardCharsets.UTF_8));
        }
    }

    @Test
    void partsOfATraceAreOfOneRecording() throws IOException {
        Memory memory = new Memory(MOST);
        Map<?, ?> first = part(memory, 0);
        Map<?, ?> second = part(memory, 1000);
        assertThat(second.get("from")).isEqualTo(1000L);
        assertThat(second.get("events")).isEqualTo(first.get("events"));
        assertThat(second.get("milliseconds")).isEqualTo(first.get("milliseconds"));
        assertThat(memory.taken()).isZero();
    }

    @Test
    void whoeverTakesMemoryHasItBeforeRecordings() throws IOException {
        Memory memory = new Memory(MOST);
        Map<?, ?> first = part(memory, 0);
        assertThat(memory.recordings().bytes()).isBetween(1L, MOST / 8);
        memory.take(MOST);
        assertThat(memory.recordings().bytes()).isZero();
        memory.give(MOST);
        assertThat(part(memory, 1000).get("events")).isEqualTo(first.get("events"));
    }

    @Test
    void onesThatAreTooLargeAreNotKept() throws IOException {
        Memory memory = new Memory(1 << 20);
        part(memory, 0);
        assertThat(memory.recordings().bytes()).isZero();
    }
}
