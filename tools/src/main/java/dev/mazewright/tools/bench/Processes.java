package dev.mazewright.tools.bench;

import dev.mazewright.cli.output.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Whole processes, from their start to a file that is written. */
final class Processes {
    /** What it is called among the lines of the bench. */
    static final String NAME = "processes";

    static final List<String> COLUMNS = List.of("CPU s", "on the clock, s", "memory in all, MB", "file, MB");

    private static final double MEGABYTE = 1e6;

    private Processes() {}

    private static Map<String, List<String>> processes() {
        Map<String, List<String>> processes = new LinkedHashMap<>();
        processes.put("java -version", List.of());
        processes.put("start: --version", List.of("--version"));
        processes.put("10 x 10 maze", List.of("generate", "rectangle:10x10/wilson/seed:1", "--format", "text"));
        processes.put("solve a 10 x 10 maze", List.of("solve", "rectangle:10x10/wilson/seed:1"));
        processes.put("measure a 10 x 10 maze", List.of("info", "rectangle:10x10/wilson/seed:1"));
        processes.put("4000 x 4000 cells as png, 10 pixels each",
                List.of("generate", "rectangle:4000x4000/wilson/seed:1", "--format", "png", "--cell-size", "10"));
        processes.put("a million cells as svg", List.of("generate", "rectangle:1000x1000/wilson/seed:1", "--format", "svg"));
        processes.put("10^8 cells to a file, sidewinder",
                List.of("generate", "rectangle:10000x10000/sidewinder/seed:1", "--format", "maze"));
        processes.put("10^8 cells to a file, eller",
                List.of("generate", "rectangle:10000x10000/eller/seed:1", "--format", "maze"));
        return processes;
    }

    /** Measures each. */
    static void measure(int turns, Table table, Progress progress) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("mazewright-bench");
        Path file = folder.resolve("maze");
        try {
            for (Map.Entry<String, List<String>> process : processes().entrySet()) {
                progress.now("measuring " + process.getKey());
                List<String> arguments = new ArrayList<>(process.getValue());
                if (arguments.contains("generate")) {
                    GeneratorRow.requirePerfect(arguments.get(1));
                    arguments.addAll(List.of("-o", file.toString()));
                }
                ColdRun[] runs = new ColdRun[turns];
                for (int turn = 0; turn < turns; turn++) {
                    runs[turn] = arguments.isEmpty() ? ColdRun.ofJavaAlone() : ColdRun.of(arguments);
                }
                table.line(process.getKey(), Table.median(runs, ColdRun::cpu), Table.median(runs, ColdRun::wall),
                        Table.median(runs, ColdRun::peak) / MEGABYTE,
                        Files.exists(file) ? Files.size(file) / MEGABYTE : Double.NaN);
                Files.deleteIfExists(file);
            }
        } finally {
            Files.deleteIfExists(file);
            Files.deleteIfExists(folder);
        }
    }
}
