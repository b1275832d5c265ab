package dev.mazewright.notebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Describes to Jupyter how to start the kernel: on the JDK that runs this, found by the build; others may be too old. */
final class KernelSpec {
    private KernelSpec() {}

    /**
     * Writes a kernel.json.
     *
     * @param arguments the folder, and the name of the kernel's jar in it
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Files.createDirectories(folder);
        Files.writeString(
                folder.resolve("kernel.json"),
                """
                {
                  "argv": ["%java", "-jar", "{resource_dir}/%jar", "{connection_file}"],
                  "display_name": "Java (Mazewright)",
                  "language": "java",
                  "interrupt_mode": "message",
                  "env": {"RJK_TIMEOUT_MILLIS": "-1"}
                }
                """
                        .replace("%java", java.toString().replace('\\', '/'))
                        .replace("%jar", arguments[1]));
    }
}
