package dev.mazewright.books.page;

import dev.mazewright.books.description.BookWords;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Word;
import dev.mazewright.books.unplugged.HandRun;
import java.io.IOException;
import java.util.stream.Collectors;

/**
 * The lines of a search: a line for each frontier, in two columns, and one for the path.
 *
 * @param pencil that writes
 * @param words of the lines
 * @param run a search
 * @param isFilled whether it shows what is written on them
 */
record FrontierLines(Pencil pencil, BookWords words, HandRun run, boolean isFilled) {
    private static final double HEIGHT = 21;
    private static final double GAP = 18;
    private static final double TEXT = 9;
    private static final double WRITTEN = 12;
    private static final double LABEL = 16;
    private static final double BELOW = 3;

    /** The height of the lines of all frontiers. */
    static double height(HandRun run) {
        return rows(run) * HEIGHT;
    }

    /** The height of the line of the path. */
    static double pathHeight() {
        return HEIGHT;
    }

    private static int rows(HandRun run) {
        return (run.frontiers().size() + 1) / 2;
    }

    /** Draws the frontiers in a box. */
    void draw(PageArea box) throws IOException {
        double width = (box.width() - GAP) / 2;
        for (int i = 0; i < run.frontiers().size(); i++) {
            int column = i / rows(run);
            double left = box.left() + column * (width + GAP);
            double base = box.top() + (i % rows(run) + 1) * HEIGHT - BELOW;
            String cells = run.frontiers().get(i).stream().map(Object::toString).collect(Collectors.joining("  "));
            line(Integer.toString(i), LABEL, cells, i == 0, new PageArea(left, base, width, 0));
        }
    }

    /** Draws the path in a box. */
    void drawPath(PageArea box) throws IOException {
        String label = words.of(Word.PATH);
        String cells = run.path().stream().map(Object::toString).collect(Collectors.joining("  "));
        line(label, pencil.width(label, TEXT) + TEXT, cells, false, new PageArea(box.left(), box.top() + HEIGHT - BELOW, box.width(), 0));
    }

    private void line(String label, double labelWidth, String cells, boolean isGiven, PageArea at) throws IOException {
        pencil.left(at.left(), at.top(), TEXT, label);
        pencil.rule(at.left() + labelWidth, at.right(), at.top() + BELOW);
        if (isGiven || isFilled) {
            double width = at.width() - labelWidth - 2 * BELOW;
            double size = Math.min(WRITTEN, WRITTEN * width / Math.max(1, pencil.width(cells, WRITTEN)));
            pencil.left(at.left() + labelWidth + BELOW, at.top(), size, cells);
        }
    }
}
