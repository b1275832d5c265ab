package dev.mazewright.micromouse;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The protocol of the simulator mms, as its code behaves: a line of the mouse is a command, and some commands have a reply of one line.
 * An invalid command has none, so a mouse that waits for one waits for ever.
 *
 * <p>Source: the simulator mms by Mackorone, readme, Window.cpp and Stats.cpp, 2024.
 */
public final class MouseProtocol {
    private static final String ACK = "ack";
    private static final String CRASH = "crash";
    /** The reply to a command that has none. */
    private static final String SILENCE = "";

    private static final Pattern BLANKS = Pattern.compile(" +");
    private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]{1,10}");
    private static final String COLOURS = "kbacgorwyBCAGRY";
    private static final String SIDES = "nesw";
    private static final MathContext SIX_DIGITS = new MathContext(6);
    private static final double MOST_PLAIN = 1e6;

    private final ContestMaze maze;
    private final Listener listener;
    private final SimulatedMouse mouse;
    private final MouseTally byCode = new MouseTally();
    private final MouseTally byReadme = new MouseTally();
    private long commands;
    private long invalid;
    private long crashes;
    private long moves;
    private long halfSteps;
    private long halfStepsToGoal = -1;

    /** What can be seen of a mouse from outside. */
    public interface Listener {
        /** Pays no attention. */
        Listener NONE = new Listener() {
            @Override
            public void moved(int cell) {}

            @Override
            public void wasReset() {}

            @Override
            public void knows(int cell, int direction, boolean isWall) {}
        };

        /** It moved into or through a cell. */
        void moved(int cell);

        /** It was put back to the start. */
        void wasReset();

        /** It reports what it knows of a side of a cell. */
        void knows(int cell, int direction, boolean isWall);
    }

    /** A mouse at the start of a maze. */
    public MouseProtocol(ContestMaze maze, Listener listener) {
        this.maze = maze;
        this.listener = listener;
        mouse = new SimulatedMouse(maze, listener::moved);
    }

    /** Does what a line asks for; returns the reply, empty where the command has none, or null where it is invalid. */
    public @Nullable String answer(String given) {
        commands++;
        String line = given.indexOf('\r') < 0 ? given : given.replace("\r", "");
        String reply = reply(line, BLANKS.split(line.strip(), -1));
        invalid += reply == null ? 1 : 0;
        return reply;
    }

    private @Nullable String reply(String line, String[] words) {
        return switch (words[0]) {
            case "setWall", "clearWall" -> words.length == 4 && isPosition(words) && words[3].length() == 1 && SIDES.contains(words[3]) ? know(words) : null;
            case "setColor" -> silent(words.length == 4 && isPosition(words) && words[3].length() == 1 && COLOURS.contains(words[3]));
            case "clearColor", "clearText" -> silent(words.length == 3 && isPosition(words));
            case "clearAllColor", "clearAllText" -> silent(words.length == 1);
            case "setText" -> silent(line.startsWith("setText ") && words.length >= 3 && isPosition(words));
            default -> words.length > 2 ? null : words.length == 2 ? replyTo(words[0], words[1]) : reply(words[0], "1");
        };
    }

    private static @Nullable String silent(boolean isValid) {
        return isValid ? SILENCE : null;
    }

    private static boolean isPosition(String[] words) {
        return WHOLE.matcher(words[1]).matches() && WHOLE.matcher(words[2]).matches();
    }

    private String know(String[] words) {
        int x = number(words[1]);
        int y = number(words[2]);
        if (x >= 0 && x < maze.width() && y >= 0 && y < maze.height()) {
            listener.knows(y * maze.width() + x, SIDES.indexOf(words[3]), words[0].equals("setWall"));
        }
        return SILENCE;
    }

    /** The reply to a command with an argument. */
    private @Nullable String replyTo(String command, String argument) {
        return command.equals("getStat") ? stat(argument) : takesNumber(command) ? reply(command, argument) : null;
    }

    private static boolean takesNumber(String command) {
        return command.startsWith("wall") || command.startsWith("move");
    }

    private @Nullable String reply(String command, String argument) {
        return switch (command) {
            case "mazeWidth" -> Integer.toString(maze.width());
            case "mazeHeight" -> Integer.toString(maze.height());
            case "wallFront" -> sees(0, argument);
            case "wallFrontRight" -> sees(1, argument);
            case "wallRight" -> sees(2, argument);
            case "wallBackRight" -> sees(3, argument);
            case "wallBack" -> sees(4, argument);
            case "wallBackLeft" -> sees(5, argument);
            case "wallLeft" -> sees(6, argument);
            case "wallFrontLeft" -> sees(7, argument);
            case "moveForward" -> move(2L * number(argument));
            case "moveForwardHalf" -> move(number(argument));
            case "turnRight", "turnRight90" -> turn(2);
            case "turnLeft", "turnLeft90" -> turn(-2);
            case "turnRight45" -> turn(1);
            case "turnLeft45" -> turn(-1);
            case "wasReset" -> "false";
            case "ackReset" -> reset();
            default -> null;
        };
    }

    /** A whole number, 0 for anything else, as Qt reads it. */
    private static int number(String text) {
        long number = WHOLE.matcher(text).matches() ? Long.parseLong(text) : 0;
        return number == (int) number ? (int) number : 0;
    }

    private String sees(int side, String halfSteps) {
        return Boolean.toString(mouse.seesWall(side, number(halfSteps)));
    }

    private String move(long wanted) {
        moves++;
        if (wanted < 1 || mouse.seesWall(0, 1)) {
            crashes++;
            return CRASH;
        }
        if (mouse.cell() == maze.start()) {
            byCode.startRun();
            byReadme.startRun();
        }
        int done = mouse.move((int) Math.min(wanted, Integer.MAX_VALUE));
        halfSteps += done;
        byCode.move((double) wanted);
        byReadme.move(done / 2.0);
        arrive();
        crashes += done < wanted ? 1 : 0;
        return done < wanted ? CRASH : ACK;
    }

    private String turn(int eighths) {
        mouse.turn(eighths);
        byCode.turn();
        byReadme.turn();
        arrive();
        return ACK;
    }

    private void arrive() {
        if (maze.isGoal(mouse.cell())) {
            halfStepsToGoal = halfStepsToGoal < 0 ? halfSteps : halfStepsToGoal;
            byCode.finishRun();
            byReadme.finishRun();
        } else if (mouse.cell() == maze.start()) {
            byCode.endRun();
            byReadme.endRun();
        }
    }

    private String reset() {
        mouse.reset();
        for (MouseTally tally : new MouseTally[] {byCode, byReadme}) {
            tally.penalize();
            tally.endRun();
        }
        listener.wasReset();
        return ACK;
    }

    private @Nullable String stat(String name) {
        return switch (name) {
            case "total-distance" -> text(byCode.totalDistance());
            case "total-turns" -> Long.toString(byCode.totalTurns());
            case "total-effective-distance" -> text(byCode.totalEffective());
            case "current-run-distance" -> text(byCode.runDistance());
            case "current-run-turns" -> Long.toString(byCode.runTurns());
            case "current-run-effective-distance" -> text(byCode.runEffective());
            case "best-run-distance" -> byCode.hasBest() ? text(byCode.bestDistance()) : "-1";
            case "best-run-turns" -> byCode.hasBest() ? Long.toString(byCode.bestTurns()) : "-1";
            case "best-run-effective-distance" -> byCode.hasBest() ? text(byCode.bestEffective()) : "-1";
            case "score" -> text(byCode.score());
            default -> null;
        };
    }

    /** A number of six digits at most, as C and Qt print it. */
    private static String text(double number) {
        if (number < MOST_PLAIN) {
            return number == 0 ? "0" : new BigDecimal(number).round(SIX_DIGITS).stripTrailingZeros().toPlainString();
        }
        BigDecimal rounded = new BigDecimal(number).round(SIX_DIGITS).stripTrailingZeros();
        int exponent = rounded.precision() - rounded.scale() - 1;
        return rounded.movePointLeft(exponent).stripTrailingZeros().toPlainString() + "e+" + (exponent < 10 ? "0" : "") + exponent;
    }

    /** Lines that it printed. */
    public long commands() {
        return commands;
    }

    /** Lines that are no valid command. */
    public long invalid() {
        return invalid;
    }

    /** Moves that met a wall, or were of less than one step. */
    public long crashes() {
        return crashes;
    }

    /** Commands to move. */
    public long moves() {
        return moves;
    }

    /** The squares that it moved, in steps from cell to cell. */
    public double steps() {
        return halfSteps / 2.0;
    }

    /** The squares that it had moved when it first came to the goal, or -1 if it never did. */
    public double stepsToGoal() {
        return halfStepsToGoal < 0 ? -1 : halfStepsToGoal / 2.0;
    }

    /** Distances in half-steps, as asked for, as the simulator's code counts them. */
    public MouseTally byCode() {
        return byCode;
    }

    /** Distances in squares, as driven, as the simulator's readme has them. */
    public MouseTally byReadme() {
        return byReadme;
    }
}
