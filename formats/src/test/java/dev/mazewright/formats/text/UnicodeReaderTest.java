package dev.mazewright.formats.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is drawn with box drawing characters is read back: the maze, its start, goals and openings, in every shape. */
class UnicodeReaderTest {
    @ParameterizedTest
    @ValueSource(strings = {
        "rectangle:1x1/kruskal/seed:1",
        "rectangle:1x9/wilson/seed:2",
        "rectangle:9x1/wilson/open:0,0.top/seed:3",
        "rectangle:13x17/wilson/start:12,0/goal:0,16/goal:3,3/open:0,3.top/open:12,16.right/seed:5",
        "rectangle:12x14/kruskal/braid:0.7/loops:0.2/seed:6",
        "rectangle:7x8/kruskal/start:3,3/goal:3,3/seed:7",
        "rectangle:20x24,mask=heart/wilson/seed:7",
        "rectangle:20x24,mask=ring/wilson/open:start.top/seed:7",
        "rectangle:13x13,mask=diamond/wilson/braid:0.5/seed:8",
        "tiles:9x13/dig/seed:3",
        "tiles:20x20/rooms/seed:3",
        "hexagon:1x1/wilson/seed:1",
        "hexagon:1x7/wilson/seed:1",
        "hexagon:7x8/wilson/open:0,3.top-left/open:6,7.right/seed:2",
        "hexagon:14x16,mask=hexagon/wilson/seed:3",
        "triangle:1x1/wilson/seed:1",
        "triangle:5x9/wilson/seed:2",
        "triangle:9x16,mask=triangle/wilson/seed:2",
        "brick:1x4/wilson/seed:1",
        "brick:7x8/wilson/open:0,0.left/seed:2",
        "brick:14x14,mask=circle/wilson/seed:3",
        "cylinder:5x6/wilson/seed:3",
        "torus:5x6/wilson/seed:3",
        "torus:3x9/wilson/braid:1/seed:4",
        "moebius:5x6/wilson/seed:3",
        "box:2x3x2/wilson/seed:3",
        "box:3x3x7/wilson/start:1,1,1/seed:4",
        "box:4x1x3/wilson/seed:5",
        "cube:1x1/wilson/seed:1",
        "cube:5x5/wilson/seed:1",
    })
    void keepsMazesOfEveryShape(String recipe) throws IOException {
        Puzzle made = Recipe.parse(recipe).make();
        for (String text : List.of(Mazes.text("unicode", Document.of(made)), Mazes.text("unicode", Mazes.solved(made)))) {
            Puzzle read = Mazes.read(null, text.getBytes(StandardCharsets.UTF_8));
            assertThat(read.grid().shape().name()).isEqualTo(made.grid().shape().name());
            assertThat(passages(read)).as(text).isEqualTo(passages(made));
            assertThat(numbers(read)).as(text).isEqualTo(numbers(made));
        }
    }

    /** The open directions of each cell; rows and columns without a cell are not seen in a drawing. */
    private static List<Integer> passages(Puzzle puzzle) {
        Grid grid = puzzle.grid();
        return LongStream.range(0, grid.cells()).mapToObj(number -> puzzle.maze().open(grid.cellAt(number))).toList();
    }

    /** Start, goals and openings by the numbers of their cells, which positions before and after a mask do not change. */
    private static String numbers(Puzzle puzzle) {
        return puzzle.grid().number(puzzle.startOrFirst()) + " "
                + Arrays.stream(puzzle.goals()).mapToObj(goal -> "" + puzzle.grid().number(goal)).sorted().toList()
                + puzzle.openings().stream()
                        .map(each -> puzzle.grid().number(each.cell()) + "." + each.direction())
                        .sorted()
                        .collect(Collectors.joining(" "));
    }

    @Test
    void spacesAtTheEndsOfLinesMayBeMissingAndLinesEndInAnyManner() throws IOException {
        Puzzle made = Recipe.parse("rectangle:20x24,mask=heart/wilson/seed:7").make();
        String text = Mazes.text("unicode", Document.of(made));
        String stripped = "\ufeff" + text.lines().map(String::stripTrailing).collect(Collectors.joining("\r\n"));
        assertThat(passages(Mazes.read(null, stripped.getBytes(StandardCharsets.UTF_8)))).isEqualTo(passages(made));
    }

    // ---- what is wrong

    private static void refused(String text, String message) {
        assertThatThrownBy(() -> Mazes.read("unicode", text.getBytes(StandardCharsets.UTF_8))).hasMessage(message);
    }

    @Test
    void aWrongCharacterIsNamedWithItsLineAndColumn() {
        refused("┌───┬───┐\n│ S │ x │\n│   ╵   │\n│     E │\n└───────┘\n",
                "given, line 2, column 7: found 'x', expected a space, as the rest of the drawing has it");
        refused("┌───┬───┐\n│ S │   │\n│   ╵  ─│\n│     E │\n└───────┘\n",
                "given, line 3, column 8: found '─', expected a space, as the rest of the drawing has it");
        refused("┌───┬───┐\n│ S │   │\n│   │   │\n│     E │\n└───────┘\n",
                "given, line 3, column 5: found '│', expected '╵', as the rest of the drawing has it");
        refused("┌───┬───┐\n│ S │ S │\n│   ╵   │\n│     E │\n└───────┘\n",
                "given, line 2, column 7: found 'S', expected one start: another S stands before it");
        refused("┌───┬───┐\n│ S │   │\n│   ╵   │\n│     E │\n└─────",
                "given, line 5, column 7: found the end of the line, expected '─', as the rest of the drawing has it");
        refused("████\n██ x\n", "given, line 2, column 4: found 'x', expected a space: each tile is two characters");
    }

    @Test
    void aWeaveHidesWhatLiesBelowItsBridges() throws IOException {
        String text = Mazes.text("unicode", Document.of(Recipe.parse("weave:6x6/wilson/seed:1").make()));
        refused(text, "given: found bridges (═ or ║), which hide what lies below them, expected a weave as json or as its recipe");
    }
}
