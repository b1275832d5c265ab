package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Files of earlier versions, in a folder each, are read as they were, and recipes, books and datasets make what they made. A line of
 * {@code runs.txt} that changes is a broken promise; {@code -Dmazewright.record=true} gives new lines their digests.
 */
class UpgradeTest {
    private static final String OUT = "OUT";

    @TempDir
    Path out;

    @ParameterizedTest
    @ValueSource(strings = "0.1")
    void filesOfAnEarlierVersionAreReadAsTheyWere(String version) throws Exception {
        Path folder = Path.of("src/test/resources/dev/mazewright/cli/upgrades", version).toAbsolutePath();
        List<String> recorded = new ArrayList<>();
        List<String> found = new ArrayList<>();
        List<String> written = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("runs.txt"))) {
            if (line.startsWith("#")) {
                written.add(line);
                continue;
            }
            boolean hasDigest = line.matches("[0-9a-f]{64}  .*");
            String command = hasDigest ? line.substring(66) : line;
            recorded.add(line);
            found.add(digest(folder, command, found.size()) + "  " + command);
            written.add(hasDigest ? line : found.getLast());
        }
        if (Boolean.getBoolean("mazewright.record")) {
            Files.write(folder.resolve("runs.txt"), written);
        } else {
            assertThat(found).isEqualTo(recorded).hasSizeGreaterThan(20);
        }
    }

    private String digest(Path folder, String command, int number) throws Exception {
        String file = out.resolve("run" + number).toString();
        String[] words = Arrays.stream(command.split(" ", -1))
                .map(word -> Files.exists(folder.resolve(word)) ? folder.resolve(word).toString() : word.replace(OUT, file))
                .toArray(String[]::new);
        Run run = Run.with("", words);
        assertThat(run.code()).as(command + ": " + run.err()).isZero();
        MessageDigest sha = MessageDigest.getInstance("SHA-256");
        sha.update(run.bytes());
        if (Files.isDirectory(Path.of(file))) {
            addShards(Path.of(file, "data"), sha);
        }
        return HexFormat.of().formatHex(sha.digest());
    }

    private static void addShards(Path folder, MessageDigest sha) throws IOException {
        try (Stream<Path> shards = Files.list(folder)) {
            for (Path shard : shards.sorted().toList()) {
                sha.update(Files.readAllBytes(shard));
            }
        }
    }
}
