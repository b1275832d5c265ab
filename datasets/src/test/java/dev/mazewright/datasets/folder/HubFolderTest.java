package dev.mazewright.datasets.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.Context;
import dev.mazewright.datasets.file.DatasetFile;
import dev.mazewright.formats.testing.TinyJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What programs of hubs demand of a folder, written here from their sources: the library {@code datasets} of Hugging Face (b7cb10b) and {@code
 * mlcroissant} (401f6ff).
 */
class HubFolderTest {
    private static final String TEXT = """
            name = "Hub"
            format = "%s"
            shard-size = 8
            [[split]]
            name = "train"
            count = 20
            recipes = ["tiles:11x11/rooms"]
            [[split]]
            name = "train-large"
            count = 9
            recipes = ["tiles:11x11/rooms"]
            """;

    /** The names by which the library chooses a loader. */
    private static final Set<String> LOADED = Set.of("csv", "jsonl", "txt", "tar", "png", "parquet");

    @TempDir
    Path folder;

    private void make(String text) throws IOException {
        new DatasetFolder(folder, Context.standard(), (made, all) -> {}).make(DatasetFile.parse(text, "t.toml"), false);
    }

    /** The patterns of each split in the head of the card. */
    private static Map<String, List<String>> splits(List<String> head) {
        Map<String, List<String>> splits = new LinkedHashMap<>();
        List<String> patterns = new ArrayList<>();
        for (String line : head) {
            if (line.startsWith("  - split: ")) {
                patterns = new ArrayList<>();
                splits.put(line.substring(11), patterns);
            } else if (line.startsWith("    - ")) {
                patterns.add(line.substring(7, line.length() - 1));
            }
        }
        return splits;
    }

