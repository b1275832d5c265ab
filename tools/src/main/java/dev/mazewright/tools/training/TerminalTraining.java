package dev.mazewright.tools.training;

import java.util.List;

/**
 * What the build runs to fill the cache of the shortest runs: the version, and a maze that is drawn on the terminal. They need so few classes
 * that taking over those of {@link CommandTraining} would take longer.
 */
final class TerminalTraining {
    /** The command lines that are run. */
    static final List<String> RUNS = List.of(
            "--version",
            "generate --rows 10 --columns 10 --seed 7",
            "generate rectangle:10x10/wilson/seed:1",
            "generate 10x10/kruskal/seed:1");

    private TerminalTraining() {}

    /** Runs them all and drops what they print. */
    public static void main(String[] arguments) {
        CommandTraining.run(RUNS, new byte[0]);
        CommandTraining.end();
    }
}
