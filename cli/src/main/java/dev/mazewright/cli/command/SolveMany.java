package dev.mazewright.cli.command;

import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.NoInputException;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.vision.UnderstoodPicture;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Solves inputs one after another: a line each on standard output, or a JSON document a line. One that is bad does not stop the
 * others. The exit code is 1 if one has no path, else that of the first that failed.
 */
final class SolveMany {
    /** What is wanted of each: the solver, null for one that suits; what to open where there is no path; JSON; how files are drawn. */
    record Wanted(@Nullable String solver, boolean suggests, boolean isJson, FileParameters drawn) {}

    private final List<String> inputs = new ArrayList<>();
    private final @Nullable OutputNames names;
    private final @Nullable String format;
    private final SolvePicture pictures;
    private final OutputOptions output;
    private final Wanted wanted;
    private final Context context;
    private final Terminal terminal;

    /** The inputs that are given; refuses to write two of them to one file. */
    SolveMany(
            InputOptions from, SolvePicture pictures, OutputOptions output, Wanted wanted, Context context, Terminal terminal) {
        inputs.add(from.input.get());
        inputs.addAll(pictures.others());
        names = output.isGiven() ? OutputNames.of("-o", output.target(), inputs) : null;
        pictures.areOf(inputs);
        format = names != null || !output.format.isGiven() ? from.inputFormat.orNull() : output.format.get();
        this.pictures = pictures;
        this.output = output;
        this.wanted = wanted;
        this.context = context;
        this.terminal = terminal;
    }

    int run() throws IOException {
        int code = ExitCode.OK;
        try (Progress progress = new Progress("reading the mazes", terminal)) {
            for (String input : inputs) {
                progress.now(input);
                int own = solve(input, context.withProgress(now -> progress.now(input + ": " + now)));
                code = own == ExitCode.NO || code == ExitCode.OK ? own : code;
            }
        }
        return code;
    }

    /** Solves an input and says what came of it; the exit code. */
    private int solve(String input, Context one) throws IOException {
        try {
            PictureInput read = pictures.read(input, format, false, one, terminal);
            UnderstoodPicture picture = read.picture();
            return picture != null && (names == null || pictures.isDrawn(picture, wanted.drawn.areNone(), wanted.isJson))
                    ? solve(input, read, one)
                    : solve(input, read.wholeOrCells(), one);
        } catch (BadDataException | NoInputException | CannotCreateException | InsufficientMemoryException | NoPathException | UsageException e) {
            return failed(input, e, ExitCode.of(e));
        }
    }

    private int solve(String input, PictureInput picture, Context one) throws IOException {
        PictureSolution solution = pictures.solution(picture, wanted.solver, wanted.suggests, one);
        if (wanted.isJson) {
            JsonLine out = begun(input);
            solution.writeJson(out);
            return ended(input, out, solution.why());
        }
        solution.requirePath();
        if (names != null) {
            one.report("writing the picture");
            pictures.write(solution, names.prepared(input), context, terminal);
        }
        print(input, "as " + solution.as() + ", " + solution.length());
        return ExitCode.OK;
    }

    private int solve(String input, Input.Whole whole, Context one) throws IOException {
        one.report("solving the maze");
        ReadRemarks remarks = pictures.remarks(whole, input, terminal);
        MazeSolution solution = MazeSolution.of(pictures.between(whole.puzzle()), wanted.solver, wanted.suggests, one);
        if (wanted.isJson) {
            JsonLine out = begun(input);
            solution.writeJson(whole.squares(), out);
            remarks.write(out);
            return ended(input, out, solution.why());
        }
        solution.requirePath();
        if (names != null) {
            one.report("writing the maze");
            output.write(
                    new Rendition(wanted.drawn, true, solution.solver(), Long.MAX_VALUE).of(solution.puzzle(), solution.path(), one),
                    wanted.drawn.areNone() ? whole.original() : null, names.prepared(input), terminal);
        }
        print(input, solution.puzzle().grid().shape().name() + ", " + Numbers.count(solution.path().length(), "step"));
        return ExitCode.OK;
    }

    private int failed(String input, Exception failure, int code) throws IOException {
        String message = Objects.requireNonNullElse(failure.getMessage(), "failed");
        if (wanted.isJson) {
            begun(input).name("error").value(message).name("exit").value(code).endObject().endLine();
            terminal.say("mazewright: " + named(input, message));
        } else {
            print(input, message);
        }
        return code;
    }

    private void print(String input, String line) throws IOException {
        terminal.out().print(named(input, line) + "\n");
        terminal.out().flush(); // who watches sees it when it is known
    }

    /** A line that begins with the input, which messages about its data name themselves. */
    private static String named(String input, String line) {
        boolean isNamed = line.startsWith(input + ": ") || line.startsWith(input + ", ");
        return input + ": " + (isNamed ? line.substring(input.length() + 2) : line);
    }

    private JsonLine begun(String input) throws IOException {
        return new JsonLine(terminal.out()).beginObject().name("input").value(input);
    }

    private int ended(String input, JsonLine out, String why) throws IOException {
        out.endObject().endLine();
        terminal.out().flush();
        if (why.isEmpty()) {
            return ExitCode.OK;
        }
        terminal.say("mazewright: " + named(input, why));
        return ExitCode.NO;
    }
}
