package dev.mazewright.formats.book;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.draw.Lettering;
import dev.mazewright.formats.draw.PrintedFile;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;
import java.io.IOException;
import java.util.List;

/** Draws the pages of a book that have its mazes. */
final class BookPages {
    private static final double NAME = 13;
    private static final double SMALL_NAME = 11;
    private static final double ANSWER_NAME = 9;
    private static final double HEADING = 16;
    private static final double BELOW_HEADING = 30;
    private static final double NUMBER = 10;
    private static final double GAP = 22;

    private final Book book;
    private final BookPlan plan;
    private final PageFrame frame;
    private final Context context;
    private final Style maze;
    private final Style answer;

    BookPages(Book book, BookPlan plan, PageFrame frame, Context context) {
        this.book = book;
        this.plan = plan;
        this.frame = frame;
        this.context = context;
        BookStyle style = new BookStyle(book.style());
        maze = style.maze();
        answer = style.answer();
    }

    /**
     * Makes sure that each maze fits its box.
     *
     * @throws UsageException if the cells of one would be too small; with its number and its size
     */
    void requireFit() {
        for (int page = 1; page <= plan.pages().size(); page++) {
            BookPlan.Page planned = plan.pages().get(page - 1);
            boolean isAnswers = planned.kind() == BookPlan.Kind.ANSWERS;
            if (!isAnswers && planned.kind() != BookPlan.Kind.MAZES) {
                continue;
            }
            List<Box> boxes = boxes(page);
            double least = isAnswers ? 1 : book.leastCell();
            for (int i = 0; i < planned.mazes(); i++) {
                BookPlan.Place place = plan.places().get(planned.first() + i);
                Shape shape = new Maker(place.section().recipes(place.index()).getFirst(), context).whole();
                double cell = MazeBox.in(boxes.get(i), shape, size(planned), isAnswers ? answer : maze).fit().cell();
                if (cell < least) {
                    throw new UsageException(book.source() + ", maze " + (planned.first() + i + 1) + ": " + shape.name() + " "
                            + shape.size() + " has cells of " + millimetres(cell) + " mm on page " + page + ", less than the "
                            + millimetres(least) + " mm of " + (isAnswers ? "answers" : "least-cell") + "; take a smaller size, "
                            + (isAnswers ? "fewer answers" : "fewer mazes") + " a page or a larger trim size");
                }
            }
        }
    }

    private static double millimetres(double points) {
        return Math.round(points / Paper.MILLIMETRE * 100) / 100.0;
    }

    private static double size(BookPlan.Page planned) {
        return planned.kind() == BookPlan.Kind.ANSWERS ? ANSWER_NAME : planned.section() != null && planned.section().perPage() > 1 ? SMALL_NAME : NAME;
    }

    /** The boxes of the mazes of a page. */
    private List<Box> boxes(int page) {
        BookPlan.Page planned = plan.pages().get(page - 1);
        Box area = frame.area(page);
        if (planned.kind() == BookPlan.Kind.ANSWERS) {
            return area.below(BELOW_HEADING).parts(book.answers(), GAP);
        }
        return area.parts(planned.section() == null ? 1 : planned.section().perPage(), GAP);
    }

    /** Draws the mazes of a page, or its answers. */
    void draw(PrintedFile.Surface surface, int page, List<BookMaze> mazes) throws IOException {
        BookPlan.Page planned = plan.pages().get(page - 1);
        boolean isAnswers = planned.kind() == BookPlan.Kind.ANSWERS;
        Style style = isAnswers ? answer : maze;
        double size = size(planned);
        List<Box> boxes = boxes(page);
        if (isAnswers) {
            new Pencil(surface.canvas()).centred(frame.area(page), frame.area(page).top() + HEADING, HEADING, "Answers");
        }
        for (int i = 0; i < planned.mazes(); i++) {
            BookMaze each = mazes.get(planned.first() + i);
            MazeBox box = MazeBox.in(boxes.get(i), new Maker(each.recipe(), context).whole(), size, style);
            Pencil pencil = new Pencil(surface.canvas());
            if (isAnswers) {
                pencil.left(box.left(), box.textBase(), size, each.number() + " (page " + each.page() + ")");
            } else {
                name(pencil, box, each, size);
            }
            box.draw(surface, each.recipe(), isAnswers, style, context);
        }
    }

    /** The number of a maze at the left and its stars at the right, as far as there is room. */
    private static void name(Pencil pencil, MazeBox box, BookMaze maze, double size) throws IOException {
        String name = "Maze " + maze.number();
        pencil.left(box.left(), box.textBase(), size, name);
        double after = box.left() + Lettering.width(name, size) + size;
        pencil.stars(maze.stars(), Math.max(after, box.right() - Pencil.starsWidth(size)), box.textBase(), size);
    }

    /** Writes the number of a page. */
    void number(PrintedFile.Surface surface, int page) throws IOException {
        if (book.hasPageNumbers() && plan.pages().get(page - 1).kind() != BookPlan.Kind.TITLE) {
            new Pencil(surface.canvas()).centred(frame.area(page), frame.footBase(), NUMBER, Integer.toString(page));
        }
    }
}
