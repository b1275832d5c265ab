package dev.mazewright.cli.process;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The program as its commands see it. */
public interface Program {
    /** Where a run reads from and writes to. */
    Terminal terminal();

    /** The terminal of the program that a command was started by. */
    static Terminal terminalOf(@Nullable Program program) {
        return Objects.requireNonNull(program).terminal();
    }
}
