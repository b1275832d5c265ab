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
        Pencil pencil = context.pencil(surface);
        pencil.centred(area, area.top() + HEADING + GAP, HEADING, context.words().of(Word.HOW_TO));
        List<String> lines = Wording.wrapped(text(context), TEXT, area.width(), context.book().look().font());
        double top = area.top() + HEADING + 3 * GAP;
        pencil.lines(lines, area, top, TEXT);
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

    private static String text(PageContext context) {
        Words words = context.words();
        String text = words.of(Word.HOW_TO_TEXT);
        return switch (context.book().answers() == 0 ? AnswersAt.FILE : context.book().answersAt()) {
            case END -> text + "\n\n" + words.of(Word.ANSWERS_AT_END, "page", context.plan().answers());
            case BACK -> text + "\n\n" + words.of(Word.ANSWERS_AT_BACK);
            case FILE -> text;
        };
    }
}
