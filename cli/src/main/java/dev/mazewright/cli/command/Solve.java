package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.TerminalSize;
import dev.mazewright.cli.process.ThreadsOption;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.LowestCommonAncestor;
import dev.mazewright.core.solve.SolverSelection;
import dev.mazewright.core.solve.tiles.SubgoalGraph;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.json.PathJson;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** {@code mazewright solve}: finds a path through a maze. */
public final class Solve extends Command {
    /** The solver of diagonal moves. */
    static final String A_STAR = "a-star";

    /** Larger drawings do not fit a terminal. */
    private static final int MOST_ROWS = 60;

    private static final int MOST_COLUMNS = 100;

    private final InputOptions from = new InputOptions(options);

    private final TextValue solver = options.text(
            "--solver", "SOLVER[:OPTIONS]",
            "The solver; see: list solvers (default: breadth-first, or dead-end-filling if a sample of a large "
                    + "maze shows that it is faster; with diagonal moves, a-star; for a scenario, "
                    + "subgoal-graph, if it has queries enough). Also climbing, for the recipe of a "
                    + "binary-tree or sidewinder maze, which is then not generated.");

    private final EndsOptions ends = new EndsOptions(options);

    private final MovesOption moves = new MovesOption(options);

    private final TextValue scenario = options.text(
            "--scenario", "FILE",
            "Solve every row of a MovingAI scenario, with octile moves, and compare its optimal lengths.");

    private final TextValue report = options.text(
            "--report", "FILE",
            "With --scenario, write a line for each of its queries to this CSV file: line, length, expansions, "
                    + "microseconds.");

    private final TextValue check = options.text(
            "--check", "RESULTS",
            "With --scenario, check another program's lengths: one a line in the order of the queries, - for no path. "
                    + "Prints the lines that are more than 0.0001 too short or too long, missing or extra; exit code 1 if "
                    + "there are any.");

    private final Flag json = options.flag("--json", "Print the result as JSON, with the cells of the path.");

    private final Flag suggest = options.flag(
            "--suggest",
            "Where there is no path, also print the fewest walls to open so that there is one, or on tiles the fewest bricks to "
                    + "remove; with --json as suggest: pairs of cells, or a row and a column for each brick.");

    private final AtlasOptions atlas = new AtlasOptions(options);

    private final TextValue threads = options.text("--threads", "N", ThreadsOption.DESCRIPTION);

    private final OutputOptions output = new OutputOptions(options);
    private final SolvePicture pictures = new SolvePicture(options, ends, output);
    private final ParameterOptions parameters = new ParameterOptions(options);

    /** The command, for this terminal. */
    public Solve(Terminal terminal) {
        super(
                terminal,
                "solve",
                List.of(
                        "mazewright solve rectangle:20x30/wilson/seed:7",
                        "mazewright solve maze.png --solver dead-end-filling -o solved.png",
                        "mazewright solve maze.json --start top-left --goal farthest --json"),
                "Finds a path through a maze; exit code 1 if no path exists.",
                "Prints its length, and draws it if the maze is small; with -o, writes the maze with the path.",
                "A png of one pixel a square is written as a png in its own size, with the pixels of the path coloured, unless "
                        + "parameters ask for a drawing.",
                "Of a photograph, scan or drawing, the maze is understood, as cells or as an area; with -o, png, jpg and svg show the "
                        + "picture with the path.",
                "With -o, --format is the format to write; without it, the format of the input.");
    }

