package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.testing.ChiSquare;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Passages;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The words {@code corner} and {@code dead-end} of starts and goals. */
class RandomCellsTest {
    private static Puzzle make(String recipe, long seed) {
        return Recipe.parse(recipe + "/seed:" + seed).make();
    }

    private static int number(Puzzle puzzle, long cell) {
        return (int) puzzle.grid().number(cell);
    }

    @Test
    void cornersAreUniformAndTheGoalIsAnother() {
        long[] starts = new long[30];
        long[] pairs = new long[12];
        int[] order = new int[30];
        order[5] = 1;
        order[24] = 2;
        order[29] = 3;
        for (int seed = 0; seed < 3000; seed++) {
            Puzzle puzzle = make("rectangle:5x6/binary-tree/start:corner/goal:corner", seed);
            int start = number(puzzle, puzzle.start());
            int goal = number(puzzle, puzzle.ends().goal());
            starts[start]++;
            assertThat(goal).isIn(0, 5, 24, 29).isNotEqualTo(start);
            pairs[order[start] * 3 + order[goal] - (order[goal] > order[start] ? 1 : 0)]++;
        }
        long[] corners = {starts[0], starts[5], starts[24], starts[29]};
        assertThat(corners[0] + corners[1] + corners[2] + corners[3]).isEqualTo(3000);
        assertThat(ChiSquare.ofEqual(corners)).isLessThan(ChiSquare.limit(4));
        assertThat(ChiSquare.ofEqual(pairs)).isLessThan(ChiSquare.limit(12));
    }

    /** A heart reaches no corner. */
    @Test
    void aMaskWithoutCornersIsRefused() {
        assertThatThrownBy(() -> make("rectangle:12x12,mask=heart/wilson/start:corner", 1))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("no corner of this grid is a cell")
                .hasMessageContaining("random");
    }

    @Test
    void aSingleCellIsStartAndGoal() {
        Puzzle puzzle = make("rectangle:1x1/wilson/start:corner/goal:corner", 1);
        assertThat(puzzle.goals()).containsExactly(puzzle.start());
    }

    @Test
    void deadEndsAreUniformAndTheGoalIsAnother() {
        Puzzle puzzle = make("rectangle:4x5/wilson", 3);
        Passages passages = Passages.of(GridModel.rectangle(4, 5), puzzle.maze());
        int[] deadEnds = IntStream.range(0, 20).filter(cell -> passages.degree(cell) == 1).toArray();
        assertThat(deadEnds.length).isGreaterThan(3);
        NamedCell word = new NamedCell("dead-end");
        long[] starts = new long[deadEnds.length];
        long[] goals = new long[deadEnds.length - 1];
        long first = puzzle.grid().cellAt(deadEnds[0]);
        for (int seed = 0; seed < 300 * deadEnds.length; seed++) {
            MazeRandom random = new MazeRandom(seed);
            starts[Arrays.binarySearch(deadEnds, number(puzzle, word.in(puzzle.maze(), random, Grid.NONE)))]++;
            goals[Arrays.binarySearch(deadEnds, number(puzzle, word.in(puzzle.maze(), random, first))) - 1]++;
        }
        assertThat(ChiSquare.ofEqual(starts)).isLessThan(ChiSquare.limit(starts.length));
        assertThat(ChiSquare.ofEqual(goals)).isLessThan(ChiSquare.limit(goals.length));
    }

    /** A loop of four cells with a tail of one. */
    @Test
    void theOnlyDeadEndIsStartAndGoal() {
        Maze maze = new Maze(new Rectangle(2, 3, null).grid());
        long tail = maze.grid().cell(0, 0);
        long corner = maze.carve(tail, Rectangle.EAST);
        long across = maze.carve(maze.carve(corner, Rectangle.EAST), Rectangle.SOUTH);
        maze.carve(maze.carve(across, Rectangle.WEST), Rectangle.NORTH);
        NamedCell word = new NamedCell("dead-end");
        assertThat(word.in(maze, new MazeRandom(1), Grid.NONE)).isEqualTo(tail);
        assertThat(word.in(maze, new MazeRandom(1), tail)).isEqualTo(tail);
    }

    @Test
    void aMazeWithoutDeadEndsIsRefused() {
        assertThatThrownBy(() -> make("rectangle:9x9/wilson/braid:1/goal:dead-end", 1))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("'dead-end'")
                .hasMessageContaining("no cell has exactly one passage");
    }
}
