package dev.mazewright.tools.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The machine that figures were measured on. */
final class Machine {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");
    private static final String MODEL = "model name";

    private Machine() {}

    /** Its processors, system and Java, in a line. */
    static String line() {
        return Runtime.getRuntime().availableProcessors() + " x " + processor() + ", " + System.getProperty("os.name") + " "
                + System.getProperty("os.arch") + ", Java " + Runtime.version();
    }

    private static String processor() {
        try {
            for (String line : Files.readAllLines(PROCESSORS)) {
                if (line.startsWith(MODEL)) {
                    return line.substring(line.indexOf(':') + 1).strip();
                }
            }
        } catch (IOException unknownHere) {
            // then the architecture has to do
        }
        return "processor";
    }
}
