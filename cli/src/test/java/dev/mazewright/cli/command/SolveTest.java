package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which solver {@code solve} takes, and that it says so. */
class SolveTest {
    private static String field(String json, String name) {
        return json.replaceFirst("(?s).*\"" + name + "\":(\\[[^]]*]|\"[^\"]*\"|[^,}]*)[,}].*", "$1");
    }

    @ParameterizedTest
    @CsvSource({
        "rectangle:20x30/eller/seed:1, breadth-first",
        "rectangle:20x30/sidewinder/seed:1, breadth-first",
        "rectangle:1000x1000/eller/seed:1, dead-end-filling",
        "rectangle:1000x1000/recursive-backtracker/seed:1, breadth-first",
        "rectangle:1000x1000/sidewinder/seed:1, climbing",
        "'rectangle:1100x1000/binary-tree:root=south-east/seed:1 --start 7,8', climbing",
        "rectangle:1000x1000/sidewinder/start:random/seed:1, dead-end-filling",
        "rectangle:1000x1000/sidewinder/seed:1 --goal left, dead-end-filling"
    })
    void takesTheQuickestSolverAndFindsTheSamePath(String arguments, String solver) {
        String solved = Run.of("solve " + arguments + " --json").out();
        assertThat(field(solved, "solver")).isEqualTo("\"" + solver + "\"");
        String searched = Run.of("solve " + arguments + " --json --solver breadth-first").out();
        for (String name : new String[] {"recipe", "start", "startPlace", "goal", "goalPlace", "solvable", "length", "path"}) {
            assertThat(field(solved, name).equals(field(searched, name))).as(name).isTrue();
        }
    }

    @Test
    void climbsInMazesThatFitIntoNoMemory() {
        Run run = Run.of("solve rectangle:2000000x4000/sidewinder/seed:1");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("recipe: rectangle:2000000x4000/sidewinder/seed:1");
        assertThat(run.out()).contains("solver   climbing\n", "goal     1999999,3999\n", " of 8000000000 cells\n");
    }

    @Test
    void climbsInSmallMazesIfAsked() {
        String arguments = "rectangle:5x6/binary-tree/seed:1 --goal 4,2 --goal 0,5 --solver ";
        Run climbed = Run.of("solve " + arguments + "climbing");
        Run searched = Run.of("solve " + arguments + "breadth-first");
        int drawing = searched.out().indexOf("solver");
        assertThat(drawing).isPositive();
        assertThat(climbed.out()).startsWith(searched.out().substring(0, drawing) + "solver   climbing\n");
        assertThat(climbed.err()).isEqualTo(searched.err());
    }

    @ParameterizedTest
    @CsvSource({
        "rectangle:5x6/wilson/seed:1",
        "rectangle:5x6/sidewinder/braid:1/seed:1",
        "cylinder:5x6/sidewinder/seed:1",
        "rectangle:5x6/sidewinder/seed:1 --goal random",
        "rectangle:5x6/sidewinder/seed:1 -o -"
    })
    void saysWhatCanBeClimbed(String arguments) {
        Run run = Run.of("solve " + arguments + " --solver climbing");
        assertThat(run.code()).isEqualTo(64);
        assertThat(run.err()).contains("climbing solves recipes of binary-tree and sidewinder");
    }
}
