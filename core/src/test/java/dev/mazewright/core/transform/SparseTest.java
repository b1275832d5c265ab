package dev.mazewright.core.transform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.testing.GridModel;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Sparse against a reference over sets of positions, and the ends, shapes and cells that it promises to keep. */
class SparseTest {
    private static final int MILLION = 1_000_000;

    /** Removes the selected dead ends from the passages of a grid, by position. */
    private static Set<Set<Integer>> reference(
            Set<Set<Integer>> passages, int millionths, int passes, MazeRandom random, Set<Integer> kept) {
        Set<Set<Integer>> left = new HashSet<>(passages);
        for (int pass = 0; pass < passes; pass++) {
            TreeMap<Integer, Integer> degrees = new TreeMap<>();
            left.forEach(passage -> passage.forEach(position -> degrees.merge(position, 1, Integer::sum)));
            TreeSet<Integer> chosen = new TreeSet<>();
            for (int position : degrees.keySet()) {
                BigInteger word = new BigInteger(Long.toUnsignedString(random.stream("pass", pass).word(position)));
                int draw = word.multiply(BigInteger.valueOf(MILLION)).shiftRight(64).intValueExact();
                if (degrees.get(position) == 1 && draw < millionths && !kept.contains(position)) {
                    chosen.add(position);
                }
            }
            for (int position : chosen) {
                left.removeIf(passage -> passage.contains(position));
            }
        }
        return left;
    }

