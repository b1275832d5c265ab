package dev.mazewright.core.recipe;

import dev.mazewright.core.atlas.AtlasGenerator;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.generate.DrawnPath;
import dev.mazewright.core.generate.PictureMaze;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything needed to make a maze again, as values: {@link RecipeText} parses and prints them, {@link Maker} makes the
 * maze. A recipe makes the same maze for ever: an algorithm that must change its mazes gets a new name.
 *
 * <p>While it is being changed, its parts need not fit together; {@link #requireValid} checks them.
 *
 * @param shape its name, size and options
 * @param generator its name and options
 * @param transforms their names and options, in the order in which they are applied
 * @param start where the path begins, as it was named, or null if the recipe does not name it
 * @param goals where it may end; empty if the recipe does not name one
 * @param openings in the outline; null if the recipe does not mention them, empty if it states that the outline is closed
 * @param window the part of an atlas that is made, or null for the whole maze
 * @param seed of all random numbers
 */
public record Recipe(
        ShapeSpec shape,
        Selection<Generator> generator,
        List<Selection<Transform>> transforms,
        @Nullable NamedCell start,
        List<NamedCell> goals,
        @Nullable List<NamedOpening> openings,
        @Nullable Window window,
        long seed) {

    /** Copies the lists; a goal or opening that is given twice counts once. */
    public Recipe {
        transforms = List.copyOf(transforms);
        goals = goals.size() < 2 ? List.copyOf(goals) : goals.stream().distinct().toList();
        openings = openings == null ? null : openings.stream().distinct().toList();
    }

    /**
     * The recipe that a text describes. Nothing is made yet, however large.
     *
     * @throws UsageException if it is not one; the message says what was found and what is possible
     */
    public static Recipe parse(String text) {
        return RecipeText.parse(text);
    }

    /**
     * Makes the maze with all processors and all free memory; {@link Maker} offers more.
     *
     * @throws UsageException if its parts do not fit together, or name a cell or side that the maze does not have
     * @throws InsufficientMemoryException if it does not fit into memory; before any work is done
     */
    public Puzzle make() {
        return new Maker(this).make();
    }

    /** The same with another shape. */
    public Recipe withShape(ShapeSpec other) {
        return new Recipe(other, generator, transforms, start, goals, openings, window, seed);
    }

    /** The same with another generator. */
    public Recipe withGenerator(Selection<Generator> other) {
        return new Recipe(shape, other, transforms, start, goals, openings, window, seed);
    }

    /** The same with other transforms. */
    public Recipe withTransforms(List<Selection<Transform>> others) {
        return new Recipe(shape, generator, others, start, goals, openings, window, seed);
    }

    /** The same with another start; null for the default. */
    public Recipe withStart(@Nullable NamedCell other) {
        return new Recipe(shape, generator, transforms, other, goals, openings, window, seed);
    }

    /** The same with other goals; none for the default. */
    public Recipe withGoals(List<NamedCell> others) {
        return new Recipe(shape, generator, transforms, start, others, openings, window, seed);
    }

    /** The same with other openings; null for the default. */
    public Recipe withOpenings(@Nullable List<NamedOpening> others) {
        return new Recipe(shape, generator, transforms, start, goals, others, window, seed);
    }

    /** The same with another window; null for the whole maze. */
    public Recipe withWindow(@Nullable Window other) {
        return new Recipe(shape, generator, transforms, start, goals, openings, other, seed);
    }

    /**
     * Makes sure that there are this many seeds from its own on.
     *
     * @throws UsageException if there are not
     */
    public void requireSeeds(long count) {
        if (count - 1 > Long.MAX_VALUE - Math.max(0, seed)) {
            throw new UsageException("there are not " + count + " seeds from " + seed + " on; the last is 2^63 - 1");
        }
    }

    /** The same with another seed. */
    public Recipe withSeed(long other) {
        return new Recipe(shape, generator, transforms, start, goals, openings, window, other);
    }

    /**
     * The same between other cells.
     *
     * @param from null for its own start
     * @param to none for its own goals
     */
    public Recipe between(@Nullable NamedCell from, List<NamedCell> to) {
        return withStart(from == null ? start : from).withGoals(to.isEmpty() ? goals : to);
    }

    /**
     * Makes sure that its parts fit together.
     *
     * @return this recipe
     * @throws UsageException if they do not, as when the generator does not run on the shape
     */
    public Recipe requireValid() {
        shape.requireValid();
        requireRunsOnShape(generator.entry());
        if (generator.make() instanceof DrawnPath drawn) {
            requireRunsOnShape(drawn.inner());
        }
        transforms.forEach(transform -> requireRunsOnShape(transform.entry()));
        for (Selection<Transform> transform : transforms) {
            if (!generator.entry().isConnected() && transform.make().needsConnected()) {
                throw new UsageException(transform.name() + " needs a maze in which all cells are connected, and those of "
                        + generator.name() + " need not be; take another generator, or leave out " + transform.name());
            }
        }
        if (generator.make().hasGivenPath()) {
            requirePathKept();
        }
        if (window != null || shape.isTooLong()) {
            requireAtlas();
        }
        return this;
    }

    /** Makes sure that nothing changes the path that the generator's options give. */
    private void requirePathKept() {
        for (Selection<Transform> transform : transforms) {
            if (!transform.make().keepsPath()) {
                throw new UsageException("the path of this maze is given by the options of " + generator.name() + ", and "
                        + transform + " would change it; leave out " + transform.name());
            }
        }
        if (start != null || !goals.isEmpty()) {
            throw new UsageException("the path of this maze, from its start to its goal, is given by the options of " + generator.name()
                    + "; leave out " + (start != null ? "the start " + start : "the goal " + goals.getFirst()));
        }
    }

    /** Whether it is an atlas that nothing changes, so that its maze need not be built: {@link Maker#atlas} gives it. */
    public boolean isAtlas() {
        return generator.make() instanceof AtlasGenerator && transforms.isEmpty() && !shape.isMasked();
    }

    /** Makes sure that it is an atlas, which has windows and more rows and columns than a grid, and that nothing changes the whole maze. */
    private void requireAtlas() {
        boolean isAtlas = generator.make() instanceof AtlasGenerator; // which runs on rectangle alone
        String what = window != null ? "a window" : "more than " + Grid.LONGEST_SIDE + " rows or columns";
        if (!isAtlas) {
            shape.requireGrid();
            throw new UsageException("only rectangle with the generator atlas has a window, not " + shape.name() + " with " + generator.name());
        }
        if (!transforms.isEmpty()) {
            throw new UsageException(transforms.getFirst().name() + " changes a whole maze, and one with " + what
                    + " is never built; leave it out");
        }
        if (shape.isMasked()) {
            throw new UsageException("an atlas has no mask; leave it out");
        }
        if (openings != null && !openings.isEmpty()) {
            throw new UsageException("a window's openings are the passages that lead out of it; leave out open:" + openings.getFirst());
        }
    }

    private void requireRunsOnShape(Entry<?> entry) {
        if (!entry.runsOn(shape.entry())) {
            throw new UsageException(entry.name() + " does not run on " + shape.name() + "; it runs on: "
                    + String.join(", ", Catalog.shapes(entry)));
        }
    }

    /** Whether its text alone makes the maze again, without a file from which the shape was read. */
    public boolean isWhole() {
        return shape.given() == null;
    }

    /** Whether the path of its maze shows a picture when it is coloured in. */
    public boolean hasPicture() {
        return generator.make() instanceof PictureMaze maze && !maze.paint().isEmpty();
    }

    /** The cells of that picture; null for a maze without one, or where a transform or a window moves it. */
    public @Nullable Mask picture() {
        boolean isInPlace = transforms.isEmpty() && window == null;
        return isInPlace && generator.make() instanceof PictureMaze maze ? maze.picture(shape.whole(seed).grid()) : null;
    }

    /** Whether the passages depend on the start, goals or openings. */
    public boolean endsShapeMaze() {
        return generator.make().wantsEnds()
                || transforms.stream().anyMatch(transform -> transform.make().wantsEnds());
    }

    /**
     * Whether each of its mazes has a path from the start to a goal: they are connected, or the generator is handed all ends
     * that are named, and looks for a path. False where that is not certain.
     */
    public boolean hasPath() {
        Generator own = generator.make();
        boolean isHanded = own.wantsEnds() && !own.needsEnds()
                && (start == null || start.isKnownBeforeFloor())
                && goals.stream().allMatch(NamedCell::isKnownBeforeFloor);
        return generator.entry().isConnected() || isHanded;
    }

    /** The canonical text; of a maze in a shape that came from a file, without the shape. */
    @Override
    public String toString() {
        return RecipeText.print(this);
    }
}
