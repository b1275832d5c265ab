package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
        assertThat(again.err().strip()).isEqualTo("dataset: complete: the digests of 6 files are right");
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
        assertThat(Run.with("", "dataset", "--describe", folder.toString()).code()).isEqualTo(66);
    }

    @Test
    void refusesWhatCannotBe() throws IOException {
        assertThat(Run.of("dataset").code()).isEqualTo(64);
        assertThat(Run.of("dataset rectangle:5x5/wilson -o x").err()).contains("needs --count N");
        assertThat(Run.of("dataset nowhere.toml -o x").code()).isEqualTo(66);
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

    @Test
    void aFolderThatCannotBeCreatedIsNamed() throws IOException {
        Path out = Files.createFile(folder.resolve("file")).resolve("x");
        Run run = Run.with("", "dataset", "rectangle:5x5/wilson", "--count", "3", "-o", out.toString());
        assertThat(run.err()).startsWith("mazewright: cannot write the dataset to " + out + ": ").contains("file").hasLineCount(1);
        assertThat(run.code()).isEqualTo(73);
    }
}
