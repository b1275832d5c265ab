package dev.mazewright.tools.bench;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code mazewright bench}: the figures of the README again. */
public final class Bench extends Command {
    private static final int MOST_RUNS = 1000;
    private static final int LEAST_SIDE = 2;
    private static final int MOST_SIDE = 46_340;

    private final TextValue runs = options.text(
            "--runs", "N",
            "The number of runs of each measurement; medians are printed (default: 5).");

    private final TextValue only = options.text("--only", "NAME,...", "Measure only these lines of the tables.");

    private final TextValue side = options.text(
            "--side", "N",
            "The size of the mazes, N x N cells, in place of the sizes in the tables.");

    private final Flag large = options.flag("--large", "Also measure mazes of 16384 x 16384 cells, which takes several minutes more.");

    private final TextValue yardstick = options.text(
            "--yardstick", "FILE",
            "The C source to compare with (default: bench/yardstick.c of the source tree).");

    private final TextValue peer = options.text(
            "--peer", "COMMAND",
            "Measure instead whole processes of this program and of another, in turns. In its command line, {rows}, {columns} and "
                    + "{algorithm} stand for the size in cells and our name of the generator; see docs/performance.md.");

    private final TextValue output = options.text(
            "-o,--output", "FILE",
            "Also write the figures to a file, one per line, separated by tabs.");

    private final TextValue compare = options.text(
            "--compare", "FILE",
            "Print beside each figure the earlier one in a file that -o wrote.");

    /** The command, for this terminal. */
    public Bench(Terminal terminal) {
        super(
                terminal,
                "bench",
                List.of(
                        "mazewright bench --only wilson --side 500 --runs 1",
                        "mazewright bench --only by-hand --side 500 --runs 3 -o bench.tsv",
                        "mazewright bench --only by-hand --side 500 --runs 3 --compare bench.tsv"),
                "Measures this program on this machine and prints the tables of the README: CPU and elapsed time of each generator in",
                "a process of its own, less those for a 2 x 2 maze, and in a warm JVM; for comparison the same algorithms in C, if gcc",
                "is installed, and on a rectangle written by hand. Every maze that is timed is checked to be perfect.",
                "Takes several minutes; --only and --side make it shorter.");
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        int turns = (int) Numbers.whole("number of runs", runs.orElse("5"), 1, MOST_RUNS);
        int size = size(GeneratorRow.SIDE);
        List<GeneratorRow> lines = lines();
        @Nullable Peer other = peer.isGiven() ? Peer.of(peer.get()) : null;
        Figures figures = new Figures(Figures.machine(), compare.isGiven() ? Figures.read(compare.get()) : Map.of());
        OutputStream out = terminal.out();
        try (Output file = output.isGiven() ? Output.open(output.get(), false, terminal) : null; // before minutes are spent
                Progress progress = new Progress("measuring", terminal);
                Yardstick c = other == null ? Yardstick.build(source()) : null) {
            if (other == null) {
                measure(lines, turns, size, c, figures, progress);
            } else {
                terminal.out().print("Measured on " + Figures.machine() + "; medians of " + turns + ", in turns.\n");
                Table table = new Table("Whole cold processes; the peer is " + peer.get() + ".", Peer.FIGURES, figures, out);
                for (GeneratorRow line : lines) {
                    progress.now("measuring " + line);
                    other.measure(line, turns, table);
                }
            }
            if (file != null) {
                figures.write(file.stream());
                file.commit();
            }
        }
        return ExitCode.OK;
    }

    private void measure(
            List<GeneratorRow> lines, int turns, int size, @Nullable Yardstick c, Figures figures, Progress progress)
            throws IOException, InterruptedException {
        OutputStream out = terminal.out();
        terminal.out().print("Measured on " + Figures.machine() + (c == null ? "; no yardstick, for lack of its source or gcc" : "")
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
            ByHand.measure(size, turns, figures, out);
        }
        if (isAsked(SolverTimings.NAME)) {
            SolverTimings.measure(size, turns, c,
                    new Table("Solving from corner to corner, warm.", SolverTimings.COLUMNS, figures, out));
        }
        if (isAsked(Processes.NAME)) {
            Processes.measure(turns,
                    new Table("Whole processes.", Processes.COLUMNS, figures, out), progress);
        }
    }

    /** The generators that are asked for. */
    private List<GeneratorRow> lines() {
        List<GeneratorRow> all = new ArrayList<>(GeneratorRow.TABLE);
        if (large.isGiven()) {
            all.addAll(GeneratorRow.LARGE_TABLE);
        }
        List<String> names = new ArrayList<>(List.of(ByHand.NAME, SolverTimings.NAME, Processes.NAME));
        all.stream().map(GeneratorRow::generator).distinct().forEach(names::add);
        for (String name : asked()) {
            if (!names.contains(name)) {
                throw new UsageException("bench has no line '" + name + "'; " + Names.suggest(name, names));
            }
        }
        int size = size(0);
        return all.stream()
                .filter(line -> isAsked(line.generator()))
                .map(line -> size == 0 ? line : line.withSide(size))
                .toList();
    }

    private List<String> asked() {
        return only.isGiven() ? List.of(only.get().split(",")) : List.of();
    }

    private int size(int inTables) {
        return side.isGiven() ? (int) Numbers.whole("side", side.get(), LEAST_SIDE, MOST_SIDE) : inTables;
    }

    private boolean isAsked(String name) {
        return !only.isGiven() || asked().contains(name);
    }

    /** The yardstick's source: as given, or where the repository has it, beside the folder of this program's jar. */
    private Path source() {
        if (yardstick.isGiven()) {
            return Path.of(yardstick.get());
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
