package dev.mazewright.datasets.folder;

import dev.mazewright.core.run.Sha256;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.file.DatasetText;
import dev.mazewright.datasets.write.DatasetFormat;
import dev.mazewright.formats.json.JsonLine;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * The metadata of a dataset for search engines and loaders: a set of files and a table for each split, and the specification with its
 * digest.
 *
 * <p>It has no date of publication, so that it is the same from run to run.
 *
 * <p>Source: the Croissant format, version 1.0, MLCommons, 2024.
 */
final class Croissant {
    static final String NAME = "croissant.json";

    /** Names of the format that stand for themselves below its prefix. */
    private static final List<String> TERMS = List.of(
            "citeAs", "column", "equivalentProperty", "extract", "field", "fileObject", "fileProperty", "fileSet", "format", "includes",
            "isLiveDataset", "jsonPath", "key", "md5", "parentField", "path", "recordSet", "references", "regex", "repeated", "replace",
            "samplingRate", "separator", "source", "subField",
            "transform");

    private final Dataset dataset;
    private final String title;
    private final String citation;
    private final DatasetFormat format;
    private final Map<String, String> names;

    /** That of a dataset: its title, its citation in BibTeX, and the names of its splits for hubs. */
    Croissant(Dataset dataset, String title, String citation, DatasetFormat format, Map<String, String> names) {
        this.dataset = dataset;
        this.title = title;
        this.citation = citation;
        this.format = format;
        this.names = names;
    }

    /** The file. */
    byte[] bytes() {
        return (JsonLine.text(json -> {
            json.beginObject();
            context(json);
            json.name("@type").value("sc:Dataset");
            json.name("conformsTo").value("http://mlcommons.org/croissant/1.0");
            json.name("name").value(title);
            json.name("description").value("Mazes with their solutions, made by Mazewright. Format: " + format.name() + ". " + format.idea());
            json.name("license").value("https://spdx.org/licenses/" + dataset.licence() + ".html");
            json.name("version").value("1.0.0");
            json.name("citeAs").value(citation);
            json.name("keywords").beginArray().value("maze").value(format.name()).endArray();
            json.name("distribution").beginArray();
            specification(json);
            dataset.splits().forEach(split -> files(json, split));
            json.endArray();
            if (!format.hub().columns().isEmpty()) {
                json.name("recordSet").beginArray();
                dataset.splits().forEach(split -> records(json, split));
                json.endArray();
            }
            json.endObject();
        }) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static void context(JsonLine json) {
        json.name("@context").beginObject();
        json.name("@language").value("en").name("@vocab").value("https://schema.org/");
        json.name("cr").value("http://mlcommons.org/croissant/").name("dct").value("http://purl.org/dc/terms/").name("sc").value("https://schema.org/");
        json.name("rai").value("http://mlcommons.org/croissant/RAI/");
        json.name("conformsTo").value("dct:conformsTo");
        json.name("data").beginObject().name("@id").value("cr:data").name("@type").value("@json").endObject();
        json.name("dataType").beginObject().name("@id").value("cr:dataType").name("@type").value("@vocab").endObject();
        json.name("examples").beginObject().name("@id").value("cr:examples").name("@type").value("@json").endObject();
        TERMS.forEach(term -> json.name(term).value("cr:" + term));
        json.endObject();
    }

    private void specification(JsonLine json) {
        String path = DatasetFolder.SPECIFICATION;
        byte[] bytes = DatasetText.print(dataset).getBytes(StandardCharsets.UTF_8);
        Sha256 sha = new Sha256();
        sha.update(bytes);
        json.beginObject().name("@type").value("cr:FileObject").name("@id").value(path).name("name").value(path);
        json.name("contentUrl").value(path).name("contentSize").value(bytes.length + " B");
        json.name("encodingFormat").value("application/toml").name("sha256").value(sha.hex()).endObject();
    }

    private String set(Split split) {
        return names.get(split.name()) + "-files";
    }

    private void files(JsonLine json, Split split) {
        json.beginObject().name("@type").value("cr:FileSet").name("@id").value(set(split)).name("name").value(set(split));
        json.name("encodingFormat").value(format.hub().mediaType()).name("includes").beginArray();
        format.patterns(split).forEach(json::value);
        json.endArray().endObject();
    }

    private void records(JsonLine json, Split split) {
        String name = names.get(split.name());
        json.beginObject().name("@type").value("cr:RecordSet").name("@id").value(name).name("name").value(name);
        json.name("description").value(split.rows() + " rows of the split " + split.name() + ".").name("field").beginArray();
        format.hub().columns().forEach((column, type) -> {
            String id = name + "/" + column;
            json.beginObject().name("@type").value("cr:Field").name("@id").value(id).name("name").value(id).name("dataType").value(type);
            json.name("source").beginObject().name("fileSet").beginObject().name("@id").value(set(split)).endObject();
            json.name("extract").beginObject().name("column").value(column).endObject().endObject().endObject();
        });
        json.endArray().endObject();
    }
}
