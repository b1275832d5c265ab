package dev.mazewright.formats.outline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The drawings of docs/drawings.md are read as that page says. */
class DrawingsDocumentTest {
    private static final Pattern DRAWING = Pattern.compile("```\\n(.*?)```\\n([^\\n]+)\\n", Pattern.DOTALL);

    static List<MatchResult> drawings() throws IOException {
        String page = Files.readString(java.nio.file.Path.of("..", "docs", "drawings.md"));
        List<MatchResult> found = DRAWING.matcher(page).results().toList();
        assertThat(found).hasSizeGreaterThan(10);
        return found;
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void isReadAsThePageSays(MatchResult drawing) throws IOException {
        try (Source source = new Source("drawing", new ByteArrayInputStream(drawing.group(1).getBytes(StandardCharsets.UTF_8)))) {
            Puzzle puzzle = Formats.read(source, "blocks");
            List<String> doubts = source.remarks().doubts().stream().map(Doubt::sentence).toList();
            String expected = drawing.group(2);
            if (expected.startsWith("unsure: ")) {
                assertThat(doubts).singleElement().asString().startsWith(expected.substring("unsure: ".length()));
                return;
            }
            assertThat(doubts).isEmpty();
            Path path = Solving.solve(puzzle, null, Context.standard());
            Grid grid = puzzle.grid();
            assertThat("start " + place(grid, path.start()) + ", goal " + place(grid, path.goal()) + ": " + path.length() + " steps")
                    .isEqualTo(expected);
        }
    }

    private static String place(Grid grid, long cell) {
        return grid.row(cell) + "," + grid.column(cell);
    }
}
