package dev.mazewright.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Mazes that others made, with their independently known answers. Tests that ask for them skip where they are not. */
final class Corpus {
    private Corpus() {}

    /** The folder that is shared beside the repository. */
    static Path shared() {
        Path folder = Path.of(System.getProperty("mazewright.shared", "../shared"));
        assumeTrue(Files.isDirectory(folder.resolve("corpora")), "the shared corpora are not there: " + folder);
        return folder;
    }

    /** The file of an instance. */
    static Path file(String id) {
        return shared().resolve("corpora").resolve(truth(id).get("file").getAsString());
    }

    /** What is known of an instance. */
    static JsonObject truth(String id) {
        try {
            String text = Files.readString(shared().resolve("corpora/truth.json"));
            for (JsonElement each : JsonParser.parseString(text).getAsJsonObject().getAsJsonArray("instances")) {
                if (each.getAsJsonObject().get("id").getAsString().equals(id)) {
                    return each.getAsJsonObject();
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new IllegalArgumentException("nothing is known of " + id);
    }
}
