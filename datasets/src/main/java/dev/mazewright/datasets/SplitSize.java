package dev.mazewright.datasets;

import dev.mazewright.core.grid.Size;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.UsageException;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What mazes have in common that can be equal: the name of the shape, the size, and whether there is a mask.
 *
 * @param shape its name
 * @param rows from 1
 * @param columns from 1
 * @param levels from 1
 * @param isMasked whether there is a mask
 */
public record SplitSize(String shape, int rows, int columns, int levels, boolean isMasked) {
    /** That of the mazes of a recipe, turned. */
    static SplitSize of(Recipe recipe) {
        return of(recipe.shape()).turned();
    }

    /** That of a shape as it stands. */
    static SplitSize of(ShapeSpec shape) {
        return new SplitSize(
                shape.name(), shape.settings().rows(), shape.settings().columns(), Math.max(1, shape.settings().levels()), shape.isMasked());
    }

    /** Whether mazes of this size have eight images that are mazes of the shape: full grids of squares or tiles. */
    boolean hasImages() {
        return (shape.equals("rectangle") || shape.equals("tiles")) && !isMasked;
    }

    /** Squares that are rotated change rows and columns, so of these the lesser is first. */
    SplitSize turned() {
        return hasImages() ? new SplitSize(shape, Math.min(rows, columns), Math.max(rows, columns), levels, false) : this;
    }

    /**
     * All sizes of a split, turned.
     *
     * @throws UsageException if there are too many to be listed
     */
    public static Set<SplitSize> of(Split split) {
        Set<SplitSize> sizes = new LinkedHashSet<>();
        split.recipes().forEach(template -> template.sizes().forEach(size -> sizes.add(size.turned())));
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
