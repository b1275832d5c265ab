package dev.mazewright.studio.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.stage.testing.JsonRead;
import dev.mazewright.studio.testing.Api;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Parts of one trace are of one recording, as long as the memory is not needed for other work. */
class CacheTest {
    private static final long MOST = 1 << 26;

    /** The header of a part of a trace; its milliseconds differ from one recording to another. */
    private static Map<?, ?> part(MemoryBudget memory, int from) throws IOException {
        String query = "recipe=rectangle:40x40/wilson/seed:1&count=1000&from=" + from;
        try (Reservation reservation = new Reservation(memory)) {
            Request request = new Request("GET", "/api/v1/trace", query, "", new byte[0]);
            byte[] bytes = Api.bytes(Api.endpoint("trace").answer(request, reservation));
            ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            in.position(Integer.BYTES + in.getInt(0));
            byte[] json = new byte[in.getInt()];
            in.get(json);
            return (Map<?, ?>) JsonRead.value(new String(json, StandardCharsets.UTF_8));
        }
    }

    @Test
    void partsOfATraceAreOfOneRecording() throws IOException {
        MemoryBudget memory = new MemoryBudget(MOST);
        Map<?, ?> first = part(memory, 0);
        Map<?, ?> second = part(memory, 1000);
        assertThat(second.get("from")).isEqualTo(1000L);
        assertThat(second.get("events")).isEqualTo(first.get("events"));
        assertThat(second.get("milliseconds")).isEqualTo(first.get("milliseconds"));
        assertThat(memory.taken()).isZero();
    }

    @Test
    void recordingsAreDroppedWhenOthersTakeTheMemory() throws IOException {
        MemoryBudget memory = new MemoryBudget(MOST);
        Map<?, ?> first = part(memory, 0);
        assertThat(memory.cache().bytes()).isBetween(1L, MOST / 8);
        memory.take(MOST);
        assertThat(memory.cache().bytes()).isZero();
        memory.give(MOST);
        assertThat(part(memory, 1000).get("events")).isEqualTo(first.get("events"));
    }

    @Test
    void recordingsThatAreTooLargeAreNotKept() throws IOException {
        MemoryBudget memory = new MemoryBudget(1 << 20);
        part(memory, 0);
        assertThat(memory.cache().bytes()).isZero();
    }

    /** A mask can be a long text and leave almost nothing: what is kept of it is not small. */
    @Test
    void theRecipeOfARecordingIsCounted() throws IOException {
        MemoryBudget memory = new MemoryBudget(MOST);
        Mask board = new Mask(500, 500);
        for (int cell = 0; cell < 250_000; cell++) {
            if ((cell / 500 + cell) % 2 == 0) {
                board.add(cell / 500, cell % 500);
            }
        }
        String recipe = "rectangle:500x500," + Masks.bitsOption(board) + "/wilson/seed:1";
        assertThat(recipe).hasSizeGreaterThan(100_000);
        try (Reservation reservation = new Reservation(memory)) {
            byte[] body = ("{\"recipe\": \"" + recipe + "\"}").getBytes(StandardCharsets.UTF_8);
            Api.endpoint("trace").answer(new Request("POST", "/api/v1/trace", "", "", body), reservation);
        }
        assertThat(memory.cache().bytes()).isGreaterThan(recipe.length());
    }

    /** Many small ones, as heap: they must not take more than is counted. */
    @Test
    void noMoreMemoryIsTakenThanCounted() throws IOException {
        MemoryBudget memory = new MemoryBudget(1L << 30);
        long before = heap();
        for (int seed = 0; seed < 100; seed++) {
            String query = "recipe=rectangle:5x5/wilson/seed:" + seed;
            try (Reservation reservation = new Reservation(memory)) {
                Api.endpoint("trace").answer(new Request("GET", "/api/v1/trace", query, "", new byte[0]), reservation);
            }
        }
        assertThat(heap() - before).isLessThan(memory.cache().bytes() + (8 << 20));
        assertThat(memory.cache().bytes()).isLessThan(8 << 20);
    }

    private static long heap() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
