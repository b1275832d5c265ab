package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import org.junit.jupiter.api.Test;

/** {@code solve --suggest}: what to open where there is no path. */
class SuggestTest {
    private static final String ROOMS = """
            +---+---+---+
            |   |       |
            +---+---+---+
            |           |
            +---+---+---+
            """;

    private static String line(Run run) {
        assertThat(run.code()).isEqualTo(1);
        return run.err().strip();
    }

    @Test
    void namesTheRegionThatIsCutOffAndTheWallToOpen() {
        Run run = Run.with(ROOMS, "solve", "-", "--suggest", "--json");
        assertThat(line(run)).endsWith("the goal lies in a region of 3 cells cut off from it: row 1, columns 0 to 2; "
                + "open the wall between 0,0 and 1,0");
        assertThat(run.out()).contains("\"suggest\":[[0,3]]");
    }

    @Test
    void namesTheBrickToRemove() {
        Run run = Run.with("#####\n#A#B#\n#####\n", "solve", "-", "--suggest", "--json");
        assertThat(line(run)).endsWith("a region of 1 cell cut off from it; remove the brick at 1,2");
        assertThat(run.out()).contains("\"suggest\":[[1,2]]");
    }

    @Test
    void suggestsNothingUnlessAskedOrWhereThereIsAPath() {
        assertThat(Run.with(ROOMS, "solve", "-", "--json").out()).doesNotContain("suggest");
        Run solved = Run.with(ROOMS, "solve", "-", "--start", "1,0", "--suggest", "--json");
        assertThat(solved.code()).isZero();
        assertThat(solved.out()).doesNotContain("suggest");
    }
}
