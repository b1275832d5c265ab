package dev.mazewright.formats.text;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.measure.RowDigest;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * One line that identifies a maze: the fingerprint of the walls, the number of cells and the number of passages.
 *
 * <pre>
 *   9b87fdde...c2f0 64 63
 * </pre>
 */
public final class DigestLine {
    public static final Format FORMAT = Format.named(
                    "digest", "One line: the walls' fingerprint (SHA-256), the number of cells and of passages.")
            .writes(DigestLine::write)
            .writesRows((document, out) -> write(
                    RowDigest.of(document.puzzle().rows()), document.puzzle().grid().cells(), out))
            .several("")
            .build();

    private DigestLine() {}

    private static void write(Document document, OutputStream out) throws IOException {
        Puzzle puzzle = document.puzzle();
        Maze maze = puzzle.maze();
        RowDigest digest = puzzle.hasRows()
                ? RowDigest.of(puzzle.rows())
                : new RowDigest(Digest.of(maze), maze.passages());
        write(digest, maze.grid().cells(), out);
    }

    private static void write(RowDigest digest, long cells, OutputStream out) throws IOException {
        String line = digest.digest() + " " + cells + " " + digest.passages() + "\n";
        out.write(line.getBytes(StandardCharsets.US_ASCII));
    }
}
