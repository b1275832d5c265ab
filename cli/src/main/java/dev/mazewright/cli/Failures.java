package dev.mazewright.cli;

import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.WriteFailedException;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.formats.files.Interrupt;
import java.io.PrintWriter;
import java.io.StringWriter;

/** Turns a failure into one line for the user and an exit code. */
final class Failures {
    private Failures() {}

    /** Reports to the user why the run failed, and with {@code debug} where in the program; returns the exit code. */
    static int report(Throwable thrown, Terminal terminal, boolean debug) {
        if (Interrupt.hasBegun()) {
            return ExitCode.OK; // an interrupted program needs no message; the exit code is the signal's
        }
        Throwable cause = cause(thrown);
        if (cause instanceof WriteFailedException failed && failed.closedPipe()) {
            return ExitCode.OK;
        }
        terminal.say("mazewright: " + message(cause));
        if (debug) {
            StringWriter trace = new StringWriter();
            thrown.printStackTrace(new PrintWriter(trace));
            terminal.write(trace.toString());
        }
        return ExitCode.of(cause);
    }

    /** What lies behind it: libraries wrap the failures of the streams they are given. */
    private static Throwable cause(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof WriteFailedException) {
                return cause;
            }
        }
        Throwable cause = thrown;
        while (ExitCode.of(cause) == ExitCode.INTERNAL && cause.getCause() != null) {
            cause = cause.getCause();
        }
        return ExitCode.of(cause) == ExitCode.INTERNAL ? thrown : cause;
    }

    private static String message(Throwable cause) {
        String message = String.valueOf(cause.getMessage());
        return switch (cause) {
            case InsufficientMemoryException room -> message;
            case OutOfMemoryError memory -> "out of memory: Java may use " + Runtime.getRuntime().maxMemory()
                    + " bytes; take a smaller size or give Java more memory (-Xmx)";
            case StackOverflowError stack -> "internal error: out of stack; run again with --debug and report what it shows";
            default -> ExitCode.of(cause) == ExitCode.INTERNAL
                    ? "internal error (" + cause + "); run again with --debug and report what it shows"
                    : message;
        };
    }
}
