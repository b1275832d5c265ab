package dev.mazewright.micromouse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The protocol against what the simulator's code does, read off it by hand. */
class MouseProtocolTest {
    private static final ContestMaze MAZE = DrawnContest.of(
            "o---o---o---o",
            "|           |",
            "o   o---o   o",
            "|   | G |   |",
            "o   o   o   o",
            "| S |       |",
            "o---o---o---o");

    private final MouseProtocol mouse = new MouseProtocol(MAZE, MouseProtocol.Listener.NONE);

    private List<String> answers(String... commands) {
        List<String> replies = new ArrayList<>();
        for (String each : commands) {
            replies.add(String.valueOf(mouse.answer(each)));
        }
        return replies;
    }

    @Test
    void theStartFacesNorth() {
        assertThat(answers("mazeWidth", "mazeHeight", "wallFront", "wallLeft", "wallRight", "wallBack", "wasReset"))
                .containsExactly("3", "3", "false", "true", "true", "true", "false");
    }

    /** From the middle of a cell the wall of that cell is 1 half-step away, that of the next 3. */
    @Test
    void wallsAreSeenAsFarAsAskedFor() {
        assertThat(answers("wallFront 4", "wallFront 5", "wallFront 6", "wallFront 0", "wallFront x"))
                .containsExactly("false", "true", "true", "false", "false");
        assertThat(answers("wallFrontRight", "wallFrontLeft", "wallBackLeft", "wallBackRight")).containsOnly("true"); // a corner
    }

    /** The readme's own example: a move of 5 is 5, or 3.5 of effective distance; the code counts 10 half-steps, and 6. */
    @Test
    void aMoveOfFiveCountsAsTheReadmeAndAsTheCodeSay() {
        ContestMaze straight = DrawnContest.of(
                "o---o", "| G |", "o   o", "|   |", "o   o", "|   |", "o   o", "|   |", "o   o", "|   |", "o   o", "| S |", "o---o");
        MouseProtocol runner = new MouseProtocol(straight, MouseProtocol.Listener.NONE);
        assertThat(runner.answer("moveForward 5")).isEqualTo("ack");
        assertThat(runner.answer("getStat total-distance")).isEqualTo("10");
        assertThat(runner.answer("getStat total-effective-distance")).isEqualTo("6");
        assertThat(runner.byReadme().totalDistance()).isEqualTo(5);
        assertThat(runner.byReadme().totalEffective()).isEqualTo(3.5);
        // best turns 0 + best effective 6 + a tenth of 6; the readme: 3.5 + 0.35
        assertThat(runner.byCode().score()).isCloseTo(6.6, within(1e-9));
        assertThat(runner.byReadme().score()).isCloseTo(3.85, within(1e-9));
        assertThat(runner.answer("getStat score")).isEqualTo("6.6");
    }

    @Test
    void aMoveIntoAWallIsACrashAndMovesAsFarAsItCan() {
        assertThat(answers("turnLeft", "moveForward", "turnRight", "moveForward 3", "wallFront", "moveForward 0", "moveForward -2"))
                .containsExactly("ack", "crash", "ack", "crash", "true", "crash", "crash");
        assertThat(mouse.crashes()).isEqualTo(4);
        assertThat(mouse.steps()).isEqualTo(2);
        assertThat(mouse.byCode().totalDistance()).as("as asked for").isEqualTo(6);
        assertThat(answers("turnRight", "moveForward")).containsExactly("ack", "ack");
    }

    @Test
    void theGoalIsReachedAndTheBestRunKept() {
        assertThat(answers("getStat best-run-turns", "getStat score")).containsExactly("-1", "2000");
        answers("moveForward 2", "turnRight", "moveForward 2", "turnRight", "moveForward 2", "turnRight", "moveForward", "turnRight", "moveForward");
        assertThat(mouse.stepsToGoal()).isEqualTo(8);
        assertThat(mouse.crashes()).isZero();
        // 2, 2, 2 squares are 4 half-steps and 3 of effective distance each, 1 and 1 are 2 and 2
        assertThat(answers("getStat best-run-turns", "getStat best-run-distance", "getStat best-run-effective-distance", "getStat score"))
                .containsExactly("4", "16", "13", "18.7");
    }

    @Test
    void aResetCostsFifteen() {
        answers("moveForward", "ackReset", "moveForward");
        assertThat(answers("getStat current-run-effective-distance", "getStat total-effective-distance")).containsExactly("17", "19");
        assertThat(mouse.steps()).isEqualTo(2);
    }

    /** On the diagonal from the north edge of (0, 1) lies the east edge of (0, 2), which is open, then the north edge of (1, 2). */
    @Test
    void diagonalsPassWhereTheEdgesAreOpen() {
        assertThat(answers("moveForwardHalf 3", "turnRight45", "wallFront", "moveForwardHalf 1", "wallFront", "moveForwardHalf"))
                .containsExactly("ack", "ack", "false", "ack", "true", "crash");
        assertThat(answers("turnRight45", "wallFront", "moveForwardHalf", "turnLeft", "wallFront")).containsExactly("ack", "false", "ack", "ack", "true");
    }

    /** On the edge between two cells a post stands ahead along it. */
    @Test
    void aPostIsAWall() {
        assertThat(answers("moveForwardHalf", "turnRight", "wallFront", "moveForwardHalf")).containsExactly("ack", "ack", "true", "crash");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "setWall 1 2 n", "clearWall 0 0 e", "setWall 99 99 s", "setColor 0 0 G", "clearColor 0 0", "clearAllColor", "setText 0 0 a b c", "setText 1 1",
        "clearText 0 0", "clearAllText"
    })
    void someCommandsHaveNoReply(String command) {
        assertThat(mouse.answer(command)).isEmpty();
        assertThat(mouse.invalid()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "", "hello", "moveforward", "setWall 1 2", "setWall 1 2 x", "setWall a 2 n", "setColor 0 0 z", "setColor 0 0", "clearAllColor 1", "turnRight 2",
        "mazeWidth 3", "getStat", "getStat speed", "moveForward 1 2", "wallFrontal", "wasReset now"
    })
    void invalidCommandsHaveNone(String command) {
        assertThat(mouse.answer(command)).isNull();
        assertThat(mouse.invalid()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"'moveForward ', ack", "'  wallLeft', true", "'moveForward\r', ack", "'moveForward   1', ack", "turnRight90, ack", "moveForward 9999999999, crash"})
    void blanksAndCarriageReturnsAreIgnored(String command, String reply) {
        assertThat(mouse.answer(command)).isEqualTo(reply);
    }

    @Test
    void theOuterWallIsClosedEvenWhereTheFileHasAGap() {
        MouseProtocol outside = new MouseProtocol(DrawnContest.of("o   o", "| S |", "o---o").with(0, 0), MouseProtocol.Listener.NONE);
        assertThat(outside.answer("moveForward")).isEqualTo("crash");
    }
}
