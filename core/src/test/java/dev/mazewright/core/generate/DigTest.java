package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Tiles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R1's distribution: a depth-first search from the first cell, neighbours in random order; and recipes with it. */
class DigTest {
    private static final int[][] STEPS = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};

    // ---- the distribution, by enumeration

    /**
     * The trees of a grid of cells that a search from (0, 0) makes, with their probabilities: all neighbours that are
     * still brick are equally probable, each time the search backtracks.
     */
    private static final class Distribution {
        final int rows;
        final int columns;
        final Map<String, Double> trees = new HashMap<>();

        Distribution(int rows, int columns) {
            this.rows = rows;
            this.columns = columns;
            search(new ArrayList<>(List.of(0)), new boolean[rows * columns], new boolean[rows][columns][2], 1);
        }

        /** Passages east and south of each cell; the last cell of the path is at its end. */
        private void search(List<Integer> path, boolean[] seen, boolean[][][] open, double probability) {
            if (path.isEmpty()) {
                trees.merge(text(open), probability, Double::sum);
                return;
            }
            int cell = path.getLast();
            seen[cell] = true;
            List<int[]> fresh = new ArrayList<>();
            for (int[] step : STEPS) {
                int row = cell / columns + step[0];
                int column = cell % columns + step[1];
                if (row >= 0 && row < rows && column >= 0 && column < columns && !seen[row * columns + column]) {
                    fresh.add(new int[] {row, column});
                }
            }
            for (int[] next : fresh) {
                boolean[][][] opened = new boolean[rows][columns][];
                for (int row = 0; row < rows; row++) {
                    for (int column = 0; column < columns; column++) {
                        opened[row][column] = open[row][column].clone();
                    }
                }
                int row = cell / columns;
                int column = cell % columns;
                opened[Math.min(row, next[0])][Math.min(column, next[1])][row == next[0] ? 0 : 1] = true;
                List<Integer> on = new ArrayList<>(path);
                on.add(next[0] * columns + next[1]);
                search(on, seen.clone(), opened, probability / fresh.size());
            }
            if (fresh.isEmpty()) {
                search(new ArrayList<>(path.subList(0, path.size() - 1)), seen.clone(), open, probability);
            }
        }

        /** As rows of tiles, so that it can be compared with what was dug. */
        private String text(boolean[][][] open) {
            StringBuilder text = new StringBuilder();
            for (int row = 0; row < 2 * rows - 1; row++) {
                for (int column = 0; column < 2 * columns - 1; column++) {
                    boolean[] passages = open[row / 2][column / 2];
                    boolean isFloor =
                            row % 2 == 0 ? column % 2 == 0 || passages[0] : column % 2 == 0 && passages[1];
                    text.append(isFloor ? '.' : '#');
                }
                text.append('\n');
            }
            return text.toString();
        }

        static double deadEnds(String tiles) {
            String[] lines = tiles.split("\n", -1);
            int ends = 0;
            for (int row = 0; row < lines.length - 1; row += 2) {
                for (int column = 0; column < lines[row].length(); column += 2) {
                    int passages = 0;
                    for (int[] step : STEPS) {
                        int r = row + step[0];
                        int c = column + step[1];
                        boolean isInside = r >= 0 && r < lines.length - 1 && c >= 0 && c < lines[row].length();
                        passages += isInside && lines[r].charAt(c) == '.' ? 1 : 0;
                    }
                    ends += passages == 1 ? 1 : 0;
                }
            }
            return ends;
        }
    }

    /** The floor of a recipe, without the last row and column, which stay brick where their number is even. */
    private static String tiles(Maze floor, int rows, int columns) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < 2 * rows - 1; row++) {
            for (int column = 0; column < 2 * columns - 1; column++) {
                text.append(floor.grid().cell(row, column) == Grid.NONE ? '#' : '.');
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** 4 mazes of 2 x 3 cells with 9/4 dead ends, 14 of 3 x 3 with 59/24: exact published numbers. */
    @ParameterizedTest
    @CsvSource({"2, 3, 4, 2.25", "3, 3, 14, 2.4583333333333335"})
    void mazesHaveTheDistributionOfTheBacktrackerFromTheFirstCell(int rows, int columns, int trees, double deadEnds) {
        Distribution distribution = new Distribution(rows, columns);
        assertThat(distribution.trees).hasSize(trees);
        double expected = 0;
        for (Map.Entry<String, Double> tree : distribution.trees.entrySet()) {
            expected += tree.getValue() * Distribution.deadEnds(tree.getKey());
        }
        assertThat(expected).isCloseTo(deadEnds, within(1e-12));

        int samples = 40_000;
        Map<String, Integer> counts = new HashMap<>();
        double sum = 0;
        double squares = 0;
        for (long seed = 0; seed < samples; seed++) {
            Maze blank = new Maze(Tiles.blank(2 * rows - 1 + (int) (seed % 2), 2 * columns).grid());
            Maze floor = new Dig().make(Puzzle.of(blank), new MazeRandom(seed).stream("generator")).maze();
            String tiles = tiles(floor, rows, columns);
            counts.merge(tiles, 1, Integer::sum);
            double ends = Distribution.deadEnds(tiles);
            sum += ends;
            squares += ends * ends;
        }
        assertThat(counts.keySet()).isEqualTo(distribution.trees.keySet());
        distribution.trees.forEach((tree, probability) -> {
            double error = Math.sqrt(probability * (1 - probability) / samples);
            assertThat((double) counts.getOrDefault(tree, 0) / samples)
                    .as(tree)
                    .isCloseTo(probability, within(4 * error));
        });
        double mean = sum / samples;
        double error = Math.sqrt((squares / samples - mean * mean) / samples);
        assertThat(mean).isCloseTo(deadEnds, within(4 * error));
    }

    // ---- recipes

    @Test
    void endsAtTheLastOfTheEvenSquares() {
        Puzzle puzzle = Recipe.parse("tiles:20x20/dig/seed:2").make();
        Grid grid = puzzle.maze().grid();
        assertThat(grid.shape().name()).isEqualTo("tiles");
        assertThat(grid.cells()).isEqualTo(199);
        assertThat(puzzle.maze().passages()).isEqualTo(198);
        assertThat(puzzle.start()).isEqualTo(grid.cell(0, 0));
        assertThat(puzzle.goals()).containsExactly(grid.cell(18, 18));
        assertThat(puzzle.openings()).isEmpty();
        assertThat(puzzle.recipe()).isEqualTo("tiles:20x20/dig/seed:2");
    }

    @Test
    void recipesCanNameOtherEnds() {
        Puzzle puzzle = Recipe.parse("tiles:20x20/dig/start:18,0/goal:0,18/goal:4,4/seed:2").make();
        Grid grid = puzzle.maze().grid();
        assertThat(puzzle.start()).isEqualTo(grid.cell(18, 0));
        assertThat(puzzle.goals()).containsExactly(grid.cell(0, 18), grid.cell(4, 4));
        assertThatThrownBy(() -> Recipe.parse("tiles:20x20/dig/goal:19,19/seed:2").make())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("19,19");
        assertThatThrownBy(() -> Recipe.parse("rectangle:20x20/dig/seed:2"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("tiles");
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1, 0, 0", "1, 6, 5, 0, 4", "7, 1, 7, 6, 0", "2, 2, 1, 0, 0", "2, 3, 3, 0, 2", "3, 3, 7, 2, 2"})
    void smallestMazesAreDug(int rows, int columns, int floor, int row, int column) {
        Puzzle puzzle = Recipe.parse("tiles:" + rows + "x" + columns + "/dig/seed:1").make();
        Grid grid = puzzle.maze().grid();
        assertThat(grid.cells()).isEqualTo(floor);
        assertThat(grid.rows()).isEqualTo(rows);
        assertThat(grid.columns()).isEqualTo(columns);
        assertThat(puzzle.start()).isEqualTo(grid.cell(0, 0));
        assertThat(puzzle.goals()).containsExactly(grid.cell(row, column));
    }
}
