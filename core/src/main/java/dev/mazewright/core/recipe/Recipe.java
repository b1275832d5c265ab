package dev.mazewright.core.recipe;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All it takes to make a maze again, as values: {@link RecipeText} parses and prints them, {@link Maker} makes the
 * maze. A recipe is a maze for ever: an algorithm that must change its mazes gets a new name.
 *
 * <p>Its parts need not go together while it is changed; {@link #requireValid} asks.
 *
 * @param shape its name, size and options
 * @param generator its name and options
 * @param transforms likewise, in the order in which they are applied
 * @param start where the path begins, as it was named, or null where the recipe does not say
 * @param goals where it may end; empty where the recipe does not say
 * @param openings in the outline; null where the recipe does not say, empty where it says that there are none
 * @param seed of all random numbers
 */
public record Recipe(
        ShapeSpec shape,
        Selection<Generator> generator,
        List<Selection<Transform>> transforms,
        @Nullable NamedCell start,
        List<NamedCell> goals,
        @Nullable List<NamedOpening> openings,
        long seed) {

    /** Copies the lists; a goal or opening that is given twice counts once. */
    public Recipe {
        transforms = List.copyOf(transforms);
        goals = goals.stream().distinct().toList();
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
     * Makes the maze, with all the memory and threads there are; see {@link Maker} for more.
     *
     * @throws UsageException if that cannot be
     * @throws InsufficientMemoryException if it does not fit into memory; before any work is done
     */
    public Puzzle make() {
        return new Maker(this, Context.standard()).make();
    }

    /** The same with another shape. */
    public Recipe withShape(ShapeSpec other) {
        return new Recipe(other, generator, transforms, start, goals, openings, seed);
    }

    /** The same with another generator. */
    public Recipe withGenerator(Selection<Generator> other) {
        return new Recipe(shape, other, transforms, start, goals, openings, seed);
    }

    /** The same with other transforms. */
    public Recipe withTransforms(List<Selection<Transform>> others) {
        return new Recipe(shape, generator, others, start, goals, openings, seed);
    }

    /** The same with another start; null for the default. */
    public Recipe withStart(@Nullable NamedCell other) {
        return new Recipe(shape, generator, transforms, other, goals, openings, seed);
    }

    /** The same with other goals; none for the default. */
    public Recipe withGoals(List<NamedCell> others) {
        return new Recipe(shape, generator, transforms, start, others, openings, seed);
    }

    /** The same with other openings; null for the default. */
    public Recipe withOpenings(@Nullable List<NamedOpening> others) {
        return new Recipe(shape, generator, transforms, start, goals, others, seed);
    }

    /** The same with another seed. */
    public Recipe withSeed(long other) {
        return new Recipe(shape, generator, transforms, start, goals, openings, other);
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
     * This recipe, whose parts go together.
     *
     * @throws UsageException if they do not, as where the generator does not run on the shape
     */
    public Recipe requireValid() {
        shape.requireValid();
        requireRunsOnShape(generator.entry());
        transforms.forEach(transform -> requireRunsOnShape(transform.entry()));
        return this;
    }

    private void requireRunsOnShape(Entry<?> entry) {
        if (!entry.runsOn(shape.entry())) {
            throw new UsageException(entry.name() + " does not run on " + shape.name() + "; it runs on: "
                    + String.join(", ", Catalog.shapes(entry)));
        }
    }

    /** Whether its text makes the maze again, and not only together with the file that the shape came from. */
    public boolean isWhole() {
        return shape.given() == null;
    }

    /** Whether another start, goal or opening would make another maze, and not only another puzzle in it. */
    public boolean endsShapeMaze() {
        return generator.make().wantsEnds()
                || transforms.stream().anyMatch(transform -> transform.make().wantsEnds());
    }

    /** The canonical text; of a maze in a shape that came from a file, without the shape. */
    @Override
    public String toString() {
        return RecipeText.print(this);
    }
}
