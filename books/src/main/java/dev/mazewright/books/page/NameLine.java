package dev.mazewright.books.page;

import dev.mazewright.books.description.BookWords;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Word;
import java.io.IOException;

/** A line at the top of a page on which a name and a time are written by hand. */
final class NameLine {
    private static final double TEXT = 12;
    private static final double HEIGHT = 34;
    private static final double GAP = 8;

    /** The share of the page that the time takes. */
    private static final double TIME = 0.3;

    private NameLine() {}

    /** What is left of an area below the line. */
    static PageArea below(PageArea area) {
        return area.below(HEIGHT);
    }

    /** Draws it at the top of an area. */
    static void draw(Pencil pencil, PageArea area, BookWords words) throws IOException {
        double middle = area.right() - TIME * area.width();
        blank(pencil, area.left(), middle - 2 * GAP, area.top() + TEXT, words.of(Word.NAME));
        blank(pencil, middle, area.right(), area.top() + TEXT, words.of(Word.TIME));
    }

    private static void blank(Pencil pencil, double left, double right, double base, String word) throws IOException {
        pencil.left(left, base, TEXT, word);
        pencil.rule(Math.min(right, left + pencil.width(word, TEXT) + GAP), right, base + 2);
    }
}
