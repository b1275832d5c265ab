package dev.mazewright.core.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import dev.mazewright.core.testing.Passages;
import java.util.Arrays;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Measures against slow counting over plain lists. */
class MeasuresTest {
    static Stream<GridModel> models() {
        return GridModels.all().stream().filter(model -> model.grid.cells() <= 200 && !model.name.contains("masked tiles"));
    }

    @ParameterizedTest
    @MethodSource("models")
    void agreeWithSlowCounting(GridModel model) {
        for (int number = 0; number < 9; number++) {
            MazeRandom random = new MazeRandom(number);
            Maze maze = new Maze(model.grid);
            Catalog.generator("kruskal").make("").generate(maze, random.stream("generator"));
            if (number % 3 == 1) {
                Catalog.transform("braid").make("0.5").apply(maze, random.stream("braid"));
            }
            for (int i = 0; number % 3 == 2 && i < 6; i++) {
                long cell = random.cell(model.grid);
                int directions = maze.open(cell);
                if (directions != 0) {
                    maze.wall(cell, random.choose(directions));
                }
            }
            int start = (int) random.below(model.grid.cells());
            int goal = (int) random.below(model.grid.cells());
            Ends ends = Ends.NONE.withStart(model.grid.cellAt(start)).withGoals(model.grid.cellAt(goal));
            Puzzle puzzle = new Puzzle(maze, ends, null);
            assertAgree(Measures.of(puzzle), Passages.of(model, maze), start, goal);
        }
    }

    private static void assertAgree(Measures measures, Passages passages, int start, int goal) {
        long[] degrees = new long[33];
        int components = 0;
        int diameter = 0;
        for (int cell = 0; cell < passages.cells(); cell++) {
            degrees[passages.degree(cell)]++;
            int[] distances = passages.distances(cell);
            int first = 0;
            while (distances[first] < 0) {
                first++;
            }
            components += first == cell ? 1 : 0;
            diameter = Math.max(diameter, Arrays.stream(distances).max().orElseThrow());
        }
        assertThat(measures.cells()).isEqualTo(passages.cells());
        assertThat(measures.passages()).isEqualTo(passages.count());
        assertThat(measures.components()).isEqualTo(components);
        assertThat(measures.perfect()).isEqualTo(components == 1 && passages.count() == passages.cells() - 1);
        assertThat(measures.closedCells()).isEqualTo(degrees[0]);
        assertThat(measures.deadEnds()).isEqualTo(degrees[1]);
        assertThat(measures.corridors()).isEqualTo(degrees[2]);
        assertThat(measures.junctions()).isEqualTo(degrees[3]);
        assertThat(measures.crossroads()).isEqualTo(Arrays.stream(degrees).skip(4).sum());
        assertThat(measures.diameterExact()).isTrue();
        assertThat(measures.diameter()).isEqualTo(diameter);
        assertThat(measures.solutionLength()).isEqualTo(passages.distances(start)[goal]);
        assertThat(measures.river()).isEqualTo((double) degrees[2] / passages.cells());
        assertThat(measures.wastedCells()).isEqualTo(passages.cells() - 1 - passages.distances(start)[goal]);
        assertThat(measures.path() == null).isEqualTo(measures.solutionLength() < 0);
        assertThat(measures.difficulty() == null).isEqualTo(measures.solutionLength() < 0);
        TreeMap<Long, Long> deadEnds = new TreeMap<>();
        for (int cell = 0; cell < passages.cells(); cell++) {
            if (passages.degree(cell) == 1) {
                deadEnds.merge(stepsToAChoice(passages, cell), 1L, Long::sum);
            }
        }
        assertThat(measures.deadEndLengths().byLength()).isEqualTo(deadEnds);
        assertThat(measures.deadEndLengths().longest()).isEqualTo(deadEnds.isEmpty() ? 0 : deadEnds.lastKey());
        assertThat(measures.deadEndLengths().steps())
                .isEqualTo(deadEnds.entrySet().stream().mapToLong(each -> each.getKey() * each.getValue()).sum());
    }

    /** The distance to the nearest cell that is not a corridor. */
    private static long stepsToAChoice(Passages passages, int deadEnd) {
        int[] distances = passages.distances(deadEnd);
        long nearest = Long.MAX_VALUE;
        for (int cell = 0; cell < passages.cells(); cell++) {
            if (cell != deadEnd && distances[cell] >= 0 && passages.degree(cell) != 2) {
                nearest = Math.min(nearest, distances[cell]);
            }
        }
        return nearest;
    }

    /** On squares a corridor is straight where both passages are in one row or one column. */
    @Test
    void corridorsAreStraightOrTurn() {
        GridModel model = GridModel.rectangle(30, 31);
        Maze maze = new Maze(model.grid);
        Catalog.generator("wilson").make("").generate(maze, new MazeRandom(1));
        long straights = 0;
        long turns = 0;
        for (int row = 0; row < 30; row++) {
            for (int column = 0; column < 31; column++) {
                switch (maze.open(model.grid.cell(row, column))) {
                    case 0b0101, 0b1010 -> straights++;
                    case 0b0011, 0b0110, 0b1100, 0b1001 -> turns++;
                    default -> {} // no corridor
                }
            }
        }
        Measures measures = Measures.of(Puzzle.of(maze));
        assertThat(measures.straights()).isEqualTo(straights);
        assertThat(measures.turns()).isEqualTo(turns);
        assertThat(straights).isPositive();
    }
}
