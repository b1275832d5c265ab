package dev.mazewright.cli.fault;

import dev.mazewright.cli.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs commands in a JVM whose files are {@link FaultyProvider}'s: the first operation fails, then the second, and so on until a run
 * needs no more; each once, and from there on for ever. Writes what is wrong, and, a command each, how many failed. A run that
 * failed leaves what was there, says so in a line with 73 or 74, and the same command then ends as if nothing had happened.
 */
final class FaultRuns {
    private static final Set<Integer> CODES = Set.of(73, 74);
    private static final String TARGET = "TARGET";

    private final Path folder;
    private final String command;
    private final Map<String, String> before;
    private final Map<String, String> after;

    private FaultRuns(Path folder, String command) throws IOException {
        this.folder = folder;
        this.command = command;
        reset();
        before = files();
        Run whole = run();
        if (whole.code() != 0) {
            throw new IllegalStateException(command + ": " + whole.err());
        }
        after = files();
    }

    /** The folder, and commands in which TARGET stands for a folder within. */
    public static void main(String[] arguments) throws IOException {
        int number = 0;
        for (String command : Arrays.asList(arguments).subList(1, arguments.length)) {
            FaultRuns runs = new FaultRuns(Path.of(arguments[0], "f" + number++), command);
            System.out.println("failed: " + (runs.all(false) + runs.all(true)) + " " + command);
        }
    }

    private Run run() {
        return Run.with("", command.replace(TARGET, folder.toString()).split(" ", -1));
    }

    /** A file of each name that a command may write is there already. */
    private void reset() throws IOException {
        Faults.arm("", 0, false);
        if (Files.exists(folder)) {
            try (Stream<Path> walked = Files.walk(folder)) {
                for (Path each : walked.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        }
        Files.createDirectories(folder);
        for (String word : command.split(" ", -1)) {
            if (word.startsWith(TARGET + "/m.")) {
                Files.writeString(folder.resolve(word.substring(TARGET.length() + 1)), "old");
            }
        }
    }

    private Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> walked = Files.walk(folder)) {
            for (Path each : walked.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(each).toString(), new String(Files.readAllBytes(each), StandardCharsets.ISO_8859_1));
            }
        }
        return files;
    }

    private int all(boolean forEver) throws IOException {
        int number = 1;
        while (true) {
            reset();
            Faults.arm(folder.toString(), number, forEver);
            Run run = run();
            String failed = Faults.failed();
            Faults.arm("", 0, false);
            if (failed.isEmpty()) {
                return number - 1;
            }
            String what = command + ", operation " + number++ + " (" + failed + ") failing" + (forEver ? " for ever" : " once");
            check(what, run, forEver);
        }
    }

    private void check(String what, Run run, boolean forEver) throws IOException {
        Map<String, String> found = files();
        if (run.code() != 0) {
            List<String> said = run.err().lines().filter(line -> line.startsWith("mazewright: ")).toList();
            require(CODES.contains(run.code()), what, "ends with " + run.code() + ": " + run.err());
            require(forEver || run.err().contains("Input/output error"), what, "does not say why: " + run.err());
            require(said.size() == 1 && !run.err().contains("\tat "), what, "says " + run.err());
        } else {
            require(found.entrySet().containsAll(after.entrySet()), what, "ends with 0 without its files");
        }
        before.forEach((name, old) -> require(
                found.containsKey(name) && (found.get(name).equals(old) || found.get(name).equals(after.get(name))), what, "has torn " + name));
        Set<String> more = found.keySet().stream()
                .filter(name -> !after.containsKey(name) && !isOwn(name) && !(forEver && name.contains(".tmp-")))
                .collect(Collectors.toSet());
        require(more.isEmpty(), what, "leaves " + more);
        if (run.code() == 0) {
            return; // some refuse what is there by now
        }
        age(folder);
        Run again = run();
        require(again.code() == 0, what, "and again: " + again.err());
        require(files().equals(after), what, "and again: " + files().keySet() + ", not " + after.keySet());
    }

    /** Makes temporary folders old: those without a lock are removed then. */
    static void age(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            for (Path each : all.filter(path -> path.getFileName().toString().contains(".tmp-")).toList()) {
                Files.setLastModifiedTime(each, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
            }
        }
    }

    /** What the next run goes on with. Temporary files stay only where nothing can be removed; the next run does so. */
    private static boolean isOwn(String name) {
        return name.endsWith(".part") || name.contains(".mazewright");
    }

    private static void require(boolean isSo, String what, String otherwise) {
        if (!isSo) {
            System.out.println("wrong: " + what + " " + otherwise.replace('\n', '|'));
        }
    }
}
