package dev.mazewright.cli.command;

import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.NoInputException;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.SolverSelection;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Solves inputs one after another: a line each on standard output. One that is bad does not stop the others. The exit code is 1 if
 * one has no path, else that of the first that failed.
 */
final class SolveMany {
    /** What stands for the name of the input in that of the output. */
    private static final String NAME = "%s";

    private final List<String> inputs = new ArrayList<>();
    private final InputOptions from;
    private final SolvePicture pictures;
    private final OutputOptions output;
    private final @Nullable String solver;
    private final Context context;
    private final Terminal terminal;

    SolveMany(
            InputOptions from, SolvePicture pictures, OutputOptions output, boolean isJson, @Nullable String solver, Context context,
            Terminal terminal) {
        if (isJson) {
            throw new UsageException("--json is for one input; give one");
        }
        if (output.isGiven() && (output.isStandardOutput() || !output.target().contains(NAME))) {
            throw new UsageException("several inputs need several outputs: write " + NAME + " for the name of the input, such as -o 'solved/" + NAME + ".png'");
        }
        inputs.add(from.input.get());
        inputs.addAll(pictures.others());
        this.from = from;
        this.pictures = pictures;
        this.output = output;
        this.solver = solver;
        this.context = context;
        this.terminal = terminal;
    }

    int run() throws IOException {
        int code = ExitCode.OK;
        try (Progress progress = new Progress("reading the mazes", terminal)) {
            for (String input : inputs) {
                progress.now(input);
                int own = ExitCode.OK;
                String line;
                try {
                    line = solve(input, context.withProgress(now -> progress.now(input + ": " + now)));
                } catch (NoPathException e) {
                    own = ExitCode.NO;
                    line = e.getMessage();
                } catch (BadDataException e) {
                    own = ExitCode.BAD_DATA;
                    line = e.getMessage();
                } catch (UsageException e) { // its ends are not known, or not in it
                    own = ExitCode.USAGE;
                    line = e.getMessage();
                } catch (NoInputException e) {
                    own = ExitCode.NO_INPUT;
                    line = e.getMessage();
                }
                terminal.out().write((input + ": " + line + "\n").getBytes(StandardCharsets.UTF_8));
                code = own == ExitCode.NO || code == ExitCode.OK ? own : code;
            }
        }
        return code;
    }

    private String solve(String input, Context one) throws IOException {
        PictureInput read = pictures.read(input, from.inputFormat.orNull(), false, one, terminal);
        if (read.picture() != null) {
            PictureSolution solution = pictures.solution(read.picture(), solver, one);
            solution.requirePath();
            if (output.isGiven()) {
                pictures.write(solution, target(input), terminal);
            }
            return "as " + read.picture().reading().as().label() + ", " + solution.length();
        }
        Input.Whole whole = read.wholeOrCells();
        Puzzle puzzle = pictures.between(whole.puzzle());
        String name = solver != null ? solver : SolverSelection.of(puzzle.maze(), one).name();
        Path path = Solving.solve(puzzle, name, one);
        if (!path.found()) {
            throw new NoPathException(Solving.whyNot(puzzle, path, name));
        }
        if (output.isGiven()) {
            output.write(new Document(puzzle.between(path), path, Style.DEFAULT), whole.original(), target(input), terminal);
        }
        return puzzle.grid().shape().name() + ", " + Numbers.count(path.length(), "step");
    }

    /** The file to write, whose folder is made. */
    private String target(String input) throws IOException {
        java.nio.file.Path file = java.nio.file.Path.of(input).getFileName();
        String name = file == null ? input : file.toString();
        int dot = name.lastIndexOf('.');
        String target = output.target().replace(NAME, dot > 0 ? name.substring(0, dot) : name);
        java.nio.file.Path folder = java.nio.file.Path.of(target).toAbsolutePath().getParent();
        try {
            if (folder != null) {
                Files.createDirectories(folder);
            }
        } catch (IOException e) {
            throw new CannotCreateException(target, e);
        }
        return target;
    }
}
