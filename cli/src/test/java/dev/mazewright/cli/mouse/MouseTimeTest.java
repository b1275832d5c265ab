package dev.mazewright.cli.mouse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import dev.mazewright.cli.command.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code micromouse time}, {@code design} and {@code plan}, as a user runs them. */
class MouseTimeTest {
    private static final String MAZE = """
            o---o---o---o
            |         G |
            o   o---o---o
            |   |       |
            o   o   o   o
            | S |       |
            o---o---o---o
            """;

    @TempDir Path folder;

    private MazeFile maze;

    @BeforeEach
    void writeMaze() throws IOException {
        maze = MazeFile.of(folder, MAZE);
    }

    /** One cell straight, a quarter turn over two cells, one cell straight: by the file's numbers, worked out by hand. */
    @Test
    @SuppressWarnings("unchecked")
    void aPathIsTheSumOfItsMoves() {
        Run run = maze.run("time", "--model", "half", "--json");
        assertThat(run.code()).as(run.err()).isZero();
        Map<String, Object> least = (Map<String, Object>) Json.object(run.out()).get("leastTime");
        double straight = 2 * (Math.sqrt(420 * 420 + 4200 * 90) - 420) / 4200;
        assertThat((Double) least.get("seconds")).isEqualTo(Math.rint((2 * straight + 0.375) * 1e9) / 1e9);
        assertThat(least).containsEntry("steps", 4L).containsEntry("turns", 1L)
                .containsEntry("cells", List.of(List.of(0L, 0L), List.of(0L, 1L), List.of(0L, 2L), List.of(1L, 2L), List.of(2L, 2L)));
        assertThat(maze.run("time").out()).startsWith("model classic, k = 10: cells of 180 mm").contains("shortest:", "fewest turns:");
    }

    @Test
    void aModelIsAFileAndTheDrawingIsToScale() throws IOException {
        Path model = folder.resolve("mouse.toml");
        Files.writeString(model, Run.of("micromouse time --example --model half").out().replace("half-size", "ours"));
        Path drawing = folder.resolve("run.svg");
        Run run = maze.run("time", "--model", model.toString(), "-o", drawing.toString(), "--scale", "1");
        assertThat(run.out()).startsWith("model ours: cells of 90 mm, turns at 420 mm/s");
        // three cells of 90 mm and 8 mm on both sides, in points
        assertThat(Files.readString(drawing)).contains("width=\"810.71pt\"", "C").contains("model ours");
        Files.writeString(model, "cell = \"90 mm\"");
        Run bad = maze.run("time", "--model", model.toString());
        assertThat(bad.code()).isEqualTo(65);
        assertThat(bad.err()).contains("no straight", "a table: [straight]");
        assertThat(maze.run("time", "--model", "fast").err()).contains("unknown model 'fast'").contains("classic, half");
        assertThat(maze.run("time", "-o", "run.gif").code()).isEqualTo(64);
        assertThat(maze.run("time", "--goal", "2,0").code()).as("no path").isEqualTo(1);
    }

    @Test
    void aDesignIsWrittenAndChecked() {
        String first = Run.of("micromouse design --seed hello --size 10x10").out();
        Run again = Run.of("micromouse design --seed hello --size 10 --threads 1");
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(again.out()).isEqualTo(first).contains("S", "G");
        assertThat(again.err()).contains("design: seed ", "route 1: ", "route 2: ", "by model half-size");
        assertThat(Run.with(first, "micromouse", "check", "-", "--size", "10").out()).startsWith("-: 10 x 10, rules of classic: keeps all 10\n");
        Run none = Run.of("micromouse design --seed 1 --difference 0 --candidates 1");
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.err()).contains("none of 1 candidate from seed 1 keeps the brief; allow more with --candidates");
        assertThat(Run.of("micromouse design --loops 5").code()).isEqualTo(64);
        assertThat(Run.of("micromouse design --loops 7..5").err()).contains("loops is a range that begins with its lesser number, such as 5..7, not 7..5");
        assertThat(Run.of("micromouse design --loops 0..0").err()).contains("loops are 1 or more");
        assertThat(Run.of("micromouse design --goal 0,8-15,8").err()).contains("the goal parts squares from the start");
        assertThat(Run.of("micromouse design --goal 0,0").err()).contains("the goal lies away from the start");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5x4", "5x5", "4x8", "4x64", "64x4"})
    void smallAndThinMazesHaveRangesOfTheirOwn(String size) {
        Run run = Run.of("micromouse design --seed 1 --candidates 64 --size " + size);
        assertThat(run.code()).as(run.err()).isLessThan(2);
    }

    @Test
    void smallMazesAreDesignedWhereRivalsCanBe() {
        for (int seed = 1; seed <= 3; seed++) {
            Run run = Run.of("micromouse design --size 5x5 --seed " + seed);
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(Run.with(run.out(), "micromouse", "check", "-", "--size", "5x5").out()).startsWith("-: 5 x 5, rules of classic: keeps all 10\n");
        }
        Run single = Run.of("micromouse design --size 4x4");
        assertThat(single.code()).isEqualTo(64);
        assertThat(single.err()).contains("4 x 4 with this goal no squares lie in a ring", "a larger size, such as 5x5");
        assertThat(Run.of("micromouse design --goal 15,15").err()).contains("leads wall followers there", "such as uk");
    }

    /** Ten million kilometres at a nanometre in a second: a time that no long holds. */
    @Test
    void anAbsurdModelIsRefused() throws IOException {
        Path model = folder.resolve("mouse.toml");
        String half = Run.of("micromouse time --example --model half").out();
        Files.writeString(model, half.replace("\"90 mm\"", "\"999999999 m\"").replace("\"420 mm/s\"", "\"0.000000001 mm/s\""));
        Run run = maze.run("time", "--model", model.toString());
        assertThat(run.code()).isEqualTo(65);
        assertThat(run.err()).contains("cell = ", "turn-speed = ", "at most an hour").doesNotContain("no path");
        Files.writeString(model, half.replace("\"563 ms\"", "\"999999999 s\""));
        assertThat(maze.run("time", "--model", model.toString()).err()).contains("straight-180 is the time of a turn");
    }

    /** Counted by hand in the drawing above: 12 outer walls; inside a run of two walls east and one of two north. */
    @Test
    void wallsAreCountedAndPlanned() throws IOException {
        Run list = maze.run("plan");
        assertThat(list.out()).contains("cells of 180 mm; walls and posts 12 mm thick", "16 posts, 1 of them without a wall",
                "12 outer and 4 inner walls of 168 mm", "     2 of 372 mm, over 2 cells");
        Path plan = folder.resolve("plan.ps");
        assertThat(maze.run("plan", "-o", plan.toString()).code()).isZero();
        assertThat(Files.readString(plan, StandardCharsets.ISO_8859_1)).contains("\n%%Pages: ");
        assertThat(maze.run("plan", "-o", "plan.svg").err()).contains("a floor plan is a file .pdf or .ps");
    }
}
