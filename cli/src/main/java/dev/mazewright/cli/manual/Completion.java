package dev.mazewright.cli.manual;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Scripts that complete command lines, by the shell that reads them. */
public final class Completion {
    /** What writes the script of a shell, in the order of the help. */
    private static final Map<String, Function<List<CommandWords>, String>> BY_SHELL = byShell();

    private Completion() {}

    private static Map<String, Function<List<CommandWords>, String>> byShell() {
        Map<String, Function<List<CommandWords>, String>> shells = new LinkedHashMap<>();
        shells.put("bash", BashScript::of);
        shells.put("zsh", ZshScript::of);
        shells.put("fish", FishScript::of);
        shells.put("powershell", PowerShellScript::of);
        return shells;
    }

    /** The names of the shells. */
    public static List<String> shells() {
        return List.copyOf(BY_SHELL.keySet());
    }

    /** The script of one of {@link #shells}, for the program, which comes first, and its commands. */
    public static String script(String shell, List<CommandWords> commands) {
        Function<List<CommandWords>, String> writer = BY_SHELL.get(shell);
        if (writer == null) {
            throw new IllegalArgumentException(shell);
        }
        return writer.apply(commands);
    }
}
