package dev.mazewright.micromouse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.micromouse.MazeCheck.Broken;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Small mazes, each drawn to break one rule, beside one that breaks none. */
class MazeCheckTest {
    private static final String[] SOUND = {
        "o---o---o---o---o",
        "|               |",
        "o   o---o---o   o",
        "|   | G   G |   |",
        "o   o   o   o   o",
        "|   | G   G |   |",
        "o   o---o   o   o",
        "| S |           |",
        "o---o---o---o---o"
    };

    private static List<Broken> run(RuleSet set, String... lines) {
        return MazeCheck.of(set).withSize(4, 4).run(DrawnContest.of(lines));
    }

    private static String[] with(int line, String other) {
        String[] lines = SOUND.clone();
        lines[line] = other;
        return lines;
    }

    private static void breaks(RuleSet set, ContestRule rule, List<Integer> cells, String... lines) {
        assertThat(run(set, lines)).filteredOn(each -> each.rule() == rule).singleElement().satisfies(each -> assertThat(each.cells()).isEqualTo(cells));
    }

    /** The wall beside the start joins the walls of the goal to the outer wall, and there is one way round. */
    @Test
    void aSoundMazeBreaksNoRule() {
        assertThat(run(RuleSet.UK, SOUND)).isEmpty();
        assertThat(run(RuleSet.CLASSIC, SOUND)).extracting(Broken::rule).containsExactly(ContestRule.SEVERAL_PATHS, ContestRule.WALL_FOLLOWERS);
    }

    /** Walls of the goal that touch no others are an island, around which no hand leads. */
    @Test
    void wallFollowersMissAnIsland() {
        String[] lines = {
            "o---o---o---o---o---o---o",
            "|                       |",
            "o   o---o---o---o---o   o",
            "|   |               |   |",
            "o   o   o---o---o   o   o",
            "|       | G   G     |   |",
            "o   o   o   o   o   o   o",
            "|   |   | G   G |   |   |",
            "o   o   o---o---o   o   o",
            "|   |               |   |",
            "o   o---o---o---o---o   o",
            "| S |                   |",
            "o---o---o---o---o---o---o"
        };
        assertThat(MazeCheck.of(RuleSet.CLASSIC).withSize(6, 6).run(DrawnContest.of(lines))).isEmpty();
    }

    @Test
    void theOutlineIsClosed() {
        breaks(RuleSet.HALF, ContestRule.OUTLINE, List.of(7), with(5, "|   | G   G |    "));
    }

    @Test
    void theStartLeadsClockwiseOutOfACorner() {
        breaks(RuleSet.HALF, ContestRule.START, List.of(0), with(7, "| S             |"));
        breaks(RuleSet.HALF, ContestRule.START, List.of(1), with(7, "|   | S         |"));
        String[] northWest = with(7, "|               |");
        northWest[1] = "| S             |";
        northWest[2] = "o---o---o---o   o";
        assertThat(run(RuleSet.HALF, northWest)).isEmpty();
    }

    @Test
    void theGoalIsReachedAndHollow() {
        breaks(RuleSet.HALF, ContestRule.GOAL_REACHED, List.of(5, 6, 9, 10), with(6, "o   o---o---o   o"));
        breaks(RuleSet.HALF, ContestRule.HOLLOW_GOAL, List.of(5, 6), with(5, "|   | G | G     |"));
        breaks(RuleSet.HALF, ContestRule.GOAL_PLACE, List.of(5, 6, 9), with(3, "|   | G     |   |"));
        breaks(RuleSet.MMS, ContestRule.ONE_ENTRANCE, List.of(6, 10), with(3, "|   | G   G     |"));
    }

    @Test
    void postsAreCountedFromTheSouthWest() {
        String[] bare = with(3, "|   | G   G     |");
        bare[5] = bare[3];
        breaks(RuleSet.UK, ContestRule.POSTS, List.of(1 * 5 + 3, 2 * 5 + 3), bare);
    }

    @Test
    void squaresAndPathsAreCounted() {
        breaks(RuleSet.MMS, ContestRule.EVERY_SQUARE, List.of(1), with(7, "| S |   |       |"));
        assertThat(CellPaths.pathsToGoal(DrawnContest.of(SOUND))).isEqualTo(1);
        assertThat(CellPaths.pathsToGoal(DrawnContest.of(with(3, "|   | G   G     |")))).isEqualTo(2);
        assertThat(CellPaths.pathsToGoal(DrawnContest.of(with(6, "o   o---o---o   o")))).isZero();
        assertThat(CellPaths.shortest(DrawnContest.of(SOUND))).containsExactly(0, 4, 8, 12, 13, 14, 15, 11, 7, 3, 2, 6);
    }

