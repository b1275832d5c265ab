package dev.mazewright.spark;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.Rows;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.file.DatasetFile;
import dev.mazewright.datasets.file.DatasetText;
import dev.mazewright.formats.io.BadDataException;
import java.io.Serializable;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which rows: a split of a dataset, as text, which is what tasks are sent.
 *
 * @param specification in TOML
 * @param split the name of the split
 * @param count how many rows it has
 */
public record RowSource(String specification, String split, long count) implements Serializable {
    /** What tasks of one process have in common: of few datasets, since a job has one. */
    private static final ConcurrentHashMap<String, DatasetRows> KNOWN = new ConcurrentHashMap<>();

    private static final int MOST_KNOWN = 16;

    /**
     * The rows of a split.
     *
     * @throws UsageException if they depend on each other
     */
    static RowSource of(Dataset dataset, Split split) {
        if (split.distinct()) {
            throw new UsageException("the rows of split " + split.name()
                    + " are distinct, so each depends on those before it; leave out distinct = true, and the job uniqueness counts equal mazes");
        }
        return new RowSource(DatasetText.print(dataset), split.name(), split.rows());
    }

    /** The rows, for one thread. */
    public Rows open() {
        if (KNOWN.size() > MOST_KNOWN) {
            KNOWN.clear();
        }
        DatasetRows common = KNOWN.computeIfAbsent(specification, RowSource::parse);
        Split those = common.dataset().splits().stream()
                .filter(each -> each.name().equals(split))
                .findFirst()
                .orElseThrow();
        return common.rows(those);
    }

    private static DatasetRows parse(String specification) {
        try {
            return new DatasetRows(DatasetFile.parse(specification, "the specification"));
        } catch (BadDataException e) {
            throw new IllegalStateException(e);
        }
    }
}
