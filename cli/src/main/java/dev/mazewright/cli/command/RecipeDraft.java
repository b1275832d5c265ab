package dev.mazewright.cli.command;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Graph;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A recipe in the making: what the command line's flags say, on top of a recipe's text. What is wrong with it is told
 * when it becomes a {@link Recipe}.
 */
final class RecipeDraft {
    /** Of a maze in a graph that came from a file; then there is no size. */
    private @Nullable Graph graph;

    private String shape = "rectangle";
    private String rows = "15";
    private String columns = "30";
    private String levels = "";
    private boolean hasSize;
    private final List<String> shapeOptions = new ArrayList<>();
    private String generator = "recursive-backtracker";
    private final List<String> generatorOptions = new ArrayList<>();
    private final List<String> transforms = new ArrayList<>();
    private @Nullable String start;
    private final List<String> goals = new ArrayList<>();
    private final List<String> openings = new ArrayList<>();
    private @Nullable String seed;

    /** The recipe of those who ask for nothing: a rectangle by the recursive backtracker. */
    RecipeDraft() {}

    /** The same in a graph. */
    RecipeDraft(Graph graph) {
        this.graph = graph;
        shape = graph.name();
    }

    /**
     * A recipe's text; it need not have a seed.
     *
     * @throws UsageException if it is not made of shape, size and generator
     */
    RecipeDraft(String text) {
        int slash = text.indexOf('/');
        int colon = text.indexOf(':');
        String[] sizeAndOptions = slash < 0 || colon < 0 || colon > slash
                ? new String[] {""}
                : text.substring(colon + 1, slash).split(",", -1);
        String[] sides = sizeAndOptions[0].split("x", 3);
        if (sides.length < 2) {
            Recipe.parse(text); // which knows best what to say
            throw new UsageException("'" + text + "' is no recipe; it has no size, such as rectangle:30x40");
        }
        shape = text.substring(0, colon);
        hasSize = true;
        rows = sides[0];
        columns = sides[1];
        levels = sides.length > 2 ? sides[2] : "";
        shapeOptions.addAll(List.of(sizeAndOptions).subList(1, sizeAndOptions.length));
        String[] parts = text.substring(slash + 1).split("/", -1);
        int options = parts[0].indexOf(':');
        generator = options < 0 ? parts[0] : parts[0].substring(0, options);
        if (options >= 0) {
            generatorOptions.addAll(List.of(parts[0].substring(options + 1).split(",", -1)));
        }
        for (String part : List.of(parts).subList(1, parts.length)) {
            add(part);
        }
    }

    private void add(String part) {
        if (part.startsWith("start:")) {
            start = once("start", start, part);
        } else if (part.startsWith("goal:")) {
            goals.add(after(part));
        } else if (part.startsWith("open:")) {
            openings.add(after(part));
        } else if (part.startsWith("seed:")) {
            seed = once("seed", seed, part);
        } else {
            transforms.add(part);
        }
    }

    private static String once(String what, @Nullable String before, String part) {
        if (before != null) {
            throw new UsageException("a recipe has one " + what + "; this one has " + before + " and " + after(part));
        }
        return after(part);
    }

    private static String after(String part) {
        return part.substring(part.indexOf(':') + 1);
    }

    /** Another shape; the options and levels of the one before do not hold for it, but its mask does. */
    void shape(String name) {
        if (!Catalog.shape(name).name().equals(shape)) {
            shapeOptions.removeIf(option -> !Masks.isOption(option));
            levels = "";
        }
        shape = name;
    }

    void rows(String number) {
        hasSize = true;
        rows = Integer.toString(Numbers.side("number of rows", number));
    }

    void columns(String number) {
        hasSize = true;
        columns = Integer.toString(Numbers.side("number of columns", number));
    }

    void levels(String number) {
        levels = Integer.toString(Numbers.side("number of levels", number));
    }

