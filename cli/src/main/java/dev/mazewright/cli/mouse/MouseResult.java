package dev.mazewright.cli.mouse;

import dev.mazewright.micromouse.MouseProtocol;

/**
 * What came of a run of a mouse.
 *
 * @param counted what it did
 * @param end why it ended
 * @param exit the exit code of its process; -1 where it was ended
 * @param seconds that it took
 * @param log the last that it wrote to standard error
 */
public record MouseResult(MouseProtocol counted, End end, int exit, double seconds, String log) {
    /** Why a run ended. */
    public enum End {
        /** The program ended, with exit code 0. */
        FINISHED("finished"),
        /** The program ended, with another exit code. */
        FAILED("failed"),
        /** The program closed a pipe and did not end. */
        CLOSED("closed a pipe"),
        /** It came to the goal, and no more was asked for. */
        GOAL("goal"),
        /** It moved as many squares as it may. */
        STEPS("step limit"),
        /** It took as long as it may. */
        SECONDS("time limit"),
        /** It printed nothing for too long, perhaps since it waits for a reply to an invalid command. */
        SILENT("silent");

        private final String text;

        End(String text) {
            this.text = text;
        }

        /** In a table. */
        public String text() {
            return text;
        }
    }

    /** Whether it came to the goal. */
    public boolean isReached() {
        return counted.stepsToGoal() >= 0;
    }
}
