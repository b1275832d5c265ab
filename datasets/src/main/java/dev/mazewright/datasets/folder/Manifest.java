package dev.mazewright.datasets.folder;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The manifest of a finished dataset: its specification, what its rows are like, and the digest of each file.
 *
 * @param version of the program that made it
 * @param specification in TOML
 * @param splits what each is like, by its name, in order
 * @param files all but the manifest and {@code _SUCCESS}
 */
record Manifest(String version, String specification, Map<String, SplitCounts> splits, List<WrittenFile> files) {
    static final String NAME = "manifest.json";
    /** The version of this program, as manifests name it. */
    static final String PROGRAM = program();

    private static final String FORMAT = "mazewright-dataset";
    private static final long VERSION = 1;

    /**
     * What a split is like.
     *
     * @param statistics of its rows
     * @param rows how many there are, with all images
     * @param equal how many mazes are equal to an earlier one
     * @param alike how many mazes are equal to an earlier one or an image of it
     */
    record SplitCounts(SplitStatistics statistics, long rows, long equal, long alike) {}

    /**
     * Parses a manifest.
     *
     * @throws BadDataException if it is not one
     */
    static Manifest parse(String text, String source) throws BadDataException {
        JsonObject json = JsonObject.parse(text, source);
        if (!json.text("format").equals(FORMAT) || json.whole("version") != VERSION) {
            throw new BadDataException(source, "", "no manifest of version " + VERSION, "one that Mazewright wrote");
        }
        Map<String, SplitCounts> splits = new LinkedHashMap<>();
        for (JsonObject split : json.objects("splits")) {
            splits.put(split.text("name"), new SplitCounts(
                    SplitStatistics.of(split), split.whole("rows"), split.whole("equal"), split.whole("alike")));
        }
        return new Manifest(json.text("madeBy"), json.text("specification"), splits, WrittenFile.listOf(json));
    }

    private static String program() {
        String version = Manifest.class.getPackage().getImplementationVersion();
        return "mazewright " + (version == null ? "from sources" : version);
    }

    /** A line for each split and file. */
    byte[] bytes() {
        List<String> lines = new ArrayList<>();
        splits.forEach((name, counts) -> lines.add(JsonLine.text(json -> {
            json.beginObject().name("name").value(name).name("rows").value(counts.rows);
            json.name("equal").value(counts.equal).name("alike").value(counts.alike);
            counts.statistics.write(json);
            json.endObject();
        })));
        String head = JsonLine.text(json -> json.beginObject()
                .name("format").value(FORMAT)
                .name("version").value(VERSION)
                .name("madeBy").value(version)
                .name("specification").value(specification)
                .endObject());
        return (head.substring(0, head.length() - 1) + ",\n\"splits\":[\n" + String.join(",\n", lines) + "],\n\"files\":[\n"
                        + String.join(",\n", files.stream().map(file -> JsonLine.text(file::write)).toList()) + "]}\n")
                .getBytes(StandardCharsets.UTF_8);
    }
}
