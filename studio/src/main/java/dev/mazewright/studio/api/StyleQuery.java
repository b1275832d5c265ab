package dev.mazewright.studio.api;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.draw.Annotation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.studio.http.Query;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a request says of how a picture looks and how much a document tells. */
final class StyleQuery {
    static final List<String> NAMES = List.of(
            "cellSize", "wallThickness", "margin", "solutionThickness", "theme", "paper", "annotate", "outlines", "neighbours");

    private final Style style;
    private final boolean isAnnotated;

    /**
     * The style that a request asks for.
     *
     * @param format that is going to be written
     */
    StyleQuery(Query query, Format format) {
        String paper = query.text("paper");
        if (paper != null && !Paper.FORMATS.contains(format.name())) {
            throw new UsageException("'paper' is for " + String.join(", ", Paper.FORMATS) + "; " + format.name()
                    + " fills no page");
        }
        if (paper != null && query.has("cellSize")) {
            throw new UsageException("on paper, cells are as large as the page allows; leave out 'cellSize' or 'paper'");
        }
        String theme = query.text("theme");
        Style plain = Style.DEFAULT;
        style = new Style(
                (int) query.whole("cellSize", 1, Style.MOST, plain.cellSize()),
                (int) query.whole("wallThickness", 1, Style.MOST, plain.wallThickness()),
                (int) query.whole("margin", 0, Style.MOST, plain.margin()),
                (int) query.whole("solutionThickness", 1, Style.MOST, plain.solutionThickness()),
                theme == null ? plain.theme() : Theme.named(theme),
                paper == null ? null : Paper.named(paper),
                query.flag("outlines"),
                query.flag("neighbours"));
        isAnnotated = query.flag("annotate");
    }

    /** What is to be written, with a line of text under the maze if one is wanted. */
    Document document(Puzzle puzzle, @Nullable Path way) {
        Document document = new Document(way == null ? puzzle : puzzle.between(way), way, style);
        return isAnnotated
                ? document.annotated(Annotation.line(puzzle, way == null ? Solving.solve(puzzle, null) : way))
                : document;
    }
}
