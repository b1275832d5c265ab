package dev.mazewright.formats.micromouse;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.io.Writer;
import dev.mazewright.formats.text.BoxText;
import dev.mazewright.formats.text.Text;
import java.io.IOException;
import java.io.OutputStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The mazes of micromouse contests. Written as text, and read as that, as 256 bytes ({@link Bytes}) or as
 * numbers ({@link CellNumbers}), detected by their content: such files end in txt, maz, maze or map, as others do.
 *
 * <pre>
 *   o---o---o      posts o or +; the first row lies in the north
 *   |     G |      S the start, G goals; a . for a wall means that it is unknown, and counts as a gap
 *   o   o---o
 *   | S     |
 *   o---o---o      what follows is free text
 * </pre>
 *
 * <p>A drawing with posts o that is open at the bottom and nowhere else has been cut off; where a maze is so, its posts
 * are written as +.
 *
 * <p>Source: the files of micromouseonline's collection and of the simulators by kerikun11 and mackorone.
 */
public final class Micromouse implements Reader, Writer {
    private static final Micromouse MICROMOUSE = new Micromouse();

    public static final Format FORMAT = Format.named(
                    "micromouse", "Micromouse mazes: text with posts o or +, S and G; also reads .maz and .num.")
            .reads(MICROMOUSE, "rectangle")
            .writes(MICROMOUSE, "rectangle")
            .build();

    private Micromouse() {}

    /** Whether a format, of this name, is of contest mazes alone. */
    public static boolean isOfContests(@Nullable String format) {
        return Stream.of(FORMAT, CellNumbers.FORMAT, Bytes.FORMAT).anyMatch(each -> each.name().equals(format));
    }

    @Override
    public boolean recognises(byte[] head) {
        return Text.isPosts(TextLines.firstLine(head), 'o');
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        Reader reader = Format.reader(source.head(), Bytes.FORMAT, CellNumbers.FORMAT);
        return reader == null ? BoxText.read(source, true) : reader.read(source);
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        Puzzle puzzle = document.puzzle();
        Text.write(FORMAT, Document.of(puzzle), BoxText.isOpenOnlyBelow(puzzle) ? '+' : 'o', 'G', out);
    }
}
