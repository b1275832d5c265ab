package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command {@code dataset}. */
class DatasetCommandTest {
    private static final String SMALL = "name = \"T\"\n[[split]]\nname = \"train\"\ncount = 20\nrecipes = [\"rectangle:5x5/wilson\"]\n";

    @TempDir
    Path folder;

    private Run dataset(String text, String... more) throws IOException {
        Path file = folder.resolve("dataset.toml");
        Files.writeString(file, text);
        return Run.with("", Stream.concat(
                        Stream.of("dataset", file.toString(), "-o", folder.resolve("out").toString()), Stream.of(more))
                .toArray(String[]::new));
    }

    @Test
    void aRecipeWithRangesIsOneSplit() throws IOException {
        Run run = Run.with("", "dataset", "rectangle:{9..15:2}x{same}/{wilson,kruskal}", "-o", folder.resolve("mazes").toString(), "--count", "30",
                "--seed", "9", "--shard-size", "20");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).isEmpty();
        assertThat(Files.readAllLines(folder.resolve("mazes/data/train-00000-of-00002.jsonl"))).hasSize(20)
                .allSatisfy(line -> assertThat(line).contains("\"recipe\":\"rectangle:", "\"split\":\"train\"", "\"solution\":["));
        assertThat(folder.resolve("mazes/_SUCCESS")).isEmptyFile();
    }

    /** As docs/recipes.md has it, whether or not a colon is among them. */
    @ParameterizedTest
    @ValueSource(strings = {"9x9/wilson", "hexagon", "rectangle:5x5/wilson"})
    void anyPartsOfARecipeWillDo(String parts) throws IOException {
        Run run = Run.with("", "dataset", parts, "--count", "3", "-o", folder.resolve("mazes").toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(Files.readAllLines(folder.resolve("mazes/data/train-00000-of-00001.jsonl"))).hasSize(3);
    }

    @Test
    void theExampleOfAllKeysRuns() throws IOException {
        Run example = Run.of("dataset --example");
        assertThat(example.code()).isZero();
        Run run = dataset(example.out());
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
    }

    @Test
    void anotherRunChecksTheFiles() throws IOException {
        assertThat(dataset(SMALL).code()).isZero();
        Run again = dataset(SMALL, "--threads", "3");
        assertThat(again.code()).isZero();
        assertThat(again.err().strip()).isEqualTo("dataset: complete: the digests of 7 files are right");
        Run other = dataset(SMALL.replace("20", "30"));
        assertThat(other.code()).isEqualTo(73);
        assertThat(other.err()).contains("there: count = 20; wanted: count = 30").contains("--extend").hasLineCount(1);
        assertThat(dataset(SMALL.replace("20", "30"), "--extend").code()).isZero();
        assertThat(Files.readAllLines(folder.resolve("out/data/train-00000-of-00001.jsonl"))).hasSize(30);
    }

    @Test
    void describesADataset() throws IOException {
        assertThat(dataset(SMALL + "[[split]]\nname = \"test\"\ncount = 5\nrecipes = [\"rectangle:5x5/wilson\"]\n").code()).isZero();
        Path out = folder.resolve("out");
        Files.delete(out.resolve("README.md"));
        Run run = Run.with("", "dataset", "--describe", out.toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).isEqualTo("""
                train: 20 rows, all made again and equal to the files; every path checked
                test: 5 rows, all made again and equal to the files; every path checked
                no maze of one split is an image of another's
                written: README.md
                """);
        assertThat(out.resolve("README.md")).isNotEmptyFile();
        Path shard = out.resolve("data/train-00000-of-00001.jsonl");
        Files.writeString(shard, Files.readString(shard).replaceFirst("\"goal\":24", "\"goal\":23"));
        Run damaged = Run.with("", "dataset", "--describe", out.toString());
        assertThat(damaged.code()).isEqualTo(1);
        assertThat(damaged.out()).contains("damaged: data/train-00000-of-00001.jsonl");
        Files.delete(shard);
        assertThat(Run.with("", "dataset", "--describe", out.toString()).out()).contains("missing: data/train-00000-of-00001.jsonl");
        assertThat(Run.with("", "dataset", "--describe", folder.toString()).code()).isEqualTo(66);
    }

    @Test
    void refusesWhatCannotBe() throws IOException {
        assertThat(Run.of("dataset").code()).isEqualTo(64);
        assertThat(Run.of("dataset rectangle:5x5/wilson -o x").err()).contains("needs --count N");
        assertThat(Run.of("dataset nowhere.toml -o x").code()).isEqualTo(66);
        assertThat(Run.of("dataset score").err()).contains("mazewright dataset score FILE");
        assertThat(dataset(SMALL, "--count", "3").err()).contains("--count is for a recipe");
        Run s3 = Run.of("dataset rectangle:5x5/wilson --count 3 -o s3a://bucket/mazes");
        assertThat(s3.code()).isEqualTo(64);
        assertThat(s3.err()).contains("spark.read().format(\"mazewright\")").hasLineCount(1);
        Run none = dataset(SMALL + "path-length = \"24..24\"\ndifficulty = \"100\"\n", "--tries", "50");
        assertThat(none.code()).isEqualTo(65);
        assertThat(none.err()).contains("none of 50 candidates passes").hasLineCount(1);
        assertThat(dataset(SMALL + "path-length = \"25..\"\n").code()).isEqualTo(65);
        assertThat(dataset(SMALL + "colour = 1\n").err()).contains("line 6").contains("the key 'colour'");
        assertThat(folder.resolve("out/_SUCCESS")).doesNotExist();
    }

    /** The lines of a stream of jsonl, without the lengths of shards before them. */
    private java.util.List<String> stream(String... more) throws IOException {
        Run run = Run.with("", Stream.concat(Stream.of("dataset", folder.resolve("dataset.toml").toString(), "-o", "-", "--shard-size", "3"), Stream.of(more))
                .toArray(String[]::new));
        assertThat(run.code()).as(run.err()).isZero();
        return run.out().lines().map(line -> line.substring(line.indexOf('{'))).toList();
    }

    @Test
    void streamsASplitOfAnEpochToWorkers() throws IOException {
        String two = SMALL + "[[split]]\nname = \"test\"\ncount = 7\nrecipes = [\"rectangle:5x5/wilson\"]\n";
        assertThat(dataset(two).code()).isZero();
        java.util.List<String> test = Files.readAllLines(folder.resolve("out/data/test-00000-of-00001.jsonl"));
        assertThat(stream("--split", "test")).isEqualTo(test);
        assertThat(stream("--split", "test", "--epoch", "0", "--worker", "0/2", "--threads", "2")).containsExactlyElementsOf(
                Stream.concat(test.subList(0, 3).stream(), test.subList(6, 7).stream()).toList());
        assertThat(stream("--split", "test", "--worker", "1/2")).isEqualTo(test.subList(3, 6));
        assertThat(stream("--split", "test", "--worker", "3/4")).isEmpty();
        assertThat(stream("--split", "test", "--epoch", "1")).hasSize(7).doesNotContainAnyElementsOf(test).isEqualTo(stream("--split", "test", "--epoch", "1"));
        // No epoch has a maze of another split: both choose by the same hashes.
        assertThat(stream("--split", "train", "--epoch", "5").stream().map(line -> line.replaceAll(".*\"passages\":(.*),\"start.*", "$1")))
                .hasSize(20).doesNotContainAnyElementsOf(test.stream().map(line -> line.replaceAll(".*\"passages\":(.*),\"start.*", "$1")).toList());
        String file = folder.resolve("dataset.toml").toString();
        assertThat(Run.with("", "dataset", file, "-o", "-").err()).contains("add --split with one of train, test");
        assertThat(Run.with("", "dataset", file, "-o", "-", "--split", "rain").err()).contains("no split 'rain'; it has train, test");
        assertThat(Run.with("", "dataset", file, "-o", "-", "--split", "test", "--format", "npy").err())
                .contains("npy joins the rows of a split, so it cannot be streamed; add --format with one of jsonl, npz, npz-pixels, tokens");
        assertThat(Run.with("", "dataset", file, "-o", "-", "--split", "test", "--format", "png").err()).contains("png has several files a shard");
        assertThat(Run.with("", "dataset", file, "-o", "x", "--split", "test").err()).contains("--split is for a stream, as in");
        assertThat(Run.with("", "dataset", file, "-o", "-", "--split", "test", "--extend").code()).isEqualTo(64);
        assertThat(Run.with("", "dataset", file, "-o", "-", "--split", "test", "--worker", "4/4").code()).isEqualTo(64);
    }

    @Test
    void scoresAnswers() throws IOException {
        assertThat(dataset("format = \"qa\"\n" + SMALL).code()).isZero();
        Path own = folder.resolve("out/data/train-00000-of-00001.jsonl");
        assertThat(Run.with("", "dataset", "score", own.toString()).out()).startsWith("right:          20 of 20, 100.0 %\ntoo long:       0 of 20, 0.0 %\n");
        java.util.List<String> lines = Files.readAllLines(own);
        Path answers = Files.writeString(folder.resolve("answers.jsonl"), lines.get(0).replaceFirst("\\{", "{\"response\":\"N\",") + "\n"
                + lines.get(1).replaceFirst("\\{", "{\"response\":\"I do not know\",") + "\n" + lines.get(2) + "\n");
        assertThat(Run.with("", "dataset", "score", answers.toString()).out()).isEqualTo("""
                right:          1 of 3, 33.3 %
                too long:       0 of 3, 0.0 %
                through a wall: 1 of 3, 33.3 %
                wrong:          0 of 3, 0.0 %
                malformed:      1 of 3, 33.3 %
                """);
        Files.writeString(answers, "{\"recipe\":\"rectangle:5x5/wilson/seed:1\"}\n");
        assertThat(Run.with("", "dataset", "score", answers.toString()).err()).contains("answers.jsonl, line 1").hasLineCount(1);
        assertThat(Run.of("dataset skore x.jsonl").err()).contains("to judge answers: mazewright dataset score FILE");
    }

    @Test
    void printsTheExamplesOfPapers() {
        assertThat(Run.of("dataset --example maze-hard").out()).contains("format = \"hrm\"", "Source: Wang et al.");
        assertThat(Run.of("dataset --example maze-herd").err()).contains("did you mean maze-hard");
    }

    @Test
    void aFolderThatCannotBeCreatedIsNamed() throws IOException {
        Path out = Files.createFile(folder.resolve("file")).resolve("x");
        Run run = Run.with("", "dataset", "rectangle:5x5/wilson", "--count", "3", "-o", out.toString());
        assertThat(run.err()).startsWith("mazewright: cannot write the dataset to " + out + ": ").contains("file").hasLineCount(1);
        assertThat(run.code()).isEqualTo(73);
    }
}
