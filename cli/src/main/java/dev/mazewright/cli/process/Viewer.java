package dev.mazewright.cli.process;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The program with which the system shows a file or a page. */
public final class Viewer {
    private Viewer() {}

    /**
     * Shows a file, by its path, or a page, by its address, and does not wait.
     *
     * @return null, or the name of the program that is not to be had
     */
    public static @Nullable String show(String what) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        List<String> command = system.contains("mac")
                ? List.of("open", what)
                : system.contains("win") ? List.of("rundll32", "url.dll,FileProtocolHandler", what) : List.of("xdg-open", what);
        try {
            new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return null;
        } catch (IOException none) {
            return command.getFirst();
        }
    }
}
