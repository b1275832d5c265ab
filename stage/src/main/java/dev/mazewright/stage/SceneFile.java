package dev.mazewright.stage;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** A maze of any shape as the stage draws it: the bytes of {@link SceneBytes}. */
final class SceneFile {
    static final Format FORMAT = Format.named("scene", "A maze of any shape for the web component maze-stage.")
            .mediaType("application/octet-stream")
            .extensions("scene")
            .writes(SceneFile::write)
            .showsSolution()
            .build();

    /** The most cells that a stage shows. */
    static final int MOST_CELLS = 1_200_000;

    /** What a scene takes of a cell while it is written, in bytes. */
    private static final int OF_CELL = 12;

    private SceneFile() {}

    static void write(Document document, OutputStream out) throws IOException {
        requireSize(document);
        try {
            new SceneBytes(document.puzzle(), document.isSolved() ? document.paths() : null, List.of(), null, null, false).write(out);
        } catch (TooLargeException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    /** Makes sure that the maze can be shown, and that there is memory for its scene. */
    static void requireSize(Document document) {
        Puzzle puzzle = document.puzzle();
        long cells = puzzle.maze().grid().cells();
        if (cells > MOST_CELLS) {
            throw new UsageException("a stage shows at most " + MOST_CELLS + " cells, and this maze has " + cells
                    + "; take a smaller size, or the format png");
        }
        document.requireMemory("a scene of " + cells + " cells", OF_CELL * cells);
    }
}
