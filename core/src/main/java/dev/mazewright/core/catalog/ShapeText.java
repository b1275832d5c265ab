package dev.mazewright.core.catalog;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.UsageException;

/**
 * The specification of a shape but for its mask: what recipes and files hold of it. Its text is that of recipes,
 * {@code weave:30x40,0.5}.
 *
 * @param name in the catalog
 * @param size rows, columns and levels, as the shape counts them
 * @param options those that are not the default, separated by commas, or empty
 * @param seed of its random numbers, or 0 where it draws none
 */
public record ShapeText(String name, Size size, String options, long seed) {
    /** The specification of a shape. */
    public static ShapeText of(Shape shape) {
        Long seed = shape.seed();
        return new ShapeText(shape.name(), shape.size(), shape.options(), seed == null ? 0 : seed);
    }

    /**
     * The shape, without a mask.
     *
     * @throws UsageException if there is no such shape
     */
    public Shape make() {
        Entry<Shape> entry = Catalog.shape(name);
        int levels = Math.max(1, size.levels());
        return entry.make(Settings.parse(entry, entry.fileOptions(), options, size.rows(), size.columns(), levels).withSeed(seed));
    }

    /** The size, and the options after a comma. */
    @Override
    public String toString() {
        return name + ":" + size + (options.isEmpty() ? "" : "," + options);
    }
}
