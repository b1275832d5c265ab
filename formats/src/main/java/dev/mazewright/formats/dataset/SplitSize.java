package dev.mazewright.formats.dataset;

import dev.mazewright.core.grid.Size;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.UsageException;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What mazes have in common that can be equal: the name of the shape, the size, and whether there is a mask. Squares that
 * are rotated change rows and columns, so of these the lesser is first.
 *
 * @param shape its name
 * @param rows from 1
 * @param columns from 1
 * @param levels from 1
 * @param isMasked whether there is a mask
 */
public record SplitSize(String shape, int rows, int columns, int levels, boolean isMasked) {
    private static final int MOST = 100_000;

    /** That of the mazes of a recipe. */
    static SplitSize of(Recipe recipe) {
        return of(recipe.shape());
    }

    private static SplitSize of(ShapeSpec shape) {
        int rows = shape.settings().rows();
        int columns = shape.settings().columns();
        boolean isTurned = hasImages(shape) && rows > columns;
        return new SplitSize(
                shape.name(), isTurned ? columns : rows, isTurned ? rows : columns, Math.max(1, shape.settings().levels()), shape.isMasked());
    }

    /** Whether mazes of a shape have eight images that are mazes of the shape: full grids of squares or tiles. */
    static boolean hasImages(ShapeSpec shape) {
        return (shape.name().equals("rectangle") || shape.name().equals("tiles")) && !shape.isMasked();
    }

    /**
     * All sizes of a split.
     *
     * @throws UsageException if there are too many to be listed
     */
    public static Set<SplitSize> of(Split split) {
        Set<SplitSize> sizes = new LinkedHashSet<>();
        for (RecipeTemplate template : split.recipes()) {
            RecipeTemplate shapes = template.shapes();
            if (shapes.count() > MOST) {
                throw new UsageException("'" + template + "' has " + shapes.count() + " shapes and sizes; at most "
                        + Numbers.count(MOST, "size") + " are possible: take a greater step");
            }
            for (long number = 0; number < shapes.count(); number++) {
                sizes.add(of(RecipeText.shape(shapes.shape(number))));
            }
        }
        return sizes;
    }

    /** An upper bound of the cells of such a maze. */
    public long cells() {
        return (long) rows * columns * levels;
    }

    /** The size alone. */
    public Size size() {
        return new Size(rows, columns, levels);
    }
}
