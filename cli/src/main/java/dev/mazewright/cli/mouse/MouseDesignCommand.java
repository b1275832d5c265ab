package dev.mazewright.cli.mouse;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.option.Texts;
import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Seeds;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.ThreadsOption;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.SeedText;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.micromouse.SlalomFile;
import dev.mazewright.micromouse.ContestDesign;
import dev.mazewright.micromouse.ContestDesign.Design;
import dev.mazewright.micromouse.ContestDesign.Route;
import dev.mazewright.micromouse.ContestMaze;
import dev.mazewright.micromouse.DesignBrief;
import dev.mazewright.micromouse.MazeCheck;
import dev.mazewright.micromouse.RuleSet;
import dev.mazewright.micromouse.SlalomModel;
import dev.mazewright.micromouse.SlalomRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** {@code mazewright micromouse design}: a maze for a contest, with two rival routes. */
final class MouseDesignCommand extends Command {
    private static final Pattern RANGE = Pattern.compile("([0-9]{1,4})\\.\\.([0-9]{1,4})");
    private static final long MOST_CANDIDATES = 1_000_000_000;
    private static final int CANDIDATES = 20_000;
    private static final int PERCENT = 100;
    /** Of small mazes: the most loops and dead ends, and how many times as long as without walls the way to the goal is at most. */
    private static final int SMALL = 3;
    /** The cells of a classic maze. */
    private static final int CLASSIC = 256;

    private final TextValue size = options.text("--size", "COLUMNSxROWS", "The size, 4x4 to 64x64; one number for both (default: 16x16; with half rules, 32x32).");

    private final ContestOptions contest = new ContestOptions(options, false);

    private final TextValue rules = options.text("--rules", "classic|half|uk|apec|mms", "Whose rules it keeps, all of them (default: classic).");

    private final Texts models = options.texts(
            "--model", "MODEL", "A model of the mouse, classic, half or a file in TOML; give it twice for two (default: classic and half).");

    private final TextValue difference = options.text(
            "--difference", "PERCENT", "By how much the times of two rival routes differ at most, under both models (default: 5).");

    private final TextValue shared = options.text("--shared", "PERCENT", "How many of their cells rival routes share at most (default: 60).");

    private final TextValue steps = options.text(
            "--steps", "A..B", "Steps of the shortest path (default: 33..94 of 16 x 16, as four of five contest mazes have; else in proportion).");

    private final TextValue loops = options.text(
            "--loops", "A..B", "Independent loops (default: 5..29 of 16 x 16, as four of five contest mazes have; else in proportion).");

    private final TextValue deadEnds = options.text(
            "--dead-ends", "A..B", "Dead ends (default: 7..38 of 16 x 16, as four of five contest mazes have; else in proportion).");

    private final TextValue seed = options.text("--seed", "S", "The seed: a number or a word (default: random).");

    private final TextValue candidates = options.text("--candidates", "N", "How many candidates to try at most (default: " + CANDIDATES + ").");

    private final TextValue output = options.text("-o,--output", "FILE", "Where to write the maze; by its name in any format, .txt as micromouse text (default: standard output).");

    private final Flag noClobber = options.flag("--no-clobber", "Refuse to replace a file that exists.");

    private final TextValue threads = options.text("--threads", "N", ThreadsOption.DESCRIPTION);

    MouseDesignCommand(Terminal terminal) {
        super(
                terminal,
                "design",
                List.of(
                        "mazewright micromouse design --seed 1 -o contest.txt",
                        "mazewright micromouse design --size 32x32 --rules half --goal 20,20-22,22",
                        "mazewright micromouse design --difference 2 --model mouse.toml"),
                "Designs a maze for a contest: it keeps the rules, wall followers fail, and two rival routes take nearly the same time under two models.",
                "The same options and seed design the same maze.");
    }

