package dev.mazewright.books.description;

import dev.mazewright.books.unplugged.UnpluggedAlgorithm;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.StyleFile;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A section of a book.
 *
 * @param layout of its pages
 * @param title on a page of its own, or on each worksheet; empty for none
 * @param mazes how many
 * @param shapes which take turns: names, each perhaps with options after a colon
 * @param masks which take turns
 * @param size of the mazes, from the first to the last
 * @param generators which take turns: each what follows the shape in a recipe, without a seed
 * @param difficulty of the mazes, from the first to the last, or null for any
 * @param perPage mazes on a page: 1, 2, 4 or 6
 * @param instructions below the title; empty for none
 * @param ends where the mazes start and end
 * @param style of its mazes: what it has comes before that of the book
 * @param solver that is run on unplugged sheets, or null if its generators are
 */
public record BookSection(
        Layout layout,
        String title,
        int mazes,
        List<String> shapes,
        SectionMasks masks,
        SizeRange size,
        List<String> generators,
        @Nullable Ramp difficulty,
        int perPage,
        String instructions,
        SectionEnds ends,
        StyleFile style,
        @Nullable UnpluggedAlgorithm solver) {
    /** Copies the lists. */
    public BookSection {
        shapes = List.copyOf(shapes);
        generators = List.copyOf(generators);
    }

    /** Whether a page with the title and the instructions comes before the mazes. */
    public boolean hasOpening() {
        return !isSheet() && (!title.isEmpty() || !instructions.isEmpty());
    }

    /** Whether each page is handed out by itself. */
    public boolean isSheet() {
        return layout != Layout.BOOK;
    }

    /**
     * What is run by hand on the maze of a recipe of this section, which is unplugged.
     *
     * @throws UsageException if its generator is not run by hand; with those that are
     */
    public UnpluggedAlgorithm algorithm(Recipe recipe) {
        if (solver != null) {
            return solver;
        }
        String name = recipe.generator().toString();
        if (!recipe.transforms().isEmpty()) {
            throw new UsageException("the transform of '" + name + "/" + recipe.transforms().getFirst()
                    + "' cannot be run by hand; leave it out, or give the solver that runs on the maze: solver = \"breadth-first\"");
        }
        return UnpluggedAlgorithm.all(false)
                .filter(algorithm -> algorithm.algorithm().equals(name))
                .findFirst()
                .orElseThrow(() -> new UsageException("the generator '" + name + "' cannot be run by hand; generators that can: "
                        + String.join(", ", UnpluggedAlgorithm.names(false)) + "; with solver = \"breadth-first\", any generator"));
    }

    /** The same with another difficulty. */
    public BookSection withDifficulty(Ramp other) {
        return new BookSection(layout, title, mazes, shapes, masks, size, generators, other, perPage, instructions, ends, style, solver);
    }

    /** Whether algorithms are run by hand on its pages. */
    public boolean isUnplugged() {
        return layout == Layout.UNPLUGGED;
    }

    /**
     * The recipes of a maze, one for each generator that runs on its shape. Their seed is 0.
     *
     * @param index of the maze in the section, from 0
     * @throws UsageException if a part of them does not exist, or no generator runs on the shape
     */
    public List<Recipe> recipes(int index) {
        String shape = shape(shapes.get(index % shapes.size()), size.at(index, mazes).toString());
        ShapeSpec masked = masks.on(RecipeText.shape(shape), index);
        List<Recipe> recipes = new ArrayList<>();
        @Nullable UsageException refused = null;
        List<String> those = masks.isHidden() ? List.of(masks.generator(masked, index)) : generators;
        for (String generator : those) {
            Recipe recipe = RecipeText.parse(shape + "/" + generator + "/seed:0", () -> 0).withShape(masked);
            try {
                recipes.add(ends.of(recipe.requireValid()));
            } catch (UsageException e) {
                refused = e;
            }
        }
        if (recipes.isEmpty() && refused != null) {
            throw refused;
        }
        return recipes;
    }

    /** A maze in messages, such as {@code book.toml, maze 17 in section 'Hard'}. */
    public String maze(String source, int number) {
        return source + ", maze " + number + (title.isEmpty() ? "" : " in section '" + title + "'");
    }

    /** A shape with its options, in a size. */
    private static String shape(String text, String size) {
        int colon = text.indexOf(':');
        String name = colon < 0 ? text : text.substring(0, colon);
        return name + ":" + size + (colon < 0 ? "" : "," + text.substring(colon + 1));
    }

    /**
     * Sizes that grow from the first maze of a section to the last.
     *
     * @param from of the first
     * @param to of the last
     */
    public record SizeRange(Size from, Size to) {
        private static final Pattern SIZE = Pattern.compile("[1-9]\\d{0,3}x[1-9]\\d{0,3}(x[1-9]\\d{0,3})?");

        /**
         * Parses {@code 10x10..15x15}, or one size for all.
         *
         * @throws UsageException if it is neither
         */
        public static SizeRange parse(String text) {
            int dots = text.indexOf("..");
            String first = dots < 0 ? text : text.substring(0, dots);
            String last = dots < 0 ? text : text.substring(dots + 2);
            if (SIZE.matcher(first).matches() && SIZE.matcher(last).matches()) {
                SizeRange range = new SizeRange(Size.parse(first), Size.parse(last));
                if ((range.from.levels() == 0) == (range.to.levels() == 0)) {
                    return range;
                }
            }
            throw new UsageException("'" + text + "'");
        }

        /** The size of a maze. */
        Size at(int index, int mazes) {
            return new Size(
                    between(from.rows(), to.rows(), index, mazes),
                    between(from.columns(), to.columns(), index, mazes),
                    between(from.levels(), to.levels(), index, mazes));
        }

        private static int between(int first, int last, int index, int mazes) {
            return mazes == 1 ? first : first + Math.round((float) (last - first) * index / (mazes - 1));
        }
    }
}
