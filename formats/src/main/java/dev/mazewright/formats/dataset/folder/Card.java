package dev.mazewright.formats.dataset.folder;

import dev.mazewright.formats.dataset.Dataset;
import dev.mazewright.formats.dataset.DatasetRows;
import dev.mazewright.formats.dataset.write.DatasetFormat;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The card of a dataset: what a reader finds in its folder first. */
final class Card {
    private final Dataset dataset;

    Card(DatasetRows rows, DatasetFormat format, Map<String, Manifest.SplitCounts> counts) {
        dataset = rows.dataset();
    }

    /** Its files by their paths. */
    Map<String, byte[]> files() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("README.md", ("# " + dataset.name() + "\n").getBytes(StandardCharsets.UTF_8));
        return files;
    }
}
