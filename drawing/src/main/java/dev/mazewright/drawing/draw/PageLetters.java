package dev.mazewright.drawing.draw;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.FontFile;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The letters of the lines above and below a maze. Those of Western Europe are written as each canvas writes plain letters by
 * itself; all others, and those of another font, as books have them.
 *
 * @param font their font, or null for Liberation Sans, which is read when it is needed
 */
public record PageLetters(@Nullable FontFile font) {
    /** Those of Liberation Sans. */
    static final PageLetters SANS = new PageLetters(null);

    /** The last letter of Latin 1, which all canvases can write. */
    private static final int LAST_PLAIN = 0xFF;

    /** Makes sure that a line can be set; a {@link UsageException} if the file is not a font, has not all of its letters, or cannot be shaped. */
    public void require(String what, String line) {
        if (isLatin(line)) {
            return;
        }
        List<String> missing = face().missing(line);
        if (!missing.isEmpty()) {
            throw new UsageException(what + " has " + Typeface.named(missing) + ", which the font, " + face().name()
                    + ", has not; take other letters, or a font that has them, by the flag --font FILE of the command line");
        }
        face().width(line, 1); // what the runtime cannot shape is refused here
    }

    /** Whether a line needs nothing but plain letters, or has some that were not required: canvases show what they can. */
    boolean isPlain(String line) {
        return isLatin(line) || (font == null && !face().missing(line).isEmpty());
    }

    private boolean isLatin(String line) {
        return font == null && line.chars().allMatch(letter -> letter <= LAST_PLAIN);
    }

    private Typeface face() {
        return font == null ? Typeface.sans() : Typeface.of(font);
    }

    /** How wide a line is at this size. */
    double width(String line, double size) {
        return face().width(line, size);
    }

    /** Writes a line that begins here, standing on y. */
    void write(Canvas canvas, double x, double y, double size, int colour, String line) throws IOException {
        if (isPlain(line)) {
            canvas.text(x, y, size, colour, line);
        } else {
            canvas.text(x, y, size, colour, face(), line);
        }
    }
}
