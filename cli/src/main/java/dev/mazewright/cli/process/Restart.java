package dev.mazewright.cli.process;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.write.FormatNotLoadedException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The same command line once more, in a process with what few runs need. */
public final class Restart {
    /** Where the launcher is, which says so itself; it is asked for Parquet by the other. */
    private static final String LAUNCHER = "MAZEWRIGHT_LAUNCHER";

    private static final String PARQUET = "MAZEWRIGHT_PARQUET";

    private Restart() {}

    /** What a command does, up to its exit code. */
    @FunctionalInterface
    public interface Work {
        /** Does it. */
        int run() throws IOException;
    }

    /**
     * Does the work; if it asks for Parquet, before it has written anything, runs the command again with that, and ends it when
     * this process is ended.
     *
     * @return the exit code of either
     * @throws UsageException if no launcher started this process, or one already did with Parquet
     */
    public static int withParquetIfAsked(Work work, Supplier<List<String>> arguments) throws IOException {
        try {
            return work.run();
        } catch (FormatNotLoadedException e) {
            return withParquet(arguments.get(), String.valueOf(e.getMessage()));
        }
    }

    private static int withParquet(List<String> arguments, String why) throws IOException {
        @Nullable String launcher = System.getenv(LAUNCHER);
        if (launcher == null || System.getenv(PARQUET) != null) {
            throw new UsageException(why);
        }
        List<String> command = new ArrayList<>(List.of(launcher));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        builder.environment().put(PARQUET, "yes");
        Process process = builder.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process), "restart-stop"));
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.INTERNAL;
        }
    }

    private static void end(Process process) {
        process.destroy();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
