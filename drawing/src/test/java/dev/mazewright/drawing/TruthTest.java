package dev.mazewright.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.solve.AStar;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.solve.tiles.SubgoalGraph;
import dev.mazewright.core.solve.tiles.SubgoalSearch;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Corpora;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that others made are read as their truth says, the format being recognized by the content. */
class TruthTest {
    static List<Corpora.Instance> mazes() throws IOException {
        return Corpora.of("movingai", "micromouse", "micromouse-maz", "micromouse-num", "ascii", "historic", "picture-wall");
    }

    static List<Corpora.Instance> maps() throws IOException {
        return Corpora.of("movingai");
    }

    static List<Corpora.Instance> dialects() throws IOException {
        return Corpora.of("dialect");
    }

    /** Where the corpora are not there, this is the test that is skipped and says so. */
    @Test
    void theFilesAreThoseThatTheTruthIsOf() throws IOException, NoSuchAlgorithmException {
        for (Corpora.Instance instance : Corpora.of("movingai", "micromouse", "micromouse-maz", "micromouse-num",
                "ascii", "historic", "dialect", "picture-1px", "picture-wall")) {
            @SuppressWarnings("unchecked")
            Map<String, String> sums = (Map<String, String>) instance.facts().get("sha256");
            byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(instance.file()));
            assertThat(HexFormat.of().formatHex(sum))
                    .as("%s", instance)
                    .isEqualTo(sums.get((String) instance.facts().get("file")));
        }
    }

    @ParameterizedTest
    @MethodSource("mazes")
    void readsTheTruth(Corpora.Instance truth) throws IOException {
        Puzzle puzzle = read(truth);
        Mazes.requireValid(puzzle);
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();

        boolean isCellMaze = truth.has("walls_sha256");
        assertThat(grid.shape()).isInstanceOf(isCellMaze ? Rectangle.class : Tiles.class);
        assertThat(grid.rows()).isEqualTo(truth.number("rows"));
        // One line of a map has a space behind its wall, which the truth counts as a tile: it lies outside of the outline.
        int outside = truth.toString().contains("pacman-mediumMaze") ? 1 : 0;
        assertThat(grid.columns()).isEqualTo(truth.number("cols") - outside);
        assertThat(grid.cells()).isEqualTo(truth.number(isCellMaze ? "cells" : "open") - outside);
        int components = Mazes.components(maze);
        assertThat(components).isEqualTo(truth.number(isCellMaze ? "components" : "components4") - outside);
        if (truth.has("independent_cycles")) {
            assertThat(maze.passages() - grid.cells() + components).isEqualTo(truth.number("independent_cycles"));
        } else {
            assertThat(maze.passages()).isEqualTo(truth.number("edges"));
        }
        if (truth.has("perfect")) {
            assertThat(components == 1 && maze.passages() == grid.cells() - 1).isEqualTo(truth.flag("perfect"));
        }
        if (truth.has("dead_ends")) {
            assertThat(Mazes.deadEnds(maze)).isEqualTo(truth.number("dead_ends"));
        }
        if (isCellMaze) {
            assertThat(wallsDigest(puzzle)).isEqualTo(truth.facts().get("walls_sha256"));
            boolean closed = truth.has("boundary_closed") && truth.flag("boundary_closed");
            if (closed) {
                assertThat(Digest.of(maze)).isEqualTo(truth.facts().get("walls_sha256"));
            }
            assertThat(puzzle.openings().isEmpty()).isEqualTo(closed);
        }
        solves(truth, puzzle);
    }

    /** The truth's digest of walls counts openings as open, unlike the library's. */
    private static String wallsDigest(Puzzle puzzle) {
        Grid grid = puzzle.maze().grid();
        StringBuilder digits = new StringBuilder();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                long cell = grid.cell(row, column);
                int open = puzzle.maze().open(cell);
                for (Opening opening : puzzle.openings()) {
                    open |= opening.cell() == cell ? 1 << opening.direction() : 0;
                }
                digits.append(Character.forDigit(15 - open, 16));
            }
        }
        try {
            byte[] bytes = digits.toString().getBytes(StandardCharsets.US_ASCII);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static void solves(Corpora.Instance truth, Puzzle puzzle) {
        Grid grid = puzzle.maze().grid();
        List<Long> starts = cells(grid, truth.positions("start_rc"));
        List<Long> goals = cells(grid, truth.positions(truth.has("goals_rc") ? "goals_rc" : "goal_rc"));
        if (starts.isEmpty() && goals.isEmpty()) {
            assertThat(puzzle.start()).isEqualTo(Grid.NONE);
            assertThat(puzzle.goals()).isEmpty();
        } else {
            assertThat(List.of(puzzle.startOrFirst())).isEqualTo(starts);
            assertThat(Arrays.stream(puzzle.goalsOrLast()).boxed()).containsExactlyInAnyOrderElementsOf(goals);
            Path path = new BreadthFirst().solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
            assertThat(path.found()).isEqualTo(!truth.has("solvable") || truth.flag("solvable"));
            assertThat(path.length()).isEqualTo(truth.has("moves") ? truth.number("moves") : 0);
            if (truth.has("reachable_from_start")) {
                assertThat(Mazes.reachable(puzzle.maze(), puzzle.startOrFirst()))
                        .isEqualTo((int) truth.number("reachable_from_start"));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("maps")
    void findsTheShortestPathsOnMaps(Corpora.Instance truth) throws IOException {
        Maze maze = read(truth).maze();
        Maze octile = Tiles.maze(((Tiles) maze.grid().shape()).floor(), Tiles.Moves.OCTILE);
        assertThat(truth.queries()).isNotEmpty();
        SubgoalSearch search = SubgoalGraph.of(octile.grid(), Context.standard()).searches();
        for (Map<String, Object> query : truth.queries()) {
            Corpora.Instance question = new Corpora.Instance(truth.file(), query);
            long start = cells(maze.grid(), question.positions("start_rc")).getFirst();
            long goal = cells(maze.grid(), question.positions("goal_rc")).getFirst();
            assertThat(new BreadthFirst().solve(maze, start, goal).length()).isEqualTo(question.number("moves4"));

            long from = cells(octile.grid(), question.positions("start_rc")).getFirst();
            long to = cells(octile.grid(), question.positions("goal_rc")).getFirst();
            assertThat(new AStar().solve(octile, from, to).cost() / (double) Grid.UNIT)
                    .isEqualTo(((Number) query.get("octile")).doubleValue(), within(1e-6));
            assertThat(search.cost(from, to) / (double) Grid.UNIT)
                    .isEqualTo(((Number) query.get("octile")).doubleValue(), within(1e-6));
        }
    }

    @ParameterizedTest
    @MethodSource("dialects")
    void readsADialectAsTheMapThatItIsOf(Corpora.Instance truth) throws IOException {
        try (Source source = Corpora.source(Corpora.folder().resolve((String) truth.facts().get("same_grid_as")))) {
            assertThat(read(truth)).isEqualTo(Formats.read(source, null));
        }
    }

    private static List<Long> cells(Grid grid, List<List<Number>> positions) {
        return positions.stream()
                .map(position -> grid.cell(position.getFirst().longValue(), position.get(1).longValue()))
                .toList();
    }

    private static Puzzle read(Corpora.Instance truth) throws IOException {
        try (Source source = Corpora.source(truth.file())) {
            return Formats.read(source, null);
        }
    }
}
