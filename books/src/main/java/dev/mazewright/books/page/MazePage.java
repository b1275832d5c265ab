package dev.mazewright.books.page;

import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Word;
import dev.mazewright.drawing.draw.PageSurface;
import java.io.IOException;
import java.util.List;

/**
 * Mazes to be solved, each with its number and its stars.
 *
 * @param section that they are in
 * @param mazes their numbers
 */
public record MazePage(BookSection section, List<Integer> mazes) implements BookPage {
    private static final double NAME = 13;
    private static final double SMALL_NAME = 11;
    private static final double GAP = 22;

    @Override
    public void requireFit(PageContext context) {
        new SheetHead(section, context).requireFit();
        boxes(context).requireCells(context.book().leastCell(), "least-cell", "mazes");
    }

    private MazeBoxes boxes(PageContext context) {
        double name = section.perPage() > 1 ? SMALL_NAME : NAME;
        PageArea area = new SheetHead(section, context).below();
        return new MazeBoxes(context, mazes, area.parts(section.perPage(), GAP), name, false);
    }

    @Override
    public void draw(PageContext context, PageSurface surface, List<BookMaze> all) throws IOException {
        new SheetHead(section, context).draw(context.pencil(surface));
        MazeBoxes boxes = boxes(context);
        for (int i = 0; i < mazes.size(); i++) {
            BookMaze maze = all.get(mazes.get(i) - 1);
            MazeBoxes.MazeBox box = boxes.place(i, maze.recipe());
            name(context.pencil(surface), box, context.words().of(Word.MAZE, "maze", maze.number()), maze.stars(), boxes.text());
            boxes.draw(surface, i, maze.recipe());
        }
    }

    /** The number of a maze at the left and its stars at the right, as far as there is room. */
    private static void name(Pencil pencil, MazeBoxes.MazeBox box, String name, int stars, double size) throws IOException {
        pencil.left(box.left(), box.textBase(), size, name);
        double after = box.left() + pencil.width(name, size) + size;
        pencil.stars(stars, Math.max(after, box.right() - Pencil.starsWidth(size)), box.textBase(), size);
    }
}
