package dev.mazewright.tools.bench;

import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

/** Another maze program, by the words of its command line; {@code {rows}, {columns}, {algorithm}} stand for the size and our generator. */
record Peer(List<String> words) {
    static final String ROWS = "{rows}";
    static final String COLUMNS = "{columns}";
    private static final String ALGORITHM = "{algorithm}";

    static final List<String> FIGURES = List.of(
            "CPU s", "on the clock, s", "memory in all, MB", "peer, CPU s", "peer, on the clock, s", "peer, memory in all, MB",
            "CPU / peer's");

    private static final double MEGABYTE = 1e6;

    /** The program of a command line, in which the size has a place. */
    static Peer of(String command) {
        if (!command.contains(ROWS) || !command.contains(COLUMNS)) {
            throw new UsageException("--peer '" + command + "' does not say where the size goes; it takes a command such as"
                    + " 'program --height {rows} --width {columns} {algorithm}'");
        }
        return new Peer(Stream.of(command.split(" ")).filter(word -> !word.isEmpty()).toList());
    }

    private List<String> command(GeneratorRow row) {
        String side = Integer.toString(row.side());
        return words.stream()
                .map(word -> word.replace(ROWS, side).replace(COLUMNS, side).replace(ALGORITHM, row.generator()))
                .toList();
    }

    /** Measures whole cold processes of this program and of the peer, in turns; fails if one of them does. */
    void measure(GeneratorRow row, int turns, Table table) throws IOException, InterruptedException {
        ColdRun[] ours = new ColdRun[turns];
        ColdRun[] theirs = new ColdRun[turns];
        for (int turn = 0; turn < turns; turn++) {
            ours[turn] = ColdRun.of(row.arguments(row.side()));
            theirs[turn] = ColdRun.ofCommand(command(row));
        }
        row.requirePerfect();
        double cpu = Table.median(ours, ColdRun::cpu);
        double peer = Table.median(theirs, ColdRun::cpu);
        table.line(row.toString(), cpu, Table.median(ours, ColdRun::wall), Table.median(ours, ColdRun::peak) / MEGABYTE,
                peer, Table.median(theirs, ColdRun::wall), Table.median(theirs, ColdRun::peak) / MEGABYTE, cpu / peer);
    }
}
