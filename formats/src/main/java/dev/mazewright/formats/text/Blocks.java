package dev.mazewright.formats.text;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.RowFile;
import dev.mazewright.formats.io.RowWriter;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.io.Writer;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;

/**
 * Walls as thick as passages, a character a tile:
 *
 * <pre>
 *   #######        # or % wall; space floor
 *   #S....#        S (also A, P) start; E (also B, G, T) goals; . the solution, or just floor
 *   #####.#
 *   #    E#
 *   #######
 * </pre>
 *
 * <p>Where walls are {@code %}, it is a maze of the Pacman projects (Berkeley): there {@code .} is a goal, {@code o} a
 * capsule and {@code G} a ghost, both on floor; without a point, {@code G} is a goal. {@code X} is read as a solution (maze-dataset), or other marks that
 * {@link MarkedPath} finds to be one, or two that are {@link EndLetters}. Other characters for walls and floor are those that {@link OtherWalls} finds. What is missing at the end of a short line is floor, and
 * {@code TileDrawing} decides what is outside.
 */
public final class Blocks implements Reader, Writer {
    private static final Blocks BLOCKS = new Blocks();
    private static final TileText.Palette PALETTE = new TileText.Palette('#', ' ', '.', 'S', 'E');

    public static final Format FORMAT = Format.named("blocks", "Walls as thick as passages: # and space, S, E, and . for the path.")
            .extensions("blocks", "lay")
            .reads(BLOCKS, "tiles")
            .writes(BLOCKS, "rectangle", "tiles")
            .writesRows(RowWriter.of(Blocks::file))
            .owns(TileView.OPTIONS)
            .showsSolution()
            .several("\n")
            .build();

    private static final String LETTERS = "'#' for a wall, a space or '.' for floor, S for the start or E for a goal";
    private static final String PACMAN = "'%' for a wall, a space for floor, P for the start or '.' for a goal";

    private static final byte[] TILES = TileText.letters("#", " .", "SAP", "EBGT");
    private static final byte[] PACMAN_TILES = TileText.letters("%", " Go", "PSA", ".EBT");
    /** Without points, which are what is to be eaten, there are no ghosts. */
    private static final byte[] PERCENTS = TileText.letters("%", " o", "PSA", "EBGT");

    /** Of ten characters, this number are walls, floors and marks when a text is taken for blocks. */
    private static final int MOST_OF_TEN = 9;

    private static final String KNOWN = "#% .ABEGPSTXo\r\n";

    /** Of this number of characters one at least is a wall where others are marks. */
    private static final int LEAST_WALLS = 10;

    private Blocks() {}

    @Override
    public boolean recognises(byte[] head) {
        int from = TextLines.beginOf(head);
        int[] counts = new int[256];
        for (int i = from; i < head.length; i++) {
            counts[head[i] & 0xff]++;
        }
        int all = head.length - from;
        for (int letter = 0x80; letter < 0xc0; letter++) {
            all -= counts[letter]; // not the first byte of a character
        }
        int walls = counts['#'] + counts['%'];
        int known = KNOWN.chars().map(letter -> counts[letter]).sum();
        boolean hasMarks = walls * LEAST_WALLS >= all && (known + marks(counts)) * 10 >= all * MOST_OF_TEN;
        boolean areUsual = walls > 0 && (known * 10 >= all * MOST_OF_TEN || hasMarks);
        String text = new String(head, from, head.length - from, StandardCharsets.ISO_8859_1);
        return areUsual || OtherWalls.of(text) != null || OtherWalls.of(text.replaceAll("[,;] (?![,;])|[,;\t]", "")) != null;
    }

    /** How many characters may be those of a solution: digits, arrows, or the other one that is most frequent; or tabs between tiles. */
    private static int marks(int... counts) {
        int digits = IntStream.rangeClosed('0', '9').map(digit -> counts[digit]).sum();
        int most = Math.max(Math.max(digits, counts['\t']),
                MarkedPath.ARROWS.chars().map(arrow -> counts[arrow]).sum());
        for (int letter = '!'; letter <= '~'; letter++) {
            most = KNOWN.indexOf(letter) < 0 ? Math.max(most, counts[letter]) : most;
        }
        return most;
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        TextLines lines = JoinedTiles.parted(TextLines.of(source, "rows of tiles: " + LETTERS));
        int columns = lines.longest(0, lines.count());
        OtherWalls others = OtherWalls.of(lines);
        if (others != null) {
            source.note(others.meaning());
            return MarkedTiles.read(lines, 0, columns, others.tiles(), others.meaning());
        }
        return isPacman(lines)
                ? MarkedTiles.read(lines, 0, columns, lines.hasAny(".") ? PACMAN_TILES : PERCENTS, PACMAN)
                : MarkedTiles.read(lines, 0, columns, TILES, LETTERS);
    }

    /** Whether the first wall is a %. */
    private static boolean isPacman(TextLines lines) {
        for (int i = lines.begin(); i < lines.size(); i++) {
            if (lines.at(i) == '#' || lines.at(i) == '%') {
                return lines.at(i) == '%';
            }
        }
        return false;
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        file(document).write(out);
    }

    private static RowFile file(Document document) {
        return TileText.file(FORMAT, document, PALETTE, "");
    }
}
