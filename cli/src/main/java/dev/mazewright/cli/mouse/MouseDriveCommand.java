package dev.mazewright.cli.mouse;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.option.Texts;
import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.output.OutputFolder;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.NoInputException;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.ThreadsOption;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.micromouse.ContestMaze;
import dev.mazewright.micromouse.MouseProtocol;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** {@code mazewright micromouse drive}: drives a program through mazes. */
final class MouseDriveCommand extends Command {
    private static final int STEPS = 2000;
    private static final int SECONDS = 30;
    private static final int SILENCE = 5;
    private static final int MOST_SECONDS = 86_400;
    private static final int FRAMES = 240;
    private static final int DELAY = 50;

    private final TextValue file = options.argument("MAZE", "A maze: a file in any format that is read, - for standard input, or a recipe.");

    private final Texts others = options.moreArguments("MAZE", "More mazes.");

    private final TextValue mouse = options.text(
            "--mouse", "COMMAND", "The program that drives, as the system's shell runs it, such as './mouse' or 'python3 Main.py'.");

    private final TextValue steps = options.text("--steps", "N", "End a run after this many squares (default: " + STEPS + ").");

    private final TextValue seconds = options.text("--seconds", "N", "End a run after this many seconds (default: " + SECONDS + ").");

    private final TextValue silence = options.text(
            "--silence", "N", "End a run when the mouse prints nothing for this many seconds (default: " + SILENCE + ").");

    private final Flag untilGoal = options.flag("--until-goal", "End a run when the mouse first comes to the goal.");

    private final ContestOptions contest = new ContestOptions(options);

    private final Flag csv = options.flag("--csv", "Print the table as CSV.");

    private final Flag json = options.flag("--json", "Print a JSON document for each maze, in a line, with the end of what the mouse logged.");

    private final TextValue logs = options.text(
            "--logs", "FOLDER", "Write what the mouse printed to standard error, at most its last 64 KiB, as a file for each maze.");

    private final TextValue record = options.text(
            "--record", "FILE", "Record the run through one maze: a drawing of its path, such as run.svg, or an animation, such as run.gif or run.html.");

    private final Flag noClobber = options.flag("--no-clobber", "Refuse to replace a file that exists.");

    private final TextValue threads = options.text("--threads", "N", "How many mice run at the same time (default: one per processor).");

    MouseDriveCommand(Terminal terminal) {
        super(
                terminal,
                "drive",
                List.of(
                        "mazewright micromouse drive --mouse ./mouse mazes/*.txt",
                        "mazewright micromouse drive --mouse 'python3 Main.py' --csv mazes/*.txt",
                        "mazewright micromouse drive --mouse ./mouse maze.txt --record run.gif"),
                "Drives a micromouse program through mazes, by the protocol of the simulator mms, without a window.",
                "A table shows for each maze whether the mouse reached the goal, what it did, and its score. Exit code 1: it did not reach all goals.");
    }

    @Override
    public Integer call() throws IOException {
        if (!mouse.isGiven() || mouse.get().isBlank()) {
            throw new UsageException("drive needs the command of a mouse: --mouse ./mouse, or --mouse 'python3 Main.py'");
        }
        if (csv.isGiven() && json.isGiven()) {
            throw new UsageException("--csv and --json are two forms of one table; give one of them");
        }
        List<String> inputs = new ArrayList<>(List.of(file.get()));
        inputs.addAll(others.get());
        if (record.isGiven() && inputs.size() > 1) {
            throw new UsageException("--record shows the run through one maze; here are " + inputs.size());
        }
        Format format = record.isGiven() ? recordFormat() : null;
        MouseLimits limits = new MouseLimits(
                whole(steps, "number of steps", STEPS, Integer.MAX_VALUE), whole(seconds, "number of seconds", SECONDS, MOST_SECONDS),
                whole(silence, "number of seconds", SILENCE, MOST_SECONDS), untilGoal.isGiven());
        Context context = Context.standard().withThreads(ThreadsOption.parse(threads.orNull()));
        if (record.isGiven()) {
            Output.file(record.get(), noClobber.isGiven());
        }
        if (logs.isGiven()) {
            OutputFolder.requireFree(logs.get());
        }
        List<ContestMaze> mazes = new ArrayList<>();
        int unread = read(inputs, mazes, context);
        if (mazes.isEmpty()) {
            return unread;
        }
        MouseRecorder recorder = format == null ? null : new MouseRecorder(mazes.getFirst());
        List<MouseResult> runs = drive(mazes, recorder, limits, context);
        print(inputs, runs);
        if (logs.isGiven()) {
            writeLogs(inputs, runs);
        }
        if (recorder != null && format != null) {
            write(recorder, mazes.getFirst(), format, context);
        }
        int code = report(inputs, runs);
        return unread == ExitCode.OK ? code : unread;
    }

