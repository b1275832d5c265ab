package dev.mazewright.core.recipe;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.mask.MaskOutline;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A recipe as people type it: any of its parts, in any order that can be understood, such as {@code 20x30}, {@code hexagon},
 * {@code wilson} or {@code kruskal/braid:0.3}, in capitals or not, with blanks around its parts. What is missing has the
 * defaults. {@link RecipeText} reads the text that it is completed to; files and programs have whole recipes.
 */
public final class PartialRecipe {
    /** The size where none is given, rows x columns. */
    public static final String SIZE = "15x30";

    /** Of shapes whose sides are equal. */
    private static final String EQUAL_SIDES = "15x15";

    private static final String SHAPE = "rectangle";
    private static final String GENERATOR = "recursive-backtracker";
    private static final String SEED = "seed:";
    private static final Pattern SIZES = Pattern.compile("[0-9]+x[0-9]+(x[0-9]+)?(,.*)?");
    private static final Pattern TWO_NUMBERS = Pattern.compile("([0-9]+)\\s+([0-9]+)");
    private static final Pattern PLACES = Pattern.compile("(start|goal|open|window|seed):.*");

    private static final Pattern WORD_AS_SEED = Pattern.compile("/seed:([^/]*[^/0-9-][^/]*)$");
    private static final Pattern TIMES = Pattern.compile("\\s*\u00d7\\s*");

    /** What stands before values whose letters are what they are. */
    private static final Pattern VERBATIM = Pattern.compile("seed:|(.*:)?(mask-text|mask-text64|mask-bits|paint|path)=", Pattern.CASE_INSENSITIVE);

    private final String given;
    private @Nullable Entry<Shape> shape;
    private String options = "";
    private @Nullable String size;
    private @Nullable String generator;
    private final List<String> rest = new ArrayList<>();

    private PartialRecipe(String given) {
        this.given = given;
    }

    /**
     * Reads it.
     *
     * @throws UsageException if a part is unknown, may be two things, or is there twice
     */
    public static PartialRecipe of(String text) {
        String size = TIMES.matcher(TWO_NUMBERS.matcher(text.strip()).replaceFirst("$1x$2")).replaceAll("x");
        String[] parts = size.split("/", -1);
        for (int i = 0; i < parts.length; i++) {
            parts[i] = lowered(parts[i].strip());
        }
        PartialRecipe recipe = new PartialRecipe(String.join("/", parts));
        if (!recipe.isWhole()) {
            List.of(recipe.given.split("/", -1)).forEach(recipe::add);
        }
        return recipe;
    }

    /** In lower case, but for a seed and for the letters of a mask or picture. */
    private static String lowered(String part) {
        String[] options = part.regionMatches(true, 0, SEED, 0, SEED.length()) ? new String[] {part} : part.split(",", -1);
        for (int i = 0; i < options.length; i++) {
            Matcher verbatim = VERBATIM.matcher(options[i]);
            int letters = verbatim.lookingAt() ? verbatim.end() : options[i].length();
            options[i] = options[i].substring(0, letters).toLowerCase(Locale.ROOT) + options[i].substring(letters);
        }
        return String.join(",", options);
    }

    /** Whether it has a shape with a size and a generator, in this order, as {@link RecipeText} wants it. */
    public boolean isWhole() {
        String[] parts = given.split("/", -1);
        return parts.length > 1
                && parts[0].contains(":")
                && Catalog.isShape(name(parts[0]))
                && !SIZES.matcher(parts[1]).matches()
                && !PLACES.matcher(parts[1]).matches()
                && !isTransform(parts[1]);
    }

    private static String name(String part) {
        int colon = part.indexOf(':');
        return colon < 0 ? part : part.substring(0, colon);
    }

    private static boolean isTransform(String part) {
        return Catalog.isTransform(name(part)) && !Catalog.isGenerator(name(part));
    }

    private void add(String part) {
        String name = name(part);
        if (part.startsWith(SEED)) {
            rest.add(SEED + SeedText.number(part.substring(SEED.length())));
        } else if (PLACES.matcher(part).matches()) {
            rest.add(part);
        } else if (SIZES.matcher(part).matches()) {
            sized(part);
        } else if (part.matches("-?[0-9]+")) {
            throw new UsageException("'" + part + "' may be a size or a seed: write " + part.replace("-", "") + "x" + part.replace("-", "") + " or seed:" + part);
        } else {
            named(part, name);
        }
    }

