package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.CellPicture;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.io.Document;
import dev.mazewright.vision.PictureOptions.Tiles;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code mazewright convert}: any format that can be read to any that can be written. */
public final class Convert extends Command {
    private static final String CELLS = "cells";

    private final InputOptions from = new InputOptions(options);

    private final TextValue as = options.text(
            "--as", "cells",
            "Read tiles in which walls are as thick as passages, or a picture of any kind, as the maze of cells that they show.");

    private final PictureFlags pictures = new PictureFlags(options);

    private final EndsOptions ends = new EndsOptions(options);

    private final Flag solution = options.flag("--solution", "Show the solution, from start to goal.");

    private final TextValue solver = options.text(
            "--solver", "SOLVER[:OPTIONS]",
            "The solver that finds the solution, which is shown then; see: list solvers (default: breadth-first).");

    private final OutputOptions output = new OutputOptions(options);
    private final ParameterOptions parameters = new ParameterOptions(options);

    /** The command, for this terminal. */
    public Convert(Terminal terminal) {
        super(
                terminal,
                "convert",
                List.of(
                        "mazewright convert maze.png -o maze.json",
                        "mazewright convert maze.json -o maze.svg --solution",
                        "mazewright convert maze.txt --input-format text --format hex -o maze.hex"),
                "Writes a maze in another format.");
    }

    @Override
    public Integer call() throws IOException {
        if (!output.isGiven()) {
            throw new UsageException("convert needs an output: -o FILE, or -o - for standard output");
        }
        output.requireViewable(1);
        if (as.isGiven() && !as.get().equals(CELLS)) {
            throw new UsageException("a maze cannot be turned into '" + as.get() + "'; " + Names.suggest(as.get(), List.of(CELLS)));
        }
        FileParameters drawn = parameters.parameters(output.format()).requireRead();
        Rendition wanted = new Rendition(drawn, solution.isGiven(), solver.orNull(), Long.MAX_VALUE);
        Context context = Context.standard();
        try (Progress progress = new Progress("reading the maze", terminal)) {
            Input.Whole input = PictureInput.cells(
                    from.input.get(), from.inputFormat.orNull(), as.isGiven() ? Tiles.CELLS : Tiles.FINE, pictures, output.noClobber.isGiven(), context.withProgress(progress::now), terminal);
            // Without the solution, what is written names no ends that are uncertain.
            boolean isPath = wanted.isPath();
            pictures.remarks(input, from.input.get(), !isPath || ends.start() != null, !isPath || !ends.goals().isEmpty(), terminal);
            Puzzle cells = as.isGiven()
                    ? CellPicture.requireCells(input.puzzle(), from.input.get(), "convert it without --as cells")
                    : input.puzzle();
            @Nullable Maker maker = input.maker();
            if (maker != null && maker.recipe().window() != null && ends.isGiven()) {
                throw new UsageException("the start and the goal of a window are cells of its atlas; name them in the recipe, such as start:0,0");
            }
            Puzzle puzzle = Solving.between(cells, ends.start(), ends.goals());
            progress.part("writing the maze");
            boolean isKept = isPath && !as.isGiven() && drawn.areNone();
            Document document = maker == null ? wanted.of(puzzle, context) : wanted.of(maker, puzzle);
            output.write(document, isKept ? input.original() : null, terminal);
            output.view(output.target(), terminal);
        }
        return ExitCode.OK;
    }
}
