package dev.mazewright.books.page;

import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Wording;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.letters.Typeface;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Large letters in the middle of a page: one line, or a few where the text is long.
 *
 * @param lines of the text
 * @param size of the letters
 */
public record Heading(List<String> lines, double size) {
    private static final int MOST_LINES = 3;
    private static final double LEADING = 1.25;
    private static final double LEAST = 9;

    /** Smaller than this share of its size no heading is, to stand on one line. */
    private static final double SHARE = 0.6;

    /**
     * A heading on a page.
     *
     * @param most the size of the letters, where there is room
     * @param base where its last line stands
     * @throws UsageException if the text is too long for the page
     */
    static Heading of(String text, double most, double base, PageContext page) {
        double width = page.area().width();
        Typeface face = page.book().look().font();
        double line = Math.min(most, most * width / Math.max(1, face.width(text, most)));
        if (line >= SHARE * most) {
            return new Heading(List.of(text), most);
        }
        Heading heading = fitting(text, SHARE * most, LEAST, width, base - page.area().top(), face);
        if (heading != null) {
            return heading;
        }
        throw new UsageException(page.book().source() + ": '" + text + "' does not fit on page " + page.number()
                + "; take a shorter text or a larger trim size");
    }

    /** A few lines, in the largest letters from {@code most} down to {@code least} in which they fit; null if they do not. */
    public static @Nullable Heading fitting(String text, double most, double least, double width, double height, Typeface face) {
        for (double size = most; size >= least; size--) {
            List<String> lines = Wording.wrapped(text, size, width, face);
            double at = size;
            if (lines.size() <= MOST_LINES
                    && lines.size() * LEADING * size <= height
                    && lines.stream().allMatch(each -> face.width(each, at) <= width)) {
                return new Heading(lines, size);
            }
        }
        return null;
    }

    /** From its base to above its first line. */
    double height() {
        return lines.size() * LEADING * size;
    }

    /** Writes it, with its last line standing on a base. */
    void draw(Pencil pencil, PageArea box, double base) throws IOException {
        for (int i = 0; i < lines.size(); i++) {
            pencil.centred(box, base - (lines.size() - 1 - i) * LEADING * size, size, lines.get(i));
        }
    }
}
