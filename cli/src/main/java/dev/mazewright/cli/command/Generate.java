package dev.mazewright.cli.command;

import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.output.PartFile;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.output.RowCount;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Program;
import dev.mazewright.cli.process.Seeds;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.ThreadsOption;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.recipe.DifficultySearch;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.FileParameters;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.RowFile;
import dev.mazewright.formats.io.RowWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code mazewright generate}: makes mazes. */
@Command(
        name = "generate",
        headerHeading = "Examples:%n"
                + "  mazewright generate --rows 20 --columns 30 --seed 7%n"
                + "  mazewright generate hexagon:20x20/wilson/seed:42 --solution -o maze.png%n"
                + "  mazewright generate rectangle:15x15/kruskal/seed:1 --count 10 -o maze-%%d.svg%n"
                + "%n",
        description = {
            "Generates a maze from a recipe, from options, or from options on top of a recipe.",
            "The recipe of each maze is printed on standard error; the same recipe generates the same maze."
        })
public final class Generate implements Callable<Integer> {
    private static final String DEFAULT_SHAPE = "rectangle:15x30";
    private static final String DEFAULT_GENERATOR = "recursive-backtracker";

    @ParentCommand private @Nullable Program program;

    @Parameters(
            arity = "0..1",
            paramLabel = "RECIPE",
            description = "Such as rectangle:30x40/wilson/braid:0.2/seed:42; without a seed, one is chosen.")
    private @Nullable String recipe;

    @Option(names = "--shape", paramLabel = "SHAPE", description = "See: list shapes (rectangle).")
    private @Nullable String shape;

    @Option(
            names = "--graph",
            paramLabel = "FILE",
            description = "Make the maze in the graph of a file: a list of edges, two names a line, or GraphML. PLACE is then "
                    + "a vertex: its number in the order of the file, or its name, if need be as name:NAME.")
    private @Nullable String graph;

    @Option(names = "--rows", paramLabel = "N", description = "How many rows (15).")
    private @Nullable String rows;

    @Option(names = "--columns", paramLabel = "N", description = "How many columns (30).")
    private @Nullable String columns;

    @Option(names = "--levels", paramLabel = "N", description = "How many levels, of a shape that has them (2).")
    private @Nullable String levels;

    @Option(names = "--shape-option", paramLabel = "NAME=VALUE", description = "An option of the shape; repeatable.")
    private List<String> shapeOptions = new ArrayList<>();

    @Mixin private MaskOptions mask = new MaskOptions();

    @Option(
            names = "--generator",
            paramLabel = "GENERATOR",
            description = "See: list generators (recursive-backtracker).")
    private @Nullable String generator;

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the generator; repeatable.")
    private List<String> options = new ArrayList<>();

    @Option(names = "--seed", paramLabel = "N", description = "All chance comes from it: -2^63 to 2^63 - 1.")
    private @Nullable String seed;

    @Option(
            names = "--start",
            paramLabel = "PLACE",
            description = "ROW,COLUMN from 0 at the top left, a cell's number, or a word: top-left, top-right, "
                    + "bottom-left, bottom-right, left, right, random, farthest, hardest (top-left).")
    private @Nullable String start;

    @Option(names = "--goal", paramLabel = "PLACE", description = "The same; repeatable (bottom-right).")
    private List<String> goals = new ArrayList<>();

    @Option(
            names = "--open",
            paramLabel = "PLACE.SIDE",
            description = "A gap in the outline, such as 0,0.left, or none; repeatable (none).")
    private List<String> openings = new ArrayList<>();

    @Option(
            names = "--transform",
            paramLabel = "NAME[:OPTIONS]",
            description = "A change to the finished maze; see: list transforms; repeatable.")
    private List<String> transforms = new ArrayList<>();

    @Option(names = "--braid", paramLabel = "SHARE", description = "The share of dead ends to remove, 0 to 1.")
    private @Nullable String braid;

    @Option(
            names = "--difficulty",
            paramLabel = "A..B",
            description = "Try seeds from the one given on, up to 1000, until the maze's difficulty, 0 to 100, lies from A "
                    + "to B; with --count, for each maze. See docs/difficulty.md.")
    private @Nullable String difficulty;

    @Option(names = "--solution", description = "Show a shortest way from start to goal.")
    private boolean solution;

    @Option(
            names = "--solver",
            paramLabel = "SOLVER[:OPTIONS]",
            description = "What finds that way; see: list solvers (breadth-first).")
    private @Nullable String solver;

    @Option(
            names = "--count",
            paramLabel = "N",
            description = "Make N mazes with consecutive seeds (1). Into one file or standard output go the formats of "
                    + "text, JSON one document a line; %%d in -o's name makes a file of each.")
    private String count = "1";