    private void named(String part, String name) {
        List<String> roles = new ArrayList<>();
        if (Catalog.isShape(name)) {
            roles.add("a shape");
        }
        if (Catalog.isGenerator(name)) {
            roles.add("a generator");
        }
        if (Catalog.isTransform(name)) {
            roles.add("a transform");
        }
        if (roles.size() > 1) {
            throw new UsageException("'" + name + "' is " + String.join(" and ", roles) + "; write the whole recipe, such as " + SHAPE + ":" + SIZE + "/" + GENERATOR);
        }
        switch (roles.isEmpty() ? "" : roles.getFirst()) {
            case "a shape" -> shaped(part, name);
            case "a generator" -> {
                requireFirst("generator", generator, part);
                generator = part;
            }
            case "a transform" -> rest.add(part);
            default -> throw new UsageException(unknown(name));
        }
    }

    /** What is said of a name that stands for no part; that of a mask is an option of shapes. */
    private static String unknown(String name) {
        List<String> names = Stream.of(Catalog.SHAPES, Catalog.GENERATORS, Catalog.TRANSFORMS)
                .flatMap(List::stream)
                .map(Entry::name)
                .toList();
        List<String> near = MaskOutline.words().contains(name) ? List.of(SHAPE + ":" + EQUAL_SIDES + ",mask=" + name) : Names.near(name, names);
        return Names.unknown("part of a recipe", name, near, names);
    }

    private void shaped(String part, String name) {
        requireFirst("shape", shape == null ? null : shape.name(), name);
        shape = Catalog.shape(name);
        String text = part.length() == name.length() ? "" : part.substring(name.length() + 1);
        if (SIZES.matcher(text).matches()) {
            sized(text);
        } else if (!text.isEmpty()) {
            options = "," + text + options;
        }
    }

    private void sized(String text) {
        int comma = text.indexOf(',');
        String sides = comma < 0 ? text : text.substring(0, comma);
        requireFirst("size", size, sides);
        size = sides;
        options += comma < 0 ? "" : text.substring(comma);
    }

    private void requireFirst(String what, @Nullable String before, String now) {
        if (before != null) {
            throw new UsageException("a recipe has one " + what + "; '" + given + "' has " + before + " and " + now);
        }
    }

    /** Whether it says how large the maze is. */
    public boolean hasSize() {
        return isWhole() || size != null;
    }

    /** Whether it names a generator. */
    public boolean hasGenerator() {
        return isWhole() || generator != null;
    }

    /**
     * The whole recipe, but for a seed that is not given.
     *
     * @throws UsageException if the generator is not one
     */
    public String text() {
        if (isWhole()) {
            Matcher word = WORD_AS_SEED.matcher(given);
            return word.find() ? given.substring(0, word.start(1)) + SeedText.number(word.group(1)) : given;
        }
        Entry<Shape> on = shape == null ? usualShape() : shape;
        Entry<Generator> by = Catalog.generator(generator == null ? GENERATOR : name(generator));
        if (!by.runsOn(on)) {
            if (shape == null) {
                on = Catalog.SHAPES.stream().filter(by::runsOn).findFirst().orElse(on);
            } else if (generator == null) {
                Entry<Shape> wanted = on;
                by = Catalog.GENERATORS.stream().filter(each -> each.runsOn(wanted)).findFirst().orElse(by);
            }
        }
        List<String> parts = new ArrayList<>();
        parts.add(on.name() + ":" + (size == null ? usualSize(on, by) : size) + options);
        parts.add(generator == null ? by.name() : generator);
        parts.addAll(rest);
        return String.join("/", parts);
    }

    private Entry<Shape> usualShape() {
        boolean hasLevels = size != null && size.indexOf('x') != size.lastIndexOf('x');
        return hasLevels ? Catalog.SHAPES.stream().filter(each -> each.offers(Trait.LEVELS)).findFirst().orElseThrow() : Catalog.shape(SHAPE);
    }

    private static String usualSize(Entry<Shape> shape, Entry<Generator> generator) {
        try {
            new Maker(RecipeText.parse(shape.name() + ":" + SIZE + "/" + generator.name() + "/seed:0")).grid();
            return SIZE;
        } catch (UsageException unequal) { // such as a cube
            return EQUAL_SIDES;
        }
    }
}
