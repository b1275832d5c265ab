package dev.mazewright.books.page;

import dev.mazewright.books.description.BookWords;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Word;
import dev.mazewright.books.description.Wording;
import dev.mazewright.drawing.letters.Typeface;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The pseudo-code of an unplugged sheet, and how its tables are filled in.
 *
 * @param face of the letters
 * @param words with the two headings
 * @param code lines of pseudo-code, indented by two spaces a level
 * @param byHand paragraphs
 * @param size of the letters
 */
record SheetTexts(Typeface face, BookWords words, String code, String byHand, double size) {
    /** The sizes that letters may have. */
    static final double MOST = 11;

    static final double LEAST = 8;

    private static final double HEADING = 1.1;
    private static final double LEADING = 1.35;
    private static final double INDENT = 0.55;
    private static final double BETWEEN = 12;
    private static final double INSET = 8;
    private static final int SHADE = 0xF0F0F0;

    /** A line of pseudo-code, perhaps a part of one. */
    private record CodeLine(String text, double indent) {}

    /** The same in letters of another size. */
    SheetTexts at(double other) {
        return new SheetTexts(face, words, code, byHand, other);
    }

    /** The same with other paragraphs. */
    SheetTexts with(String paragraphs) {
        return new SheetTexts(face, words, code, paragraphs, size);
    }

    private List<CodeLine> codeLines(double width) {
        List<CodeLine> lines = new ArrayList<>();
        for (String line : code.split("\n", -1)) {
            double indent = (line.length() - line.stripLeading().length()) * INDENT * size;
            for (String part : Wording.wrapped(line.strip(), size, width - 2 * INSET - indent, face)) {
                lines.add(new CodeLine(part, indent));
                indent += lines.getLast().text().isEmpty() ? 0 : 2 * INDENT * size;
            }
        }
        return lines;
    }

    private List<String> textLines(double width) {
        return Wording.wrapped(byHand, size, width, face);
    }

    private double headingHeight() {
        return 2 * HEADING * size;
    }

    private double codeHeight(double width) {
        return codeLines(width).size() * LEADING * size + 2 * INSET;
    }

    /** The height of all in a column of this width. */
    double height(double width) {
        return 2 * headingHeight() + codeHeight(width) + BETWEEN + Pencil.height(textLines(width), size);
    }

    /** Draws all at the top of a box. */
    void draw(Pencil pencil, PageArea box) throws IOException {
        pencil.left(box.left(), box.top() + HEADING * size, HEADING * size, words.of(Word.PSEUDO_CODE));
        double top = box.top() + headingHeight();
        double bottom = top + codeHeight(box.width());
        pencil.canvas().rectangle(box.left(), top, box.right(), bottom, SHADE);
        double base = top + INSET + size;
        for (CodeLine line : codeLines(box.width())) {
            pencil.left(box.left() + INSET + line.indent(), base, size, line.text());
            base += LEADING * size;
        }
        pencil.left(box.left(), bottom + BETWEEN + HEADING * size, HEADING * size, words.of(Word.BY_HAND));
        pencil.lines(textLines(box.width()), box, bottom + BETWEEN + headingHeight(), size);
    }
}
