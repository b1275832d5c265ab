package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.process.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * All that {@link SameBytesTest} writes, by processes that differ in locale, time zone, charset, heap and threads, as many as
 * {@code -Dmazewright.combinations} says. Each value of each comes up among sixteen.
 */
@Tag("slow")
class SameBytesEverywhereTest {
    private static final int COMBINATIONS = Integer.getInteger("mazewright.combinations", 16);

    private static final List<String> LOCALES = List.of(
            "und", "en-US", "fr-FR", "de-DE", "tr-TR", "az-AZ", "lt-LT", "ar-u-nu-arab", "fa-IR", "hi-u-nu-deva", "th-u-nu-thai", "ja-JP");
    private static final List<String> ZONES =
            List.of("UTC", "Pacific/Kiritimati", "Etc/GMT+12", "Asia/Kathmandu", "America/New_York");
    private static final List<String> CHARSETS = List.of("US-ASCII", "UTF-8", "windows-1252");
    private static final List<Integer> HEAPS = List.of(32, 64, 128, 256);

    /** In the process: a line for each run, its code and the digest of what it wrote. */
    public static void main(String[] arguments) throws Exception {
        Locale.setDefault(Locale.forLanguageTag(arguments[0]));
        for (Map.Entry<String, Run> each : SameBytesTest.everything(arguments[1], List.of(arguments[2])).entrySet()) {
            Run run = each.getValue();
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            sha.update(run.bytes());
            String digest = HexFormat.of().formatHex(sha.digest(run.err().getBytes(StandardCharsets.UTF_8)));
            System.out.println(run.code() + " " + digest + " " + each.getKey());
        }
    }

    private static Map<String, String> digests(List<String> options, String locale, int threads, String shape) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        line.addAll(options);
        line.addAll(List.of("-cp", System.getProperty("java.class.path"), SameBytesEverywhereTest.class.getName(),
                locale, Integer.toString(threads), shape));
        Process process = new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        process.getOutputStream().close();
        Map<String, String> digests = new TreeMap<>();
        try (var lines = process.inputReader(StandardCharsets.ISO_8859_1)) {
            lines.lines().forEach(each -> digests.put(each.split(" ", 3)[2], each.substring(0, each.indexOf(' ', each.indexOf(' ') + 1))));
        }
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(options + " " + locale).isZero();
        return digests;
    }

    @Test
    void theBytesAreTheSame() throws Exception {
        Random random = new Random(Long.getLong("mazewright.seed", 1));
        Map<String, Map<String, String>> expected = new TreeMap<>();
        int compared = 0;
        int refused = 0;
        for (int i = 0; i < COMBINATIONS; i++) {
            String shape = SameBytesTest.SHAPES.get(i % SameBytesTest.SHAPES.size());
            if (!expected.containsKey(shape)) {
                expected.put(shape, digests(List.of("-Xmx512m", "-Duser.timezone=UTC"), "und", 1, shape));
            }
            int heap = HEAPS.get(random.nextInt(HEAPS.size()));
            String charset = CHARSETS.get(i % CHARSETS.size());
            List<String> options = List.of("-Xmx" + heap + "m", "-Duser.timezone=" + ZONES.get(i % ZONES.size()), "-Dfile.encoding=" + charset,
                    "-Dsun.jnu.encoding=" + charset, "-Dstdout.encoding=" + charset);
            Map<String, String> found = digests(options, LOCALES.get(i % LOCALES.size()), 1 + i % 16, shape);
            assertThat(found.keySet()).isEqualTo(expected.get(shape).keySet());
            for (Map.Entry<String, String> each : found.entrySet()) {
                boolean isRefused = each.getValue().startsWith(ExitCode.INTERNAL + " ") && heap < 256;
                refused += isRefused ? 1 : 0;
                if (!isRefused) {
                    assertThat(each.getValue()).as(options + ": " + each.getKey()).isEqualTo(expected.get(shape).get(each.getKey()));
                    compared++;
                }
            }
        }
        System.out.printf("%d processes: %d results equal, %d refused for want of memory%n", COMBINATIONS, compared, refused);
        assertThat(compared).isGreaterThan(40 * COMBINATIONS);
    }
}
