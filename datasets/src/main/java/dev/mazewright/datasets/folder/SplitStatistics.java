package dev.mazewright.datasets.folder;

import dev.mazewright.core.measure.SolutionMeasures;
import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.Row;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.json.JsonObject;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Counts of the rows of a split, or of a part of it. All are whole numbers, so parts add up to the same in any order. */
final class SplitStatistics {
    private static final int TENTHS = 10;

    private long mazes;
    private long unsolvable;
    private long tries;
    private final long[] bins;
    private final TreeMap<Long, Long> lengths = new TreeMap<>();
    private final TreeMap<Long, Long> difficulties = new TreeMap<>();

    /** Of no rows, in this number of bins. */
    SplitStatistics(int bins) {
        this.bins = new long[bins];
    }

    static SplitStatistics of(JsonObject json) throws BadDataException {
        List<Long> bins = json.wholes("bins");
        SplitStatistics statistics = new SplitStatistics(bins.size());
        statistics.mazes = json.whole("mazes");
        statistics.unsolvable = json.whole("unsolvable");
        statistics.tries = json.whole("tries");
        for (int i = 0; i < bins.size(); i++) {
            statistics.bins[i] = bins.get(i);
        }
        read(json.object("pathLength"), statistics.lengths, 1);
        read(json.object("difficulty"), statistics.difficulties, TENTHS);
        return statistics;
    }

    private static void read(JsonObject json, Map<Long, Long> counts, int scale) throws BadDataException {
        for (String value : json.names()) {
            counts.put(Math.round(Double.parseDouble(value) * scale), json.whole(value));
        }
    }

    /** Counts a row, of eight images the first. */
    void add(Row row, DatasetRows rows) {
        if (!row.isOriginal()) {
            return;
        }
        mazes++;
        tries += row.tries();
        if (bins.length > 0) {
            bins[rows.bin(row)]++;
        }
        SolutionMeasures measures = row.measures();
        if (measures == null) {
            unsolvable++;
        } else {
            lengths.merge(row.path().length(), 1L, Long::sum);
            difficulties.merge((long) measures.difficulty().tenths(), 1L, Long::sum);
        }
    }

    /** Adds those of another part. */
    void add(SplitStatistics other) {
        mazes += other.mazes;
        unsolvable += other.unsolvable;
        tries += other.tries;
        Arrays.setAll(bins, i -> bins[i] + other.bins[i]);
        other.lengths.forEach((value, count) -> lengths.merge(value, count, Long::sum));
        other.difficulties.forEach((value, count) -> difficulties.merge(value, count, Long::sum));
    }

    long mazes() {
        return mazes;
    }

    long unsolvable() {
        return unsolvable;
    }

    long tries() {
        return tries;
    }

    long[] bins() {
        return bins.clone();
    }

    /** The number of mazes for each length of the path in steps. */
    NavigableMap<Long, Long> lengths() {
        return lengths;
    }

    /** The number of mazes for each difficulty in tenths. */
    NavigableMap<Long, Long> difficulties() {
        return difficulties;
    }

    void write(JsonLine json) {
        json.name("mazes").value(mazes).name("unsolvable").value(unsolvable).name("tries").value(tries).name("bins").beginArray();
        for (long bin : bins) {
            json.value(bin);
        }
        json.endArray().name("pathLength").beginObject();
        lengths.forEach((value, count) -> json.name(Long.toString(value)).value(count));
        json.endObject().name("difficulty").beginObject();
        difficulties.forEach((value, count) -> json.name(value / TENTHS + "." + value % TENTHS).value(count));
        json.endObject();
    }
}
