package dev.mazewright.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.support.RectangleWalls;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R2, mazeratty: each fact of its account. The exact distribution of its paths is tested in core. */
class MazerattyTest {
    private static List<Long> path(Mazeratty program) {
        List<Long> path = new ArrayList<>();
        program.solution().forEach(path::add);
        return path;
    }

    // ---- keys and walls

    @ParameterizedTest
    @CsvSource({"1,1", "1,7", "7,1", "2,3", "12,20", "30,40"})
    void aMazeHasItsWallsLessThoseThatFell(int rows, int columns) {
        int all = rows * (columns + 1) + columns * (rows + 1);
        Maze blank = new Maze(new Rectangle(rows, columns, null).grid());
        assertThat(RectangleWalls.of(Puzzle.of(blank)).walls()).hasSize(all);
        Mazeratty program = new Mazeratty(rows, columns, true, 5);
        assertThat(program.walls().walls()).hasSize(all - (rows * columns - 1) - 2);
    }

    @Test
    void bottomWallsHaveRowRowsAndRightWallsColumnColumns() {
        RectangleWalls walls = new Mazeratty(4, 6, true, 5).walls();
        for (int column = 0; column < 6; column++) {
            assertThat(walls.contains(new RectangleWalls.Key(0, column, false))).isTrue();
            assertThat(walls.contains(new RectangleWalls.Key(4, column, false))).isTrue();
            assertThat(walls.contains(new RectangleWalls.Key(5, column, false))).isFalse();
        }
        int left = 0;
        int right = 0;
        for (int row = 0; row < 4; row++) {
            left += walls.contains(new RectangleWalls.Key(row, 0, true)) ? 1 : 0;
            right += walls.contains(new RectangleWalls.Key(row, 6, true)) ? 1 : 0;
        }
        assertThat(List.of(left, right)).as("all but the entrance and the exit").containsExactly(3, 3);
    }

    @Test
    void wallsKnowTheirCellsAndCanBeRemoved() {
        Mazeratty program = new Mazeratty(4, 6, true, 5);
        RectangleWalls walls = program.walls();
        assertThat(walls.cells(new RectangleWalls.Key(2, 3, false)))
                .containsExactly(walls.cell(1, 3), walls.cell(2, 3));
        assertThat(walls.cells(new RectangleWalls.Key(2, 3, true)))
                .containsExactly(walls.cell(2, 2), walls.cell(2, 3));
        assertThat(walls.cells(new RectangleWalls.Key(4, 3, false))).containsExactly(walls.cell(3, 3));
        assertThat(walls.cells(new RectangleWalls.Key(2, 6, true))).containsExactly(walls.cell(2, 5));
        assertThatThrownBy(() -> walls.cell(4, 0)).isInstanceOf(UsageException.class).hasMessageContaining("(4, 0)");

        RectangleWalls.Key inside = walls.walls().stream()
                .filter(key -> walls.cells(key).size() == 2)
                .findFirst()
                .orElseThrow();
        walls.remove(inside);
        assertThat(walls.walls()).doesNotContain(inside);
        assertThat(program.puzzle().maze().passages()).isEqualTo(24);
        assertThatThrownBy(() -> walls.remove(inside)).isInstanceOf(UsageException.class).hasMessageContaining("has been removed already");
    }

    // ---- generate

    @Test
    void everythingIsRedoneFromTheSeed() {
        Mazeratty program = new Mazeratty(9, 13, true, 42);
        Puzzle first = program.puzzle();
        List<Long> path = path(program);
        program.generate(30, 40, false, 17);
        assertThat(program.puzzle().maze().grid().cells()).isEqualTo(1200);
        assertThat(program.puzzle().maze()).isNotEqualTo(first.maze());
        program.generate(9, 13, true, 43);
        assertThat(program.puzzle().maze()).isNotEqualTo(first.maze());
        program.generate(9, 13, true, 42);
        assertThat(program.puzzle().maze()).isNotSameAs(first.maze()).isEqualTo(first.maze());
        assertThat(program.puzzle().start()).isEqualTo(first.start());
        assertThat(program.puzzle().goals()).isEqualTo(first.goals());
        assertThat(program.puzzle().openings()).isEqualTo(first.openings());
        assertThat(path(program)).isEqualTo(path);
    }

    @Test
    void theSolutionLeadsFromTheLeftEdgeToTheRightThroughOpenings() {
        for (long seed = 0; seed < 50; seed++) {
            Mazeratty program = new Mazeratty(7, 9, true, seed);
            Puzzle puzzle = program.puzzle();
            Grid grid = puzzle.maze().grid();
            List<Long> path = path(program);
            assertThat(path).doesNotHaveDuplicates();
            assertThat(grid.column(path.getFirst())).isZero();
            assertThat(grid.column(path.getLast())).isEqualTo(8);
            assertThat(puzzle.openings())
                    .containsExactly(
                            new Opening(path.getFirst(), Rectangle.WEST),
                            new Opening(path.getLast(), Rectangle.EAST));
            assertThat(puzzle.maze().passages()).as("perfect, so there is no other path").isEqualTo(62);
        }
    }

