package dev.mazewright.lessons;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Mazes as text, to be printed. */
final class Drawn {
    private Drawn() {}

    /** A maze in one of the formats of text, with the path to show, or null for none; without the last line break. */
    static String as(String format, Puzzle puzzle, @Nullable Path path) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Formats.named(format).write(new Document(puzzle, path, Style.DEFAULT), out);
        return out.toString(StandardCharsets.UTF_8).stripTrailing();
    }
}
