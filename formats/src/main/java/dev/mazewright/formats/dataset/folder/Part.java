package dev.mazewright.formats.dataset.folder;

import dev.mazewright.formats.dataset.Shard;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.json.JsonValues;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * A shard that is complete: what its run leaves for one that goes on.
 *
 * @param shard the shard
 * @param files its files, in the order in which they were begun
 * @param statistics of its rows
 */
record Part(Shard shard, List<WrittenFile> files, SplitStatistics statistics) {
    /** The name of its folder while the dataset is not finished. */
    static String name(Shard shard) {
        return shard.name();
    }

    static Part parse(Shard shard, String text, String source) throws java.io.IOException {
        Map<String, Object> json = JsonValues.object(text, source);
        return new Part(
                shard,
                JsonValues.objects(json, "files").stream().map(WrittenFile::of).toList(),
                SplitStatistics.of(json));
    }

    byte[] bytes() {
        return JsonLine.text(json -> {
            json.beginObject();
            statistics.write(json);
            json.name("files").beginArray();
            files.forEach(file -> file.write(json));
            json.endArray().endObject();
        }).getBytes(StandardCharsets.UTF_8);
    }
}