    private static Set<Set<Integer>> passages(Maze maze) {
        Grid grid = maze.grid();
        Set<Set<Integer>> passages = new HashSet<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int direction = 0; direction < grid.directions(); direction++) {
                if (maze.isOpen(cell, direction)) {
                    passages.add(Set.of((int) grid.position(cell), (int) grid.position(grid.step(cell, direction))));
                }
            }
        }
        return passages;
    }

    private static Set<Integer> positions(Set<Set<Integer>> passages) {
        Set<Integer> positions = new TreeSet<>();
        passages.forEach(positions::addAll);
        return positions;
    }

    @Test
    void removesTheDeadEndsThatItsRandomNumbersSelect() {
        for (String shape : GridModel.FLAT) {
            for (int seed = 0; seed < 20; seed++) {
                Maze before = Recipe.parse(GridModel.recipe(shape, "13x17") + "/kruskal/seed:" + seed).make().maze();
                int millionths = seed * 52_631;
                int passes = 1 + seed % 4;
                Set<Set<Integer>> expected =
                        reference(passages(before), millionths, passes, new MazeRandom(seed), Set.of());
                Maze left = new Sparse(millionths, passes).apply(before, new MazeRandom(seed));
                assertThat(passages(left)).as("%s, seed %d", shape, seed).isEqualTo(expected);
                assertThat(left.grid().cells()).isEqualTo(positions(expected).size());
                for (int position : positions(expected)) {
                    assertThat(left.grid().isCell(left.grid().atPosition(position))).isTrue();
                }
                assertThat(left.passages()).as("still a tree").isEqualTo(left.grid().cells() - 1);
                assertThat(left.grid().rows()).isEqualTo(13);
                assertThat(left.grid().shape().name()).isEqualTo(before.grid().shape().name());
            }
        }
    }

    /** Start, goals and openings stay although they are dead ends, and rows and columns are numbered as before. */
    @Test
    void endsAndOpeningsStay() {
        for (int seed = 0; seed < 30; seed++) {
            Puzzle puzzle = Recipe.parse("rectangle:9x11/wilson/sparse:1,passes=20/start:4,4/goal:0,10/goal:3,7/open:8,2.bottom/seed:" + seed)
                    .make();
            Grid grid = puzzle.maze().grid();
            assertThat(puzzle.start()).isEqualTo(grid.cell(4, 4)).isNotEqualTo(Grid.NONE);
            assertThat(puzzle.goals()).containsExactly(grid.cell(0, 10), grid.cell(3, 7));
            assertThat(puzzle.openings()).containsExactly(new Opening(grid.cell(8, 2), 2));
            // Twenty passes leave only the paths between these four.
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                boolean isEnd = cell == puzzle.start() || puzzle.ends().isGoal(cell) || cell == grid.cell(8, 2);
                assertThat(Directions.count(puzzle.maze().open(cell))).isGreaterThanOrEqualTo(isEnd ? 1 : 2);
            }
        }
    }

    @Test
    void defaultStartAndGoalAreKept() {
        for (int seed = 0; seed < 20; seed++) {
            Puzzle puzzle = Recipe.parse("triangle:9x12/kruskal/sparse:1,passes=9/seed:" + seed).make();
            Grid grid = puzzle.maze().grid();
            assertThat(puzzle.start()).isEqualTo(grid.cell(0, 0)).isNotEqualTo(Grid.NONE);
            assertThat(puzzle.goals()).containsExactly(grid.cell(8, 11)).doesNotContain(Grid.NONE);
        }
    }

    @Test
    void endsOfTheGeneratorAreKept() {
        for (int seed = 0; seed < 20; seed++) {
            Puzzle full = Recipe.parse("rectangle:12x15/path-first/seed:" + seed).make();
            Puzzle sparse = Recipe.parse("rectangle:12x15/path-first/sparse:1,passes=30/seed:" + seed).make();
            assertThat(sparse.start()).isEqualTo(full.start());
            assertThat(sparse.goals()).isEqualTo(full.goals());
            assertThat(sparse.openings()).isEqualTo(full.openings()).hasSize(2);
            assertThat(sparse.maze().grid().cells()).isLessThan(full.maze().grid().cells());
        }
    }

    @Test
    void oneCellIsAlwaysLeft() {
        for (int columns = 1; columns < 8; columns++) {
            for (String shape : GridModel.FLAT) {
                Maze before = Recipe.parse(GridModel.recipe(shape, "1x" + columns) + "/kruskal/seed:1").make().maze();
                Maze left = new Sparse(MILLION, 9).apply(before, new MazeRandom(1));
                assertThat(left.grid().cells()).as("%s 1x%d", shape, columns).isEqualTo(1);
                assertThat(left.passages()).isZero();
            }
        }
    }

    @Test
    void shareOfZeroChangesNothing() {
        Maze before = Recipe.parse("hexagon:9x9/wilson/seed:1").make().maze();
        Maze copy = before.copy();
        assertThat(new Sparse(0, 5).apply(before, new MazeRandom(1))).isSameAs(before).isEqualTo(copy);
    }

    /** Sparse fills blind alleys of floor; an open room has none. */
    @Test
    void fillsBlindAlleysOfTiles() {
        Puzzle dug = Recipe.parse("tiles:20x20/dig/seed:3").make();
        Puzzle sparse = Recipe.parse("tiles:20x20/dig/sparse:1,passes=1000/seed:3").make();
        assertThat(sparse.maze().grid().cells()).isLessThan(dug.maze().grid().cells());
        assertThat(sparse.start()).isEqualTo(dug.start());
        assertThat(sparse.goals()).isEqualTo(dug.goals());
        List<Long> deadEnds = new ArrayList<>();
        Grid grid = sparse.maze().grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (Directions.count(sparse.maze().open(cell)) == 1) {
                deadEnds.add(cell);
            }
        }
        assertThat(List.of(sparse.start(), sparse.ends().goal())).containsAll(deadEnds);
    }

    @Test
    void refusesImpossibleParameters() {
        for (String bad : List.of("sparse:2", "sparse:passes=0", "sparse:passes=1001", "sparse:share=-1", "sparse:rounds=2")) {
            assertThatThrownBy(() -> Recipe.parse("rectangle:5x5/wilson/" + bad + "/seed:1"))
                    .isInstanceOf(UsageException.class);
        }
    }
}
