package dev.mazewright.web;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The maze that an operation is about. Every request names it by its recipe, and the last one is kept: programs ask several
 * things of one maze.
 *
 * @param maker what made it, or null if it was read
 * @param format in which it was read, or empty
 * @param notes what is to be said of it, for people
 * @param unsure what is uncertain of a maze that was read
 */
record Subject(Puzzle puzzle, @Nullable Maker maker, String format, List<String> notes, List<String> unsure) {
    static final Context CONTEXT = Context.standard();

    private static String lastRecipe = "";
    private static @Nullable Subject last;

    /** The maze of a recipe. */
    static Subject made(String recipe) {
        Subject found = last;
        if (found == null || !recipe.equals(lastRecipe)) {
            last = null; // its memory may be needed
            Maker maker = new Maker(Recipe.parse(recipe), CONTEXT);
            found = new Subject(maker.make(), maker, "", maker.notes(), List.of());
            last = found;
            lastRecipe = recipe;
        }
        return found;
    }

    /**
     * A path through it.
     *
     * @param solver that finds it, or empty for a shortest path
     * @param start where it begins, or empty for the maze's own
     * @param goals where it may end, in lines; empty for the maze's own
     */
    Path path(String solver, String start, String goals) {
        if (maker != null && maker.recipe().window() != null) {
            throw new UsageException("through a window go pieces of a path, which no search finds; write the maze with its solution"
                    + " to see them");
        }
        List<NamedCell> to = goals.isEmpty() ? List.of() : goals.lines().map(NamedCell::new).toList();
        Puzzle asked = Solving.between(puzzle, start.isEmpty() ? null : new NamedCell(start), to);
        return Solving.shortest(asked, solver.isEmpty() ? null : solver, CONTEXT);
    }
}
