package dev.mazewright.formats.book;

import dev.mazewright.formats.draw.PageSurface;
import java.io.IOException;
import java.util.List;

/** How mazes are solved, with one and its solution. */
record HowToPage() implements BookPage {
    private static final double HEADING = 28;
    private static final double TEXT = 13;
    private static final double GAP = 24;
    private static final String EXAMPLE = "rectangle:9x9/wilson/seed:";

    @Override
    public void draw(PageContext context, PageSurface surface, List<BookMaze> mazes) throws IOException {
        Box area = context.area();
        Pencil pencil = new Pencil(surface.canvas());
        pencil.centred(area, area.top() + HEADING + GAP, HEADING, "How to solve the mazes");
        int answers = context.plan().first(AnswerPage.class);
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
        ExampleMaze example = new ExampleMaze(EXAMPLE, context);
        for (int i = 0; i < 2; i++) {
            Box half = pair.get(i);
            Box square = new Box(half.middle() - side / 2, half.top(), side, side);
            example.draw(surface, square, i == 1, i == 1 ? context.style().answer() : context.style().maze());
        }
    }
}
