package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A series makes what the recipe makes, whatever it made before. */
class SeriesTest {
    @ParameterizedTest
    @ValueSource(strings = {
        "rectangle:1x1/kruskal", "rectangle:1x9/kruskal", "rectangle:9x1/kruskal", "rectangle:2x2/kruskal", "rectangle:15x15/kruskal",
        "rectangle:64x64/kruskal", "rectangle:65x64/kruskal", "rectangle:20x30/recursive-backtracker/start:random/goal:farthest",
        "rectangle:8x8/wilson/start:left/goal:right", "hexagon:9x7/kruskal/start:corner/goal:dead-end", "rectangle:9x9/wilson/braid:0.4",
        "rectangle:1x1/recursive-backtracker", "rectangle:1x9/recursive-backtracker/goal:random",
        "rectangle:9x1/recursive-backtracker/start:random", "rectangle:15x15/recursive-backtracker/start:random/goal:random",
        "rectangle:64x64/recursive-backtracker", "rectangle:65x64/recursive-backtracker",
        "rectangle:12x12,mask=heart/recursive-backtracker/start:dead-end/goal:farthest", "voronoi:4x4/wilson", "tiles:9x9/dig", "tiles:9x9/obstacles", "rectangle:9x9/path-first", "rectangle:9x9/percolation/goal:random",
        "rectangle:9x9,mask=heart/wilson", "rectangle:9x9/wilson/open:none"})
    void mazesAreThoseOfTheRecipe(String text) {
        Recipe recipe = RecipeText.parse(text, () -> 0);
        Series series = new Series(recipe);
        for (long seed : List.of(1L, 2L, -7L, 1L)) {
            Puzzle made = series.make(seed);
            Puzzle expected = recipe.withSeed(seed).make();
            assertThat(made.maze()).isEqualTo(expected.maze());
            assertThat(made.ends()).isEqualTo(expected.ends());
            Path path = series.solve(made);
            assertThat(path.length()).isEqualTo(Solving.solve(expected, "bidirectional", new Maker(recipe).context()).length());
            assertThat(end(made, path)).isEqualTo(path.goal());
        }
    }

    /** Where the steps of a path end, all of them through passages. */
    private static long end(Puzzle puzzle, Path path) {
        long cell = path.found() ? puzzle.startOrFirst() : path.goal();
        for (long i = 0; i < path.length(); i++) {
            assertThat(puzzle.maze().isOpen(cell, path.direction(i))).isTrue();
            cell = puzzle.maze().step(cell, path.direction(i));
        }
        return cell;
    }
}
