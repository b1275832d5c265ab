package dev.mazewright.datasets.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.NoRowException;
import dev.mazewright.datasets.file.DatasetFile;
import dev.mazewright.datasets.file.DatasetText;
import dev.mazewright.datasets.write.DatasetFormat;
import dev.mazewright.datasets.write.DatasetFormats;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedOutputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatasetFolderTest {
    private static final String TEXT = """
            name = "T"
            seed = 3
            format = "%s"
            shard-size = 30
            [[split]]
            name = "train"
            count = 100
            recipes = ["rectangle:5x5/{wilson,kruskal}"]
            start = "random"
            balance = "path-length:3"
            path-length = "2..13"
            [[split]]
            name = "test"
            count = 40
            recipes = ["rectangle:5x5/wilson"]
            distinct = true
            """;

    @TempDir
    Path folder;

    private static final DatasetFolder.RowProgress QUIET = (made, all) -> {};

    private static DatasetFolder make(Path folder, String text, int threads, DatasetFolder.RowProgress progress) throws IOException {
        DatasetFolder made = new DatasetFolder(folder, Context.standard().withThreads(threads), progress);
        made.make(DatasetFile.parse(text, "t.toml"), false);
        return made;
    }

    /** The digest of each file, by its path. */
    private static Map<String, String> files(Path folder) throws Exception {
        Map<String, String> digests = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                byte[] sha = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
                digests.put(folder.relativize(file).toString(), HexFormat.of().formatHex(sha));
            }
        }
        return digests;
    }

    @ParameterizedTest
    @ValueSource(strings = {"jsonl", "hrm"})
    void threadsDoNotMatter(String format) throws Exception {
        String text = TEXT.formatted(format);
        make(folder.resolve("1"), text, 1, QUIET);
        make(folder.resolve("2"), text, 2, QUIET);
        make(folder.resolve("8"), text, 8, QUIET);
        Map<String, String> files = files(folder.resolve("1"));
        assertThat(files(folder.resolve("2"))).isEqualTo(files);
        assertThat(files(folder.resolve("8"))).isEqualTo(files);
        assertThat(files).containsKeys("README.md", "manifest.json", "_SUCCESS", "dataset.toml", "card/mazes.svg", "card/path-length.svg");
    }

    @Test
    void theManifestHasTheDigestOfEachFileButItself() throws Exception {
        make(folder, TEXT.formatted("jsonl"), 2, QUIET);
        Manifest manifest = Manifest.parse(Files.readString(folder.resolve("manifest.json")), "manifest.json");
        Map<String, String> files = files(folder);
        files.remove("manifest.json");
        files.remove("_SUCCESS");
        Map<String, String> named = new TreeMap<>();
        manifest.files().forEach(file -> named.put(file.path(), file.sha256()));
        assertThat(named).isEqualTo(files);
        assertThat(manifest.splits().get("train").statistics().bins()).containsExactly(34, 33, 33);
        assertThat(manifest.splits().get("test").alike()).isZero();
        assertThat(manifest.splits().get("train").rows()).isEqualTo(100);
        assertThat(files.keySet()).contains("data/train-00003-of-00004.jsonl");
        assertThat(Files.readAllLines(folder.resolve("data/train-00003-of-00004.jsonl"))).hasSize(10);
    }

    @ParameterizedTest
    @ValueSource(strings = {"jsonl", "npz", "hrm"})
    void anInterruptedRunIsGoneOnWith(String format) throws Exception {
        String text = TEXT.formatted(format);
        make(folder.resolve("whole"), text, 2, QUIET);
        Path broken = folder.resolve("broken");
        for (int calls = 1; calls < 7; calls += 2) {
            AtomicInteger left = new AtomicInteger(calls);
            assertThatThrownBy(() -> make(broken, text, 2, (made, all) -> {
                        if (left.getAndDecrement() == 0) {
                            throw new IllegalStateException("the power fails");
                        }
                    }))
                    .hasMessageContaining("the power fails");
            assertThat(broken.resolve("_SUCCESS")).doesNotExist();
        }
        make(broken, text, 1, QUIET);
        assertThat(files(broken)).isEqualTo(files(folder.resolve("whole")));
    }

    /** As where the disk failed while a finished run removed what it had kept, its specification first. */
    @Test
    void whatAFinishedRunCouldNotRemoveIsRemoved() throws Exception {
        String text = TEXT.formatted("jsonl");
        make(folder.resolve("mazes"), text, 2, QUIET);
        Map<String, String> files = files(folder.resolve("mazes"));
        Path left = Files.createDirectories(folder.resolve("mazes/.mazewright/train-00000-of-00004"));
        Files.writeString(left.resolve("hashes"), "left");
        make(folder.resolve("mazes"), text, 2, QUIET);
        assertThat(files(folder.resolve("mazes"))).isEqualTo(files);
    }

    /** As where the disk failed while a damaged shard was removed to be made again. */
    @Test
    void aShardThatIsHalfRemovedIsMadeAgain() throws Exception {
        String text = TEXT.formatted("jsonl");
        make(folder.resolve("whole"), text, 2, QUIET);
        Path broken = folder.resolve("broken");
        Path work = Files.createDirectories(broken.resolve(".mazewright"));
        Files.writeString(work.resolve("specification.toml"), DatasetText.print(DatasetFile.parse(text, "t.toml")));
        Path shard = Files.createDirectories(work.resolve("train-00000-of-00004"));
        Files.writeString(shard.resolve("hashes"), "left");
        make(broken, text, 2, QUIET);
        assertThat(files(broken)).isEqualTo(files(folder.resolve("whole")));
    }

    /** The lock is for the time of a run, however it ends. */
    @Test
    void aRunThatFailsKeepsNoLock() throws Exception {
        String text = TEXT.formatted("jsonl");
        Path broken = folder.resolve("broken");
        Files.createDirectories(broken.resolve(".mazewright/specification.toml"));
        assertThatThrownBy(() -> make(broken, text, 1, QUIET)).isInstanceOf(IOException.class);
        Files.delete(broken.resolve(".mazewright/specification.toml"));
        make(broken, text, 1, QUIET);
        assertThat(broken.resolve("_SUCCESS")).exists();
    }

    @ParameterizedTest
    @ValueSource(strings = {"jsonl", "hrm", "easy-to-hard"})
    void whatIsDamagedIsMadeAgain(String format) throws Exception {
        String text = TEXT.formatted(format);
        make(folder, text, 2, QUIET);
        Map<String, String> files = files(folder);
        assertThat(make(folder, text, 2, QUIET).notes()).containsExactly("complete: the digests of " + (files.size() - 2) + " files are right");
        List<String> data = files.keySet().stream().filter(path -> path.contains("train")).toList();
        Files.delete(folder.resolve("README.md"));
        Files.writeString(folder.resolve(data.getFirst()), "x", StandardCharsets.UTF_8, StandardOpenOption.APPEND);
        Files.delete(folder.resolve("_SUCCESS"));
        assertThat(make(folder, text, 2, QUIET).notes()).containsExactly("made again: README.md, " + data.getFirst());
        assertThat(files(folder)).isEqualTo(files);
        Files.writeString(folder.resolve("manifest.json"), "{", StandardCharsets.UTF_8);
        assertThat(make(folder, text, 2, QUIET).notes()).containsExactly("manifest.json was damaged; all rows are made again");
        Files.delete(folder.resolve("manifest.json"));
        assertThat(make(folder, text, 2, QUIET).notes()).containsExactly("manifest.json was missing; all rows are made again");
        assertThat(files(folder)).isEqualTo(files);
    }

    @Test
    void anotherDatasetAndOtherFilesAreRefused() throws Exception {
        make(folder, TEXT.formatted("jsonl"), 2, QUIET);
        assertThatThrownBy(() -> make(folder, TEXT.formatted("jsonl").replace("seed = 3", "seed = 4"), 2, QUIET))
                .isInstanceOf(FolderRefusedException.class)
                .hasMessageContaining("it has another dataset (there: seed = 3; wanted: seed = 4); name another folder");
        assertThatThrownBy(() -> make(folder, TEXT.formatted("jsonl").replace("count = 40", "count = 50"), 2, QUIET))
                .hasMessageContaining("; --extend makes more rows, and others than before of train, whose share of the mazes shrinks;");
        String two = TEXT.formatted("jsonl");
        assertThatThrownBy(() -> make(folder, two.substring(0, two.lastIndexOf("[[split]]")), 2, QUIET))
                .hasMessageContaining("(there: [[split]]; wanted: no more)");
        assertThatThrownBy(() -> make(folder, two.replace("count = 100", "count = 90"), 2, QUIET))
                .hasMessageContaining("(there: count = 100; wanted: count = 90); name another folder");
        assertThatThrownBy(() -> make(folder, two.replace("count = 40", "count = 50").replace("start = \"random\"", "start = \"corner\""), 2, QUIET))
                .hasMessageContaining("(there: start = \"random\"; wanted: start = \"corner\"); name another folder");
        assertThat(folder.resolve(".mazewright")).doesNotExist();
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.writeString(other.resolve("letter.txt"), "mine");
        assertThatThrownBy(() -> make(other, TEXT.formatted("jsonl"), 2, QUIET)).hasMessageContaining("it has other files");
        assertThatThrownBy(() -> make(other.resolve("letter.txt"), TEXT.formatted("jsonl"), 2, QUIET)).hasMessageContaining("it is a file");
    }

    @Test
    void whatCannotBeWrittenIsNotBegun() throws Exception {
        String several = TEXT.formatted("hrm").replace("rectangle:5x5/wilson", "rectangle:{5,7}x{same}/wilson");
        assertThatThrownBy(() -> make(folder.resolve("new"), several, 2, QUIET)).isInstanceOf(UsageException.class);
        assertThatThrownBy(() -> make(folder.resolve("new"), TEXT.formatted("hrm") + "trace = \"a-star\"\n", 2, QUIET))
                .hasMessage("the format hrm has no traces, and split test asks for trace = \"a-star\"; formats with traces: jsonl, tokens, tokens-ctt");
        String huge = TEXT.formatted("jsonl").replace("count = 100", "count = 1000000000000");
        assertThatThrownBy(() -> make(folder.resolve("new"), huge, 2, QUIET))
                .hasMessage("split train has 33333333334 shards; at most 2147483647 are possible: take a shard-size of at least 466");
        assertThatThrownBy(() -> make(folder.resolve("new"), huge.replace("shard-size = 30", "shard-size = 1000"), 2, QUIET))
                .hasMessage("split train has 1000000000 shards; at most 99999 are possible: take a shard-size of at least 10000101");
        make(folder.resolve("new"), TEXT.formatted("hrm"), 2, QUIET);
        assertThat(folder.resolve("new/_SUCCESS")).exists();
    }

    @Test
    void aStreamOfADistinctSplitHasTheRowsOfTheFolder() throws Exception {
        String tiny = "name = \"T\"\n[[split]]\nname = \"train\"\ncount = 25\nrecipes = [\"rectangle:3x3/wilson\"]\ndistinct = true\n";
        make(folder, tiny, 2, QUIET);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        DatasetRows rows = new DatasetRows(DatasetFile.parse(tiny, "t.toml"));
        new DatasetStream(rows, rows.dataset().split(null), Context.standard()).write(out);
        PipedOutputStream broken = new PipedOutputStream(); // without a reader
        assertThatThrownBy(() -> new DatasetStream(rows, rows.dataset().split(null), Context.standard()).write(broken)).isInstanceOf(IOException.class);
        String streamed = out.toString(StandardCharsets.UTF_8);
        assertThat(streamed.substring(streamed.indexOf('{')).lines().toList()).isEqualTo(lines("train"));
    }

    /** Two programs read two streams; formats whose files are not those of shards have none. */
    @Test
    void aStreamHasFormatsOfOneFileAShard() throws Exception {
        List<String> refused = new ArrayList<>();
        for (DatasetFormat format : DatasetFormats.all()) {
            DatasetRows rows = new DatasetRows(DatasetFile.parse("name = \"T\"\nformat = \"" + format.name()
                    + "\"\n[[split]]\nname = \"train\"\ncount = 5\nrecipes = [\"rectangle:5x5/wilson\"]\n", "t.toml"));
            Path written = folder.resolve(format.name());
            new DatasetFolder(written, Context.standard(), QUIET).make(rows.dataset().withShardSize(2), false);
            boolean isAFileAShard = files(written).keySet().stream().filter(path -> path.matches("data/train-0000[0-9]-of-00003[.][a-z0-9]+")).count() == 3;
            try {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                new DatasetStream(rows, rows.dataset().split("train"), 0, 1, Context.standard()).write(out);
                assertThat(isAFileAShard).as(format.name()).isTrue();
                assertThat(out.size()).as(format.name()).isGreaterThan(4);
            } catch (UsageException e) {
                assertThat(isAFileAShard).as(format.name()).isFalse();
                assertThat(e).hasMessageContaining("the format " + format.name()).hasMessageContaining("jsonl");
                refused.add(format.name());
            }
        }
        assertThat(refused).contains("hrm", "npy", "easy-to-hard", "movingai").doesNotContain("jsonl", "npz", "webdataset");
    }

    /** Each candidate is made once; if each were made again for every one refused before, this would take days. */
    @Test
    @Timeout(30)
    void moreDistinctMazesThanThereAreAreGivenUpInTime() {
        String tiny = "name = \"T\"\ntries = 200000\n[[split]]\nname = \"train\"\ncount = 2\nrecipes = [\"rectangle:2x2/wilson\"]\ndistinct = true\n";
        assertThatThrownBy(() -> make(folder, tiny, 2, QUIET))
                .isInstanceOf(NoRowException.class)
                .hasMessageContaining("row 1 of split train: none of 200000 candidates passes")
                .hasMessageContaining("a maze that no other split has, unlike those of smaller rows;");
    }

    @Test
    void aSecondRunIsRefusedWhileOneWrites() throws Exception {
        Path lock = Files.createDirectories(folder.resolve(".mazewright")).resolve("lock");
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            assertThat(channel.lock().isValid()).isTrue();
            assertThatThrownBy(() -> make(folder, TEXT.formatted("jsonl"), 2, QUIET))
                    .isInstanceOf(FolderRefusedException.class)
                    .hasMessageContaining("another run is writing to it");
        }
        make(folder, TEXT.formatted("jsonl"), 2, QUIET);
        assertThat(folder.resolve(".mazewright")).doesNotExist();
    }

    @Test
    void extendedDatasetsKeepTheRowsOfSplitsWhoseShareDoesNotShrink() throws Exception {
        String small = TEXT.formatted("jsonl");
        String larger = small.replace("count = 100", "count = 300");
        make(folder, small, 2, QUIET);
        List<String> train = lines("train");
        List<String> test = lines("test");
        DatasetFolder extended = new DatasetFolder(folder, Context.standard(), QUIET);
        extended.make(DatasetFile.parse(larger, "t.toml"), true);
        assertThat(extended.notes()).containsExactly("split test: its share of the mazes has shrunk, so its rows are others than before");
        assertThat(lines("train")).hasSize(300).startsWith(train.toArray(String[]::new));
        assertThat(lines("test")).hasSize(40).isNotEqualTo(test);
        // The folder's own specification, with what was there before, makes the same files elsewhere.
        make(folder.resolve("again"), Files.readString(folder.resolve("dataset.toml")), 1, QUIET);
        Map<String, String> again = files(folder.resolve("again"));
        Map<String, String> files = files(folder);
        files.keySet().removeIf(path -> path.startsWith("again"));
        assertThat(again).isEqualTo(files);
        // And the specification without it finds the dataset complete.
        assertThat(make(folder, larger, 2, QUIET).notes()).singleElement().asString().startsWith("complete:");
    }

    /** Its specification has the counts before, on which rows depend. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anExtendedDatasetOutlivesItsManifest(boolean isDamaged) throws Exception {
        String larger = TEXT.formatted("jsonl").replace("count = 100", "count = 300");
        make(folder, TEXT.formatted("jsonl"), 2, QUIET);
        new DatasetFolder(folder, Context.standard(), QUIET).make(DatasetFile.parse(larger, "t.toml"), true);
        Map<String, String> files = files(folder);
        Files.delete(folder.resolve("manifest.json"));
        if (isDamaged) {
            Files.writeString(folder.resolve("manifest.json"), "{");
        }
        assertThatThrownBy(() -> make(folder, larger.replace("seed = 3", "seed = 4"), 2, QUIET)).hasMessageContaining("it has another dataset (there: seed = 3;");
        make(folder, larger, 2, QUIET);
        assertThat(files(folder)).isEqualTo(files);
    }

    /** A test split that grows leaves the training mazes as they are, and the other way round; no maze changes sides. */
    @Test
    void splitsWithSharesKeepTheirRowsWhenOneIsExtended() throws Exception {
        String small = TEXT.formatted("jsonl").replace("count = 100", "count = 100\nshare = 3").replace("count = 40", "count = 40\nshare = 1");
        make(folder, small, 2, QUIET);
        List<String> train = lines("train");
        List<String> test = lines("test");
        String larger = small.replace("count = 40", "count = 90");
        assertThatThrownBy(() -> make(folder, larger, 2, QUIET)).hasMessageContaining("; --extend keeps all rows, and makes more");
        DatasetFolder extended = new DatasetFolder(folder, Context.standard(), QUIET);
        extended.make(DatasetFile.parse(larger, "t.toml"), true);
        assertThat(extended.notes()).isEmpty();
        assertThat(lines("train")).isEqualTo(train);
        assertThat(lines("test")).hasSize(90).startsWith(test.toArray(String[]::new));
        DatasetFolder again = new DatasetFolder(folder, Context.standard(), QUIET);
        again.make(DatasetFile.parse(larger.replace("count = 100", "count = 200"), "t.toml"), true);
        assertThat(lines("train")).hasSize(200).startsWith(train.toArray(String[]::new));
        assertThat(lines("test")).hasSize(90).startsWith(test.toArray(String[]::new));
        // One extended at once, and not in two steps, has the same rows.
        make(folder.resolve("once"), larger.replace("count = 100", "count = 200"), 2, QUIET);
        for (String shard : List.of("data/train-00006-of-00007.jsonl", "data/test-00002-of-00003.jsonl")) {
            assertThat(folder.resolve("once").resolve(shard)).hasSameTextualContentAs(folder.resolve(shard));
        }
        assertThat(new DatasetCheck(folder.resolve("once"), Context.standard(), QUIET).run()).isTrue();
    }

    private List<String> lines(String split) throws IOException {
        try (Stream<Path> all = Files.list(folder.resolve("data"))) {
            return all.filter(file -> file.getFileName().toString().startsWith(split + "-")).sorted().flatMap(file -> {
                try {
                    return Files.readAllLines(file).stream();
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            }).toList();
        }
    }
}
