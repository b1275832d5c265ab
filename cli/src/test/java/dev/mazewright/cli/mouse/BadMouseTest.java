package dev.mazewright.cli.mouse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.mouse.MouseResult.End;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.micromouse.ContestMaze;
import dev.mazewright.micromouse.MouseProtocol;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mice that misbehave: the bench ends each, says why, and leaves no process behind. */
@DisabledOnOs(OS.WINDOWS) // a script of the shell
@Tag("thorough")
class BadMouseTest {
    private static final Puzzle MAZE = Recipe.parse("rectangle:8x8/recursive-backtracker/seed:1").make();
    /** What a child of a mouse runs: no other process has this argument. */
    private static final String SLEEP = "617";

    private static MouseResult run(String way, double seconds, double silence) throws IOException, URISyntaxException {
        return run(way, seconds, silence, MouseProtocol.Listener.NONE);
    }

    private static MouseResult run(String way, double seconds, double silence, MouseProtocol.Listener listener) throws IOException, URISyntaxException {
        Path script = Path.of(BadMouseTest.class.getResource("bad-mouse.sh").toURI());
        return MouseRun.of("exec sh '" + script + "' " + way, ContestMaze.of(MAZE), listener, new MouseLimits(1000, seconds, silence, false));
    }

    @ParameterizedTest
    @CsvSource({
        "lines, FINISHED", "binary, FINISHED", "one-line, FINISHED", "silent, SILENT", "closes, SILENT", "stubborn, SILENT",
        "logs, FINISHED", "wrong, SILENT", "fails, FAILED", "deaf, SILENT"
    })
    void eachIsEnded(String way, End end) throws IOException, URISyntaxException {
        MouseResult result = run(way, 60, way.equals("lines") || way.equals("binary") || way.equals("one-line") || way.equals("logs") ? 30 : 1);
        assertThat(result.end()).isEqualTo(end);
        assertThat(result.isReached()).isFalse();
        assertThat(result.counted().byCode().score()).isEqualTo(2000);
        switch (way) {
            case "lines" -> assertThat(result.counted().invalid()).isEqualTo(10_000_000);
            case "one-line" -> assertThat(result.counted().commands()).isZero();
            case "logs" -> assertThat(result.log()).hasSizeBetween(1000, 1 << 16).endsWith("lthe end\n");
            case "wrong" -> assertThat(result.counted().invalid()).isEqualTo(1);
            case "fails" -> {
                assertThat(result.exit()).isEqualTo(3);
                assertThat(result.log()).isEqualTo("broken\n");
            }
            default -> assertThat(result.counted().steps()).isZero();
        }
        assertThat(result.seconds()).isLessThan(60);
    }

    @Test
    void oneThatTurnsForEverIsEndedByTheClock() throws IOException, URISyntaxException {
        MouseResult result = run("turns", 1, 5);
        assertThat(result.end()).isEqualTo(End.SECONDS);
        assertThat(result.counted().byCode().totalTurns()).isPositive();
    }

    /** A child that holds the pipes does not make its mouse silent. */
    @ParameterizedTest
    @CsvSource({"leaves, FINISHED, 0", "leaves-badly, FAILED, 4"})
    void aChildThatStaysDoesNotHideTheEnd(String way, End end, int exit) throws IOException, URISyntaxException {
        MouseResult result = run(way, 60, 50);
        assertThat(result.end()).isEqualTo(end);
        assertThat(result.exit()).isEqualTo(exit);
        assertThat(result.counted().commands()).isEqualTo(end == End.FINISHED ? 1 : 0);
        assertThat(result.seconds()).isLessThan(30);
    }

    /** Three children and the mouse itself; two of the children have lost their parent when the run ends. */
    @Test
    void childrenAreEnded() throws IOException, URISyntaxException {
        long[] seen = new long[1];
        MouseResult result = run("children", 20, 1, new MouseProtocol.Listener() {
            @Override
            public void moved(int cell) {}

            @Override
            public void wasReset() {}

            @Override
            public void knows(int cell, int direction, boolean isWall) {
                seen[0] = sleeping();
            }
        });
        assertThat(result.end()).isEqualTo(End.SILENT);
        assertThat(seen[0]).isPositive();
        assertThat(sleeping()).isZero();
    }

    private static long sleeping() {
        return ProcessHandle.allProcesses()
                .filter(each -> each.info().arguments().map(all -> all.length == 1 && all[0].equals(SLEEP)).orElse(false))
                .count();
    }
}
