package dev.mazewright.drawing.paper;

import dev.mazewright.drawing.draw.Decimals;
import dev.mazewright.drawing.draw.Page;
import dev.mazewright.drawing.draw.Poster;
import dev.mazewright.formats.io.Document;
import org.jspecify.annotations.Nullable;

/** Whether the lines of a page are as wide as printers ask for. */
public final class PrintedLines {
    private PrintedLines() {}

    /** A note that lines on paper are too thin to print, or null if they are thick enough or the document has no paper. */
    public static @Nullable String note(Document document) {
        if (document.style().paper() == null) {
            return null;
        }
        Page page = new Page(document.style().page().sheets() == null ? document : Poster.of(document).whole());
        boolean isAsked = document.style().page().lineWidth() > 0;
        return page.halfWall() == 0 || page.wallThickness() >= Page.LEAST_LINE ? null
                : "lines are " + Decimals.number(page.wallThickness()) + " pt wide, and printers take " + Page.LEAST_LINE + " pt and more; "
                        + (isAsked ? "take a greater --line-width" : "take a larger paper or a smaller maze");
    }
}
