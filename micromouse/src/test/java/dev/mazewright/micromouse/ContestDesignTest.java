package dev.mazewright.micromouse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.micromouse.ContestDesign.Design;
import dev.mazewright.micromouse.ContestDesign.Route;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mazes that are designed keep their brief, and are the same for ever. */
class ContestDesignTest {
    private static final long MILLISECOND = 1_000_000;
    private static final SlalomModel CLASSIC = new SlalomModel("classic", 180, 1800, new SlalomModel.Run(18_000, 5000), new SlalomModel.Run(18_000, 5000),
            115_500_000, 157_100_000, 167_800_000, 257_100_000, 111_100_000);
    private static final SlalomModel HALF = new SlalomModel("half", 90, 420, new SlalomModel.Run(4200, 1500), new SlalomModel.Run(3600, 1200),
            257 * MILLISECOND, 375 * MILLISECOND, 465 * MILLISECOND, 563 * MILLISECOND, 388 * MILLISECOND);

    private static DesignBrief brief(int side, int... goals) {
        MazeCheck check = MazeCheck.of(RuleSet.CLASSIC).withSize(side, side);
        return new DesignBrief(
                side, side, goals.length == 0 ? ContestMaze.centre(side, side) : goals, goals.length == 0 ? check : check.withGoals(goals), List.of(CLASSIC, HALF),
                5, 60, 20, 94, 5, 29, 7, 38);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aDesignKeepsItsBrief(long seed) {
        DesignBrief brief = brief(16);
        Design design = new ContestDesign(brief, seed).first(20_000, Context.standard());
        assertThat(design).isNotNull();
        ContestMaze maze = design.maze();
        assertThat(brief.rules().run(maze)).isEmpty();
        assertThat(WallFollowing.reaches(maze, 1)).isFalse();
        assertThat(MazeCheck.of(RuleSet.MMS).run(maze)).isEmpty();
        assertThat(design.deadEnds()).isBetween(7, 38);
        // a wall for each cell of a perfect maze is one passage less: 256 cells, 255 passages, and the hollow goal has one more
        int innerWalls = 2 * 16 * 15 - (255 + 1 + design.loops());
        assertThat(WallList.of(maze).innerWalls()).isEqualTo(innerWalls);
        Set<Integer> cells = new HashSet<>(design.best().cells());
        assertThat(design.rival().cells().stream().filter(cells::contains).count())
                .isLessThanOrEqualTo(60L * Math.min(cells.size(), design.rival().cells().size()) / 100);
        for (Route route : List.of(design.best(), design.rival())) {
            assertThat(route.cells().getFirst()).isEqualTo(maze.start());
            assertThat(maze.isGoal(route.cells().getLast())).isTrue();
            for (int i = 0; i + 1 < route.cells().size(); i++) {
                int from = route.cells().get(i);
                assertThat(maze.passage(from, maze.direction(from, route.cells().get(i + 1)))).isEqualTo(route.cells().get(i + 1));
            }
        }
        for (int model = 0; model < 2; model++) {
            long one = design.best().nanoseconds().get(model);
            long other = design.rival().nanoseconds().get(model);
            assertThat(Math.abs(one - other)).isLessThanOrEqualTo(5 * Math.min(one, other) / 100);
        }
        assertThat(SlalomSearch.run(maze, CLASSIC)).isNotNull().extracting(SlalomRun::nanoseconds).isEqualTo(design.best().nanoseconds().getFirst());
    }

    @Test
    void theSameSeedDesignsTheSameMazeOnAnyNumberOfThreads() {
        Design one = new ContestDesign(brief(12), 7).first(20_000, Context.standard().withThreads(1));
        Design many = new ContestDesign(brief(12), 7).first(20_000, Context.standard().withThreads(3));
        assertThat(one).isNotNull();
        assertThat(many).isNotNull();
        assertThat(many.candidate()).isEqualTo(one.candidate());
        assertThat(many.maze().puzzle()).isEqualTo(one.maze().puzzle());
        assertThat(one.candidate() + " " + Digest.of(one.maze().puzzle().maze())).isEqualTo("230 2702d3326525d898c450b3afa9c15941358f35cdb7a3c34371429edaeee8cf57");
    }

    @Test
    void theGoalMayLieElsewhere() {
        Design design = new ContestDesign(brief(10, 66, 67, 76, 77), 5).first(20_000, Context.standard());
        assertThat(design).isNotNull();
        assertThat(design.maze().goals()).containsExactly(66, 67, 76, 77);
    }

    /** Every candidate, kept or not, has closed walls around, no bare post, one entrance, a start that leads north, and no square that is closed. */
    @Test
    void candidatesAreSoundBeforeTheyAreChosen() {
        for (int number = 0; number < 200; number++) {
            DesignBrief brief = brief(8 + number % 9);
            ContestMaze maze = new CandidateMaze(brief, new dev.mazewright.core.maze.MazeRandom(number)).make();
            assertThat(MazeCheck.of(RuleSet.MMS).run(maze)).extracting(MazeCheck.Broken::rule).as("candidate %d", number)
                    .isSubsetOf(ContestRule.WALL_FOLLOWERS);
        }
    }

    @Test
    void whatCannotBeDesignedIsRefused() {
        assertThatThrownBy(() -> brief(3)).isInstanceOf(UsageException.class).hasMessageContaining("4 to 64 cells");
        int[] across = IntStream.range(8 * 16, 9 * 16).toArray();
        assertThatThrownBy(() -> brief(16, across)).isInstanceOf(UsageException.class).hasMessageContaining("parts squares");
        int[] besideTheStart = IntStream.range(17, 32).toArray();
        assertThatThrownBy(() -> brief(16, besideTheStart)).isInstanceOf(UsageException.class).hasMessageContaining("parts squares");
        int[] last = IntStream.range(15 * 16, 256).toArray();
        assertThatThrownBy(() -> brief(16, last)).as("across, with nothing beyond").isInstanceOf(UsageException.class).hasMessageContaining("leads wall followers there");
        assertThatThrownBy(() -> brief(16, 0, 1)).isInstanceOf(UsageException.class).hasMessageContaining("away from the start");
        assertThatThrownBy(() -> brief(4)).isInstanceOf(UsageException.class).hasMessageContaining("no squares lie in a ring").hasMessageContaining("such as 5x5");
        assertThat(new ContestDesign(brief(5), 1).first(64, Context.standard())).as("no room for 20 steps and 7 dead ends").isNull();
    }
}
