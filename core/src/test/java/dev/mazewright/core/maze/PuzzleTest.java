package dev.mazewright.core.maze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import org.junit.jupiter.api.Test;

/** One puzzle, whether its maze is in memory or streamed. */
class PuzzleTest {
    private static final Maze SQUARES = new Maze(new Rectangle(2, 3, null).grid());

    @Test
    void aMazeOnAFullGridOfSquaresHasRows() {
        Puzzle puzzle = Puzzle.of(SQUARES);
        assertThat(puzzle.hasRows()).isTrue();
        assertThat(puzzle.rows().rows()).isEqualTo(2);
        assertThat(puzzle.rows().columns()).isEqualTo(3);
    }

    @Test
    void aMaskedOrOtherGridHasNoRows() {
        Mask mask = new Mask(2, 3);
        mask.add(0, 0);
        mask.add(0, 1);
        assertThat(Puzzle.of(new Maze(new Rectangle(2, 3, mask).grid())).hasRows()).isFalse();
        assertThat(Puzzle.of(new Maze(new Hexagon(2, 3, null).grid())).hasRows()).isFalse();
    }

    @Test
    void aStreamedPuzzleHasItsRowsAndNoMaze() {
        SquareRows rows = SQUARES.rows();
        Puzzle puzzle = Puzzle.streamed(rows, SQUARES.grid(), Ends.NONE, "a/b");
        assertThat(puzzle.hasRows()).isTrue();
        assertThat(puzzle.rows()).isSameAs(rows);
        assertThat(puzzle.recipe()).isEqualTo("a/b");
        assertThatThrownBy(puzzle::maze).isInstanceOf(IllegalStateException.class).hasMessageContaining("maze");
        assertThatThrownBy(puzzle::parents).isInstanceOf(IllegalStateException.class).hasMessageContaining("parents");
    }

    @Test
    void startAndGoalAreTheFirstAndLastCellIfThereAreNone() {
        Grid grid = SQUARES.grid();
        assertThat(Puzzle.of(SQUARES).startOrFirst()).isEqualTo(grid.cell(0, 0));
        assertThat(Puzzle.of(SQUARES).goalsOrLast()).containsExactly(grid.cell(1, 2));
        Puzzle other = Puzzle.of(SQUARES).withEnds(Ends.NONE.withStart(grid.cell(0, 1)).withGoals(grid.cell(1, 1)));
        assertThat(other.startOrFirst()).isEqualTo(grid.cell(0, 1));
        assertThat(other.goalsOrLast()).containsExactly(grid.cell(1, 1));
    }
}
