package dev.mazewright.books.page;

import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Word;
import dev.mazewright.drawing.draw.PageSurface;
import java.io.IOException;
import java.util.List;

/**
 * Solved mazes, each with its number and the page that it belongs to.
 *
 * @param mazes their numbers
 * @param perPage how many have room on the page
 */
public record AnswerPage(List<Integer> mazes, int perPage) implements BookPage {
    private static final double NAME = 9;
    private static final double HEADING = 16;
    private static final double BELOW_HEADING = 30;
    private static final double GAP = 22;

    /** The least size of a cell, in points. */
    private static final double LEAST_CELL = 1;

    @Override
    public void requireFit(PageContext context) {
        boxes(context).requireCells(LEAST_CELL, "answers", "answers");
    }

    public MazeBoxes boxes(PageContext context) {
        List<PageArea> boxes = context.area().below(BELOW_HEADING).parts(perPage, GAP);
        return new MazeBoxes(context, mazes, boxes, NAME, true);
    }

    @Override
    public void draw(PageContext context, PageSurface surface, List<BookMaze> all) throws IOException {
        PageArea area = context.area();
        context.pencil(surface).centred(area, area.top() + HEADING, HEADING, context.words().of(Word.ANSWERS));
        MazeBoxes boxes = boxes(context);
        for (int i = 0; i < mazes.size(); i++) {
            BookMaze maze = all.get(mazes.get(i) - 1);
            MazeBoxes.MazeBox box = boxes.place(i, maze.recipe());
            String name = context.book().look().hasPageNumbers()
                    ? context.words().of(Word.ANSWER, "maze", maze.number(), "page", maze.page())
                    : context.words().of(Word.MAZE, "maze", maze.number());
            context.pencil(surface).left(box.left(), box.textBase(), NAME, name);
            boxes.draw(surface, i, maze.recipe());
        }
    }
}
