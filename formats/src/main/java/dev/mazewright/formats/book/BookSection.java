package dev.mazewright.formats.book;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A section of a book.
 *
 * @param title on a page of its own; empty for none
 * @param mazes how many
 * @param shapes which take turns: names, each perhaps with options after a colon
 * @param size of the mazes, from the first to the last
 * @param generators which take turns: names, each perhaps with options after a colon
 * @param difficulty of the mazes, from the first to the last, or null for any
 * @param perPage mazes on a page: 1, 2, 4 or 6
 * @param instructions below the title; empty for none
 */
public record BookSection(
        String title,
        int mazes,
        List<String> shapes,
        SizeRange size,
        List<String> generators,
        @Nullable Ramp difficulty,
        int perPage,
        String instructions) {
    /** Copies the lists. */
    public BookSection {
        shapes = List.copyOf(shapes);
        generators = List.copyOf(generators);
    }

    /** Whether a page with the title and the instructions comes before the mazes. */
    boolean hasOpening() {
        return !title.isEmpty() || !instructions.isEmpty();
    }

    /**
     * The recipes of a maze, one for each generator that runs on its shape: first that whose turn it is. Their seed is 0.
     *
     * @param index of the maze in the section, from 0
     * @throws UsageException if a part of them does not exist, or no generator runs on the shape
     */
    List<Recipe> recipes(int index) {
        ShapeSpec shape = shape(shapes.get(index % shapes.size()), size.at(index, mazes).toString());
        List<Recipe> recipes = new ArrayList<>();
        @Nullable UsageException refused = null;
        for (String generator : generators) {
            Selection<Generator> chosen = Selection.parse(Catalog::generator, generator);
            try {
                recipes.add(new Recipe(shape, chosen, List.of(), null, List.of(), null, 0).requireValid());
            } catch (UsageException e) {
                refused = e;
            }
        }
        if (recipes.isEmpty() && refused != null) {
            throw refused;
        }
        Collections.rotate(recipes, -(index / shapes.size() % recipes.size()));
        return recipes;
    }

    /** The shape of a name, with its options, in a size. */
    private static ShapeSpec shape(String text, String size) {
        int colon = text.indexOf(':');
        String name = colon < 0 ? text : text.substring(0, colon);
        return RecipeText.shape(name + ":" + size + (colon < 0 ? "" : "," + text.substring(colon + 1)));
    }
}
