package dev.mazewright.datasets.folder;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.json.JsonObject;
import java.util.ArrayList;
import java.util.List;

/**
 * A file that is complete.
 *
 * @param path from the folder of the dataset, with {@code /} between its parts
 * @param bytes its length
 * @param sha256 64 hex digits
 */
record WrittenFile(String path, long bytes, String sha256) {
    /** The files of a list of a manifest or a record. */
    static List<WrittenFile> listOf(JsonObject json) throws BadDataException {
        List<WrittenFile> files = new ArrayList<>();
        for (JsonObject file : json.objects("files")) {
            files.add(new WrittenFile(file.text("path"), file.whole("bytes"), file.text("sha256")));
        }
        return files;
    }

    void write(JsonLine json) {
        json.beginObject().name("path").value(path).name("bytes").value(bytes).name("sha256").value(sha256).endObject();
    }
}