    @Override
    public Integer call() throws IOException {
        RuleSet set = RuleSet.named(rules.orElse(RuleSet.CLASSIC.key()));
        int[] sides = ContestOptions.size(size.orElse(set == RuleSet.HALF ? "32x32" : "16x16"));
        int columns = sides[0];
        int rows = sides[1];
        int[] goals = contest.goals(columns, rows);
        MazeCheck check = MazeCheck.of(set).withSize(columns, rows);
        int[] stepRange = range(steps, "--steps", stepsOf(columns, rows, goals));
        int[] loopRange = range(loops, "--loops", proportional(5, 29, columns * rows));
        int[] endRange = range(deadEnds, "--dead-ends", proportional(7, 38, columns * rows));
        DesignBrief brief = new DesignBrief(
                columns, rows, goals, contest.hasGoal() ? check.withGoals(goals) : check, models(), percent(difference, 5), percent(shared, 60),
                stepRange[0], stepRange[1], loopRange[0], loopRange[1], endRange[0], endRange[1]);
        long first = seed.isGiven() ? SeedText.number(seed.get()) : Seeds.random();
        long most = candidates.isGiven() ? Numbers.whole("number of candidates", candidates.get(), 1, MOST_CANDIDATES) : CANDIDATES;
        Context context = Context.standard().withThreads(ThreadsOption.parse(threads.orNull()));
        Format format = format();
        if (output.isGiven()) {
            Output.file(output.get(), noClobber.isGiven());
        }
        Design design;
        try (Progress progress = new Progress("designing", terminal)) {
            design = new ContestDesign(brief, first).first(most, context.withProgress(progress::now));
        }
        if (design == null) {
            terminal.say("mazewright: none of " + Numbers.count(most, "candidate") + " from seed " + first
                    + " keeps the brief; allow more with --candidates, or a wider --difference, --steps, --loops or --dead-ends");
            return ExitCode.NO;
        }
        write(design, format, context);
        report(design, brief, first);
        return ExitCode.OK;
    }

    private List<SlalomModel> models() throws IOException {
        List<String> names = models.isGiven() ? models.get() : SlalomFile.NAMES;
        if (names.size() > 2) {
            throw new UsageException("rival routes are timed by one or two models, not by " + names.size());
        }
        List<SlalomModel> read = new ArrayList<>();
        for (String name : names) {
            read.add(SlalomInput.model(name));
        }
        return read;
    }

    private static int percent(TextValue option, int otherwise) {
        return option.isGiven() ? (int) Numbers.whole("percentage", option.get(), 0, PERCENT) : otherwise;
    }

    /** A range that is known of 16 x 16 cells, in proportion to the cells; its greatest number is 3 at least. */
    private static String proportional(int least, int most, int cells) {
        return least * cells / CLASSIC + ".." + Math.max(SMALL, most * cells / CLASSIC);
    }

    /** The range of steps: of large mazes in proportion, the least to the sides and the most to the cells; where these meet, by the way to the goal. */
    private static String stepsOf(int columns, int rows, int... goals) {
        int least = (33 * (columns + rows) + 31) / 32;
        int most = 94 * columns * rows / CLASSIC;
        if (most > least) {
            return least + ".." + most;
        }
        int away = Arrays.stream(goals).map(goal -> goal % columns + goal / columns).min().orElse(0);
        return away + ".." + SMALL * away;
    }

    private static int[] range(TextValue option, String name, String otherwise) {
        Matcher range = RANGE.matcher(option.orElse(otherwise));
        if (!range.matches()) {
            throw new UsageException(name + " is a range such as " + otherwise + ", not '" + option.get() + "'");
        }
        return new int[] {Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2))};
    }

    private Format format() {
        if (!output.isGiven() || Output.isStandardOutput(output.get()) || output.get().endsWith(".txt")) {
            return Formats.named("micromouse");
        }
        @Nullable Format format = Formats.ofFile(output.get());
        if (format == null) {
            throw new UsageException("the name of " + output.get() + " has no known extension; take txt, num, maz, svg, png or pdf");
        }
        return Formats.requireWritable(format);
    }

    private void write(Design design, Format format, Context context) throws IOException {
        String target = output.orElse("-");
        Output.sweep(target);
        try (Output out = Output.open(target, noClobber.isGiven(), terminal)) {
            format.write(Document.of(design.maze().puzzle()).within(context), out.stream());
            out.commit();
        }
    }

    private void report(Design design, DesignBrief brief, long first) {
        ContestMaze maze = design.maze();
        terminal.say("design: seed " + first + ", candidate " + (design.candidate() + 1) + "; " + Numbers.count(design.loops(), "loop") + ", "
                + Numbers.count(design.deadEnds(), "dead end") + "; keeps the rules of " + brief.rules().rules().key());
        List<Route> routes = List.of(design.best(), design.rival());
        for (int number = 1; number <= routes.size(); number++) {
            Route route = routes.get(number - 1);
            StringBuilder line = new StringBuilder("route " + number + ": ");
            line.append(Numbers.count(route.cells().size() - 1L, "step")).append(", ").append(Numbers.count(SlalomRun.turns(maze, route.cells()), "turn"));
            for (int i = 0; i < brief.models().size(); i++) {
                line.append(String.format(Locale.ROOT, ", %.3f s by model %s", route.nanoseconds().get(i) / 1e9, brief.models().get(i).name()));
            }
            terminal.say(line.toString());
        }
    }
}