    private List<String> head() throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve("README.md"));
        assertThat(lines.getFirst()).isEqualTo("---");
        return lines.subList(1, lines.subList(1, lines.size()).indexOf("---") + 1);
    }

    /** The files of a pattern: a question mark and a star stand for anything but a slash. */
    private List<String> files(String pattern) throws IOException {
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + pattern);
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).map(folder::relativize).filter(matcher::matches).map(Path::toString).sorted().toList();
        }
    }

    private static String extension(String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    /** A column of Arrow has one type: no list has texts beside numbers. */
    private static void requireOneType(Object value) {
        if (value instanceof List<?> list) {
            assertThat(list.stream().map(each -> each instanceof Number ? Number.class : each.getClass()).distinct().count()).as("%s", list).isLessThan(2);
            list.forEach(HubFolderTest::requireOneType);
        } else if (value instanceof Map<?, ?> map) {
            map.values().forEach(HubFolderTest::requireOneType);
        }
    }

    /** How many rows a loader makes of a file. */
    private int rows(String path, List<String> head) throws IOException {
        if (path.endsWith(".tar")) {
            return new String(Files.readAllBytes(folder.resolve(path)), StandardCharsets.ISO_8859_1).split("\\.path\\.png\0", -1).length - 1;
        }
        if (path.endsWith(".png")) {
            return 0; // a row is a line of metadata.jsonl
        }
        String text = Files.readString(folder.resolve(path));
        switch (extension(path)) {
            case "csv" -> {
                return (int) text.lines().count() - 1;
            }
            case "txt" -> {
                return head.contains("  sample_by: paragraph") ? (int) Stream.of(text.split("\n\n", -1)).filter(each -> !each.isEmpty()).count()
                        : (int) text.lines().count();
            }
            default -> {
                Set<Set<String>> columns = new HashSet<>();
                for (String line : text.lines().toList()) {
                    Map<String, Object> row = TinyJson.object(line.replace("\\n", " "));
                    columns.add(row.keySet());
                    requireOneType(row);
                    row.forEach((name, value) -> {
                        if (name.endsWith("file_name")) {
                            assertThat(folder.resolve(path).resolveSibling((String) value)).isRegularFile();
                        }
                    });
                }
                assertThat(columns).hasSize(1);
                return (int) text.lines().count();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"jsonl", "npz", "npz-pixels", "npy", "npy-pixels", "hrm", "easy-to-hard", "tokens", "tokens-ctt", "zanj", "maze-map",
        "labmaze", "chat", "qa", "searchformer", "pogema", "movingai", "mapf", "png", "webdataset"})
    void theHeadOfTheCardNamesWhatLoads(String format) throws Exception {
        make(TEXT.formatted(format));
        requireLoads(9, 20);
        requireCroissant();
    }

    @Test
    void aTraceHasATableBesideIt() throws Exception {
        make(TEXT.formatted("jsonl").replace("count = 20", "count = 20\ntrace = \"a-star\""));
        requireLoads(9, 20);
        assertThat(folder.resolve("rows/train-00000-of-00003.jsonl")).isRegularFile();
    }

    @Test
    void anOpeningHasATableBesideIt() throws Exception {
        make(TEXT.formatted("jsonl").replace("tiles:11x11/rooms", "rectangle:5x5/wilson/open:start"));
        requireLoads(9, 20);
    }

    private void requireLoads(int large, int train) throws IOException {
        List<String> head = head();
        assertThat(head).contains("task_categories:", "size_categories:", "- n<1K");
        Map<String, List<String>> splits = splits(head);
        assertThat(splits.keySet()).containsExactly("train", "train_large").allMatch(name -> name.matches("\\w+(\\.\\w+)*"));
        Set<String> seen = new HashSet<>();
        Map<String, Integer> rows = new LinkedHashMap<>();
        for (Map.Entry<String, List<String>> split : splits.entrySet()) {
            Set<String> own = new HashSet<>();
            for (String pattern : split.getValue()) {
                assertThat(files(pattern)).as(pattern).isNotEmpty();
                own.addAll(files(pattern));
            }
            for (String file : own) {
                assertThat(LOADED).contains(extension(file));
                assertThat(seen.add(file)).as("%s is of two splits", file).isTrue();
                rows.merge(split.getKey(), rows(file, head), Integer::sum);
            }
        }
        assertThat(rows).isEqualTo(Map.of("train", train, "train_large", large));
    }

    @SuppressWarnings("unchecked")
    private void requireCroissant() throws Exception {
        Map<String, Object> json = TinyJson.object(Files.readString(folder.resolve("croissant.json")).replace("\\\\", "/").replace("\\n", " "));
        assertThat(json).containsEntry("@type", "sc:Dataset").containsEntry("name", "Hub").containsEntry("conformsTo", "http://mlcommons.org/croissant/1.0");
        assertThat((Map<String, Object>) json.get("@context")).containsKeys("rai", "equivalentProperty", "samplingRate"); // else mlcroissant warns
        assertThat((String) json.get("citeAs")).startsWith("@misc{mazewright-hub,");
        Map<String, List<String>> sets = new LinkedHashMap<>();
        for (Map<String, Object> each : (List<Map<String, Object>>) json.get("distribution")) {
            assertThat(each).containsKeys("@id", "encodingFormat");
            if (each.get("@type").equals("cr:FileSet")) {
                List<String> found = new ArrayList<>();
                for (String pattern : (List<String>) each.get("includes")) {
                    found.addAll(files(pattern));
                }
                assertThat(found).isNotEmpty();
                sets.put((String) each.get("@id"), found);
            } else {
                byte[] sha = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(folder.resolve((String) each.get("contentUrl"))));
                assertThat(each).containsEntry("@type", "cr:FileObject").containsEntry("sha256", HexFormat.of().formatHex(sha));
            }
        }
        assertThat(sets).containsOnlyKeys("train-files", "train_large-files");
        Set<String> ids = new HashSet<>();
        for (Map<String, Object> records : (List<Map<String, Object>>) json.getOrDefault("recordSet", List.of())) {
            for (Map<String, Object> field : (List<Map<String, Object>>) records.get("field")) {
                assertThat(ids.add((String) field.get("@id"))).isTrue();
                Map<String, Object> source = (Map<String, Object>) field.get("source");
                String column = (String) ((Map<String, Object>) source.get("extract")).get("column");
                String path = sets.get(((Map<String, Object>) source.get("fileSet")).get("@id")).getFirst();
                String first = Files.readAllLines(folder.resolve(path)).getFirst();
                assertThat(path.endsWith(".csv") ? List.of(first.split(",", -1)) : TinyJson.object(first.replace("\\n", " ")).keySet()).contains(column);
            }
        }
    }

    @Test
    void splitsWhoseNamesDifferByADashAreTwo() throws Exception {
        make(TEXT.formatted("jsonl").replace("\"train\"", "\"train_large\""));
        assertThat(splits(head()).keySet()).containsExactly("train_large", "train_large_");
    }

    /** Lines of YAML, and of BibTeX for LaTeX. */
    @Test
    void anyNameAndLicenceFitIntoTheCard() throws Exception {
        make(TEXT.formatted("qa").replace("\"Hub\"", "\"Laby\\\" #_1: \u65e5\\n---\\u0001\u672c\"\nlicence = \"All rights: reserved #1\""));
        assertThat(head()).startsWith("license: \"all rights: reserved #1\"", "pretty_name: \"Laby\\\" #_1: \u65e5 --- \u672c\"", "tags:");
        assertThat(Files.readAllLines(folder.resolve("README.md"))).contains("# Laby\" #_1: \u65e5 --- \u672c", "  title = {Laby\" \\#\\_1: \u65e5 --- \u672c},");
    }

    @Test
    void sizesAreThoseOfHubs() {
        assertThat(List.of(Card.size(999), Card.size(1000), Card.size(99_999), Card.size(100_000), Card.size(1_000_000_000L), Card.size(1L << 50)))
                .containsExactly("n<1K", "1K<n<10K", "10K<n<100K", "100K<n<1M", "1B<n<10B", "n>1T");
    }

    @Test
    void describeSaysWhatTheManifestDoesNotName() throws Exception {
        make(TEXT.formatted("jsonl"));
        DatasetCheck right = new DatasetCheck(folder, Context.standard(), (made, all) -> {});
        assertThat(right.run()).isTrue();
        Files.writeString(folder.resolve("data/train-00007-of-00008.jsonl"), "{}\n");
        Files.delete(folder.resolve("_SUCCESS"));
        DatasetCheck check = new DatasetCheck(folder, Context.standard(), (made, all) -> {});
        assertThat(check.run()).isFalse();
        assertThat(check.lines()).contains("not in the manifest: data/train-00007-of-00008.jsonl").anyMatch(line -> line.startsWith("not finished: "));
    }

    /** A card that is gone is written again; rows that are not those of the specification are found although the digests fit them. */
    @Test
    void describeMakesTheCardAgainAndComparesTheRows() throws Exception {
        make(TEXT.formatted("jsonl"));
        Files.delete(folder.resolve("README.md"));
        DatasetCheck card = new DatasetCheck(folder, Context.standard(), (made, all) -> {});
        assertThat(card.run()).isTrue();
        assertThat(card.lines()).contains("written: README.md", "train: 20 rows, all made again and equal to the files; every path checked",
                "no maze of one split is an image of another's");
        Path manifest = folder.resolve("manifest.json");
        Path shard = folder.resolve("data/train-00000-of-00003.jsonl");
        String before = hex(shard);
        Files.writeString(shard, Files.readString(shard).replace("\"row\":0", "\"row\":9"));
        DatasetCheck damaged = new DatasetCheck(folder, Context.standard(), (made, all) -> {});
        assertThat(damaged.run()).isFalse();
        assertThat(damaged.lines()).contains("damaged: data/train-00000-of-00003.jsonl", "train: 20 rows, all made again; every path checked");
        Files.writeString(manifest, Files.readString(manifest).replace(before, hex(shard)));
        DatasetCheck forged = new DatasetCheck(folder, Context.standard(), (made, all) -> {});
        assertThat(forged.run()).isFalse();
        assertThat(forged.lines()).contains("not what the specification makes: data/train-00000-of-00003.jsonl");
        Files.writeString(manifest, Files.readString(manifest).replaceFirst("\"version\": ?1", "\"version\":99"));
        assertThatThrownBy(() -> new DatasetCheck(folder, Context.standard(), (made, all) -> {}).run()).hasMessageContaining("no manifest of version");
    }

    private static String hex(Path file) throws Exception {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    }

    /** Also where shards are joined to one file, and where each maze has eight images. */
    @ParameterizedTest
    @ValueSource(strings = {"hrm", "easy-to-hard"})
    void describeKnowsJoinedFilesAndImages(String format) throws Exception {
        make(TEXT.formatted(format).replace("count = 9", "count = 2\naugment = true").replace("tiles:11x11/rooms", "rectangle:5x5/wilson"));
        DatasetCheck check = new DatasetCheck(folder, Context.standard(), (made, all) -> {});
        assertThat(check.run()).as(check.lines().toString()).isTrue();
        assertThat(check.lines()).contains("train-large: 16 rows, all made again and equal to the files; every path checked");
        Files.delete(folder.resolve("_SUCCESS"));
        assertThat(new DatasetCheck(folder, Context.standard(), (made, all) -> {}).run()).isFalse();
    }

    /** The card of mazes without a path says so, and draws them without one. */
    @Test
    void theCardOfMazesWithoutAPathHasNoLengths() throws Exception {
        make("""
                name = "No way"
                [[split]]
                name = "train"
                count = 5
                recipes = ["rectangle:5x5/percolation:0.3"]
                solvable = false
                """);
        assertThat(Files.readAllLines(folder.resolve("README.md"))).anyMatch(line -> line.startsWith("| train | 5 | - | - | 5 |"));
        assertThat(Files.readString(folder.resolve("manifest.json"))).contains("\"unsolvable\":5");
    }
}
