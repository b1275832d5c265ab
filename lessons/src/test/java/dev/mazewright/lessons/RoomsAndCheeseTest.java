package dev.mazewright.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** R4, rooms and cheese: what the lesson shows. Its rooms themselves are tested in core. */
class RoomsAndCheeseTest {
    private static final int ROWS = 21;
    private static final int COLUMNS = 37;

    private static RecordingStage played(long seed) throws IOException {
        RecordingStage stage = new RecordingStage(seed);
        Lessons.ALL.get("rooms").play(stage);
        return stage;
    }

    private static List<String> plain(String picture) {
        return picture.replaceAll("\u001b\\[[0-9;]*m", "").lines().toList();
    }

    private static int count(List<String> lines, String tile) {
        int count = 0;
        for (String line : lines) {
            for (int column = 0; column < COLUMNS; column++) {
                count += tile(line, column).equals(tile) ? 1 : 0;
            }
        }
        return count;
    }

    private static String tile(String line, int column) {
        return line.substring(2 * column, 2 * column + 2);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 42, -7, Long.MAX_VALUE})
    void lessonEndsWithBrickFloorAndCheese(long seed) throws IOException {
        RecordingStage stage = played(seed);
        assertThat(stage.says).containsExactly("recipe: tiles:21x37/rooms/seed:" + seed);
        Puzzle puzzle = Recipe.parse("tiles:21x37/rooms/seed:" + seed).make();
        Grid grid = puzzle.maze().grid();
        List<String> lines = stage.lines.getFirst().lines().toList();
        assertThat(lines).hasSize(ROWS).allMatch(line -> line.length() == 2 * COLUMNS);
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                long cell = grid.cell(row, column);
                String tile = tile(lines.get(row), column);
                if (cell == Grid.NONE) {
                    assertThat(tile).isEqualTo("##");
                } else if (cell == puzzle.ends().goal()) {
                    assertThat(tile).isEqualTo("oo");
                } else {
                    assertThat(tile).isIn("  ", ". ");
                }
            }
        }
        assertThat(tile(lines.getFirst(), 0)).as("the door, where the mouse starts").isEqualTo(". ");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 42, -7, Long.MAX_VALUE})
    void lessonReportsRoomsStepsAndProbability(long seed) throws IOException {
        RecordingStage stage = played(seed);
        assertThat(stage.lines).hasSize(2);
        Matcher sentence = Pattern.compile("Through (\\d+) of (\\d+) rooms, in (\\d+) steps, the mouse found the cheese;"
                        + " that it would lie in this room had the probability 1/3\\^(\\d+), 1 in (\\d+)\\.")
                .matcher(stage.lines.getLast());
        assertThat(sentence.matches()).isTrue();
        int steps = Integer.parseInt(sentence.group(3));
        assertThat(count(stage.lines.getFirst().lines().toList(), ". ")).isEqualTo(steps);
        assertThat(Integer.parseInt(sentence.group(1))).isBetween(2, Integer.parseInt(sentence.group(2)));
        assertThat((Integer.parseInt(sentence.group(2)) - 1) % 3).as("each division makes three rooms more").isZero();
        long oneIn = 1;
        for (int i = 0; i < Integer.parseInt(sentence.group(4)); i++) {
            oneIn *= 3;
        }
        assertThat(Long.parseLong(sentence.group(5))).isEqualTo(oneIn).isGreaterThanOrEqualTo(3);
    }

    @Test
    void wallsRiseBrickByBrickAndThenTheMouseWalks() throws IOException {
        RecordingStage stage = played(5);
        List<Integer> bricks = new ArrayList<>();
        List<int[]> mice = new ArrayList<>();
        for (String frame : stage.frames) {
            List<String> lines = plain(frame);
            assertThat(lines).hasSize(ROWS).allMatch(line -> line.length() == 2 * COLUMNS);
            assertThat(frame).doesNotContain("\n\u001b[0m").contains("\u001b[48;5;88;38;5;52m##");
            if (count(lines, "@~") == 0) {
                bricks.add(count(lines, "##"));
                continue;
            }
            assertThat(count(lines, "##")).isEqualTo(bricks.getLast());
            for (int row = 0; row < ROWS; row++) {
                for (int column = 0; column < COLUMNS; column++) {
                    if (tile(lines.get(row), column).equals("@~")) {
                        mice.add(new int[] {row, column});
                    }
                }
            }
        }
        int outside = 2 * (ROWS + COLUMNS) - 4 - 3;
        assertThat(bricks.getFirst()).isEqualTo(outside + 1);
        for (int i = 1; i < bricks.size(); i++) {
            assertThat(bricks.get(i)).isEqualTo(bricks.get(i - 1) + 1);
        }
        assertThat(mice.getFirst()).containsExactly(0, 0);
        for (int i = 1; i < mice.size(); i++) {
            assertThat(Math.abs(mice.get(i)[0] - mice.get(i - 1)[0])).isLessThanOrEqualTo(1);
            assertThat(Math.abs(mice.get(i)[1] - mice.get(i - 1)[1])).isLessThanOrEqualTo(1);
        }
        List<String> last = stage.lines.getFirst().lines().toList();
        assertThat(tile(last.get(mice.getLast()[0]), mice.getLast()[1])).as("the mouse has it").isEqualTo("oo");
    }

    @Test
    void endsWhenTheAudienceLeaves() throws IOException {
        int all = played(5).frames.size();
        for (int pictures : List.of(1, 20, all - 1, all)) {
            RecordingStage stage = new RecordingStage(5).audienceLeavesAfter(pictures);
            Lessons.ALL.get("rooms").play(stage);
            assertThat(stage.frames).hasSize(pictures);
            assertThat(stage.lines).isEmpty();
        }
    }
}