    /** Reads mazes; of several, an input that cannot be read is named and left out. The exit code of the first such, or 0. */
    private int read(List<String> inputs, List<ContestMaze> mazes, Context context) throws IOException {
        int code = ExitCode.OK;
        for (String input : List.copyOf(inputs)) {
            try {
                mazes.add(contest.read(input, context, terminal));
            } catch (BadDataException | NoInputException | UsageException e) {
                if (inputs.size() == 1 && mazes.isEmpty() && code == ExitCode.OK) {
                    throw e;
                }
                terminal.say(ContestOptions.refusal(input, e));
                code = code == ExitCode.OK ? ExitCode.of(e) : code;
                inputs.remove(mazes.size());
            }
        }
        return code;
    }

    private static long whole(TextValue option, String what, long otherwise, long most) {
        return option.isGiven() ? Numbers.whole(what, option.get(), 1, most) : otherwise;
    }

    private Format recordFormat() {
        Format format = Formats.ofFile(record.get());
        if (format == null) {
            throw new UsageException("the name of " + record.get() + " has no known extension; take svg, png, pdf, gif, html or trace");
        }
        return Formats.requireWritable(format);
    }

    private List<MouseResult> drive(List<ContestMaze> mazes, @Nullable MouseRecorder recorder, MouseLimits limits, Context context) throws IOException {
        @Nullable MouseResult[] runs = new MouseResult[mazes.size()];
        AtomicInteger done = new AtomicInteger();
        MouseProtocol.Listener listener = recorder == null ? MouseProtocol.Listener.NONE : recorder;
        try (Progress progress = new Progress("driving", terminal)) {
            progress.follow(() -> done.get() + " of " + mazes.size() + " mazes");
            context.share(mazes.size(), () -> i -> {
                try {
                    runs[(int) i] = MouseRun.of(mouse.get(), mazes.get((int) i), listener, limits);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                done.incrementAndGet();
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        List<MouseResult> all = new ArrayList<>();
        for (MouseResult run : runs) {
            if (run != null) {
                all.add(run);
            }
        }
        return all;
    }

    private void print(List<String> inputs, List<MouseResult> runs) throws IOException {
        if (json.isGiven()) {
            for (int i = 0; i < runs.size(); i++) {
                JsonLine out = new JsonLine(terminal.out()).beginObject();
                MouseTable.write(inputs.get(i), runs.get(i), out);
                out.endObject().endLine();
            }
        } else {
            terminal.out().print(csv.isGiven() ? MouseTable.csv(inputs, runs) : MouseTable.aligned(inputs, runs));
        }
        terminal.out().flush();
    }

    private void writeLogs(List<String> inputs, List<MouseResult> runs) throws IOException {
        List<String> names = inputs.stream().map(each -> each.substring(each.lastIndexOf('/') + 1)).toList();
        try (OutputFolder folder = OutputFolder.open(logs.get())) {
            for (int i = 0; i < runs.size(); i++) {
                boolean isUnique = names.indexOf(names.get(i)) == names.lastIndexOf(names.get(i));
                try (OutputStream out = folder.file((isUnique ? "" : (i + 1) + "-") + names.get(i) + ".log")) {
                    out.write(runs.get(i).log().getBytes(StandardCharsets.UTF_8));
                }
            }
            folder.commit();
        }
    }

    private void write(MouseRecorder recorder, ContestMaze maze, Format format, Context context) throws IOException {
        if (recorder.isCut()) {
            terminal.say("the recording ends after " + MouseRecorder.MOST + " events, the run does not; end it earlier with --steps or --until-goal");
        }
        Path path = recorder.path();
        Document still = Document.of(maze.puzzle()).within(context);
        Document moved = path.found() ? still.withSolution(path) : still;
        Document document = format.isAnimated() ? moved.animated(recorder.animation(FRAMES, DELAY, context)) : moved;
        Output.sweep(record.get());
        try (Output out = Output.open(record.get(), noClobber.isGiven(), terminal)) {
            format.write(document, out.stream());
            out.commit();
        }
    }

    private int report(List<String> inputs, List<MouseResult> runs) {
        long reached = runs.stream().filter(MouseResult::isReached).count();
        double[] steps = runs.stream().filter(MouseResult::isReached).mapToDouble(run -> run.counted().stepsToGoal()).sorted().toArray();
        terminal.say("reached " + reached + " of " + Numbers.count(runs.size(), "goal")
                + (steps.length == 0 ? "" : ", first after " + text(steps[0])
                        + (steps.length == 1 ? "" : " to " + text(steps[steps.length - 1])) + " steps"));
        IntStream.range(0, runs.size()).filter(i -> runs.get(i).end() == MouseResult.End.FAILED).findFirst().ifPresent(i -> {
            String[] lines = runs.get(i).log().strip().split("\n", -1);
            terminal.say("the mouse failed in " + inputs.get(i) + " with exit code " + runs.get(i).exit()
                    + (lines[lines.length - 1].isEmpty() ? "" : "; its last line of log: " + lines[lines.length - 1]));
        });
        return reached == runs.size() ? ExitCode.OK : ExitCode.NO;
    }

    private static String text(double steps) {
        return String.format(Locale.ROOT, steps == Math.rint(steps) ? "%.0f" : "%.1f", steps);
    }
}
