package dev.mazewright.cli.command;

import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.option.Texts;
import dev.mazewright.cli.process.Seeds;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.PartialRecipe;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.recipe.SeedText;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The options of {@code generate} that say which maze: a recipe, and the flags that edit it. */
final class RecipeOptions extends OptionGroup {
    private static final String DEFAULT_GENERATOR = "recursive-backtracker";

    private final TextValue recipe = options.optionalArgument(
            "RECIPE",
            "For example rectangle:30x40/wilson/braid:0.2/seed:42, or any of its parts, such as 30x40, hexagon or wilson; "
                    + "without a seed, one is chosen.");

    private final Texts columnsAfter = options.moreArguments("COLUMNS", "With a number of rows in place of RECIPE: the number of columns.");

    private final TextValue shape = options.text(
            "--shape", "SHAPE",
            "The shape of the grid; see: list shapes (default: rectangle).");

    private final TextValue graph = options.text(
            "--graph", "FILE",
            "Generate the maze on a graph read from a file: a list of edges, two names per line, GraphML, GML or DOT. CELL "
                    + "is then a vertex: its number in the order of the file, or its name; name:NAME if that is a number.");

    private final TextValue size = options.text("--size", "ROWSxCOLUMNS", "The number of rows and columns; one number for both.");

    private final TextValue rows = options.text("--rows", "N", "The number of rows (default: 15, or fewer if neither rows nor columns are given and a terminal is small).");

    private final TextValue columns = options.text("--columns", "N", "The number of columns (default: 30, or fewer likewise).");

    private final TextValue levels = options.text("--levels", "N", "The number of levels of a box (default: 2).");

    private final Texts shapeOptions = options.texts(
            "--shape-option", "NAME=VALUE",
            "An option of the shape; repeatable.");

    private final MaskOptions mask = new MaskOptions(options);

    private final PaintOptions paint = new PaintOptions(options);
    private final PathCellsOption path = new PathCellsOption(options);

    private final TextValue generator = options.text(
            "--generator", "GENERATOR",
            "The algorithm; see: list generators (default: recursive-backtracker).");

    private final Texts generatorOptions = options.texts("--option", "NAME=VALUE", "An option of the generator; repeatable.");

    private final TextValue seed = options.text(
            "--seed", "N", "The seed of all random numbers: -2^63 to 2^63 - 1, or any text, which stands for a number.");

    private final TextValue start = options.text(
            "--start", "CELL",
            "ROW,COLUMN from 0 at the top left, a cell's number, or a word: top-left, top-right, "
                    + "bottom-left, bottom-right, left, right, random, corner, dead-end, farthest, hardest "
                    + "(default: top-left). Of an atlas, ROW,COLUMN or a corner.");

    private final Texts goals = options.texts(
            "--goal", "CELL",
            "A cell, named as for --start, or steps-N: N steps from the start on the path to the farthest corner; "
                    + "repeatable (default: bottom-right).");

    private final Texts openings = options.texts(
            "--open", "CELL.SIDE",
            "An opening in the outline, such as 0,0.left or start.top; start or goal alone for the best side of that "
                    + "cell; or none; repeatable (default: none).");

    private final Texts transforms = options.texts(
            "--transform", "NAME[:OPTIONS]",
            "A change to the finished maze; see: list transforms; repeatable.");

    private final TextValue braid = options.text(
            "--braid", "SHARE",
            "The probability that a dead end is opened, 0 to 1; see: list transforms.");

    private final WindowOptions window = new WindowOptions(options);

    /** The options, for this command. */
    RecipeOptions(Options options) {
        super(options);
    }

    /** The graph of a file, which goes with nothing else that says what cells there are. */
    private GraphInput graph(String file, Context context, Terminal terminal) throws IOException {
        String other = recipe.isGiven() ? recipe.get()
                : shape.isGiven() ? "--shape"
                : size.isGiven() ? "--size"
                : rows.isGiven() ? "--rows"
                : columns.isGiven() ? "--columns"
                : levels.isGiven() ? "--levels"
                : shapeOptions.isGiven() ? "--shape-option"
                : mask.given();
        if (other != null) {
            throw new UsageException("--graph " + file + " decides which cells there are; leave out " + other
                    + ", or --graph");
        }
        return GraphInput.read(file, context, terminal);
    }