    /** Closes each passage of a shortest path in turn: where a goal is still reached, there are several. */
    private static int pathsTheSlowWay(ContestMaze maze) {
        List<Integer> path = CellPaths.shortest(maze);
        boolean areSeveral = false;
        for (int i = 0; i + 1 < path.size(); i++) {
            areSeveral |= maze.withWall(path.get(i), maze.direction(path.get(i), path.get(i + 1)), true).isSolvable();
        }
        return path.isEmpty() ? 0 : areSeveral ? 2 : 1;
    }

    @Test
    void severalPathsAreFoundAsByClosingEachPassage() {
        int[] seen = new int[3];
        MazeRandom random = new MazeRandom(9);
        for (int i = 0; i < 3000; i++) {
            int width = 2 + (int) random.below(5);
            int height = 2 + (int) random.below(5);
            byte[] walls = new byte[width * height];
            ContestMaze maze = new ContestMaze(width, height, walls, (int) random.below(walls.length), new int[] {(int) random.below(walls.length)});
            long share = 3 + random.below(5);
            for (int cell = 0; cell < walls.length; cell++) {
                for (int direction = 0; direction < 2; direction++) {
                    maze = random.below(8) < share ? maze : maze.withWall(cell, direction, true);
                }
            }
            if (i % 3 != 0) {
                maze = maze.with(maze.start(), IntStream.range(0, 1 + i % 4).map(each -> (int) random.below(walls.length)).distinct().toArray());
            }
            int paths = pathsTheSlowWay(maze);
            assertThat(CellPaths.pathsToGoal(maze)).as("maze %d", i).isEqualTo(paths);
            seen[paths]++;
        }
        assertThat(seen[0]).isGreaterThan(200);
        assertThat(seen[1]).isGreaterThan(200);
        assertThat(seen[2]).isGreaterThan(200);
    }

    /** A single path of tens of thousands of cells: 22 seconds when each was closed in turn. */
    @Test
    @Timeout(5)
    void theLargestMazeIsCheckedInTime() {
        ContestMaze maze = ContestMaze.of(Recipe.parse("rectangle:256x256/recursive-backtracker/seed:1").make());
        assertThat(MazeCheck.of(RuleSet.CLASSIC).run(maze)).extracting(Broken::rule).contains(ContestRule.SEVERAL_PATHS);
    }

    @Test
    void theSizeIsThatOfTheContest() {
        assertThat(MazeCheck.of(RuleSet.CLASSIC).run(DrawnContest.of(SOUND))).extracting(Broken::rule).contains(ContestRule.SIZE);
        assertThat(MazeCheck.of(RuleSet.HALF).run(DrawnContest.of(SOUND))).extracting(Broken::rule).doesNotContain(ContestRule.SIZE);
    }

    /** The list of mms has no size and no place of the goal; what a contest announces counts all the same. */
    @Test
    void whatIsAnnouncedIsCheckedByAnyRules() {
        ContestMaze maze = DrawnContest.of(SOUND);
        assertThat(MazeCheck.of(RuleSet.MMS).checked()).doesNotContain(ContestRule.SIZE, ContestRule.GOAL_PLACE).isEqualTo(RuleSet.MMS.rules());
        MazeCheck announced = MazeCheck.of(RuleSet.MMS).withSize(8, 8).withGoals(7);
        assertThat(announced.checked()).hasSize(RuleSet.MMS.rules().size() + 2).isSorted();
        assertThat(announced.run(maze)).extracting(Broken::rule).contains(ContestRule.SIZE, ContestRule.GOAL_PLACE);
        assertThat(MazeCheck.of(RuleSet.MMS).withSize(maze.width(), maze.height()).withGoals(maze.goals()).run(maze))
                .extracting(Broken::rule).doesNotContain(ContestRule.SIZE, ContestRule.GOAL_PLACE);
    }

    @Test
    void onlyOutlineStartAndReachableGoalAreErrors() {
        assertThat(ContestRule.values()).filteredOn(ContestRule::isError)
                .containsExactly(ContestRule.OUTLINE, ContestRule.START, ContestRule.GOAL_REACHED);
        assertThat(ContestRule.ONE_ENTRANCE.key()).isEqualTo("one-entrance");
        assertThat(ContestRule.OUTLINE.number()).isEqualTo(1);
        assertThatThrownBy(() -> RuleSet.named("clasic")).isInstanceOf(UsageException.class).hasMessageContaining("did you mean classic");
    }

    /** A maze of the library and back: same passages, start and goals. */
    @Test
    void aPuzzleComesBackAsItWas() {
        Puzzle made = Recipe.parse("rectangle:7x9/wilson/braid:0.3/seed:5").make();
        Puzzle back = ContestMaze.of(made).puzzle();
        assertThat(back.maze()).isEqualTo(made.maze());
        assertThat(back.goals()).isEqualTo(made.goals());
        assertThatThrownBy(() -> ContestMaze.of(Recipe.parse("hexagon:5x5/wilson/seed:1").make())).isInstanceOf(UsageException.class).hasMessageContaining("hexagon");
    }
}
