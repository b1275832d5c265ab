package dev.mazewright.cli.process;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sets by {@code stty} how the terminal gives keys to the program. Without {@code stty}, keys come line by line. */
final class Keyboard {
    /** The terminal that belongs to this process. */
    static final File TTY = new File("/dev/tty");

    /** The settings as they were, or null if they are unknown, and so unchanged. */
    private final @Nullable String before = stty("-g");

    /** From now on, keys come at once and unseen. Ctrl-C works as ever; Ctrl-Z would leave the user nowhere. */
    void watch() {
        if (before != null) {
            stty("-icanon", "-echo", "susp", "undef", "quit", "undef");
        }
    }

    /** Sets it as it was. */
    void restore() {
        if (before != null) {
            stty(before);
        }
    }

    /** The window of the terminal that belongs to this process; null where it is unknown. */
    static @Nullable TerminalSize window() {
        TerminalSize window = TerminalSize.of(stty("size"));
        return window != null ? window : TerminalSize.of(System.getenv("LINES") + " " + System.getenv("COLUMNS"));
    }

    /** Runs stty on the terminal; null where that is not possible. */
    private static @Nullable String stty(String... arguments) {
        List<String> command = new ArrayList<>(List.of(arguments));
        command.addFirst("stty");
        try {
            Process process = new ProcessBuilder(command)
                    .redirectInput(TTY)
                    .redirectError(Redirect.DISCARD)
                    .start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
            return process.waitFor() == 0 ? said : null;
        } catch (IOException e) {
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }
}
