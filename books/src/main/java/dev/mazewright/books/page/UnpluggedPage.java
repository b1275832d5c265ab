package dev.mazewright.books.page;

import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.description.Word;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.PageSurface;
import java.io.IOException;
import java.util.List;

/**
 * A sheet on which an algorithm is run by hand, to be filled in or filled in.
 *
 * @param section that it is in
 * @param maze its number
 * @param isAnswer whether it is filled in
 */
public record UnpluggedPage(BookSection section, int maze, boolean isAnswer) implements BookPage {
    @Override
    public List<Integer> mazes() {
        return List.of(maze);
    }

    @Override
    public void requireFit(PageContext context) {
        new SheetHead(section, context).requireFit();
        BookPlaces.Place place = context.places().mazes().get(maze - 1);
        for (Recipe recipe : section.recipes(place.index())) {
            try {
                new UnpluggedChoice(section, context).requireGrid(new Maker(recipe, context.context()));
            } catch (UsageException e) {
                throw new UsageException(section.maze(context.book().source(), maze) + ": " + e.getMessage());
            }
        }
    }

    @Override
    public void draw(PageContext context, PageSurface surface, List<BookMaze> all) throws IOException {
        BookMaze drawn = all.get(maze - 1);
        UnpluggedSheet sheet = UnpluggedSheet.of(section, context, drawn.recipe());
        Pencil pencil = context.pencil(surface);
        String name = context.words().of(Word.MAZE, "maze", maze);
        if (!isAnswer) {
            new SheetHead(section, context).drawLine(pencil);
        }
        String shown = !isAnswer
                ? name
                : context.words().of(Word.ANSWERS) + ": "
                        + (context.book().look().hasPageNumbers()
                                ? context.words().of(Word.ANSWER, "maze", maze, "page", drawn.page())
                                : name);
        sheet.draw(pencil, sheet.algorithm().run(new Maker(drawn.recipe(), context.context())), shown, isAnswer);
    }
}
