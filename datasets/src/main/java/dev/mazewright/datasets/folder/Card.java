package dev.mazewright.datasets.folder;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.file.DatasetText;
import dev.mazewright.datasets.write.DatasetFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The card of a dataset: what a reader finds in its folder first. Its head is the one that hubs of datasets read: the licence
 * and the files of each split.
 */
final class Card {
    static final String README = "README.md";
    private static final String LENGTHS = "card/path-length.svg";
    private static final String DIFFICULTIES = "card/difficulty.svg";
    private static final String MAZES = "card/mazes.svg";

    private final DatasetRows rows;
    private final Dataset dataset;
    private final DatasetFormat format;
    private final Map<String, Manifest.SplitCounts> counts;
    private final Map<String, String> names;

    Card(DatasetRows rows, DatasetFormat format, Map<String, Manifest.SplitCounts> counts) {
        this.rows = rows;
        this.format = format;
        this.counts = counts;
        dataset = rows.dataset();
        names = names(dataset);
    }

    /** Its files by their paths. */
    Map<String, byte[]> files() throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(README, text().getBytes(StandardCharsets.UTF_8));
        files.put(Croissant.NAME, new Croissant(dataset, title(), citation(), format, names).bytes());
        files.put(LENGTHS, chart("steps of the shortest path", SplitStatistics::lengths, 1));
        files.put(DIFFICULTIES, chart("difficulty, 0 to 100", SplitStatistics::difficulties, 10));
        files.put(MAZES, new ContactSheet(rows).svg().getBytes(StandardCharsets.UTF_8));
        return files;
    }

    private byte[] chart(String title, Function<SplitStatistics, NavigableMap<Long, Long>> values, int scale) {
        Histogram histogram = new Histogram(title, scale);
        counts.forEach((name, split) -> histogram.add(name, values.apply(split.statistics())));
        return histogram.svg().getBytes(StandardCharsets.UTF_8);
    }

    private String text() {
        return head() + String.format(Locale.ROOT, """
                # %s

                ![Some of the mazes](%s)

                Mazes with their solutions, made by Mazewright. Format: `%s`. %s

                | split | rows | path length | difficulty | without a path | candidates | equal mazes | equal or images |
                |---|---:|---|---|---:|---:|---:|---:|
                %s
                Path length is that of a shortest path, in steps; difficulty goes from 0 to 100. Both are given as least, mean and greatest. \
                Candidates are the mazes that were tried for the rows. Equal mazes are those that an earlier maze of the split equals, \
                start and goal aside; equal or images also counts those that are a rotation or mirror image of one.

                ![Path lengths](%s)

                ![Difficulties](%s)
                """, title(), MAZES, format.name(), format.idea(),
                        dataset.splits().stream().map(split -> row(split) + "\n").collect(Collectors.joining()), LENGTHS, DIFFICULTIES)
                + bins() + String.format(Locale.ROOT, """

                ## Splits

                %s

                ## Make it again

                The file `%s` of this folder makes the same files, byte for byte, on any machine and any number of threads:

                    mazewright dataset %s -o FOLDER

                ```toml
                %s```

                `mazewright dataset --describe FOLDER` compares all files with the digests of `%s`, and solves every maze again. \
                Each row names its recipe; `mazewright solve RECIPE` makes that maze alone.

                Licence: %s.

                ## Citation

                The file `%s` and the version of Mazewright, %s, are all that it takes to cite these mazes:

                ```bibtex
                %s```
                """, splits(), DatasetFolder.SPECIFICATION, DatasetFolder.SPECIFICATION, DatasetText.print(dataset), Manifest.NAME,
                        dataset.licence(), DatasetFolder.SPECIFICATION, Manifest.PROGRAM.substring(Manifest.PROGRAM.indexOf(' ') + 1), citation());
    }

    /** For papers; without a year, which would change from run to run. */
    private String citation() {
        return "@misc{mazewright-" + title().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-") + ",\n"
                + "  title = {" + title().replaceAll("[{}^~\\\\]", "").replaceAll("[&%$#_]", "\\\\$0") + "},\n"
                + "  author = {{The Mazewright authors}},\n"
                + "  howpublished = {Made by \\texttt{mazewright dataset} from a specification; seed " + dataset.seed() + ", format " + format.name() + "}\n"
                + "}\n";
    }

    private String title() {
        String line = dataset.name().replaceAll("[\\p{Cc}\\u2028\\u2029]+", " ").strip();
        return line.isEmpty() ? "Mazes" : line;
    }

    private String head() {
        StringBuilder head = new StringBuilder("---\n");
        String licence = dataset.licence().toLowerCase(Locale.ROOT);
        line(head, "license: " + (licence.matches("[a-z0-9][a-z0-9.+-]*") ? licence : quoted(licence)));
        line(head, "pretty_name: " + quoted(title()));
        List<String> tags = new ArrayList<>(List.of("maze"));
        tags.addAll(format.tags());
        line(head, "tags:");
        tags.forEach(tag -> line(head, "- " + tag));
        line(head, "task_categories:");
        line(head, "- " + format.hub().task());
        line(head, "size_categories:");
        line(head, "- " + size(dataset.splits().stream().mapToLong(Split::rows).sum()));
        line(head, "configs:");
        line(head, "- config_name: default");
        format.hub().settings().forEach(setting -> line(head, "  " + setting));
        line(head, "  data_files:");
        for (Split split : dataset.splits()) {
            line(head, "  - split: " + names.get(split.name()));
            line(head, "    path:");
            format.patterns(split).forEach(pattern -> line(head, "    - " + quoted(pattern)));
        }
        return head.append("---\n").toString();
    }

    /** The size category of this many rows, as hubs write it. */
    static String size(long rows) {
        String[] ends = {"1K", "10K", "100K", "1M", "10M", "100M", "1B", "10B", "100B", "1T"};
        long end = 1000;
        for (int i = 0; i < ends.length; i++, end *= 10) {
            if (rows < end) {
                return i == 0 ? "n<1K" : ends[i - 1] + "<n<" + ends[i];
            }
        }
        return "n>1T";
    }

    /** The names of splits for hubs, which allow no dash: different ones, in order. */
    static Map<String, String> names(Dataset dataset) {
        Map<String, String> names = new LinkedHashMap<>();
        for (Split split : dataset.splits()) {
            String name = split.name().replace('-', '_');
            while (names.containsValue(name)) {
                name += "_";
            }
            names.put(split.name(), name);
        }
        return names;
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private String row(Split split) {
        Manifest.SplitCounts of = counts(split);
        SplitStatistics statistics = of.statistics();
        return "| " + String.join(" | ", List.of(
                split.name(),
                Long.toString(of.rows()),
                spread(statistics.lengths(), 1),
                spread(statistics.difficulties(), 10),
                Long.toString(statistics.unsolvable()),
                Long.toString(statistics.tries()),
                Long.toString(of.equal()),
                Long.toString(of.alike()))) + " |";
    }

    private Manifest.SplitCounts counts(Split split) {
        Manifest.SplitCounts of = counts.get(split.name());
        if (of == null) {
            throw new IllegalStateException("no counts of split " + split.name());
        }
        return of;
    }

    /** Least, mean and greatest. */
    private static String spread(NavigableMap<Long, Long> values, int scale) {
        if (values.isEmpty()) {
            return "-";
        }
        long count = 0;
        long sum = 0;
        for (Map.Entry<Long, Long> value : values.entrySet()) {
            count += value.getValue();
            sum += value.getKey() * value.getValue();
        }
        long tenths = Math.floorDiv(sum * 20 / scale + count, 2 * count);
        return decimal(values.firstKey(), scale) + " / " + tenths / 10 + "." + tenths % 10 + " / " + decimal(values.lastKey(), scale);
    }

    private static String decimal(long value, int scale) {
        return scale == 1 ? Long.toString(value) : value / scale + "." + value % scale;
    }

    private String bins() {
        StringBuilder text = new StringBuilder();
        for (Split split : dataset.splits()) {
            if (split.balance() != null) {
                long[] bins = counts(split).statistics().bins();
                line(text, "");
                line(text, "Bins of " + split.name() + " by " + split.balance().measure() + ":");
                line(text, "");
                line(text, "| values | mazes |");
                line(text, "|---|---:|");
                for (int i = 0; i < bins.length; i++) {
                    line(text, "| " + rows.bin(split, i) + " | " + bins[i] + " |");
                }
            }
        }
        return text.toString();
    }

    private String splits() {
        String names = dataset.splits().stream().map(Split::name).collect(Collectors.joining(", "));
        return Numbers.count(dataset.splits().size(), "split") + ": " + names + ". No maze of one split is in another. Of full rectangles and tiles, no maze"
                + " of one split is a rotation or mirror image of a maze of another either: the hash of the least of the eight images decides to which"
                + " split a maze belongs. Of other shapes and masks, mazes with equal passages count as equal, and images do not. Start and goal do"
                + " not count.";
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