    @Option(names = "--threads", paramLabel = "N", description = ThreadsOption.DESCRIPTION)
    private @Nullable String threads;

    @Mixin private OutputOptions output = new OutputOptions();
    @Mixin private ParameterOptions parameters = new ParameterOptions();

    @Override
    public Integer call() throws IOException {
        Terminal terminal = Program.terminal(program);
        Context context = Context.standard().withThreads(ThreadsOption.parse(threads));
        Maker first = new Maker(recipe(terminal), context);
        long firstSeed = first.recipe().seed();
        long mazes = Numbers.whole("count", count, 1, Long.MAX_VALUE);
        if (mazes - 1 > Long.MAX_VALUE - Math.max(0, firstSeed)) {
            throw new UsageException(
                    "there are not " + mazes + " seeds from " + firstSeed + " on; the last is 2^63 - 1");
        }
        int @Nullable [] range = difficulty == null ? null : DifficultySearch.range(difficulty);
        Format format = output.format(terminal, first.recipe().shape().name());
        FileParameters drawn = parameters.parameters(format);
        if (solver != null) {
            Solving.solver(solver); // known before the work begins
        }
        boolean oneFileEach = !output.isStandardOutput() && output.target().contains(OutputOptions.SEED);
        if (mazes > 1 && !oneFileEach && format.separator() == null) {
            throw new UsageException("several mazes in the format " + format.name() + " do not go into one file;"
                    + " give -o a name with %d for the seed, such as -o maze-%d." + format.name());
        }
        first.notes().forEach(terminal::say); // once, however many mazes
        try (Progress progress = new Progress("making the maze", terminal)) {
            @Nullable DifficultySearch search = range == null ? null : DifficultySearch.of(range, context.withProgress(progress::now));
            Maker each = search == null ? first : search.find(first); // before anything is opened
            if (oneFileEach) {
                for (long i = 0; i < mazes; i++) {
                    each = i == 0 ? each : next(each, search);
                    say(i, mazes, progress);
                    writeFile(each, output.name(each.recipe().seed()), format, drawn, terminal, progress);
                }
            } else if (mazes == 1) {
                writeFile(each, output.target(), format, drawn, terminal, progress);
            } else {
                byte[] between = Objects.requireNonNull(format.separator()).getBytes(StandardCharsets.UTF_8);
                try (Output out = output.open(terminal)) {
                    for (long i = 0; i < mazes; i++) {
                        each = i == 0 ? each : next(each, search);
                        say(i, mazes, progress);
                        if (i > 0) {
                            out.stream().write(between);
                        }
                        write(each, rows(each, format, drawn), format, drawn, out.stream(), terminal);
                        out.stream().flush(); // whoever reads it need not wait, and is missed soon when gone
                    }
                    out.commit();
                }
            }
        }
        return ExitCode.OK;
    }

    private static void say(long i, long mazes, Progress progress) {
        if (mazes > 1) {
            progress.now("making maze " + (i + 1) + " of " + mazes);
        }
    }

    /** The recipe after this one: with the next seed, or the next one whose maze is as hard as is wanted. */
    private static Maker next(Maker before, @Nullable DifficultySearch search) {
        long seed = before.recipe().seed();
        if (seed == Long.MAX_VALUE) {
            throw new NoPathException("no more mazes: " + seed + " was the last seed there is");
        }
        Maker next = before.withSeed(seed + 1);
        return search == null ? next : search.find(next);
    }

    /** Writes one maze to a target; if it comes row by row to a file, in a way that can be gone on with. */
    private void writeFile(
            Maker each, String name, Format format, FileParameters drawn, Terminal terminal, Progress progress)
            throws IOException {
        java.nio.file.@Nullable Path file = Output.file(name, output.noClobber); // before any work
        Puzzle puzzle = rows(each, format, drawn);
        if (puzzle != null) {
            RowCount count = new RowCount();
            puzzle = count.of(puzzle);
            RowWriter writer = Objects.requireNonNull(format.rowWriter());
            RowFile rows = file == null || !PartFile.fits(file) ? null : writer.file(puzzle, drawn.style());
            progress.follow(count::progress);
            if (file != null && rows != null) {
                Input.tell(each.recipe(), terminal);
                output.sweep();
                try (PartFile part = PartFile.open(name, file, count::share, terminal)) {
                    progress.follow(() -> count.progress() + part.progress());
                    part.write(rows, () -> fileAgain(each, writer, drawn, count));
                    part.commit(output.noClobber);
                }
                return;
            }
        }
        try (Output out = output.open(name, terminal)) {
            write(each, puzzle, format, drawn, out.stream(), terminal);
            out.commit();
        }
    }

