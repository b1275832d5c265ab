package dev.mazewright.lessons;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A stage that keeps all it is given.
 *
 * <pre>
 *   RecordingStage stage = new RecordingStage(42);                  // no lesson may ask it for a folder
 *   RecordingStage stage = new RecordingStage(42, temporaryFolder); // with JUnit's &#64;TempDir
 *   stage.audienceLeavesAfter(3);                                   // the third picture is the last one wanted
 * </pre>
 */
final class RecordingStage implements Stage {
    /** What was printed: an element a call, which may have several lines. */
    final List<String> lines = new ArrayList<>();

    /** What was said beside. */
    final List<String> says = new ArrayList<>();

    /** The pictures that were shown, in turn. */
    final List<String> frames = new ArrayList<>();

    private final long seed;
    private final @Nullable Path folder;
    private int limit = Integer.MAX_VALUE;

    RecordingStage(long seed) {
        this.seed = seed;
        folder = null;
    }

    RecordingStage(long seed, Path folder) {
        this.seed = seed;
        this.folder = folder;
    }

    /** Answers false to picture number {@code pictures}, counted from 1, and to each one after it. */
    RecordingStage audienceLeavesAfter(int pictures) {
        limit = pictures;
        return this;
    }

    /** All that was printed, as one text that ends with a line break. */
    String printed() {
        return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
    }

    @Override
    public long seed() {
        return seed;
    }

    @Override
    public void println(String line) {
        lines.add(line);
    }

    @Override
    public void say(String line) {
        says.add(line);
    }

    @Override
    public boolean show(String picture) {
        frames.add(picture);
        return frames.size() < limit;
    }

    @Override
    public Path folder() throws IOException {
        if (folder == null) {
            throw new IOException("this test gave the lesson no folder");
        }
        return folder;
    }
}
