package dev.mazewright.tools.bench;

import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Program;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code mazewright bench}: the figures of the README again. */
@Command(
        name = "bench",
        headerHeading = "Examples:%n"
                + "  mazewright bench --only wilson --side 500 --runs 1%n"
                + "  mazewright bench --only by-hand --side 500 --runs 3 -o bench.tsv%n"
                + "  mazewright bench --only by-hand --side 500 --runs 3 --compare bench.tsv%n"
                + "%n",
        description = {
            "Measures this program on this machine and prints the tables of the README: CPU and elapsed time of each generator in",
            "a process of its own, less those for a 2 x 2 maze, and in a warm JVM; for comparison the same algorithms in C, if gcc",
            "is installed, and on a rectangle written by hand. Every maze that is timed is checked to be perfect.",
            "Takes several minutes; --only and --side make it shorter."
        })
public final class Bench implements Callable<Integer> {
    private static final int MOST_RUNS = 1000;
    private static final int LEAST_SIDE = 2;
    private static final int MOST_SIDE = 46_340;

    @ParentCommand private @Nullable Program program;

    @Option(names = "--runs", paramLabel = "N", description = "The number of runs of each measurement; medians are printed (default: 5).")
    private String runs = "5";

    @Option(names = "--only", paramLabel = "NAME,...", split = ",", description = "Measure only these lines of the tables.")
    private List<String> only = new ArrayList<>();

    @Option(names = "--side", paramLabel = "N", description = "The size of the mazes, N x N cells, in place of the sizes in the tables.")
    private @Nullable String side;

    @Option(names = "--large", description = "Also measure mazes of 16384 x 16384 cells, which takes several minutes more.")
    private boolean large;

    @Option(
            names = "--yardstick",
            paramLabel = "FILE",
            description = "The C source to compare with (default: bench/yardstick.c of the source tree).")
    private @Nullable String yardstick;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Also write the figures to a file, one per line, separated by tabs.")
    private @Nullable String output;

    @Option(
            names = "--compare",
            paramLabel = "FILE",
            description = "Print beside each figure the earlier one in a file that -o wrote.")
    private @Nullable String compare;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Terminal terminal = Program.terminalOf(program);
        int turns = (int) Numbers.whole("number of runs", runs, 1, MOST_RUNS);
        int size = side == null ? GeneratorRow.SIDE : (int) Numbers.whole("side", side, LEAST_SIDE, MOST_SIDE);
        List<GeneratorRow> lines = lines();
        Figures figures = new Figures(Machine.line(), compare == null ? Map.of() : Figures.read(compare));
        OutputStream out = terminal.out();
        try (Output file = output == null ? null : Output.open(output, false, terminal); // before minutes are spent
                Progress progress = new Progress("measuring", terminal);
                Yardstick c = Yardstick.build(source())) {
            print("Measured on " + Machine.line() + (c == null ? "; no yardstick, for lack of its source or gcc" : "")
                    + "; medians of " + turns + ".\n");
            if (!lines.isEmpty()) {
                Table table = new Table(
                        "Whole cold processes, less those for a 2 x 2 maze; and warm.", GeneratorRow.COLUMNS, figures, out);
                for (GeneratorRow line : lines) {
                    progress.now("measuring " + line);
                    line.measure(turns, c, table);
                }
            }
            progress.now("measuring warm");
            if (isAsked(ByHand.NAME)) {
                ByHand.measure(size, turns,
                        new Table("Against a rectangle written by hand, warm.", ByHand.COLUMNS, figures, out));
            }
            if (isAsked(SolverTimings.NAME)) {
                SolverTimings.measure(size, turns, c,
                        new Table("Solving from corner to corner, warm.", SolverTimings.COLUMNS, figures, out));
            }
            if (isAsked(Processes.NAME)) {
                Processes.measure(turns,
                        new Table("Whole processes.", Processes.COLUMNS, figures, out), progress);
            }
            if (file != null) {
                figures.write(file.stream());
                file.commit();
            }
        }
        return ExitCode.OK;
    }

    private void print(String text) throws IOException {
        Program.terminalOf(program).out().write(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The generators that are asked for. */
    private List<GeneratorRow> lines() {
        List<GeneratorRow> all = new ArrayList<>(GeneratorRow.TABLE);
        if (large) {
            all.addAll(GeneratorRow.LARGE_TABLE);
        }
        List<String> names = new ArrayList<>(List.of(ByHand.NAME, SolverTimings.NAME, Processes.NAME));
        all.forEach(line -> names.add(line.generator()));
        for (String name : only) {
            if (!names.contains(name)) {
                throw new UsageException("bench has no line '" + name + "'; " + Names.suggest(name, names));
            }
        }
        int size = side == null ? 0 : (int) Numbers.whole("side", side, LEAST_SIDE, MOST_SIDE);
        return all.stream()
                .filter(line -> isAsked(line.generator()))
                .map(line -> size == 0 ? line : line.withSide(size))
                .toList();
    }

    private boolean isAsked(String name) {
        return only.isEmpty() || only.contains(name);
    }

    /** The yardstick's source: as given, or where the repository has it, beside the folder of this program's jar. */
    private Path source() {
        if (yardstick != null) {
            return Path.of(yardstick);
        }
        Path jar = Path.of(System.getProperty("java.class.path").split(File.pathSeparator, 2)[0]).toAbsolutePath();
        for (Path folder = jar; folder != null; folder = folder.getParent()) {
            Path source = folder.resolve("bench").resolve("yardstick.c");
            if (Files.isRegularFile(source)) {
                return source;
            }
        }
        return Path.of("bench", "yardstick.c");
    }
}
