package dev.mazewright.cli.command;

import dev.mazewright.cli.process.Seeds;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of {@code generate} that say which maze: a recipe, and the flags that edit it. */
final class RecipeOptions {
    private static final String DEFAULT_SHAPE = "rectangle:15x30";
    private static final String DEFAULT_GENERATOR = "recursive-backtracker";

    @Parameters(
            arity = "0..1",
            paramLabel = "RECIPE",
            description = "For example rectangle:30x40/wilson/braid:0.2/seed:42; without a seed, one is chosen.")
    private @Nullable String recipe;

    @Option(names = "--shape", paramLabel = "SHAPE", description = "The shape of the grid; see: list shapes (default: rectangle).")
    private @Nullable String shape;

    @Option(
            names = "--graph",
            paramLabel = "FILE",
            description = "Generate the maze on a graph read from a file: a list of edges, two names per line, or GraphML. CELL "
                    + "is then a vertex: its number in the order of the file, or its name; name:NAME if that is a number.")
    private @Nullable String graph;

    @Option(names = "--rows", paramLabel = "N", description = "The number of rows (default: 15).")
    private @Nullable String rows;

    @Option(names = "--columns", paramLabel = "N", description = "The number of columns (default: 30).")
    private @Nullable String columns;

    @Option(names = "--levels", paramLabel = "N", description = "The number of levels of a box (default: 2).")
    private @Nullable String levels;

    @Option(names = "--shape-option", paramLabel = "NAME=VALUE", description = "An option of the shape; repeatable.")
    private List<String> shapeOptions = new ArrayList<>();

    @Mixin private MaskOptions mask = new MaskOptions();

    @Option(
            names = "--generator",
            paramLabel = "GENERATOR",
            description = "The algorithm; see: list generators (default: recursive-backtracker).")
    private @Nullable String generator;

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the generator; repeatable.")
    private List<String> options = new ArrayList<>();

    @Option(names = "--seed", paramLabel = "N", description = "The seed of all random numbers: -2^63 to 2^63 - 1.")
    private @Nullable String seed;

    @Option(
            names = "--start",
            paramLabel = "CELL",
            description = "ROW,COLUMN from 0 at the top left, a cell's number, or a word: top-left, top-right, "
                    + "bottom-left, bottom-right, left, right, random, farthest, hardest (default: top-left).")
    private @Nullable String start;

    @Option(names = "--goal", paramLabel = "CELL", description = "A cell, named as for --start; repeatable (default: bottom-right).")
    private List<String> goals = new ArrayList<>();

    @Option(
            names = "--open",
            paramLabel = "CELL.SIDE",
            description = "An opening in the outline, such as 0,0.left, or none; repeatable (default: none).")
    private List<String> openings = new ArrayList<>();

    @Option(
            names = "--transform",
            paramLabel = "NAME[:OPTIONS]",
            description = "A change to the finished maze; see: list transforms; repeatable.")
    private List<String> transforms = new ArrayList<>();

    @Option(names = "--braid", paramLabel = "SHARE", description = "The probability that a dead end is opened, 0 to 1; see: list transforms.")
    private @Nullable String braid;

    /** The graph of a file, which goes with nothing else that says what cells there are. */
    private GraphInput graph(String file, Context context, Terminal terminal) throws IOException {
        String other = recipe != null ? recipe
                : shape != null ? "--shape"
                : rows != null ? "--rows"
                : columns != null ? "--columns"
                : levels != null ? "--levels"
                : !shapeOptions.isEmpty() ? "--shape-option"
                : mask.given();
        if (other != null) {
            throw new UsageException("--graph " + file + " decides which cells there are; leave out " + other
                    + ", or --graph");
        }
        return GraphInput.read(file, context, terminal);
    }

    /**
     * The recipe given, with what the options say in its place or on top of it.
     *
     * @param context of reading files
     */
    Recipe recipe(Context context, Terminal terminal) throws IOException {
        @Nullable GraphInput vertices = graph == null ? null : graph(graph, context, terminal);
        Recipe given = vertices != null
                ? RecipeText.parse(vertices.graph(), DEFAULT_GENERATOR, Seeds::random)
                : RecipeText.parse(recipe == null ? DEFAULT_SHAPE + "/" + DEFAULT_GENERATOR : recipe, Seeds::random);
        Recipe edited = given.withShape(shape(given.shape())).withGenerator(generator(given.generator()));
        edited = edited.withTransforms(transforms(edited.transforms()));
        if (start != null) {
            edited = edited.withStart(new NamedCell(vertices == null ? start : vertices.cell(start)));
        }
        if (!goals.isEmpty()) {
            edited = edited.withGoals(goals.stream()
                    .map(goal -> new NamedCell(vertices == null ? goal : vertices.cell(goal)))
                    .toList());
        }
        if (!openings.isEmpty()) {
            edited = edited.withOpenings(RecipeText.openings(openings));
        }
        if (seed != null) {
            edited = edited.withSeed(Numbers.seed(seed));
        }
        boolean hasSize = recipe != null || rows != null || columns != null;
        return mask.apply(edited, hasSize, context, terminal).requireValid();
    }

    private ShapeSpec shape(ShapeSpec given) {
        ShapeSpec edited = given;
        if (shape != null && Catalog.shape(shape) != given.entry()) {
            edited = edited.withShape(Catalog.shape(shape));
        }
        if (rows != null) {
            edited = edited.withRows(Numbers.side("number of rows", rows));
        }
        if (columns != null) {
            edited = edited.withColumns(Numbers.side("number of columns", columns));
        }
        if (levels != null) {
            edited = edited.withLevels(Numbers.side("number of levels", levels));
        }
        for (String option : shapeOptions) {
            edited = edited.withOptions(given("--shape-option", option));
        }
        return edited;
    }

    private Selection<Generator> generator(Selection<Generator> given) {
        Selection<Generator> edited = given;
        if (generator != null && Catalog.generator(generator) != given.entry()) {
            edited = Selection.of(Catalog.generator(generator));
        }
        for (String option : options) {
            edited = edited.with(given("--option", option));
        }
        return edited;
    }

    private static String given(String flag, String option) {
        if (option.isEmpty()) {
            throw new UsageException(flag + " is given an empty text; it takes NAME=VALUE");
        }
        return option;
    }

    /** The transforms given and those of the options; {@code --braid} replaces a braid that is there. */
    private List<Selection<Transform>> transforms(List<Selection<Transform>> given) {
        List<Selection<Transform>> edited = new ArrayList<>(given);
        transforms.stream().map(RecipeText::transform).forEach(edited::add);
        if (braid != null) {
            Selection<Transform> braided = RecipeText.transform("braid:" + braid);
            int index = edited.stream().map(Selection::name).toList().indexOf(braided.name());
            if (index < 0) {
                edited.add(braided);
            } else {
                edited.set(index, braided);
            }
        }
        return edited;
    }
}