    private static RowFile fileAgain(Maker each, RowWriter writer, FileParameters drawn, RowCount count) {
        Puzzle puzzle = count.of(Objects.requireNonNull(each.rows()));
        return Objects.requireNonNull(writer.file(puzzle, drawn.style()));
    }

    private void write(
            Maker each, @Nullable Puzzle rows, Format format, FileParameters drawn, OutputStream out, Terminal terminal)
            throws IOException {
        if (rows != null) {
            Input.tell(each.recipe(), terminal);
            Objects.requireNonNull(format.rowWriter()).write(rows, drawn.style(), out);
            return;
        }
        @Nullable Recording generation = drawn.showsGeneration() ? Recording.making(each, Long.MAX_VALUE) : null;
        if (generation != null) {
            Input.tell(each.recipe(), terminal);
        }
        Puzzle puzzle = generation == null ? Input.make(each, terminal) : generation.puzzle();
        @Nullable Path path = solution || (solver != null && generation == null) ? Solving.shortest(puzzle, solver) : null;
        Document document = generation == null
                ? drawn.document(puzzle, path, solver, Long.MAX_VALUE)
                : drawn.document(puzzle, path).animated(drawn.animation(generation));
        OutputOptions.writer(format).write(document, out);
    }

    /** The rows of the maze, if the generator can stream them and the format takes them; else null. */
    private @Nullable Puzzle rows(Maker each, Format format, FileParameters drawn) {
        boolean isMazeAlone = !solution && solver == null && !drawn.isAnnotated() && !format.isAnimated();
        return format.rowWriter() == null || !isMazeAlone ? null : each.rows();
    }

    /** The graph of a file, which goes with nothing else that says what cells there are. */
    private GraphInput graph(String file, Terminal terminal) throws IOException {
        String other = recipe != null ? recipe
                : shape != null ? "--shape"
                : rows != null ? "--rows"
                : columns != null ? "--columns"
                : levels != null ? "--levels"
                : !shapeOptions.isEmpty() ? "--shape-option"
                : mask.given();
        if (other != null) {
            throw new UsageException("--graph " + file + " says all there is to say of the cells; leave out " + other
                    + ", or --graph");
        }
        return GraphInput.read(file, terminal);
    }

    /** The recipe given, with what the options say in its place or on top of it. */
    private Recipe recipe(Terminal terminal) throws IOException {
        @Nullable GraphInput vertices = graph == null ? null : graph(graph, terminal);
        Recipe given = vertices != null
                ? RecipeText.parse(vertices.graph(), DEFAULT_GENERATOR, Seeds::random)
                : RecipeText.parse(recipe == null ? DEFAULT_SHAPE + "/" + DEFAULT_GENERATOR : recipe, Seeds::random);
        Recipe edited = given.withShape(shape(given.shape())).withGenerator(generator(given.generator()));
        edited = edited.withTransforms(transforms(edited.transforms()));
        if (start != null) {
            edited = edited.withStart(new NamedCell(vertices == null ? start : vertices.place(start)));
        }
        if (!goals.isEmpty()) {
            edited = edited.withGoals(goals.stream()
                    .map(goal -> new NamedCell(vertices == null ? goal : vertices.place(goal)))
                    .toList());
        }
        if (!openings.isEmpty()) {
            edited = edited.withOpenings(RecipeText.openings(openings));
        }
        if (seed != null) {
            edited = edited.withSeed(Numbers.seed(seed));
        }
        boolean hasSize = recipe != null || rows != null || columns != null;
        return mask.apply(edited, hasSize, terminal).requireValid();
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
            edited = edited.withOptions(option);
        }
        return edited;
    }

    private Selection<Generator> generator(Selection<Generator> given) {
        Selection<Generator> edited = given;
        if (generator != null && Catalog.generator(generator) != given.entry()) {
            edited = Selection.of(Catalog.generator(generator));
        }
        for (String option : options) {
            edited = edited.with(option);
        }
        return edited;
    }

    /** The transforms given and those of the options; {@code --braid} replaces a braid that is there. */
    private List<Selection<Transform>> transforms(List<Selection<Transform>> given) {
        List<Selection<Transform>> edited = new ArrayList<>(given);
        transforms.stream().map(RecipeText::transform).forEach(edited::add);
        if (braid != null) {
            Selection<Transform> braided = RecipeText.transform("braid:" + braid);
            int place = edited.stream().map(Selection::name).toList().indexOf(braided.name());
            if (place < 0) {
                edited.add(braided);
            } else {
                edited.set(place, braided);
            }
        }
        return edited;
    }
}