    /** {@code name=value}, or a value of the shape's main option. */
    void shapeOption(String option) {
        if (Masks.isOption(option)) {
            mask(part("mask", option));
            return;
        }
        set(shapeOptions, Catalog.shape(shape), part("shape option", option));
    }

    /** A mask, as an option of a recipe, instead of the one before. */
    void mask(String option) {
        shapeOptions.removeIf(Masks::isOption);
        shapeOptions.add(option);
    }

    /** Whether somebody has said how large the maze is. */
    boolean hasSize() {
        return hasSize;
    }

    /** Another generator; the options of the one before do not hold for it. */
    void generator(String name) {
        if (!Catalog.generator(name).name().equals(generator)) {
            generatorOptions.clear();
        }
        generator = name;
    }

    /** {@code name=value}, or a value of the generator's main option. */
    void option(String option) {
        set(generatorOptions, Catalog.generator(generator), part("option", option));
    }

    /** One more transform, after those there are. */
    void transform(String nameAndOptions) {
        transforms.add(part("transform", nameAndOptions));
    }

    /** Braids; instead of how it was braided before, if it was. */
    void braid(String share) {
        String braid = "braid:" + part("share", share);
        for (int i = 0; i < transforms.size(); i++) {
            if (transforms.get(i).equals("braid") || transforms.get(i).startsWith("braid:")) {
                transforms.set(i, braid);
                return;
            }
        }
        transforms.add(braid);
    }

    void start(String place) {
        start = part("place", place);
    }

    /** Other goals, unless there are none given. */
    void goals(List<String> places) {
        replace(goals, "place", places);
    }

    /** Other openings, unless there are none given. */
    void openings(List<String> sides) {
        replace(openings, "opening", sides);
    }

    void seed(String number) {
        seed = Long.toString(Numbers.seed(number));
    }

    /** Whether there is a seed. */
    boolean hasSeed() {
        return seed != null;
    }

    private static void replace(List<String> before, String what, List<String> now) {
        if (!now.isEmpty()) {
            before.clear();
            now.forEach(text -> before.add(part(what, text)));
        }
    }

    /** One value is one value: it cannot smuggle in further parts of a recipe. */
    private static String part(String what, String text) {
        if (text.indexOf('/') >= 0 || text.isEmpty()) {
            throw new UsageException("'" + text + "' is no " + what + "; see --help");
        }
        return text;
    }

    /** Gives an option another value: the first one declared may stand there without its key. */
    private static void set(List<String> options, Entry<?> entry, String option) {
        String key = key(entry, option);
        for (int i = 0; i < options.size(); i++) {
            if (key(entry, options.get(i)).equals(key)) {
                options.set(i, option);
                return;
            }
        }
        options.add(option);
    }

    private static String key(Entry<?> entry, String option) {
        int equals = option.indexOf('=');
        return equals >= 0
                ? option.substring(0, equals)
                : entry.options().isEmpty() ? option : entry.options().getFirst().key();
    }

    /**
     * The recipe.
     *
     * @throws UsageException if it is none; the message says what was found and what is possible
     */
    Recipe recipe() {
        if (graph != null) {
            return Recipe.in(graph, rest());
        }
        StringBuilder text = new StringBuilder(shape).append(':').append(rows).append('x').append(columns);
        if (!levels.isEmpty()) {
            text.append('x').append(levels);
        }
        shapeOptions.forEach(option -> text.append(',').append(option));
        return Recipe.parse(text.append('/').append(rest()).toString());
    }

    /** What follows the shape. */
    private String rest() {
        StringBuilder text = new StringBuilder(generator);
        if (!generatorOptions.isEmpty()) {
            text.append(':').append(String.join(",", generatorOptions));
        }
        transforms.forEach(transform -> text.append('/').append(transform));
        if (start != null) {
            text.append("/start:").append(start);
        }
        goals.forEach(goal -> text.append("/goal:").append(goal));
        openings.forEach(opening -> text.append("/open:").append(opening));
        if (seed != null) {
            text.append("/seed:").append(seed);
        }
        return text.toString();
    }
}
