package dev.mazewright.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.generate.Kruskal;
import dev.mazewright.core.generate.RecursiveBacktracker;
import dev.mazewright.core.generate.Wilson;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Uniformity;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The census finds all mazes and distinguishes them, as the tests' own does. */
class TreeCensusTest {
    private static Maze make(GridModel model, Generator generator, long seed) {
        Maze maze = new Maze(model.grid);
        generator.generate(maze, new MazeRandom(seed).stream("generator"));
        return maze;
    }

    /** Published numbers, and Cayley's for four vertices. */
    static Stream<Arguments> counted() {
        return Stream.of(
                Arguments.of(GridModel.rectangle(1, 1), 1),
                Arguments.of(GridModel.rectangle(1, 7), 1),
                Arguments.of(GridModel.rectangle(2, 2), 4),
                Arguments.of(GridModel.rectangle(2, 3), 15),
                Arguments.of(GridModel.rectangle(3, 3), 192),
                Arguments.of(GridModel.rectangle(3, 4), 2415),
                Arguments.of(GridModel.hexagon(2, 2), 8),
                Arguments.of(GridModel.hexagon(3, 3), 2071),
                Arguments.of(GridModel.triangle(4, 4), 204),
                Arguments.of(GridModel.flat("brick", 3, 3), 2071),
                Arguments.of(GridModel.flat("upsilon", 3, 3), 2205),
                Arguments.of(
                        GridModel.graph(List.of(List.of(1, 2, 3), List.of(0, 2, 3), List.of(0, 1, 3), List.of(0, 1, 2))),
                        16));
    }

    @ParameterizedTest
    @MethodSource("counted")
    void findsAllMazes(GridModel model, int trees) {
        assertThat(new TreeCensus(model.grid).trees()).isEqualTo(trees);
    }

    @Test
    void distinguishesAllMazes() {
        GridModel model = GridModel.rectangle(3, 3);
        TreeCensus census = new TreeCensus(model.grid);
        Uniformity reference = new Uniformity(model);
        int[] numbers = new int[192];
        Arrays.fill(numbers, -1);
        Set<Integer> seen = new HashSet<>();
        for (long seed = 0; seed < 10_000; seed++) {
            Maze maze = make(model, new Wilson(), seed);
            int number = census.number(maze);
            assertThat(number).isBetween(0, 191);
            assertThat(numbers[number]).isIn(-1, reference.number(maze));
            numbers[number] = reference.number(maze);
            seen.add(number);
        }
        assertThat(seen).hasSize(192);
        assertThat(Arrays.stream(numbers).distinct().count()).isEqualTo(192);
    }

    @Test
    void countsAsTheReferenceDoes() {
        GridModel model = GridModel.rectangle(3, 3);
        for (Generator generator : List.of(new Kruskal(), new RecursiveBacktracker())) {
            long[] counts = new TreeCensus(model.grid).counts(seed -> make(model, generator, seed), 500, 3000);
            double chiSquare = new Uniformity(model).chiSquare(generator, 500, 3000);
            assertThat(Arrays.stream(counts).sum()).isEqualTo(3000);
            assertThat(Pearson.ofEqual(counts)).isCloseTo(chiSquare, within(1e-6));
        }
    }

    @Test
    void refusesALargeGridAndAMazeThatIsNoTree() {
        Grid large = GridModel.rectangle(4, 4).grid;
        assertThatThrownBy(() -> new TreeCensus(large))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("at most 22 edges");
        GridModel model = GridModel.rectangle(2, 2);
        TreeCensus census = new TreeCensus(model.grid);
        Maze walls = new Maze(model.grid);
        assertThatIllegalArgumentException().isThrownBy(() -> census.number(walls));
    }

    /** The upper 0.1% points: 30 and 100 degrees from printed tables, 191 by the incomplete gamma function. */
    @ParameterizedTest
    @CsvSource({"31, 59.7031", "101, 149.4493", "192, 257.1346"})
    void limitIsTheUpperTenthOfAPercent(int categories, double limit) {
        assertThat(Pearson.limit(categories)).isCloseTo(limit, within(0.001));
    }

    /** Six throws of each face but one, and twelve of that: ((7 - 6)^2 * 5 + (7 - 12)^2) / 7. */
    @Test
    void chiSquareIsPearsons() {
        assertThat(Pearson.ofEqual(6, 6, 6, 6, 6, 12)).isCloseTo(30 / 7.0, within(1e-12));
        assertThat(Pearson.ofEqual(5, 5, 5)).isZero();
    }
}
