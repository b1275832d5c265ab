package dev.mazewright.tools.bench;

import dev.mazewright.cli.Main;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A whole process, of this program as the launcher starts it or of another: seconds of all processors, user and system, to a hundredth
 * (of the clock, where the system does not report them), of the clock, and the most bytes, seen every few milliseconds (0: not reported).
 */
record ColdRun(double cpu, double wall, long peak) {
    private static final Path OWN = Path.of("/proc/self/stat");
    /** The fields of a process's stat, counted from the one after its name, that hold what its children took. */
    private static final int CHILDREN_USER = 13;

    private static final int CHILDREN_SYSTEM = 14;
    /** Ticks a second in which the kernel reports them; fixed, and independent of its own clock. */
    private static final double TICKS = 100;

    private static final int MILLISECONDS = 2;
    private static final String PEAK = "VmHWM:";

    /** Runs the program with these arguments; what it says is lost. Fails if the program does. */
    static ColdRun of(List<String> arguments) throws IOException, InterruptedException {
        return ofCommand(command(arguments));
    }

    /** Runs {@code java -version}, the least that a program in Java takes. */
    static ColdRun ofJavaAlone() throws IOException, InterruptedException {
        return ofCommand(List.of(java(), "-version"));
    }

    /** Runs any program; what it says is lost. Fails if the program does. */
    static ColdRun ofCommand(List<String> command) throws IOException, InterruptedException {
        double before = childrenSeconds();
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        long peak = 0;
        try {
            do {
                peak = Math.max(peak, peak(process.pid()));
            } while (!process.waitFor(MILLISECONDS, TimeUnit.MILLISECONDS));
        } finally {
            process.destroy();
        }
        double wall = (System.nanoTime() - start) * 1e-9;
        if (process.exitValue() != 0) {
            throw new IOException(String.join(" ", command) + " ended with exit code " + process.exitValue());
        }
        return new ColdRun(Files.exists(OWN) ? childrenSeconds() - before : wall, wall, peak);
    }

    /** What it took more than another. */
    ColdRun minus(ColdRun other) {
        return new ColdRun(cpu - other.cpu, wall - other.wall, peak == 0 ? 0 : peak - other.peak);
    }

    private static String java() {
        return System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
    }

    /** This Java with the options it was started with, this program, and these arguments. */
    private static List<String> command(List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(java());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(arguments);
        return command;
    }

    private static double childrenSeconds() throws IOException {
        if (!Files.exists(OWN)) {
            return 0;
        }
        String stat = Files.readString(OWN);
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        return (Long.parseLong(fields[CHILDREN_USER]) + Long.parseLong(fields[CHILDREN_SYSTEM])) / TICKS;
    }

    private static long peak(long process) {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/" + process + "/status"))) {
                if (line.startsWith(PEAK)) {
                    return Long.parseLong(line.substring(PEAK.length()).replaceAll("[^0-9]", "")) * 1024;
                }
            }
        } catch (IOException goneOrUnknown) {
            // then the last sample was the last
        }
        return 0;
    }
}
