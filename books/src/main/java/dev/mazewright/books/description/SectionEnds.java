package dev.mazewright.books.description;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.NamedOpening;
import dev.mazewright.core.recipe.Recipe;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the mazes of a section start and end.
 *
 * @param start the cell, or null for as the recipe has it
 * @param goal the cell, or null for as the recipe has it
 * @param hasOpenings whether there is an opening in the outline at ends that lie there
 */
public record SectionEnds(@Nullable NamedCell start, @Nullable NamedCell goal, boolean hasOpenings) {
    private static final NamedCell FIRST = new NamedCell("top-left");
    private static final NamedCell LAST = new NamedCell("bottom-right");

    /**
     * A recipe with these ends; what it names itself stays.
     *
     * @throws dev.mazewright.core.run.UsageException if it has no such cell
     */
    Recipe of(Recipe recipe) {
        Recipe ended = recipe.start() == null && start != null ? recipe.withStart(start) : recipe;
        ended = ended.goals().isEmpty() && goal != null ? ended.withGoals(List.of(goal)) : ended;
        boolean isFixed = !ended.shape().entry().offers(Trait.RANDOM) && !ended.generator().make().wantsEnds();
        return hasOpenings && isFixed && ended.openings() == null ? opened(ended) : ended;
    }

    private static Recipe opened(Recipe recipe) {
        Grid grid = new Maker(recipe).grid();
        List<NamedOpening> openings = new ArrayList<>();
        String entry = side(grid, recipe.start() == null ? FIRST : recipe.start(), true);
        if (entry != null) {
            openings.add(new NamedOpening(null, true, entry));
        }
        String exit = side(grid, recipe.goals().isEmpty() ? LAST : recipe.goals().getFirst(), false);
        if (exit != null) {
            openings.add(new NamedOpening(null, false, exit));
        }
        return openings.isEmpty() ? recipe : recipe.withOpenings(openings);
    }

    /** The side at which there is an opening; null for a cell inside, or one that is known only when the maze is made. */
    private static @Nullable String side(Grid grid, NamedCell cell, boolean atStart) {
        return cell.isFixed()
                ? NamedOpening.bestSide(grid, cell.in(new Maze(grid), new MazeRandom(0), Grid.NONE), atStart)
                : null;
    }
}
