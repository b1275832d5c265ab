package dev.mazewright.tools.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** A table of a bench, in Markdown, printed line by line as it is measured. */
final class Table {
    private final List<String> columns;
    private final Figures record;
    private final OutputStream out;

    /** Begins a table: a line that says what it is, and the names of its columns but the first. */
    Table(String title, List<String> columns, Figures record, OutputStream out) throws IOException {
        this.columns = columns;
        this.record = record;
        this.out = out;
        print("\n" + title + "\n\n| | " + String.join(" | ", columns) + " |\n|---|" + "---|".repeat(columns.size()) + "\n");
    }

    /** Prints and keeps the figures of one line; NaN stands for a missing figure. */
    void line(String what, double... figures) throws IOException {
        StringBuilder line = new StringBuilder("| " + what + " |");
        for (int i = 0; i < figures.length; i++) {
            line.append(' ').append(record.add(what, columns.get(i), figures[i])).append(" |");
        }
        print(line + "\n");
    }

    private void print(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** The middle of a figure of these runs; NaN if it was not measured. */
    static double median(ColdRun[] runs, ToDoubleFunction<ColdRun> figure) {
        double median = Stopwatch.median(Arrays.stream(runs).mapToDouble(figure).toArray());
        return median == 0 ? Double.NaN : median;
    }
}
