package dev.mazewright.core.recipe;

import dev.mazewright.core.generate.PictureMaze;
import dev.mazewright.core.maze.Puzzle;

/** Finds picture mazes by their recipes. */
public final class PictureRecipe {
    private PictureRecipe() {}

    /** Whether the path of a maze shows a picture when it is coloured in. */
    public static boolean isOf(Puzzle puzzle) {
        String recipe = puzzle.recipe();
        return recipe != null
                && recipe.contains("paint=")
                && Recipe.parse(recipe).generator().make() instanceof PictureMaze maze
                && !maze.paint().isEmpty();
    }
}
