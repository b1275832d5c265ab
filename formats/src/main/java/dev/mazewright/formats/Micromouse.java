package dev.mazewright.formats;

import dev.mazewright.core.Puzzle;
import java.io.IOException;
import java.util.List;

/**
 * The text of the micromouse collections: boxes with posts {@code o} or {@code +}, S and G in cells, the first row in
 * the north, free text behind. A {@code .} for a wall means that nobody knows; it counts as a gap. One with posts
 * {@code o} that is open at the bottom and nowhere else has been cut off.
 *
 * <p>Such files end in txt, maze or map, as others do, so they are told by their content alone.
 *
 * <p>Source: the files of micromouseonline's collection and of the simulators by kerikun11 and mackorone.
 */
final class Micromouse implements Reader {
    static final Format FORMAT = new Format(
            "micromouse", "Micromouse mazes as text, with posts o or +.", List.of(), new Micromouse(), null);

    private Micromouse() {}

    @Override
    public boolean recognises(byte[] head) {
        return Text.isPosts(TextLines.firstLine(head), 'o');
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        return BoxText.read(source, true);
    }
}
