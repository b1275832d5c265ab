package dev.mazewright.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.generate.RecursiveBacktracker;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Rectangle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R3, the notebook maze: each fact of its account, for both forms of the recursive backtracker. */
class NotebookMazeTest {
    private static final BiConsumer<NotebookMaze, MazeRandom> RECURSIVE = NotebookMaze::backtrackRecursively;
    private static final BiConsumer<NotebookMaze, MazeRandom> ITERATIVE = NotebookMaze::backtrackWithStack;

    private static NotebookMaze made(int width, int height, long seed, BiConsumer<NotebookMaze, MazeRandom> form) {
        NotebookMaze maze = new NotebookMaze(width, height);
        form.accept(maze, new MazeRandom(seed));
        return maze;
    }

    // ---- cells

    @Test
    void aCellHasItsLocationAndFourWalls() {
        NotebookMaze maze = new NotebookMaze(4, 3);
        for (int x = 0; x < 4; x++) {
            for (int y = 0; y < 3; y++) {
                assertThat(maze.cell(x, y))
                        .contains(new NotebookMaze.Cell(x, y, true, true, true, true, false));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"-1,0", "0,-1", "4,0", "0,3", "4,3", "2147483647,0", "0,-2147483648"})
    void outsideThereIsNoCell(int x, int y) {
        assertThat(new NotebookMaze(4, 3).cell(x, y)).isEmpty();
        assertThat(new NotebookMaze(4, 3).neighbour(x, y, Rectangle.NORTH)).isEmpty();
    }

    @Test
    void theFourNeighboursByDirection() {
        NotebookMaze maze = new NotebookMaze(4, 3);
        assertThat(maze.neighbour(1, 1, Rectangle.NORTH)).isEqualTo(maze.cell(1, 0));
        assertThat(maze.neighbour(1, 1, Rectangle.EAST)).isEqualTo(maze.cell(2, 1));
        assertThat(maze.neighbour(1, 1, Rectangle.SOUTH)).isEqualTo(maze.cell(1, 2));
        assertThat(maze.neighbour(1, 1, Rectangle.WEST)).isEqualTo(maze.cell(0, 1));
        assertThat(maze.neighbour(0, 0, Rectangle.NORTH)).isEmpty();
        assertThat(maze.neighbour(3, 0, Rectangle.EAST)).isEmpty();
        assertThat(maze.neighbour(3, 2, Rectangle.SOUTH)).isEmpty();
        assertThat(maze.neighbour(0, 2, Rectangle.WEST)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0,1,0", "1,2,1", "2,1,2", "3,0,1"})
    void removingAWallRemovesItOnBothSides(int direction, int besideX, int besideY) {
        NotebookMaze maze = new NotebookMaze(4, 3);
        maze.removeWall(1, 1, direction);
        assertThat(maze.cell(1, 1)).contains(cellWithout(1, 1, direction));
        assertThat(maze.cell(besideX, besideY)).contains(cellWithout(besideX, besideY, (direction + 2) % 4));
        assertThat(maze.maze().passages()).isEqualTo(1);
    }

    private static NotebookMaze.Cell cellWithout(int x, int y, int direction) {
        return new NotebookMaze.Cell(x, y, direction != 0, direction != 1, direction != 2, direction != 3, true);
    }

    @Test
    void theOutlineStays() {
        NotebookMaze maze = new NotebookMaze(1, 1);
        for (int direction = 0; direction < 4; direction++) {
            maze.removeWall(0, 0, direction);
        }
        assertThat(maze.cell(0, 0)).isEqualTo(Optional.of(new NotebookMaze.Cell(0, 0, true, true, true, true, false)));
    }

    // ---- both forms

    @ParameterizedTest
    @CsvSource({"1,1", "1,2", "1,40", "40,1", "2,2", "3,7", "20,30", "40,40"})
    void bothFormsMakePerfectMazes(int width, int height) {
        for (int seed = 0; seed < 20; seed++) {
            for (BiConsumer<NotebookMaze, MazeRandom> form : List.of(RECURSIVE, ITERATIVE)) {
                NotebookMaze maze = made(width, height, seed, form);
                assertThat(Measures.of(Puzzle.of(maze.maze())).perfect()).isTrue();
            }
        }
    }

    /** From the same random numbers they make the same maze, which is the one that the library makes. */
    @ParameterizedTest
    @CsvSource({"1,1", "2,2", "3,3", "20,30", "60,40"})
    void bothFormsAndTheLibraryMakeTheSameMaze(int width, int height) {
        for (int seed = 0; seed < 50; seed++) {
            NotebookMaze recursive = made(width, height, seed, RECURSIVE);
            NotebookMaze iterative = made(width, height, seed, ITERATIVE);
            Maze library = new Maze(recursive.maze().grid());
            new RecursiveBacktracker().generate(library, new MazeRandom(seed));
            assertThat(iterative.maze()).isEqualTo(recursive.maze());
            assertThat(library).isEqualTo(recursive.maze());
        }
    }

    /**
     * The distribution on 3 x 3 from a random start, by walking all choices with their probabilities: 88 of the 192 mazes can
     * come, with 143/54 dead ends on average. Both forms keep to it.
     */
    @Test
    void bothFormsHaveTheExactDistribution() {
        Map<Integer, Double> distribution = new TreeMap<>();
        for (int start = 0; start < 9; start++) {
            walk(new ArrayList<>(List.of(start)), 1 << start, 0, 1.0 / 9, distribution);
        }
        assertThat(distribution).hasSize(88);
        assertThat(distribution.values().stream().mapToDouble(Double::doubleValue).sum()).isEqualTo(1, within(1e-12));
        double deadEnds = 0;
        for (Map.Entry<Integer, Double> each : distribution.entrySet()) {
            deadEnds += each.getValue() * deadEnds(each.getKey());
        }
        assertThat(deadEnds).isEqualTo(143.0 / 54, within(1e-12));

        for (BiConsumer<NotebookMaze, MazeRandom> form : List.of(RECURSIVE, ITERATIVE)) {
            int samples = 40_000;
            Map<Integer, Integer> counts = new TreeMap<>();
            for (int seed = 0; seed < samples; seed++) {
                counts.merge(edges(made(3, 3, seed, form)), 1, Integer::sum);
            }
            assertThat(counts.keySet()).isEqualTo(distribution.keySet());
            double chiSquare = 0;
            for (Map.Entry<Integer, Double> each : distribution.entrySet()) {
                double expected = each.getValue() * samples;
                chiSquare += Math.pow(counts.get(each.getKey()) - expected, 2) / expected;
            }
            assertThat(chiSquare).isLessThan(160); // of 87 degrees of freedom: more comes about once in 300,000 tests
        }
    }

    /** One step of the search, written independently: cells 0 .. 8, a maze as a set of its twelve edges. */
    private static void walk(
            List<Integer> trail, int visited, int edges, double probability, Map<Integer, Double> distribution) {
        if (trail.isEmpty()) {
            distribution.merge(edges, probability, Double::sum);
            return;
        }
        int here = trail.getLast();
        List<Integer> fresh = new ArrayList<>();
        for (int other = 0; other < 9; other++) {
            if (edge(here, other) >= 0 && (visited >> other & 1) == 0) {
                fresh.add(other);
            }
        }
        List<Integer> on = new ArrayList<>(trail);
        if (fresh.isEmpty()) {
            on.removeLast();
            walk(on, visited, edges, probability, distribution);
        }
        for (int next : fresh) {
            on.add(next);
            walk(on, visited | 1 << next, edges | 1 << edge(here, next), probability / fresh.size(), distribution);
            on.removeLast();
        }
    }

    /** The number of the edge between two cells of 3 x 3, or -1. */
    private static int edge(int a, int b) {
        int first = Math.min(a, b);
        int second = Math.max(a, b);
        if (second == first + 3) {
            return first;
        }
        return second == first + 1 && second % 3 != 0 ? 6 + first - first / 3 : -1;
    }

    private static int deadEnds(int edges) {
        int deadEnds = 0;
        for (int cell = 0; cell < 9; cell++) {
            int passages = 0;
            for (int other = 0; other < 9; other++) {
                passages += edge(cell, other) >= 0 && (edges >> edge(cell, other) & 1) == 1 ? 1 : 0;
            }
            deadEnds += passages == 1 ? 1 : 0;
        }
        return deadEnds;
    }

    private static int edges(NotebookMaze maze) {
        int edges = 0;
        for (int cell = 0; cell < 9; cell++) {
            NotebookMaze.Cell here = maze.cell(cell % 3, cell / 3).orElseThrow();
            edges |= here.east() ? 0 : 1 << edge(cell, cell + 1);
            edges |= here.south() ? 0 : 1 << edge(cell, cell + 3);
        }
        return edges;
    }

    // ---- depth

    private static boolean overflows(int side, BiConsumer<NotebookMaze, MazeRandom> form) throws InterruptedException {
        NotebookMaze maze = new NotebookMaze(side, side);
        boolean[] overflowed = new boolean[1];
        Thread small = new Thread(
                null,
                () -> {
                    try {
                        form.accept(maze, new MazeRandom(1));
                    } catch (StackOverflowError e) {
                        overflowed[0] = true;
                    }
                },
                "a small stack",
                1 << 18);
        small.start();
        small.join();
        assertThat(maze.maze().passages() == (long) side * side - 1).isEqualTo(!overflowed[0]);
        return overflowed[0];
    }

    @Test
    void depthIsNoLimitForTheFormWithAStack() throws InterruptedException {
        assertThat(overflows(1000, RECURSIVE)).isTrue();
        assertThat(overflows(1000, ITERATIVE)).isFalse();
        assertThat(overflows(5, RECURSIVE)).isFalse();
    }

    // ---- the lesson

    @Test
    void lessonPrintsItsMaze() throws IOException {
        RecordingStage stage = new RecordingStage(42);
        Lessons.ALL.get("notebook").play(stage);
        assertThat(stage.lines).hasSize(1);
        Recipe recipe = Recipe.parse("rectangle:10x19/recursive-backtracker/seed:42");
        assertThat(stage.lines.getFirst()).isEqualTo(Drawn.as("text", Puzzle.of(recipe.make().maze()), null));
        assertThat(stage.lines.getFirst().lines()).hasSize(21).allMatch(line -> line.length() == 77);
        assertThat(String.join("\n", stage.says)).contains("the same maze", "iterative", recipe.toString());
    }
}
