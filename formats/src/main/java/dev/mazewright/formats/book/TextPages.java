package dev.mazewright.formats.book;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.draw.PrintedFile;
import dev.mazewright.formats.io.Style;
import java.io.IOException;
import java.util.List;

/** Draws the title page, the page that says how to, and the pages that open sections. */
final class TextPages {
    private static final double TITLE = 44;
    private static final double AUTHOR = 18;
    private static final double HEADING = 28;
    private static final double TEXT = 13;
    private static final double GAP = 24;
    private static final String ORNAMENT = "polar:11x6/recursive-backtracker/seed:";
    private static final String EXAMPLE = "rectangle:9x9/wilson/seed:";

    private final Book book;
    private final BookPlan plan;
    private final PageFrame frame;
    private final Context context;
    private final BookStyle style;

    TextPages(Book book, BookPlan plan, PageFrame frame, Context context) {
        this.book = book;
        this.plan = plan;
        this.frame = frame;
        this.context = context;
        style = new BookStyle(book.style());
    }

    /**
     * Makes sure that the texts fit their pages.
     *
     * @throws UsageException if one does not
     */
    void requireFit() {
        for (int page = 1; page <= plan.pages().size(); page++) {
            BookSection section = plan.pages().get(page - 1).section();
            if (plan.pages().get(page - 1).kind() == BookPlan.Kind.SECTION && section != null) {
                Box area = frame.area(page);
                List<String> lines = Wording.wrapped(section.instructions(), TEXT, area.width());
                if (Pencil.height(lines, TEXT) > area.height() * 2 / 3 - 2 * GAP) {
                    throw new UsageException(book.source() + ": the instructions of section '" + section.title() + "' do not fit on page "
                            + page + ": they have " + lines.size() + " lines; take a shorter text or a larger trim size");
                }
            }
        }
    }

    private Recipe recipe(String text) {
        return Recipe.parse(text + new MazeRandom(book.seed()).stream(text).below(1_000_000));
    }

    /** Title, a maze without its marks, and the author. */
    void title(PrintedFile.Surface surface, int page) throws IOException {
        Box area = frame.area(page);
        Pencil pencil = new Pencil(surface.canvas());
        pencil.centred(area, area.top() + area.height() * 0.2, TITLE, book.title());
        if (!book.author().isEmpty()) {
            pencil.centred(area, area.top() + area.height() * 0.92, AUTHOR, book.author());
        }
        double side = Math.min(area.width() * 0.72, area.height() * 0.5);
        Box middle = new Box(area.middle() - side / 2, area.top() + area.height() * 0.55 - side / 2, side, side);
        maze(surface, middle, ORNAMENT, false, style.ornament());
    }

    private void maze(PrintedFile.Surface surface, Box box, String recipe, boolean isSolved, Style drawn) throws IOException {
        Recipe made = recipe(recipe);
        MazeBox.in(box, new Maker(made, context).whole(), 0, drawn).draw(surface, made, isSolved, drawn, context);
    }

    /** How mazes are solved, with one and its solution. */
    void howTo(PrintedFile.Surface surface, int page) throws IOException {
        Box area = frame.area(page);
        Pencil pencil = new Pencil(surface.canvas());
        pencil.centred(area, area.top() + HEADING + GAP, HEADING, "How to solve the mazes");
        int answers = plan.firstAnswers();
        String text = "Begin at the first mark, in most mazes at the top left, and draw a line to the last one without crossing a"
                + " wall.\n\nWhere paths part, choose one. At a dead end, return to where you chose last and take another.\n\n"
                + "The stars above a maze show how hard it is: one for an easy maze, five for the hardest."
                + (answers == 0 ? "" : "\n\nThe answers begin on page " + answers + ".");
        List<String> lines = Wording.wrapped(text, TEXT, area.width());
        double top = area.top() + HEADING + 3 * GAP;
        pencil.lines(lines, area.left(), top, TEXT);
        double below = top + Pencil.height(lines, TEXT) + GAP - area.top();
        List<Box> pair = area.below(below).grid(1, 2, 2 * GAP);
        double side = Math.min(pair.getFirst().width(), pair.getFirst().height());
        for (int i = 0; i < 2; i++) {
            Box half = pair.get(i);
            maze(surface, new Box(half.middle() - side / 2, half.top(), side, side), EXAMPLE, i == 1, i == 1 ? style.answer() : style.maze());
        }
    }

    /** The title of a section, its instructions and the numbers of its mazes. */
    void section(PrintedFile.Surface surface, int page) throws IOException {
        BookPlan.Page planned = plan.pages().get(page - 1);
        BookSection section = planned.section();
        if (section == null) {
            return;
        }
        Box area = frame.area(page);
        Pencil pencil = new Pencil(surface.canvas());
        double base = area.top() + area.height() / 3;
        if (!section.title().isEmpty()) {
            pencil.centred(area, base, HEADING, section.title());
        }
        int last = planned.first() + planned.mazes();
        String mazes = planned.mazes() == 1 ? "Maze " + last : "Mazes " + (planned.first() + 1) + " to " + last;
        pencil.centred(area, base + GAP, TEXT, mazes);
        if (!section.instructions().isEmpty()) {
            pencil.lines(Wording.wrapped(section.instructions(), TEXT, area.width()), area.left(), base + 2 * GAP, TEXT);
        }
    }
}
