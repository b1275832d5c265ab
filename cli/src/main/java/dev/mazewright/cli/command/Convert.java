package dev.mazewright.cli.command;

import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Program;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.CellPicture;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.FileParameters;
import dev.mazewright.formats.io.Format;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code mazewright convert}: any format that can be read to any that can be written. */
@Command(
        name = "convert",
        headerHeading = "Examples:%n"
                + "  mazewright convert maze.png -o maze.json%n"
                + "  mazewright convert maze.json -o maze.svg --solution%n"
                + "  mazewright convert maze.txt --input-format text --format hex -o maze.hex%n"
                + "%n",
        description = "Writes a maze in another format.")
public final class Convert implements Callable<Integer> {
    private static final String CELLS = "cells";

    @ParentCommand private @Nullable Program program;

    @Mixin private InputOptions from = new InputOptions();

    @Option(
            names = "--as",
            paramLabel = "cells",
            description = "Read tiles in which walls are as thick as passages as the maze of cells that they show.")
    private @Nullable String as;

    @Mixin private EndsOptions ends = new EndsOptions();

    @Option(names = "--solution", description = "Show the solution, from start to goal.")
    private boolean solution;

    @Option(
            names = "--solver",
            paramLabel = "SOLVER[:OPTIONS]",
            description = "The solver that finds the solution; see: list solvers (default: breadth-first).")
    private @Nullable String solver;

    @Mixin private OutputOptions output = new OutputOptions();
    @Mixin private ParameterOptions options = new ParameterOptions();

    @Override
    public Integer call() throws IOException {
        Terminal terminal = Program.terminalOf(program);
        if (output.output == null) {
            throw new UsageException("convert needs an output: -o FILE, or -o - for standard output");
        }
        if (as != null && !as.equals(CELLS)) {
            throw new UsageException("a maze cannot be turned into '" + as + "'; " + Names.suggest(as, List.of(CELLS)));
        }
        if (solver != null) {
            Solving.solver(solver); // known before the work begins
        }
        Format format = output.format();
        FileParameters drawn = options.parametersOfRead(format);
        Context context = Context.standard();
        try (Progress progress = new Progress("reading the maze", terminal)) {
            Puzzle read = Input.read(from.input, from.inputFormat, context, terminal);
            Puzzle puzzle = Solving.between(as == null ? read : cells(read), ends.start(), ends.goals());
            progress.now("writing the maze");
            @Nullable Path path = solution ? Solving.shortest(puzzle, solver, context) : null;
            output.write(drawn.document(puzzle, path, solver, Long.MAX_VALUE, context), terminal);
        }
        return ExitCode.OK;
    }

    private Puzzle cells(Puzzle tiles) {
        if (tiles.maze().grid().isSquareLattice()) {
            return tiles; // a drawn picture is read as cells at once
        }
        Puzzle cells = CellPicture.cells(tiles);
        if (cells == null) {
            throw new UsageException(from.input + " does not show a maze of cells: in tiles that do, every"
                    + " second tile of every second row is brick, and floor joins two cells; convert it without --as cells");
        }
        return cells;
    }
}
