package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DisjointSets;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.BreadthFirst;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mazes around a given path: on any shape, by any generator, it is the only path between its ends. */
class DrawnPathTest {
    /** A random walk that visits no cell twice, until it is stuck or long enough. */
    private static long[] walk(Grid grid, long seed, int most) {
        MazeRandom random = new MazeRandom(seed);
        List<Long> cells = new ArrayList<>(List.of(random.cell(grid)));
        while (cells.size() < most) {
            int free = 0;
            for (int direction = 0; direction < grid.directions(); direction++) {
                boolean leads = Directions.contains(grid.directions(cells.getLast()), direction);
                free |= leads && !cells.contains(grid.step(cells.getLast(), direction)) ? Directions.of(direction) : 0;
            }
            if (free == 0) {
                break;
            }
            cells.add(grid.step(cells.getLast(), random.choose(free)));
        }
        return cells.stream().mapToLong(Long::longValue).toArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "rectangle:12x15/drawn-path", "rectangle:12x15/drawn-path:wilson", "rectangle:12x15/drawn-path:eller", "rectangle:12x15/drawn-path:same-texture=true",
        "hexagon:9x11/drawn-path:kruskal", "triangle:9x14/drawn-path:same-texture=true", "polar:6x7/drawn-path:wilson", "weave:9x9/drawn-path:prim",
        "voronoi:8x9/drawn-path:hunt-and-kill", "box:5x5x3/drawn-path", "rectangle:20x20,mask=heart/drawn-path", "torus:7x8/drawn-path:same-texture=true",
        "upsilon:9x9/drawn-path:growing-tree", "cube:6x6/drawn-path:origin-shift"})
    void thePathIsTheOnlyOneBetweenItsEnds(String start) {
        for (long seed = 0; seed < 10; seed++) {
            Grid grid = new Maker(Recipe.parse(start + "/seed:" + seed)).grid();
            long[] cells = walk(grid, seed, 60);
            String option = DrawnPath.option(grid, cells);
            String text = start + (start.contains("drawn-path:") ? "," : ":") + option + "/seed:" + seed;
            Puzzle puzzle = Recipe.parse(text).make();
            assertThat(new Maker(Recipe.parse(puzzle.recipe())).make()).isEqualTo(puzzle);
            assertThat(puzzle.maze().passages()).isEqualTo(grid.cells() - 1);
            DisjointSets joined = DisjointSets.joined(puzzle.maze());
            int first = joined.root((int) grid.position(grid.first()));
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                assertThat(joined.root((int) grid.position(cell))).isEqualTo(first);
            }
            Path path = new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goals());
            List<Long> visited = new ArrayList<>();
            path.forEach(visited::add);
            assertThat(visited.stream().mapToLong(puzzle.grid()::number).toArray())
                    .isEqualTo(Arrays.stream(cells).map(grid::number).toArray());
        }
    }

    /** Two cells to the right of the first, on 3 x 4 squares: directions 1, 1 are 0101 in binary. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "path=0.2.BQ | ok",
        "path=0.2.RQ | it has bits that belong to no step",
        "path=0.4.VQ | step 4 leads out of the maze",
        "path=0.2.DQ | step 2 comes to a cell that the path has visited",
        "path=12.0. | the maze has 12 cells",
        "path=0.12.VVVV | the maze has 12 cells",
        "path=0.5.VQ | 5 steps of 2 bits are not 1 bytes",
        "path=0.2.B | its directions end within a byte",
        "path=x | it is START.STEPS.DIRECTIONS: a cell's number, how many steps, and their directions in base64url"})
    void aTextThatIsNoPathIsRefused(String option, String message) {
        String recipe = "rectangle:3x4/drawn-path:" + option + "/seed:1";
        if (message.equals("ok")) {
            Puzzle puzzle = Recipe.parse(recipe).make();
            assertThat(puzzle.grid().number(puzzle.ends().goal())).isEqualTo(2);
        } else {
            assertThatThrownBy(() -> Recipe.parse(recipe).make()).isInstanceOf(UsageException.class).hasMessageContaining(message);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "hexagon:9x9/drawn-path:tiled/seed:1 | unknown generator 'tiled'",
        "polar:6x7/drawn-path:sidewinder/seed:1 | ok",
        "voronoi:5x5/drawn-path:sidewinder/seed:1 | sidewinder does not run on voronoi"})
    void theRestIsMadeByGeneratorsThatRunOnTheShape(String recipe, String message) {
        if (message.equals("ok")) {
            assertThat(Recipe.parse(recipe).make().recipe()).isEqualTo(recipe);
        } else {
            assertThatThrownBy(() -> Recipe.parse(recipe).make()).isInstanceOf(UsageException.class).hasMessageContaining(message);
        }
    }
}
