package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Format;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Results depend on no locale, no time zone and no number of threads. */
@Isolated
class SameBytesTest {
    private static final Locale LOCALE = Locale.getDefault();
    private static final TimeZone ZONE = TimeZone.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(LOCALE);
        TimeZone.setDefault(ZONE);
    }

    static final List<String> SHAPES = List.of("rectangle", "hexagon", "triangle", "brick", "upsilon", "cairo");

    /** All writable formats of a braided maze of these shapes with its solution, and what the other commands print. */
    static Map<String, Run> everything(String threads, List<String> shapes) {
        Map<String, Run> runs = new LinkedHashMap<>();
        for (Format format : Formats.ALL) {
            if (format.writer() != null) {
                for (String shape : shapes) {
                    String side = shape.equals("cairo") ? "bottom-left" : "left";
                    String line = "generate " + shape + ":12x13/wilson/braid:0.25/goal:random/open:0,0." + side
                            + "/seed:1234567"
                            + " --solution --outlines --neighbours --threads " + threads + " --format " + format.name()
                            + (format.isAnimated() ? " --frames 20" : "");
                    runs.put(line.replace("--threads " + threads, ""), Run.of(line));
                }
            }
        }
        for (String line : List.of(
                "solve rectangle:12x13/wilson/seed:-1",
                "solve hexagon:12x13/wilson/seed:1 --json",
                "info triangle:12x13/kruskal/seed:1",
                "info rectangle:12x13/binary-tree/seed:1 --json",
                "list generators",
                "list formats --json",
                "generate --rows 1234567890123",
                "info title.map",
                "generate --help")) {
            runs.put(line, Run.of(line));
        }
        String map = "type octile\nheight 3\nwidth 4\nmap\n....\n.@..\n....\n";
        runs.put("octile", Run.with(map, "solve", "-", "--moves", "octile", "--threads", threads));
        return runs;
    }

    /** In each locale and time zone two of the shapes, in turns. */
    @Test
    void outputIsTheSameInEveryLocale() {
        Map<String, Run> expected = everything("1", SHAPES);
        assertThat(expected.values()).filteredOn(run -> run.code() == 0).hasSizeGreaterThan(20);
        String[] zones = {"Pacific/Kiritimati", "Etc/GMT+12", "Asia/Kathmandu"};
        int turn = 0;
        for (String tag : new String[] {"tr", "ar-u-nu-arab", "th-u-nu-thai", "fa", "hi-u-nu-deva", "de", "lt"}) {
            Locale.setDefault(Locale.forLanguageTag(tag));
            TimeZone.setDefault(TimeZone.getTimeZone(zones[turn++ % zones.length]));
            List<String> shapes = List.of(SHAPES.get(turn % SHAPES.size()), SHAPES.get((turn + 3) % SHAPES.size()));
            Map<String, Run> found = everything(turn % 2 == 0 ? "1" : "8", shapes);
            assertThat(found).hasSizeGreaterThan(40);
            found.forEach((line, run) -> {
                assertThat(run.bytes()).as(tag + ": " + line).isEqualTo(expected.get(line).bytes());
                assertThat(run.err()).as(tag + ": " + line).isEqualTo(expected.get(line).err());
                assertThat(run.code()).as(tag + ": " + line).isEqualTo(expected.get(line).code());
            });
        }
    }

    @Test
    void theDefaultDrawingIsUtf8() {
        Run run = Run.of("generate rectangle:1x1/wilson/seed:1");
        assertThat(run.bytes()).startsWith("┌───┐\n".getBytes(StandardCharsets.UTF_8));
    }
}
