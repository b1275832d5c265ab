package dev.mazewright.formats.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;

/** Lists of numbers are the same text as from the generator, however long they and their numbers are. */
class NumberListsTest {
    private static final long[] EDGES = {0, 9, 10, 99, 100, 999, 1000, 1001, 9999, 10_050, 999_999, 1_000_000, Long.MAX_VALUE};

    @Test
    void aListIsItsNumbersBetweenCommas() {
        for (int count : new int[] {0, 1, 2, 1000, 5000}) {
            Random random = new Random(count);
            StringBuilder expected = new StringBuilder("{\"before\":1,\"list\":[");
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (JsonGenerator json = Json.Factory.ONLY.createGenerator(ObjectWriteContext.empty(), out)) {
                NumberLists lists = new NumberLists(json);
                json.writeStartObject();
                json.writeNumberProperty("before", 1);
                lists.begin("list");
                for (int i = 0; i < count; i++) {
                    long number = i < EDGES.length ? EDGES[i] : random.nextLong() >>> (1 + random.nextInt(63));
                    expected.append(i > 0 ? "," : "");
                    switch (i % 3) {
                        case 0 -> {
                            lists.add(number);
                            expected.append(number);
                        }
                        case 1 -> {
                            lists.add(number, 7);
                            expected.append("[").append(number).append(",7]");
                        }
                        default -> {
                            lists.add(1, number, 23);
                            expected.append("[1,").append(number).append(",23]");
                        }
                    }
                }
                lists.end();
                lists.begin("empty");
                lists.end();
                json.writeEndObject();
            }
            assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(expected + "],\"empty\":[]}");
        }
    }
}
