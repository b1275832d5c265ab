package dev.mazewright.datasets.folder;

import dev.mazewright.datasets.Shard;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A shard that is complete: what its run leaves for one that goes on.
 *
 * @param shard the shard
 * @param files its files, in the order in which they were begun
 * @param statistics of its rows
 */
record Part(Shard shard, List<WrittenFile> files, SplitStatistics statistics) {
    static Part parse(Shard shard, String text, String source) throws BadDataException {
        JsonObject json = JsonObject.parse(text, source);
        return new Part(shard, WrittenFile.listOf(json), SplitStatistics.of(json));
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
