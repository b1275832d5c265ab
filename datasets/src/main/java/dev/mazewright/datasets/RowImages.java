package dev.mazewright.datasets;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.transform.Dihedral;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The eight images of a row, in the usual order: the maze itself, turned counter-clockwise by 90, 180 and 270 degrees,
 * mirrored left to right, mirrored top to bottom, transposed, and transposed across the other diagonal. Start, goal and path
 * are turned with the maze.
 */
public final class RowImages {
    private final Dihedral.Image[] images = Dihedral.Image.values();
    private final List<Selection<Transform>> transforms = Arrays.stream(images)
            .map(image -> RecipeText.transform(
                    "dihedral:" + image.name().toLowerCase(Locale.ROOT).replace('_', '-')))
            .toList();
    private final MazeRandom none = new MazeRandom(0);

    RowImages() {}

    /**
     * Makes sure that the mazes of a split have eight images, and that recipes can name them.
     *
     * @throws UsageException if not
     */
    public static void require(Split split) {
        split.recipes().forEach(template -> require(split.named(template.recipe(0))));
    }

    private static void require(Recipe recipe) {
        if (!SplitSize.of(recipe).hasImages()) {
            throw new UsageException("augment = true is for full rectangles and tiles, not for " + recipe.shape());
        }
        if (recipe.openings() != null && !recipe.openings().isEmpty()) {
            throw new UsageException("augment = true is for recipes without openings");
        }
        if (decidesEnds(recipe) && (recipe.start() != null || !recipe.goals().isEmpty())) {
            throw new UsageException("augment = true with " + recipe.generator().name() + " is for recipes without start and goal,"
                    + " which that generator decides");
        }
    }

    private static boolean decidesEnds(Recipe recipe) {
        return recipe.generator().entry().offers(Trait.FLOOR) || recipe.endsShapeMaze();
    }

    /** Image 0 to 7 of a row. */
    Row of(Row row, int image) {
        if (image == 0) {
            return row;
        }
        Puzzle turned = new Dihedral(images[image - 1]).change(row.puzzle(), none);
        List<Selection<Transform>> all = new ArrayList<>(row.recipe().transforms());
        all.add(transforms.get(image - 1));
        Recipe recipe = row.recipe().withTransforms(all);
        return new Row(row.split(), row.number(), decidesEnds(recipe) ? recipe : named(recipe, turned), turned,
                new RowSolution(turned, () -> path(row.path(), turned, images[image - 1]), row.solution().isSolvable()), row.tries());
    }

    private static Recipe named(Recipe recipe, Puzzle turned) {
        Grid grid = turned.grid();
        return recipe.withStart(NamedCell.of(grid, turned.start()))
                .withGoals(Arrays.stream(turned.goals()).mapToObj(goal -> NamedCell.of(grid, goal)).toList());
    }

    private static Path path(Path path, Puzzle turned, Dihedral.Image image) {
        if (!path.found()) {
            return Path.none(turned.grid(), turned.startOrFirst(), path.visited());
        }
        DirectionStack steps = new DirectionStack(turned.grid().directions());
        for (long i = path.length() - 1; i >= 0; i--) {
            steps.push(image.direction(path.direction(i)));
        }
        long goal = turned.startOrFirst();
        for (long i = 0; i < steps.size(); i++) {
            goal = turned.grid().step(goal, steps.peek(i));
        }
        return Path.of(turned.grid(), turned.startOrFirst(), goal, steps, path.visited());
    }
}
