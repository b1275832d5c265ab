package dev.mazewright.books.page;

import dev.mazewright.books.description.BookWords;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Word;
import dev.mazewright.books.unplugged.HandRun;
import dev.mazewright.books.unplugged.TableRow;
import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.drawing.letters.Typeface;
import java.io.IOException;

/**
 * Draws a table, empty or filled in.
 *
 * @param pencil that writes
 * @param words of its rows
 * @param run whose table it is
 * @param layout of its columns
 * @param isFilled whether it shows what is written into it
 */
record TableDrawing(Pencil pencil, BookWords words, HandRun run, TableLayout layout, boolean isFilled) {
    static final double LABEL = 8;
    private static final double GIVEN = 9;
    private static final double WRITTEN = 12;
    private static final double THIN = 0.75;
    private static final double THICK = 2.25;
    private static final double DIGIT = 0.72;
    private static final double INSET = 3;
    private static final double AFTER_LABEL = 6;
    private static final int BLACK = 0x000000;
    private static final int STROKE = 0x505050;
    private static final int FRAME = 0x808080;
    private static final int SHADE = 0xE6E6E6;

    /** How wide the words beside the rows are. */
    static double labels(Typeface face, BookWords words, HandRun run) {
        return AFTER_LABEL + run.rows().stream()
                .mapToDouble(row -> face.width(words.of(word(row)), LABEL))
                .max()
                .orElse(0);
    }

    static Word word(TableRow row) {
        return switch (row) {
            case RANDOM_NUMBER -> Word.RANDOM_NUMBER;
            case CELL, NUMBER -> Word.CELL;
            case FROM -> Word.FROM;
            case WALL -> Word.WALL;
            case COMPONENTS -> Word.COMPONENTS;
            case OPENED -> Word.OPENED;
            case PARENT -> Word.PARENT;
        };
    }

    /** Draws it with its top left corner there. */
    void draw(double left, double top) throws IOException {
        double columns = left + labels(pencil.face(), words, run);
        double lineTop = top;
        for (int from = 0; from < run.columns().size(); from += layout.perLine()) {
            double rowTop = lineTop;
            for (int row = 0; row < run.rows().size(); row++) {
                TableRow kind = run.rows().get(row);
                double height = layout.height(kind);
                pencil.left(left, middle(rowTop, height, LABEL), LABEL, words.of(word(kind)));
                for (int i = from; i < Math.min(from + layout.perLine(), run.columns().size()); i++) {
                    PageArea box = new PageArea(columns + (i - from) * layout.column(), rowTop, layout.column(), height);
                    slot(run.columns().get(i), row, box);
                }
                rowTop += height;
            }
            firsts(from, columns, lineTop, rowTop);
            lineTop = rowTop + TableLayout.GAP;
        }
    }

    private static double middle(double top, double height, double size) {
        return top + height / 2 + DIGIT * size / 2;
    }

    private void slot(HandRun.Column column, int row, PageArea box) throws IOException {
        HandRun.Slot slot = column.slots().get(row);
        Canvas canvas = pencil.canvas();
        boolean isGiven = TableLayout.isGiven(run.rows().get(row));
        if (isGiven) {
            canvas.rectangle(box.left(), box.top(), box.right(), box.bottom(), SHADE);
        }
        frame(box, THIN, FRAME);
        int values = slot.values().size();
        for (int i = 0; i < values; i++) {
            PageArea part = new PageArea(box.left() + i * box.width() / values, box.top(), box.width() / values, box.height());
            if (i > 0) {
                line(part.left(), part.top(), part.left(), part.bottom(), THIN, FRAME);
            }
            if (TableLayout.isShown(slot, isFilled)) {
                value(slot.values().get(i), isGiven ? GIVEN : WRITTEN, part);
            }
        }
        if (slot.isCrossed() && isFilled) {
            line(box.left() + INSET, box.bottom() - INSET, box.right() - INSET, box.top() + INSET, THIN, STROKE);
        }
    }

    private void value(String value, double size, PageArea box) throws IOException {
        pencil.left(box.middle() - pencil.width(value, size) / 2, middle(box.top(), box.height(), size), size, value);
    }

    /** Thick frames around the boxes at which a part of the work begins. */
    private void firsts(int from, double left, double top, double bottom) throws IOException {
        for (int i = from; i < Math.min(from + layout.perLine(), run.columns().size()); i++) {
            if (run.columns().get(i).isFirst()) {
                double above = layout.height(run.rows().getFirst());
                double x = left + (i - from) * layout.column();
                frame(new PageArea(x, top + above, layout.column(), bottom - top - above), THICK, BLACK);
            }
        }
    }

    private void frame(PageArea box, double width, int colour) throws IOException {
        Canvas canvas = pencil.canvas();
        canvas.stroke(colour, width, Canvas.Cap.SHARP);
        canvas.move(box.left(), box.top());
        canvas.line(box.right(), box.top());
        canvas.line(box.right(), box.bottom());
        canvas.line(box.left(), box.bottom());
        canvas.close();
        canvas.paint();
    }

    private void line(double x1, double y1, double x2, double y2, double width, int colour) throws IOException {
        Canvas canvas = pencil.canvas();
        canvas.stroke(colour, width, Canvas.Cap.SHARP);
        canvas.move(x1, y1);
        canvas.line(x2, y2);
        canvas.paint();
    }
}
