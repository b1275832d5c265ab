package dev.mazewright.cli.mouse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A process with its children. A child whose parent has ended has no parent; so on Linux each is known by a variable of the
 * environment, which children inherit.
 */
final class ProcessTree {
    private static final String VARIABLE = "MAZEWRIGHT_MOUSE";
    private static final Path PROCESSES = Path.of("/proc");
    /** Milliseconds that a process has to end when it is asked to. */
    private static final long GRACE = 200;

    private static final int MOST_ROUNDS = 20;

    /**
     * Runs a command, closes its own ends of the pipes, and ends when its input does: so the pipes are read to their end before the process
     * ends, when Java would read the rest on another thread. Where a child of the command holds the pipes, a line in a file tells its end.
     */
    private static final String SHELL = "/bin/sh -c \"$1\"; code=$?; exec >&- 2>&-; echo $code >\"$2\"; while read -r line; do :; done; exit $code";

    private final Process process;
    private final Path ended;
    private final byte[] mark;

    private ProcessTree(Process process, Path ended, String mark) {
        this.process = process;
        this.ended = ended;
        this.mark = (VARIABLE + "=" + mark).getBytes(StandardCharsets.UTF_8);
    }

    /** Starts a command of the system's shell, with pipes. */
    static ProcessTree start(String command, long number) throws IOException {
        boolean isWindows = System.getProperty("os.name", "").startsWith("Windows");
        Path ended = Files.createTempFile("mazewright-mouse", ".end");
        ProcessBuilder builder = new ProcessBuilder(isWindows ? List.of("cmd", "/c", command) : List.of("/bin/sh", "-c", SHELL, "mouse", command, ended.toString()));
        String mark = ProcessHandle.current().pid() + "-" + number;
        builder.environment().put(VARIABLE, mark);
        try {
            return new ProcessTree(builder.start(), ended, mark);
        } catch (IOException e) {
            Files.deleteIfExists(ended);
            throw e;
        }
    }

    /** Whether the command has ended; children of it may run on. */
    boolean hasEnded() {
        return !process.isAlive() || ended.toFile().length() > 0;
    }

    Process process() {
        return process;
    }

    /** Ends the process if it runs, and all its children. */
    void end() {
        List<ProcessHandle> all = new ArrayList<>(process.descendants().toList());
        if (process.isAlive()) {
            process.destroy();
            try {
                process.waitFor(GRACE, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        process.destroyForcibly();
        all.forEach(ProcessHandle::destroyForcibly);
        List<ProcessHandle> left = marked();
        for (int round = 0; !left.isEmpty() && round < MOST_ROUNDS; round++) { // while one is ended, another may begin
            left.forEach(ProcessHandle::destroyForcibly);
            left = marked();
        }
        try {
            Files.deleteIfExists(ended);
        } catch (IOException e) {
            // it is a temporary file of a few bytes
        }
    }

    /** The processes that run with this one's mark. */
    private List<ProcessHandle> marked() {
        List<ProcessHandle> found = new ArrayList<>();
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROCESSES, "[1-9]*")) {
            for (Path each : processes) {
                if (hasMark(each)) {
                    Optional<ProcessHandle> handle = ProcessHandle.of(Long.parseLong(each.getFileName().toString()));
                    handle.filter(ProcessHandle::isAlive).ifPresent(found::add);
                }
            }
        } catch (IOException | NumberFormatException e) {
            return Stream.of(process.toHandle()).filter(ProcessHandle::isAlive).toList(); // no Linux: the descendants have to do
        }
        return found;
    }

    private boolean hasMark(Path folder) {
        byte[] environment;
        try {
            environment = Files.readAllBytes(folder.resolve("environ"));
        } catch (IOException | SecurityException e) {
            return false; // another user's, or gone
        }
        for (int from = 0; from + mark.length < environment.length; from++) {
            boolean isEntry = (from == 0 || environment[from - 1] == 0) && environment[from + mark.length] == 0;
            if (isEntry && java.util.Arrays.equals(environment, from, from + mark.length, mark, 0, mark.length)) {
                return true;
            }
        }
        return false;
    }
}