    /** Whether anything says how large the maze is: a recipe, rows, columns, a graph or a mask. */
    boolean hasSize() {
        return partial().hasSize() || size.isGiven() || rows.isGiven() || columns.isGiven() || graph.isGiven() || mask.given() != null || paint.given() != null;
    }

    private PartialRecipe partial() {
        if (!columnsAfter.isGiven()) {
            return PartialRecipe.of(recipe.orElse(DEFAULT_GENERATOR));
        }
        String more = String.join(" ", columnsAfter.get());
        if (!recipe.get().matches("[0-9]+") || !more.matches("[0-9]+")) {
            throw new UsageException("unexpected argument '" + more + "'; a recipe is one text, and two numbers are rows and columns");
        }
        return PartialRecipe.of(recipe.get() + "x" + more);
    }

    /** The recipe given, with what the options say in its place or on top of it. */
    Recipe recipe(Context context, Terminal terminal) throws IOException {
        @Nullable GraphInput vertices = graph.isGiven() ? graph(graph.get(), context, terminal) : null;
        Recipe given = vertices != null
                ? RecipeText.parse(vertices.graph(), DEFAULT_GENERATOR, Seeds::random)
                : RecipeText.parse(partial().text(), Seeds::random);
        Recipe edited = given.withShape(shape(given.shape())).withGenerator(generator(given.generator()));
        edited = edited.withTransforms(transforms(edited.transforms()));
        if (start.isGiven()) {
            edited = edited.withStart(new NamedCell(vertices == null ? start.get() : vertices.cell(start.get())));
        }
        if (goals.isGiven()) {
            edited = edited.withGoals(goals.get().stream()
                    .map(goal -> new NamedCell(vertices == null ? goal : vertices.cell(goal)))
                    .toList());
        }
        if (openings.isGiven()) {
            edited = edited.withOpenings(RecipeText.openings(openings.get()));
        }
        if (seed.isGiven()) {
            edited = edited.withSeed(SeedText.number(seed.get()));
        }
        edited = window.apply(edited);
        boolean hasSize = partial().hasSize() || size.isGiven() || rows.isGiven() || columns.isGiven();
        Recipe painted = paint.apply(edited, hasSize, context, terminal);
        Recipe masked = mask.apply(painted, hasSize || paint.given() != null, context, terminal);
        return path.apply(masked, context, terminal).requireValid();
    }

    private ShapeSpec shape(ShapeSpec given) {
        ShapeSpec edited = given;
        if (shape.isGiven() && Catalog.shape(shape.get()) != given.entry()) {
            edited = edited.withShape(Catalog.shape(shape.get()));
        }
        if (size.isGiven()) {
            if (rows.isGiven() || columns.isGiven()) {
                throw new UsageException("give --size, or --rows and --columns");
            }
            String[] sides = size.get().split("x", 2);
            edited = edited.withRows(Numbers.namedSide("number of rows", sides[0]))
                    .withColumns(Numbers.namedSide("number of columns", sides[sides.length - 1]));
        }
        if (rows.isGiven()) {
            edited = edited.withRows(Numbers.namedSide("number of rows", rows.get()));
        }
        if (columns.isGiven()) {
            edited = edited.withColumns(Numbers.namedSide("number of columns", columns.get()));
        }
        if (levels.isGiven()) {
            edited = edited.withLevels(Numbers.side("number of levels", levels.get()));
        }
        for (String option : shapeOptions.get()) {
            edited = edited.withOptions(given("--shape-option", option));
        }
        return edited;
    }

    private boolean hasGenerator() {
        return generator.isGiven() || (recipe.isGiven() && partial().hasGenerator());
    }

    private Selection<Generator> generator(Selection<Generator> given) {
        Selection<Generator> edited = given;
        if (generator.isGiven() && Catalog.generator(generator.get()) != given.entry()) {
            edited = Selection.of(Catalog.generator(generator.get()));
        }
        if (path.given() != null && paint.given() != null) {
            throw new UsageException("give " + paint.given() + " or " + path.given() + ", not both");
        }
        edited = path.around(paint.around(edited, hasGenerator()));
        for (String option : generatorOptions.get()) {
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
        transforms.get().stream().map(RecipeText::transform).forEach(edited::add);
        if (braid.isGiven()) {
            Selection<Transform> braided = RecipeText.transform("braid:" + braid.get());
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