    @Test
    void thereAre95PathsThrough3x3() {
        Set<List<Long>> paths = new HashSet<>();
        Mazeratty program = new Mazeratty(3, 3, true, 0);
        for (long seed = 0; seed < 20_000; seed++) {
            program.generate(3, 3, true, seed);
            paths.add(path(program));
        }
        assertThat(paths).hasSize(95);
    }

    // ---- the drawing

    /** 243 of 1200 is 20.25%: exact ties go to the even digit. */
    @Test
    void theLineOfTextRoundsTiesToEven() throws IOException {
        Mazeratty program = new Mazeratty(30, 40, true, 179);
        assertThat(path(program)).hasSize(243);
        String line = "30R x 40C (1200 cells); solution path 243 (20.2%); seed 179";
        assertThat(program.annotation()).isEqualTo(line);
        assertThat(program.picture().lines().toList().getLast()).isEqualTo(line);
    }

    @Test
    void theSolutionIsDrawnAndErasedAgain() throws IOException {
        Mazeratty program = new Mazeratty(9, 13, true, 1);
        String visible = program.picture();
        program.show(false);
        String hidden = program.picture();
        assertThat(visible).contains("*");
        assertThat(hidden).doesNotContain("*").isEqualTo(visible.replace('*', ' '));
        program.generate(9, 13, false, 1);
        assertThat(program.picture()).as("hidden from the beginning").isEqualTo(hidden);
        program.show(true);
        assertThat(program.picture()).isEqualTo(visible);
    }

    // ---- paper

    private static int[] boundingBox(Path file) throws IOException {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertThat(text).startsWith("%!PS-Adobe");
        Matcher box = Pattern.compile("(?m)^%%BoundingBox: (\\d+) (\\d+) (\\d+) (\\d+)\\s*$").matcher(text);
        assertThat(box.find()).isTrue();
        return new int[] {
            Integer.parseInt(box.group(3)) - Integer.parseInt(box.group(1)),
            Integer.parseInt(box.group(4)) - Integer.parseInt(box.group(2))
        };
    }

    @Test
    void postScriptIsLandscapeWhenThereAreMoreColumnsThanRows(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("maze.ps");
        new Mazeratty(10, 30, true, 1).export(file);
        int[] wide = boundingBox(file);
        assertThat(wide[0]).isGreaterThan(wide[1]);
        new Mazeratty(30, 10, true, 1).export(file);
        int[] high = boundingBox(file);
        assertThat(high[1]).isGreaterThan(high[0]);
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1)).contains("30R x 10C \\(300 cells\\)");
    }

    @Test
    void aFileThatCannotBeWrittenIsAnErrorThatSaysSo(@TempDir Path folder) {
        Mazeratty program = new Mazeratty(5, 5, true, 1);
        Path nowhere = folder.resolve("missing").resolve("maze.ps");
        assertThatThrownBy(() -> program.export(nowhere))
                .isInstanceOf(IOException.class)
                .hasMessageContaining(nowhere.toString())
                .hasMessageContaining("the PostScript file cannot be written: the folder does not exist");
        assertThatThrownBy(() -> program.export(folder))
                .isInstanceOf(IOException.class)
                .hasMessageContaining(folder.toString())
                .hasMessageContaining("the PostScript file cannot be written");
    }

    @Test
    void aFileThatCannotBeWrittenIsAsItWas(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("maze.ps"), "old");
        Files.createDirectory(folder.resolve(".maze.ps.tmp")); // stands where the new one would be written
        Files.createFile(folder.resolve(".maze.ps.tmp").resolve("in use"));
        Mazeratty program = new Mazeratty(3, 4, false, 1);
        assertThatThrownBy(() -> program.export(file)).isInstanceOf(IOException.class);
        assertThat(file).hasContent("old");
    }

    // ---- the lesson

    @Test
    void lessonPrintsAndExportsItsMaze(@TempDir Path folder) throws IOException {
        RecordingStage stage = new RecordingStage(42, folder);
        Lessons.ALL.get("mazeratty").play(stage);
        Mazeratty program = new Mazeratty(12, 20, true, 42);
        assertThat(stage.lines).containsExactly(program.picture());
        assertThat(stage.lines.getFirst().lines()).hasSize(26);
        assertThat(folder.resolve("mazeratty.ps")).isNotEmptyFile();
        assertThat(String.join("\n", stage.says)).contains("mazeratty.ps", "rectangle:12x20/path-first/seed:42");
        assertThat(Recipe.parse("rectangle:12x20/path-first/seed:42").make().maze())
                .isEqualTo(program.puzzle().maze());
    }
}