    @Override
    public Integer call() throws IOException {
        boolean isDiagonal = scenario.isGiven() ? isScenario() : moves.areDiagonal();
        boolean climbs = LowestCommonAncestor.NAME.equals(solver.orNull());
        boolean isGraph = SubgoalGraph.NAME.equals(solver.orNull());
        String named = solver.isGiven() ? solver.get() : isDiagonal ? A_STAR : null;
        requireScenario(isGraph);
        if (named != null && !climbs && !isGraph) {
            Solving.solver(named); // known before the work begins
        }
        Context context = Context.standard().withThreads(ThreadsOption.parse(threads.orNull()));
        // A recipe has no format, so the one given is of what is to be written.
        boolean draws = output.isGiven() || (output.format.isGiven() && Input.isRecipe(from.input.get()));
        output.requireViewable(pictures.areMany() ? 2 : 1);
        if (draws && scenario.isGiven()) {
            throw new UsageException("-o writes the maze with its path; it does not go together with --scenario, whose lengths --report FILE"
                    + " writes");
        }
        if (json.isGiven() && draws && output.isStandardOutput()) {
            throw new UsageException("--json does not go together with -o on standard output; give -o a file");
        }
        Format format = draws && !pictures.isJpeg() ? output.format() : Formats.named("none");
        FileParameters drawn = parameters.parameters(format).requireRead();
        if (pictures.areMany()) {
            if (climbs || isDiagonal || scenario.isGiven()) {
                throw new UsageException("climbing, diagonal moves and scenarios are for one input; give one");
            }
            SolveMany.Wanted wanted = new SolveMany.Wanted(named, suggest.isGiven(), json.isGiven(), drawn);
            return new SolveMany(from, pictures, output, wanted, context, terminal).run();
        }
        if (solvesAtlas(isDiagonal)) {
            atlas.solve(recipe(), json.isGiven(), context, terminal);
            return ExitCode.OK;
        }
        Puzzle rooted = draws || isDiagonal ? null : rooted(context);
        if (climbs && rooted == null) {
            throw new UsageException("climbing solves recipes of binary-tree and sidewinder on rectangles without a mask, without"
                    + " transforms, between cells given by row and column or corner, and writes no maze; leave out --solver");
        }
        if (rooted != null && (climbs || (!solver.isGiven() && rooted.grid().cells() >= SolverSelection.LARGE))) {
            climb(rooted, context, terminal);
            return ExitCode.OK;
        }
        try (Progress progress = new Progress("reading the maze", terminal)) {
            String inputFormat = draws || !output.format.isGiven() ? from.inputFormat.orNull() : output.format.get();
            PictureInput read = pictures.read(from.input.get(), inputFormat, scenario.isGiven() || isDiagonal, context.withProgress(progress::now), terminal);
            if (read.picture() != null && pictures.isDrawn(read.picture(), draws && drawn.areNone(), json.isGiven())) {
                Context shown = context.withProgress(progress::now);
                PictureSolution solution = pictures.solution(read, named, suggest.isGiven(), shown);
                pictures.write(solution, json.isGiven(), shown, terminal);
                output.view(output.target(), terminal);
                return ExitCode.OK;
            }
            Input.Whole input = read.wholeOrCells();
            Puzzle moved = isDiagonal || moves.isGiven() ? moves.over(input.puzzle()) : input.puzzle();
            if (scenario.isGiven()) {
                ScenarioRun run = new ScenarioRun(moved.maze(), solver.orNull(), context.withProgress(progress::now));
                try (Output lines = openReport(terminal)) {
                    return run.run(scenario.get(), lines, check.orNull(), json.isGiven(), terminal);
                }
            }
            ReadRemarks remarks = pictures.remarks(input, from.input.get(), terminal);
            Puzzle puzzle = Solving.between(moved, ends.start(), ends.goals());
            progress.part("solving the maze");
            MazeSolution solution = MazeSolution.of(puzzle, named, suggest.isGiven(), context);
            if (json.isGiven()) {
                JsonLine out = new JsonLine(terminal.out()).beginObject();
                solution.writeJson(input.squares(), out);
                remarks.write(out);
                out.endObject().endLine();
            }
            solution.requirePath();
            String name = solution.solver();
            Path path = solution.path();
            if (draws) {
                progress.part("writing the maze");
                output.write(
                        new Rendition(drawn, true, name, Long.MAX_VALUE).of(puzzle, path, context),
                        drawn.areNone() ? input.original() : null,
                        terminal);
                output.view(output.target(), terminal);
            } else if (!json.isGiven()) {
                draw(puzzle, path, terminal);
                writeText(puzzle.maze().grid(), name, path, terminal);
            }
        }
        return ExitCode.OK;
    }

    /** The recipe between the cells that are given. */
    private Recipe recipe() {
        return Input.recipe(from.input.get()).between(ends.start(), ends.goals());
    }

    /** Whether the input is the recipe of an atlas, and its path is asked for and not a drawing or a search. */
    private boolean solvesAtlas(boolean isDiagonal) {
        boolean isRecipe = !from.inputFormat.isGiven() && Input.isRecipe(from.input.get());
        boolean isAtlas = isRecipe && recipe().isAtlas();
        boolean isOther = isDiagonal || scenario.isGiven() || solver.isGiven() || suggest.isGiven() || output.isGiven() || output.format.isGiven();
        if (atlas.isGiven() && (!isAtlas || isOther)) {
            throw new UsageException("--step, --next and --window are for the recipe of an atlas, without --solver, --suggest, -o and --format");
        }
        if (isAtlas && isOther && recipe().window() != null) {
            throw new UsageException("a window shows pieces of a path, which no search finds; generate --solution writes them in any format,"
                    + " and solve prints them without --solver, --suggest, -o and --format");
        }
        return isAtlas && !isOther;
    }

