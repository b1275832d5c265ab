package dev.mazewright.formats.micromouse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Corpora;
import dev.mazewright.micromouse.ContestMaze;
import dev.mazewright.micromouse.ContestRule;
import dev.mazewright.micromouse.MazeCheck;
import dev.mazewright.micromouse.MazeCheck.Broken;
import dev.mazewright.micromouse.RuleSet;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Contest mazes of the archive against independent counts: steps to the nearest goal, and the cells that the start reaches. */
class ContestArchiveTest {
    private static List<Corpora.Instance> classic() throws IOException {
        return Corpora.of("micromouse").stream().filter(each -> each.file().toString().contains("classic-")).toList();
    }

    private static ContestMaze read(Corpora.Instance each) throws IOException {
        try (Source source = Corpora.source(each.file())) {
            return ContestMaze.of(Formats.read(source, null));
        }
    }

    @Test
    void closedSquaresAndStepsAreAsCounted() throws IOException {
        List<Corpora.Instance> mazes = classic();
        assertThat(mazes).hasSizeGreaterThan(10);
        for (Corpora.Instance each : mazes) {
            ContestMaze maze = read(each);
            List<Broken> broken = MazeCheck.of(RuleSet.MMS).run(maze);
            long closed = each.number("cells") - each.number("reachable_from_start");
            long found = broken.stream().filter(rule -> rule.rule() == ContestRule.EVERY_SQUARE).mapToLong(rule -> rule.cells().size()).sum();
            assertThat(found).as("%s", each).isEqualTo(closed);
            assertThat(broken).as("%s", each).noneMatch(rule -> rule.rule().isError());
            assertThat((long) maze.distances(maze.goals())[maze.start()]).as("%s", each).isEqualTo(each.number("moves"));
            assertThat(maze.goals()).hasSize(each.positions("goals_rc").size());
        }
    }

    /** A perfect maze has one path and no bare post; one with n independent cycles more can have n bare posts at most. */
    @Test
    void barePostsAndPathsFollowFromTheCycles() throws IOException {
        for (Corpora.Instance each : classic()) {
            List<Broken> broken = MazeCheck.of(RuleSet.CLASSIC).run(read(each));
            long bare = broken.stream().filter(rule -> rule.rule() == ContestRule.POSTS).mapToLong(rule -> rule.cells().size()).sum();
            assertThat(bare).as("%s", each).isLessThanOrEqualTo(each.number("independent_cycles") - 1); // of which one is the hollow goal's
            if (each.number("independent_cycles") == 1) {
                assertThat(broken).extracting(Broken::rule).contains(ContestRule.SEVERAL_PATHS);
            }
        }
    }

    /** The known exceptions of the archive: nine old posts, one post, 28 in the frame of a smaller maze, two mazes for tests. */
    @Test
    void theRulesOfTheArchivesMazes() throws IOException {
        List<String> notes = classic().stream().flatMap(each -> {
            try {
                return MazeCheck.of(RuleSet.UK).run(read(each)).stream().map(rule -> each.file().getFileName() + " " + rule.rule().key() + " " + rule.cells().size());
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }).toList();
        assertThat(notes).allMatch(each -> each.contains(" posts "));
        assertThat(notes).hasSize(3);
    }
}
