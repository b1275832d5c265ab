package dev.mazewright.formats.dataset.folder;

import dev.mazewright.formats.json.JsonLine;
import java.util.Map;

/**
 * A file that is complete.
 *
 * @param path from the folder of the dataset, with {@code /} between its parts
 * @param bytes its length
 * @param sha256 64 hex digits
 */
record WrittenFile(String path, long bytes, String sha256) {
    static WrittenFile of(Map<String, Object> json) {
        return new WrittenFile((String) json.get("path"), (Long) json.get("bytes"), (String) json.get("sha256"));
    }

    void write(JsonLine json) {
        json.beginObject().name("path").value(path).name("bytes").value(bytes).name("sha256").value(sha256).endObject();
    }
}