    /** The puzzle of a recipe whose maze need not be made, or null if it has to be. */
    private @Nullable Puzzle rooted(Context context) {
        boolean isOther = scenario.isGiven() || (solver.isGiven() && !solver.get().equals(LowestCommonAncestor.NAME));
        if (isOther || from.inputFormat.isGiven() || !Input.isRecipe(from.input.get())) {
            return null;
        }
        return new Maker(recipe(), context).closedForm();
    }

    private void climb(Puzzle puzzle, Context context, Terminal terminal) throws IOException {
        Input.printRecipe(Input.recipe(from.input.get()), terminal);
        Path path;
        try (Progress progress = new Progress("reading the recipe", terminal)) {
            progress.now("climbing");
            path = LowestCommonAncestor.path(puzzle);
        }
        if (json.isGiven()) {
            JsonLine out = new JsonLine(terminal.out()).beginObject();
            PathJson.write(puzzle.recipe(), puzzle.grid(), path.goal(), LowestCommonAncestor.NAME, path, out);
            out.endObject().endLine();
        } else {
            if (isSmall(puzzle.grid())) {
                draw(new Maker(Recipe.parse(Objects.requireNonNull(puzzle.recipe())), context).make(), path, terminal);
            }
            writeText(puzzle.grid(), LowestCommonAncestor.NAME, path, terminal);
        }
    }

    /** Some options make sense for scenarios alone. */
    private void requireScenario(boolean isGraph) {
        if (!scenario.isGiven() && report.isGiven()) {
            throw new UsageException("--report writes a line for each query of a scenario; give --scenario FILE, or leave it out");
        }
        if (!scenario.isGiven() && check.isGiven()) {
            throw new UsageException("--check compares lengths with those of a scenario; give --scenario FILE, or leave it out");
        }
        if (!scenario.isGiven() && isGraph) {
            throw new UsageException(
                    SubgoalGraph.NAME + " solves many queries on one map; give --scenario FILE, or leave out --solver");
        }
        if (report.isGiven() && Output.isStandardOutput(report.get())) {
            throw new UsageException("--report needs a file, since standard output has the result");
        }
    }

    /** The file of the report, or null if none is asked for. */
    private @Nullable Output openReport(Terminal terminal) throws IOException {
        if (!report.isGiven()) {
            return null;
        }
        Output.sweep(report.get());
        return Output.open(report.get(), output.noClobber.isGiven(), terminal);
    }

    /** True, if the options fit a scenario. */
    private boolean isScenario() {
        moves.requireScenarios();
        if (ends.isGiven()) {
            throw new UsageException("a scenario has its own starts and goals; leave out --start and --goal");
        }
        return true;
    }

    private static void writeText(Grid grid, String name, Path path, Terminal terminal) throws IOException {
        Facts facts = new Facts();
        facts.add("solver", name);
        facts.add("start", NamedCell.of(grid, path.start()));
        facts.add("goal", NamedCell.of(grid, path.goal()));
        facts.add("length", Numbers.count(path.length(), "step"));
        if (path.shortestPathCount() > 0) {
            facts.add("ways", path.shortestPathCount() == Long.MAX_VALUE
                    ? path.shortestPathCount() + " or more of that length"
                    : path.shortestPathCount() + " of that length");
        }
        if (!grid.isUniform()) {
            facts.add("cost", Facts.decimal(ScenarioRun.units(path.cost())));
        }
        facts.add("visited", path.visited() + " of " + Numbers.count(grid.cells(), "cell"));
        facts.writeTo(terminal.out());
    }

    private static boolean isSmall(Grid grid) {
        return grid.rows() <= MOST_ROWS && grid.columns() <= MOST_COLUMNS;
    }

    /** Draws a small maze; one of a shape that cannot be drawn so is described in words alone. */
    private static void draw(Puzzle puzzle, Path path, Terminal terminal) throws IOException {
        Grid grid = puzzle.maze().grid();
        if (!isSmall(grid) || !grid.isUniform()) {
            return;
        }
        ByteArrayOutputStream drawing = new ByteArrayOutputStream();
        try {
            Format format = OutputOptions.drawing(terminal, grid.shape().name());
            format.write(new Document(puzzle.between(path), path, Style.DEFAULT), drawing);
        } catch (UsageException cannotBeDrawnSo) {
            return;
        }
        TerminalSize window = terminal.window();
        int most = window == null ? MOST_COLUMNS : Math.min(MOST_COLUMNS, window.columns());
        if (Extent.of(drawing.toByteArray()).columns() <= most) {
            drawing.writeTo(terminal.out());
            terminal.out().write('\n');
        }
    }
}
