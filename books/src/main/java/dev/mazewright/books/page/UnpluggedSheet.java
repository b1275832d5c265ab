package dev.mazewright.books.page;

import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Word;
import dev.mazewright.books.unplugged.HandRun;
import dev.mazewright.books.unplugged.NumberedGrid;
import dev.mazewright.books.unplugged.UnpluggedAlgorithm;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.drawing.letters.Typeface;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A sheet on which an algorithm is run by hand: above, a grid beside the pseudo-code; below, the tables.
 *
 * @param section that it is in
 * @param page that it is on
 * @param algorithm that is run
 */
record UnpluggedSheet(BookSection section, PageContext page, UnpluggedAlgorithm algorithm) {
    private static final double GAP = 14;
    private static final double HEADING = 11;
    private static final double BELOW_HEADING = 17;
    private static final double STEP = 0.02;

    /** The sheet of a recipe. */
    static UnpluggedSheet of(BookSection section, PageContext page, Recipe recipe) {
        return new UnpluggedSheet(section, page, section.algorithm(recipe));
    }

    private Typeface face() {
        return page.book().look().font();
    }

    /** Without the line for a name, the title and the instructions. */
    private PageArea area() {
        return new SheetHead(section, page).below();
    }

    private String byHand(long first, long last) {
        return page.words().of(Word.byHand(algorithm), algorithm.isSolver() ? "start" : "cell", first, "goal", last);
    }

    /** The upper part for a shape, on a share of the page at most: as high with any cells as with the highest numbers. */
    private SheetTop top(Shape shape, double share) {
        long highest = shape.grid().cells();
        String byHand = byHand(highest, highest);
        SheetTexts texts = new SheetTexts(face(), page.words(), page.words().of(Word.code(algorithm)), byHand, SheetTexts.MOST);
        return SheetTop.of(area(), shape, texts, share);
    }

    /** How the columns of a run are laid out below the upper part, or null if they do not fit. */
    private @Nullable TableLayout layout(HandRun run, SheetTop top) {
        PageArea box = tables(top);
        double width = box.width() - TableDrawing.labels(face(), page.words(), run);
        double lines = algorithm.isSolver() ? BELOW_HEADING + FrontierLines.height(run) + FrontierLines.pathHeight() : 0;
        return TableLayout.of(run.rows(), run.columns().size(), width, box.height() - BELOW_HEADING - lines);
    }

    /** The upper part, and how the columns below it are laid out. */
    private record Parts(SheetTop top, TableLayout layout) {}

    /** The parts of a run that fits: with the largest boxes, and then the largest upper part. */
    private Parts parts(HandRun run) {
        @Nullable Parts best = null;
        for (double share = SheetTop.MOST; share > SheetTop.LEAST - STEP; share -= STEP) {
            SheetTop top = top(run.puzzle().grid().shape(), Math.max(share, SheetTop.LEAST));
            TableLayout layout = layout(run, top);
            if (layout != null && (best == null || layout.size() > best.layout.size())) {
                best = new Parts(top, layout);
            }
        }
        if (best == null) {
            throw new IllegalStateException("the tables do not fit: " + run.puzzle().recipe());
        }
        return best;
    }

    private PageArea tables(SheetTop top) {
        return area().below(top.height() + GAP);
    }

    /** The upper part for a shape, as small as it may be. */
    SheetTop least(Shape shape) {
        return top(shape, SheetTop.LEAST);
    }

    /** Why a grid does not fit, or null if it does. */
    @Nullable String misfit(Shape shape) {
        SheetTop top = least(shape);
        if (!top.isFitting(area())) {
            return "its pseudo-code and the text below it take more than two fifths of the page";
        }
        boolean isRoomy = top.cell() * NumberedGrid.room(shape.grid()) >= NumberedGrid.LEAST_ROOM;
        return isRoomy ? null : "its cells would have too little room for writing";
    }

    /** How the columns of a run are laid out below the least upper part, or null if they do not fit or have several answers. */
    @Nullable TableLayout fitting(HandRun run, SheetTop least) {
        return run.isUnique() ? layout(run, least) : null;
    }

    /** Draws all but the line for a name; filled in, the grid shows the maze. */
    void draw(Pencil pencil, HandRun run, String name, boolean isFilled) throws IOException {
        new SheetHead(section, page).drawTexts(pencil);
        Parts parts = parts(run);
        SheetTop top = parts.top();
        TableLayout layout = parts.layout();
        pencil.left(area().left(), area().top() + SheetTop.NAME, SheetTop.NAME, name);
        top.texts().with(byHand(run.first(), run.last())).draw(pencil, top.text());
        grid(pencil, run, top, isFilled);
        PageArea tables = tables(top);
        if (algorithm.isSolver()) {
            FrontierLines lines = new FrontierLines(pencil, page.words(), run, isFilled);
            heading(pencil, Word.FRONTIERS, tables);
            lines.draw(tables.below(BELOW_HEADING));
            tables = tables.below(BELOW_HEADING + FrontierLines.height(run) + GAP / 2);
            lines.drawPath(tables.below(BELOW_HEADING + layout.height(run.rows()) - GAP / 2));
        }
        heading(pencil, heading(), tables);
        new TableDrawing(pencil, page.words(), run, layout, isFilled).draw(tables.left(), tables.top() + BELOW_HEADING);
    }

    private void grid(Pencil pencil, HandRun run, SheetTop top, boolean isFilled) throws IOException {
        NumberedGrid grid = new NumberedGrid(run.puzzle(), top.grid().left(), top.grid().top(), top.cell());
        if (algorithm.isSolver()) {
            grid.drawSearch(pencil.canvas(), face(), isFilled ? run.path() : List.of());
        } else if (isFilled) {
            grid.drawMaze(pencil.canvas(), face());
        } else {
            grid.drawEmpty(pencil.canvas(), face());
        }
    }

    private void heading(Pencil pencil, Word word, PageArea box) throws IOException {
        pencil.left(box.left(), box.top() + HEADING, HEADING, page.words().of(word));
    }

    private Word heading() {
        return switch (algorithm) {
            case RECURSIVE_BACKTRACKER -> Word.STACK;
            case BREADTH_FIRST_TREE -> Word.FRONTIERS;
            case WILSON -> Word.WALKS;
            case KRUSKAL -> Word.WALLS;
            case BREADTH_FIRST_SEARCH -> Word.PARENTS;
        };
    }
}
