package dev.mazewright.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Corpora;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * The hedge maze of Hampton Court, which everybody solves with a hand on the wall. Steps are counted from the cell behind
 * the entrance to the middle one of the innermost cells, each step from cell to cell, those in and out of dead ends too.
 */
class HamptonCourtTest {
    @Test
    void bothHandsReachTheMiddle() throws IOException {
        Corpora.Instance truth = Corpora.of("historic").stream()
                .filter(instance -> instance.toString().equals("historic/hampton-court"))
                .findFirst()
                .orElseThrow();
        Puzzle puzzle;
        try (Source source = Corpora.source(truth.file())) {
            puzzle = Formats.read(source, null);
        }
        assertThat(walk(puzzle, "right").length()).isEqualTo(truth.number("right_hand_steps")).isEqualTo(164);
        assertThat(walk(puzzle, "left").length()).isEqualTo(truth.number("left_hand_steps")).isEqualTo(162);
    }

    private static Path walk(Puzzle puzzle, String hand) {
        return Catalog.solver("wall-follower")
                .make(hand)
                .solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
    }
}
