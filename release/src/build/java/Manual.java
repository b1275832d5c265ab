import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The pages of the manual, and the scripts by which shells complete commands: the program writes both. */
final class Manual {
    private static final String PAGES = "man/man1/";

    /** The file of each shell's script, by the shell. */
    private static final Map<String, String> SCRIPTS = new LinkedHashMap<>(Map.of(
            "bash", "completion/mazewright.bash", "zsh", "completion/_mazewright",
            "fish", "completion/mazewright.fish", "powershell", "completion/mazewright.ps1"));

    /** Where Debian's shells look for the scripts, by their places in an archive. */
    private static final Map<String, String> DEBIAN = Map.of(
            "completion/mazewright.bash", "usr/share/bash-completion/completions/mazewright",
            "completion/_mazewright", "usr/share/zsh/vendor-completions/_mazewright",
            "completion/mazewright.fish", "usr/share/fish/vendor_completions.d/mazewright.fish");

    private Manual() {}

    /** Writes them into a folder, which does not exist yet, and returns them by their places in an archive. */
    static SortedMap<String, Path> write(Path jar, Path folder) throws IOException, InterruptedException {
        Files.createDirectories(folder.resolve("completion"));
        Files.createDirectories(folder.resolve("man"));
        run(jar, folder.resolve("printed"), "man", "-o", folder.resolve(PAGES).toString());
        for (Map.Entry<String, String> script : SCRIPTS.entrySet()) {
            run(jar, folder.resolve(script.getValue()), "completion", script.getKey());
        }
        Files.delete(folder.resolve("printed"));
        return new TreeMap<>(Release.files(folder));
    }

    /** Where a file of an archive is in a Debian package. */
    static String debian(String file) {
        return file.startsWith(PAGES) ? "usr/share/" + file : DEBIAN.getOrDefault(file, "usr/lib/mazewright/" + file);
    }

    private static void run(Path jar, Path output, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                ProcessHandle.current().info().command().orElse("java"), "-cp", jar.toString(), "dev.mazewright.cli.Main"));
        command.addAll(List.of(arguments));
        int code = new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD).start().waitFor();
        if (code != 0) {
            throw new IOException(String.join(" ", command) + " ended with " + code);
        }
    }
}
