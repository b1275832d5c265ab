package dev.mazewright.cli.command;

import static dev.mazewright.cli.command.Json.object;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@code info}: what it counts and measures. */
class InfoCommandTest {
    @Test
    void infoCountsAndMeasures() {
        // One path: right, right, down, left, left; all of it a corridor but its two ends.
        String snake = "+---+---+---+\n|           |\n+---+---+   +\n|           |\n+---+---+---+\n";
        Map<String, Object> reported = object(Run.with(snake, "info", "-", "--json").out());
        assertThat(reported)
                .containsEntry("shape", "rectangle")
                .containsEntry("rows", 2L)
                .containsEntry("columns", 3L)
                .containsEntry("cells", 6L)
                .containsEntry("passages", 5L)
                .containsEntry("components", 1L)
                .containsEntry("perfect", true)
                .containsEntry("deadEnds", 2L)
                .containsEntry("corridors", 4L)
                .containsEntry("junctions", 0L)
                .containsEntry("crossroads", 0L)
                .containsEntry("straights", 2L)
                .containsEntry("turns", 2L)
                .containsEntry("diameter", 5L)
                .containsEntry("solutionLength", 3L)
                .containsEntry("river", 0.666667)
                .containsEntry("longestDeadEnd", 5L)
                .containsEntry("deadEndLengths", List.of(List.of(5L, 2L)))
                .containsEntry("solutionShare", 0.666667)
                .containsEntry("decisions", 0L)
                .containsEntry("wrongWays", 0L)
                .containsEntry("wastedCells", 2L)
                .containsEntry("difficulty", 0.0)
                .containsEntry("recipe", null);
        // The digits by hand: closed N 1, E 2, S 4, W 8.
        assertThat(reported.get("digest")).isEqualTo(sha256("d53d56"));
    }

    /** The solution goes right, right, down; at its middle a dead end of one step leads down. */
    @Test
    void infoMeasuresTheSolution() {
        String fork = "+---+---+---+\n|           |\n+---+   +   +\n|   |   |   |\n+---+---+---+\n";
        Map<String, Object> reported = object(Run.with(fork, "info", "-", "--json").out());
        assertThat(reported)
                .containsEntry("solutionLength", 3L)
                .containsEntry("solutionShare", 0.666667)
                .containsEntry("decisions", 1L)
                .containsEntry("wrongWays", 1L)
                .containsEntry("wastedCells", 2L)
                .containsEntry("longestDeadEnd", 2L)
                .containsEntry("deadEndLengths", List.of(List.of(1L, 2L), List.of(2L, 1L)))
                // sqrt(3 * 1) = 1.732; 6^(3/4) = 3.834; 100 * 1.732 / 5.566 = 31.1
                .containsEntry("difficulty", 31.1)
                // one right angle after 1 step of the second hallway: 2 (1/2 / 1) = 1, and ln 1 = 0
                .containsEntry("mcClendon", 0.0)
                .containsEntry("solutionTurns", 1L)
                .containsEntry("solutionJunctions", 1L)
                .containsEntry("solutionCrossroads", 0L)
                .containsEntry("straightDistance", 2.236)
                .containsEntry("alcoves", Map.of("count", 1L, "length", 1L, "turns", 0L, "decisions", 0L))
                .containsEntry("forwardDeadEnds", Map.of("count", 0L, "length", 0L, "turns", 0L, "decisions", 0L))
                .containsEntry("backwardDeadEnds", Map.of("count", 0L, "length", 0L, "turns", 0L, "decisions", 0L));
        String cut = "+---+---+\n|   |   |\n+---+---+\n";
        assertThat(object(Run.with(cut, "info", "-", "--json").out()))
                .containsEntry("solutionLength", null)
                .containsEntry("solutionShare", null)
                .containsEntry("decisions", null)
                .containsEntry("wrongWays", null)
                .containsEntry("wastedCells", null)
                .containsEntry("difficulty", null)
                .containsEntry("mcClendon", null)
                .containsEntry("solutionTurns", null)
                .containsEntry("alcoves", null)
                .containsEntry("longestDeadEnd", 0L);
        assertThat(Run.with(fork, "info", "-").out()).contains("1 cell with a wrong turn", "31.1 of 100");
        assertThat(Run.with(cut, "info", "-").code()).isZero();
    }

    private static String sha256(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest(text.getBytes(StandardCharsets.US_ASCII));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void infoSeesAPictureAndConvertMakesItCells() {
        String picture = "#####\n#   #\n# ###\n#   #\n#####\n";
        Run info = Run.with(picture, "info", "-", "--format", "blocks");
        assertThat(info.code()).as(info.err()).isZero();
        assertThat(info.err()).contains("These tiles show a maze of 2 x 2 cells; convert --as cells");
        Run cells = Run.with(picture, "convert", "-", "-o", "-", "--format", "json", "--as", "cells");
        assertThat(object(cells.out()))
                .containsEntry("shape", "rectangle")
                .containsEntry("passages", List.of(List.of(0L, 1L), List.of(0L, 2L), List.of(2L, 3L)));
        Run none = Run.with("####\n#  #\n#  #\n####\n", "convert", "-", "-o", "-", "--as", "cells");
        assertThat(none.code()).isEqualTo(64);
    }
}
