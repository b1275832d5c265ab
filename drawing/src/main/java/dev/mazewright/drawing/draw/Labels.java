package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Caption;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Theme;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws what stands beside the cells: arrows at edges that are glued, captions, and the line of text below. */
final class Labels {
    /** Captions are so large, in units of a cell, within limits; smaller ones are left out. */
    private static final double CAPTION_SIZE = 0.6;

    private static final double LEAST_CAPTION = 4;
    private static final double MOST_CAPTION = 14;

    private final Page page;
    private final Theme theme;
    private final @Nullable String annotation;
    private final List<Caption> captions;
    private final List<Link.Seam> seams;

    Labels(Page page, Document document) {
        this.page = page;
        theme = document.style().theme();
        annotation = document.annotation();
        Shape shape = document.puzzle().maze().grid().shape();
        captions = shape.captions();
        seams = shape.seams();
    }

    /** Whether there are plain letters: a line of text, captions, or labels of edges. */
    boolean hasPlainText() {
        boolean isAnnotated = annotation != null && PageLetters.SANS.isPlain(annotation);
        return isAnnotated || page.hasPlainLines() || !seams.isEmpty() || !captions.isEmpty();
    }

    /** What stands beside the cells: arrows at edges that are glued, and captions. */
    void draw(Canvas canvas) throws IOException {
        if (!seams.isEmpty()) {
            canvas.begin("seams");
            for (Link.Seam seam : seams) {
                Seams.draw(canvas, page, seam, theme);
            }
            canvas.end();
        }
        double size = Math.min(CAPTION_SIZE * page.cellSize(), MOST_CAPTION);
        if (!captions.isEmpty() && size >= page.leastLetters(LEAST_CAPTION)) {
            canvas.begin("captions");
            for (Caption caption : captions) {
                canvas.text(page.x(caption.x()) - page.halfWall(), page.y(caption.y()), size, theme.ink(), caption.text());
            }
            canvas.end();
        }
    }

    /** The line of text under the maze. */
    void annotate(Canvas canvas) throws IOException {
        page.write(canvas, theme.ink());
        if (annotation != null) {
            canvas.begin("annotation");
            PageLetters.SANS.write(canvas, page.textLeft(), page.textBase(), page.textSize(), theme.ink(), annotation);
            canvas.end();
        }
    }
}
