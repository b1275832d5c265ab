package dev.mazewright.core.mask;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.shape.Rectangle;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The letters of a text, however they are drawn: in strokes of our own, or as a picture that fonts have drawn. */
public interface Letters {
    /** Pixels around a word that is a picture. */
    int MARGIN = 2;

    /** How many times as large as it must be to be read a word is that is a picture: its strokes are two pixels wide. */
    int LEGIBLE = 2;

    /** The least width at which they can be read, in sides of a square as large as a cell. */
    double legibleWidth();

    /** The least height at which they can be read, in sides of a square as large as a cell. */
    double legibleHeight();

    /** Their width where their height is 1, with a margin. */
    double aspect();

    /** Where they are in a room of this size; no stroke is thinner than twice {@code thin} if they can help it. */
    Region on(double wide, double high, double thin);

    /**
     * The letters of a text in strokes.
     *
     * @throws dev.mazewright.core.run.UsageException if it has letters that there are not ({@link #missing}), none at all, or too many
     */
    static Letters of(String text) {
        return new MaskText(text);
    }

    /** The letters of a text that have no strokes, each once. */
    static String missing(String text) {
        return text.codePoints().filter(letter -> letter != ' ' && letter != '\n' && !StrokeFont.has(letter))
                .distinct().mapToObj(Character::toString).collect(Collectors.joining());
    }

    /**
     * The pixels of the letters as a picture, with a margin.
     *
     * @param longer how many there are along the longer side; null for as many as the letters need
     */
    default Mask pixels(@Nullable Integer longer) {
        Size least = Masks.legible(this, null, new Rectangle(1, 1, null));
        int legible = Math.max(least.rows(), least.columns());
        double scale = ((longer == null ? LEGIBLE * legible + 2 * MARGIN : longer) - 2.0 * MARGIN) / legible;
        return Masks.letters(this, new Rectangle(
                (int) Math.max(1, Math.rint(scale * least.rows()) + 2 * MARGIN), //
                (int) Math.max(1, Math.rint(scale * least.columns()) + 2 * MARGIN), null));
    }
}
