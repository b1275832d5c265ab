package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.output.PartFile;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.output.RowCount;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.TerminalSize;
import dev.mazewright.cli.process.ThreadsOption;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.DifficultySearch;
import dev.mazewright.core.recipe.DifficultyTarget;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.files.ResumableFile;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.RowFile;
import dev.mazewright.formats.io.RowWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** {@code mazewright generate}: generates mazes. */
public final class Generate extends Command {
    private final RecipeOptions recipe = new RecipeOptions(options);

    private final TextValue difficulty = options.text(
            "--difficulty", "A..B",
            "Try up to 1000 seeds, from the given one upwards, until the difficulty of the maze, 0 to 100, lies "
                    + "between A and B; with --count, for each maze. Or ranges of measures: "
                    + "solution-length:80..120,turns:30... Or the best of 100 by weights: turns:30*2,alcoves:5*1. "
                    + "See docs/difficulty.md.");

    private final Flag solution = options.flag("--solution", "Show a shortest path from start to goal.");

    private final TextValue solver = options.text(
            "--solver", "SOLVER[:OPTIONS]",
            "The solver that finds that path; see: list solvers (default: breadth-first).");

    private final TextValue count = options.text(
            "--count", "N",
            "Generate N mazes with consecutive seeds (default: 1). Mazes in text formats are written one after the "
                    + "other, JSON as one document per line; with %d in the name after -o, each maze has its own file.");

    private final TextValue threads = options.text("--threads", "N", ThreadsOption.DESCRIPTION);

    private final OutputOptions output = new OutputOptions(options);
    private final ParameterOptions parameters = new ParameterOptions(options);

    /** The command, for this terminal. */
    public Generate(Terminal terminal) {
        super(
                terminal,
                "generate",
                List.of(
                        "mazewright generate --rows 20 --columns 30 --seed 7",
                        "mazewright generate hexagon:20x20/wilson/seed:42 --solution -o maze.png",
                        "mazewright generate rectangle:15x15/kruskal/seed:1 --count 10 -o maze-%d.svg"),
                "Generates a maze from a recipe, from options, or from a recipe changed by options.",
                "The recipe of each maze is printed on standard error; the same recipe generates the same maze.");
    }

    @Override
    public Integer call() throws IOException {
        Context context = Context.standard().withThreads(ThreadsOption.parse(threads.orNull()));
        Maker first = new Maker(fitting(recipe.recipe(context, terminal), context), context);
        long mazes = Numbers.whole("count", count.orElse("1"), 1, Long.MAX_VALUE);
        first.recipe().requireSeeds(mazes);
        output.requireViewable(mazes);
        @Nullable DifficultyTarget target = difficulty.isGiven() ? DifficultyTarget.parse(difficulty.get()) : null;
        Format format = output.format(terminal, first.recipe().shape().name());
        Rendition wanted = new Rendition(parameters.parameters(format), solution.isGiven(), solver.orNull(), Long.MAX_VALUE);
        boolean oneFileEach = !output.isStandardOutput() && output.target().contains(Output.SEED);
        if (mazes > 1 && !oneFileEach && format.separator() == null) {
            throw new UsageException("several mazes in the format " + format.name() + " do not go into one file;"
                    + " give -o a name with %d for the seed, such as -o maze-%d." + format.name());
        }
        first.notes().forEach(terminal::say); // once, however many mazes
        warnIfTooWide(first.recipe(), format, context);
        try (Progress progress = new Progress("making the maze", terminal)) {
            @Nullable DifficultySearch search = target == null ? null : DifficultySearch.of(target, context.withProgress(progress::now));
            Maker each = search == null ? first : search.find(first); // before anything is opened
            if (oneFileEach) {
                for (long i = 0; i < mazes; i++) {
                    each = i == 0 ? each : next(each, search);
                    say(i, mazes, progress);
                    writeFile(each, output.name(each.recipe().seed()), wanted, progress);
                }
                output.view(output.name(each.recipe().seed()), terminal);
            } else if (mazes == 1) {
                writeFile(each, output.target(), wanted, progress);
                output.view(output.target(), terminal);
            } else {
                byte[] between = Objects.requireNonNull(format.separator()).getBytes(StandardCharsets.UTF_8);
                try (Output out = output.open(terminal)) {
                    for (long i = 0; i < mazes; i++) {
                        each = i == 0 ? each : next(each, search);
                        say(i, mazes, progress);
                        if (i > 0) {
                            out.stream().write(between);
                        }
                        write(each, wanted.rows(each), wanted, out.stream());
                        out.stream().flush(); // its reader need not wait, and a closed pipe is noticed soon
                    }
                    out.commit();
                }
            }
        }
        return ExitCode.OK;
    }

    /** The recipe; where nothing says how large the maze is, and it is drawn on a terminal, in a size that fits there. */
    private Recipe fitting(Recipe wanted, Context context) throws IOException {
        if (recipe.hasSize() || !output.isStandardOutput()) {
            return wanted;
        }
        Format format = output.format(terminal, wanted.shape().name());
        @Nullable TerminalSize window = OutputOptions.isDrawing(format) ? terminal.window() : null;
        return window == null ? wanted : FittingSize.of(wanted, window, format, context);
    }

    /** Says where the terminal is too narrow for the drawing, and what to do. */
    private void warnIfTooWide(Recipe drawn, Format format, Context context) throws IOException {
        @Nullable TerminalSize window = output.isStandardOutput() && OutputOptions.isDrawing(format) ? terminal.window() : null;
        String note = window == null ? null : FittingSize.tooWide(drawn, window, format, context);
        if (note != null) {
            terminal.say(note);
        }
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

    /** Writes one maze to a target; if it comes row by row to a file, in a form that can be resumed. */
    private void writeFile(Maker each, String name, Rendition wanted, Progress progress) throws IOException {
        Path file = Output.file(name, output.noClobber.isGiven()); // before any work
        Document rows = wanted.rows(each);
        if (rows != null) {
            RowCount count = new RowCount();
            rows = count.of(rows);
            RowWriter writer = Objects.requireNonNull(wanted.format().rowWriter());
            RowFile resumable = file == null || !ResumableFile.fits(file) ? null : writer.file(rows);
            progress.follow(count::progress);
            if (file != null && resumable != null) {
                Input.printRecipe(each.recipe(), terminal);
                output.sweep();
                try (PartFile part = PartFile.open(name, file, count::share, terminal)) {
                    progress.follow(() -> count.progress() + part.progress());
                    part.write(resumable, () -> Objects.requireNonNull(writer.file(count.of(Objects.requireNonNull(wanted.rows(each))))));
                    part.commit(output.noClobber.isGiven());
                }
                return;
            }
        }
        try (Output out = output.open(name, terminal)) {
            write(each, rows, wanted, out.stream());
            out.commit();
        }
    }

    private void write(Maker each, @Nullable Document rows, Rendition wanted, OutputStream out) throws IOException {
        Runnable made = () -> Input.printRecipe(each.recipe(), terminal);
        if (rows != null) {
            made.run();
        }
        Document document = rows == null ? wanted.of(each, made) : rows;
        OutputOptions.note(document, terminal);
        wanted.format().write(document, out);
    }
}
