package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.solve.BreadthFirst;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file of cells becomes the solution of a maze. */
class PathCellsTest {
    private static final String LIST = "# a hook\n0,0\n0,1\n 1,1 \n2,1\n\n2 2\n1,2\n7\n";

    @TempDir Path folder;

    private Run generate(String list, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("generate", "--seed", "1", "--format", "digest"));
        arguments.addAll(List.of("--path-cells", Files.writeString(folder.resolve("path.txt"), list).toString()));
        arguments.addAll(List.of(more));
        return Run.with("", arguments.toArray(String[]::new));
    }

    private static String recipe(Run run) {
        assertThat(run.code()).as(run.err()).isZero();
        return run.err().lines().filter(line -> line.startsWith("recipe: ")).findFirst().orElseThrow().substring(8);
    }

    @Test
    void theListIsTheSolution() throws IOException {
        // The number 7 of 4 columns is row 1, column 3.
        for (String generator : List.of("recursive-backtracker", "wilson", "drawn-path:same-texture=true")) {
            Puzzle puzzle = Recipe.parse(recipe(generate(LIST, "5x4", "--generator", generator.replaceFirst(":.*", ""), "--braid", "0"))).make();
            List<Long> cells = new ArrayList<>();
            new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goals()).forEach(cell -> cells.add(puzzle.grid().number(cell)));
            assertThat(cells).containsExactly(0L, 1L, 5L, 9L, 10L, 6L, 7L);
        }
        assertThat(recipe(generate(LIST, "5x4/wilson"))).startsWith("rectangle:5x4/drawn-path:wilson,path=0.6.");
        assertThat(recipe(generate(LIST, "5x4", "--option", "same-texture=true"))).endsWith(",same-texture=true/seed:1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "0,0;0,2 | line 2: found the cell 0,2, which is not beside the one before, 0,0",
        "0,0;0,1;0,0 | line 3: found the cell 0,0 for the second time",
        "0,0;9,0 | line 2: found",
        "0,0;farthest | line 2: found the word farthest",
        "0,0;here | line 2: found 'here' is not a cell",
        "# nothing | no cells"})
    void whatIsNoPathIsRefusedWithItsLine(String list, String message) throws IOException {
        Run run = generate(list.replace(';', '\n'), "5x4");
        assertThat(run.code()).isEqualTo(65);
        assertThat(run.err()).contains(message);
    }

    @Test
    void aPathAndAPictureDoNotGoTogether() throws IOException {
        Run run = generate(LIST, "5x4", "--paint-text", "A");
        assertThat(run.code()).isEqualTo(64);
        assertThat(run.err()).contains("give --paint-text or --path-cells, not both");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "growing-tree:pick=oldest/5x4 | --path-cells completes the maze by a generator with its defaults; give growing-tree in place of growing-tree:oldest",
        "5x4/braid | the path of this maze is given by the options of drawn-path, and braid would change it; leave out braid",
        "5x4/start:3,3 | the path of this maze, from its start to its goal, is given by the options of drawn-path; leave out the start 3,3"})
    void whatWouldNotHoldIsRefused(String recipe, String message) throws IOException {
        Run run = generate(LIST, recipe);
        assertThat(run.code()).isEqualTo(64);
        assertThat(run.err()).contains(message);
    }
}
