package dev.mazewright.datasets;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.PartialRecipe;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.run.UsageException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * A recipe with ranges, from which recipes are drawn:
 *
 * <pre>
 *   rectangle:{9..15:2}x{same}/{wilson,kruskal}/braid:{0..0.3}
 * </pre>
 *
 * <p>{@code {a..b}} and {@code {a..b:step}} draw a number, {@code {x,y}} one of a list, and {@code {same}} repeats what the
 * brace before it drew. What is missing of a recipe has its defaults. The step is 1, of numbers with decimals 0.01. Choices are equally likely and independent.
 *
 * <p>All that can be drawn is numbered: in {@link #draw draws} each brace takes one number below the number of its choices,
 * from left to right, the first brace the most significant digit.
 *
 * <p>Immutable.
 */
public final class RecipeTemplate {
    /** The most recipes of a template, which are numbered by a {@code long}. */
    private static final long MOST = 1L << 62;

    /** The most recipes that are all parsed when the template is; of more, the first and last choice of each brace. */
    private static final long MOST_PARSED = 2000;

    private static final int MOST_SIZES = 100_000;

    private static final String NUMBER = "([0-9]{1,10}(?:\\.[0-9]{1,6})?)";
    private static final Pattern RANGE = Pattern.compile(NUMBER + "\\.\\." + NUMBER + "(?::" + NUMBER + ")?");
    private static final BigDecimal HUNDREDTH = new BigDecimal("0.01");
    private static final int MOST_NUMBERS = 1_000_000;

    private final String text;
    private final List<Piece> pieces;
    private final long count;
    private volatile @Nullable List<SplitSize> sizes;

    /** Text, or a brace. */
    private sealed interface Piece {}

    private record Literal(String text) implements Piece {}

    private record Choices(List<String> texts) implements Piece {}

    private record Same() implements Piece {}

    private RecipeTemplate(String text, List<Piece> pieces) {
        this.text = text;
        this.pieces = List.copyOf(pieces);
        long product = 1;
        for (Piece piece : pieces) {
            if (piece instanceof Choices choices) {
                if (product > MOST / choices.texts.size()) {
                    throw new UsageException("'" + text + "' stands for more than 2^62 recipes; take shorter ranges or greater steps");
                }
                product *= choices.texts.size();
            }
        }
        count = product;
    }

    /**
     * Parses a template. A recipe without braces is one.
     *
     * @throws UsageException if a brace or a recipe is not valid, or there is a seed
     */
    public static RecipeTemplate parse(String text) {
        if (text.startsWith("seed:") || text.contains("/seed:")) {
            throw new UsageException("'" + text + "' names a seed; each row of a dataset has its own, so leave out /seed:");
        }
        List<Piece> pieces = new ArrayList<>();
        int at = 0;
        boolean hasDrawn = false;
        while (at < text.length()) {
            int open = text.indexOf('{', at);
            int end = open < 0 ? text.length() : open;
            if (text.substring(at, end).indexOf('}') >= 0) {
                throw new UsageException("'" + text + "' has a } without its {");
            }
            if (end > at) {
                pieces.add(new Literal(text.substring(at, end)));
            }
            if (open < 0) {
                break;
            }
            int close = text.indexOf('}', open);
            if (close < 0) {
                throw new UsageException("'" + text + "' has a { without its }");
            }
            String inside = text.substring(open + 1, close);
            if (inside.equals("same")) {
                if (!hasDrawn) {
                    throw new UsageException("'" + text + "' has {same} where nothing was drawn before");
                }
                pieces.add(new Same());
            } else {
                pieces.add(new Choices(choices(inside)));
                hasDrawn = true;
            }
            at = close + 1;
        }
        RecipeTemplate template = new RecipeTemplate(text, pieces);
        template.requireRecipes();
        return template;
    }

    /**
     * Returns the choices that the text between braces lists.
     *
     * @throws UsageException if the text lists no choices or more than a million
     */
    private static List<String> choices(String inside) {
        Matcher range = RANGE.matcher(inside);
        if (range.matches()) {
            return numbers(inside, range);
        }
        if (inside.isBlank() || inside.contains("..") || inside.contains("{")) {
            throw new UsageException("'{" + inside + "}' is not a range; a range is {9..59}, {9..59:2}, {0..0.3}, {wilson,kruskal} or {same}");
        }
        List<String> words = List.of(inside.split(",", -1));
        if (words.stream().anyMatch(String::isBlank)) {
            throw new UsageException("'{" + inside + "}' has an empty choice between its commas");
        }
        return words.stream().map(String::strip).toList();
    }

    private static List<String> numbers(String inside, Matcher range) {
        BigDecimal from = new BigDecimal(range.group(1));
        BigDecimal to = new BigDecimal(range.group(2));
        boolean isWhole = from.scale() == 0 && to.scale() == 0;
        BigDecimal step = range.group(3) != null ? new BigDecimal(range.group(3)) : isWhole ? BigDecimal.ONE : HUNDREDTH;
        if (from.compareTo(to) > 0) {
            throw new UsageException("'{" + inside + "}' is an empty range; the smaller number stands first");
        }
        if (step.signum() == 0) {
            throw new UsageException("'{" + inside + "}' has a step of 0; leave it out, or take a greater one");
        }
        BigDecimal count = to.subtract(from).divideToIntegralValue(step).add(BigDecimal.ONE);
        if (count.compareTo(BigDecimal.valueOf(MOST_NUMBERS)) > 0) {
            throw new UsageException("'{" + inside + "}' has more than a million numbers; take a greater step");
        }
        List<String> numbers = new ArrayList<>();
        for (int i = 0; i < count.intValueExact(); i++) {
            BigDecimal number = from.add(step.multiply(BigDecimal.valueOf(i)));
            numbers.add(number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString());
        }
        return List.copyOf(numbers);
    }

    private void requireRecipes() {
        if (count <= MOST_PARSED) {
            for (long number = 0; number < count; number++) {
                recipe(number);
            }
            return;
        }
        long place = count;
        recipe(0);
        recipe(count - 1);
        for (Piece piece : pieces) {
            if (piece instanceof Choices choices) {
                place /= choices.texts.size();
                for (int choice = 0; choice < Math.min(choices.texts.size(), MOST_PARSED); choice++) {
                    recipe(place * choice);
                }
            }
        }
    }

    /** How many recipes it stands for, counted with repetitions. */
    public long count() {
        return count;
    }

    /** The number of a recipe, by chance: one number below the number of choices for each brace. */
    public long draw(MazeRandom random) {
        long number = 0;
        for (Piece piece : pieces) {
            if (piece instanceof Choices choices) {
                number = number * choices.texts.size() + random.below(choices.texts.size());
            }
        }
        return number;
    }

    /**
     * The recipe of a number, with seed 0.
     *
     * @param number 0 .. {@link #count} - 1
     * @throws UsageException if its parts do not fit together
     */
    public Recipe recipe(long number) {
        return RecipeText.parse(PartialRecipe.of(text(number)).text(), () -> 0).requireValid();
    }

    private String text(long number) {
        StringBuilder recipe = new StringBuilder();
        long rest = number;
        long place = count;
        String drawn = "";
        for (Piece piece : pieces) {
            switch (piece) {
                case Literal literal -> recipe.append(literal.text);
                case Same same -> recipe.append(drawn);
                case Choices choices -> {
                    place /= choices.texts.size();
                    drawn = choices.texts.get((int) (rest / place));
                    rest %= place;
                    recipe.append(drawn);
                }
            }
        }
        return recipe.toString();
    }

    /** Whether something is so of all recipes: of too many it is not known, and false. */
    boolean allMatch(Predicate<Recipe> predicate) {
        return count <= MOST_PARSED && LongStream.range(0, count()).mapToObj(this::recipe).allMatch(predicate);
    }

    /**
     * The shapes and sizes of its mazes, each once; found when they are first asked for.
     *
     * @throws UsageException if there are too many to be listed
     */
    public List<SplitSize> sizes() {
        List<SplitSize> found = sizes;
        if (found == null) {
            found = findSizes();
            sizes = found;
        }
        return found;
    }

    private List<SplitSize> findSizes() {
        RecipeTemplate shapes = PartialRecipe.of(text(0)).isWhole() ? shapes() : this;
        if (shapes.count > MOST_SIZES) {
            throw new UsageException("'" + text + "' has " + shapes.count + " shapes and sizes; at most "
                    + Numbers.count(MOST_SIZES, "size") + " are possible: take a greater step");
        }
        Set<SplitSize> found = new LinkedHashSet<>();
        for (long number = 0; number < shapes.count; number++) {
            found.add(SplitSize.of(shapes == this ? recipe(number).shape() : RecipeText.shape(shapes.text(number))));
        }
        return List.copyOf(found);
    }

    /** Its part before the first slash. */
    private RecipeTemplate shapes() {
        List<Piece> first = new ArrayList<>();
        for (Piece piece : pieces) {
            if (piece instanceof Literal literal && literal.text.indexOf('/') >= 0) {
                first.add(new Literal(literal.text.substring(0, literal.text.indexOf('/'))));
                break;
            }
            first.add(piece);
        }
        return new RecipeTemplate(text, first);
    }

    /** As it was given. */
    @Override
    public String toString() {
        return text;
    }
}
