package dev.mazewright.core.recipe;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Parses and prints recipes; the only place in Java that knows their grammar. The page has the same in {@code
 * recipe.js}; the file {@code recipe-vectors.txt} tests both.
 *
 * <pre>
 *   recipe    = shape "/" generator { "/" transform } { "/" place } [ "/" view ] "/seed:" integer
 *   shape     = name ":" size { "," option } ;  size = rows "x" columns [ "x" levels ]
 *   generator = name [ ":" option { "," option } ] ;  transform = the same
 *   place     = "start:" cell | "goal:" cell | "open:" cell "." side | "open:start" | "open:goal" | "open:none"
 *   view      = "window:" row "," column "," rows "x" columns [ "," level ], of an atlas
 *   option    = key "=" value | value of the main option
 * </pre>
 *
 * <p>Parsing and printing are inverse: the text that is printed is canonical, with options in the order in which they
 * are declared and without those that have their default.
 */
public final class RecipeText {
    private static final String NO_OPENING = "none";

    private RecipeText() {}

    /**
     * Parses a recipe; blanks around it do not matter. Nothing is made yet, however large.
     *
     * @throws UsageException if it is not a recipe; the message says what was found and what is possible
     */
    public static Recipe parse(String text) {
        return parse(text, RecipeText::noSeed).requireValid();
    }

    /**
     * Parses a recipe that may lack a seed and will be changed. Whether its parts fit together is not checked yet; see
     * {@link Recipe#requireValid}.
     *
     * @param seed called for the seed of a text that has none
     * @throws UsageException if it is not one
     */
    public static Recipe parse(String text, LongSupplier seed) {
        String[] parts = text.strip().split("/", -1);
        if (parts.length < 2) {
            throw new UsageException("'" + text + "' is not a recipe;"
                    + " a recipe is shape:size/generator/seed:number, such as rectangle:30x40/wilson/seed:42");
        }
        return parse(shape(complete(parts[0])), parts, seed);
    }

    /**
     * Parses what would follow the shape in a recipe, for a shape that came from a file.
     *
     * @param shape such as a graph
     * @param rest such as {@code wilson/seed:42}
     * @param seed called for the seed of a text that has none
     * @throws UsageException if it is not the rest of a recipe
     */
    public static Recipe parse(Shape shape, String rest, LongSupplier seed) {
        return parse(ShapeSpec.of(shape), ("/" + rest).split("/", -1), seed);
    }

    private static long noSeed() {
        throw new UsageException("a recipe ends with its seed, such as /seed:42");
    }

    private static Recipe parse(ShapeSpec shape, String[] parts, LongSupplier seed) {
        var generator = Selection.parse(Catalog::generator, complete(parts[1]));
        List<Selection<Transform>> transforms = new ArrayList<>();
        NamedCell start = null;
        List<NamedCell> goals = new ArrayList<>();
        List<String> openings = new ArrayList<>();
        Window window = null;
        String seedGiven = null;
        for (String part : List.of(parts).subList(2, parts.length)) {
            int colon = part.indexOf(':');
            String value = part.substring(colon + 1);
            switch (colon < 0 ? "" : part.substring(0, colon)) {
                case "start" -> start = once(start, "start", new NamedCell(value));
                case "goal" -> goals.add(new NamedCell(value));
                case "open" -> openings.add(value);
                case "window" -> window = once(window, "window", Window.parse(value));
                case "seed" -> seedGiven = once(seedGiven, "seed", value);
                default -> transforms.add(transform(part));
            }
        }
        long number = seedGiven == null ? seed.getAsLong() : Numbers.seed(seedGiven);
        return new Recipe(shape, generator, transforms, start, goals, openings(openings), window, number);
    }

    /**
     * Parses a transform: {@code NAME} or {@code NAME:OPTIONS}.
     *
     * @throws UsageException if it is not one
     */
    public static Selection<Transform> transform(String text) {
        int colon = text.indexOf(':');
        Catalog.transform(colon < 0 ? text : text.substring(0, colon)); // a wrong name is reported first
        return Selection.parse(Catalog::transform, complete(text));
    }

    /**
     * Parses openings.
     *
     * @param texts {@code cell.side}, {@code start} or {@code goal} each, or {@code none} alone
     * @return null if there are no texts; empty if the only text is {@code none}
     * @throws UsageException if one is not an opening
     */
    public static @Nullable List<NamedOpening> openings(List<String> texts) {
        if (texts.isEmpty()) {
            return null;
        }
        return texts.equals(List.of(NO_OPENING)) ? List.of() : texts.stream().map(NamedOpening::parse).toList();
    }

    /**
     * Parses a shape: {@code NAME:SIZE} or {@code NAME:SIZE,OPTIONS}.
     *
     * @throws UsageException if it is not one
     */
    public static ShapeSpec shape(String part) {
        int colon = part.indexOf(':');
        Entry<Shape> shape = Catalog.shape(colon < 0 ? part : part.substring(0, colon));
        ShapeSpec.requireRecipe(shape);
        String text = colon < 0 ? "" : part.substring(colon + 1);
        int comma = text.indexOf(',');
        String size = comma < 0 ? text : text.substring(0, comma);
        String[] sides = size.split("x", -1);
        if (sides.length == 3) {
            ShapeSpec.requireLevels(shape, size);
        }
        if (sides.length != 2 && sides.length != 3) {
            throw new UsageException("'" + size + "' is not a size of " + shape.name() + "; a size is rows x columns"
                    + (shape.offers(Trait.LEVELS) ? " x levels, such as 10x20x3" : ", such as 30x40"));
        }
        long rows = Numbers.namedSide("number of rows", sides[0]);
        long columns = Numbers.namedSide("number of columns", sides[1]);
        int levels = sides.length == 3 ? Numbers.side("number of levels", sides[2]) : ShapeSpec.levels(shape);
        return ShapeSpec.of(shape, rows, columns, levels, comma < 0 ? "" : text.substring(comma + 1));
    }

    private static String complete(String part) {
        if (part.endsWith(":") || part.endsWith(",")) {
            throw new UsageException("'" + part + "' ends where options should follow; leave out its last character");
        }
        return part;
    }

    private static <T> T once(@Nullable T before, String what, T now) {
        if (before != null) {
            throw new UsageException("a recipe has one " + what + "; this one has " + before + " and " + now);
        }
        return now;
    }

    /** Prints the canonical text; of a maze in a shape that came from a file, without the shape. */
    public static String print(Recipe recipe) {
        StringBuilder text = new StringBuilder();
        if (recipe.isWhole()) {
            text.append(recipe.shape()).append('/');
        }
        text.append(recipe.generator());
        recipe.transforms().forEach(transform -> text.append('/').append(transform));
        if (recipe.start() != null) {
            text.append("/start:").append(recipe.start());
        }
        recipe.goals().forEach(goal -> text.append("/goal:").append(goal));
        List<NamedOpening> openings = recipe.openings();
        if (openings != null && openings.isEmpty()) {
            text.append("/open:").append(NO_OPENING);
        } else if (openings != null) {
            openings.forEach(opening -> text.append("/open:").append(opening));
        }
        if (recipe.window() != null) {
            text.append("/window:").append(recipe.window());
        }
        return text.append("/seed:").append(recipe.seed()).toString();
    }
}
