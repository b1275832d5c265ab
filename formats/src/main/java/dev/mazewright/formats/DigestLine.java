package dev.mazewright.formats;

import dev.mazewright.core.Maze;
import dev.mazewright.core.RowPuzzle;
import dev.mazewright.core.analyse.Digest;
import dev.mazewright.core.analyse.RowDigest;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One line that tells mazes apart: the fingerprint of the walls, the number of cells and the number of passages.
 *
 * <pre>
 *   9b87fdde...c2f0 64 63
 * </pre>
 */
final class DigestLine {
    static final Format FORMAT = new Format(
            "digest",
            "One line: the walls' fingerprint (SHA-256), the number of cells and of passages.",
            List.of(),
            null,
            DigestLine::write,
            (puzzle, style, out) -> write(RowDigest.of(puzzle.rows()), puzzle.grid().cells(), out));

    private DigestLine() {}

    private static void write(Document document, OutputStream out) throws IOException {
        Maze maze = document.puzzle().maze();
        RowPuzzle told = SeenRows.told(document.puzzle());
        RowDigest digest = told == null ? new RowDigest(Digest.of(maze), maze.passages()) : RowDigest.of(told.rows());
        write(digest, maze.grid().cells(), out);
    }

    private static void write(RowDigest digest, long cells, OutputStream out) throws IOException {
        String line = digest.digest() + " " + cells + " " + digest.passages() + "\n";
        out.write(line.getBytes(StandardCharsets.US_ASCII));
    }
}
