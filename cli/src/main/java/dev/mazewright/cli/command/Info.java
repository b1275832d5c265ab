package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.CellPicture;
import dev.mazewright.core.measure.DeadEndTypes;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.measure.McClendonDifficulty;
import dev.mazewright.core.measure.Measure;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.measure.PathDecisions;
import dev.mazewright.core.measure.PathForm;
import dev.mazewright.core.measure.SolutionMeasures;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.json.InfoJson;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.vision.PictureOptions.Tiles;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code mazewright info}: what kind of maze it is. */
public final class Info extends Command {
    private final TextValue input = options.argument("INPUT", "A file, - for standard input, or a recipe.");

    private final TextValue format = options.text(
            "--format,--input-format", "FORMAT",
            "The format of the input; see: list formats (default: detected by content, then by extension).");

    private final PictureFlags pictures = new PictureFlags(options);
    private final Flag json = options.flag("--json", "Print JSON.");

    /** The command, for this terminal. */
    public Info(Terminal terminal) {
        super(
                terminal,
                "info",
                List.of(
                        "mazewright info rectangle:20x30/wilson/seed:7",
                        "mazewright info maze.png",
                        "mazewright info maze.json --json"),
                "Prints the kind of a maze, counts and measures.");
    }

    @Override
    public Integer call() throws IOException {
        Context context = Context.standard();
        if (!format.isGiven() && AtlasInfo.isFor(input.get())) {
            AtlasInfo.write(input.get(), json.isGiven(), context, terminal);
            return ExitCode.OK;
        }
        try (Progress progress = new Progress("reading the maze", terminal)) {
            Input.Whole read = PictureInput.cells(
                    input.get(), format.orNull(), Tiles.FINE, pictures, false, context.withProgress(progress::now), terminal);
            Puzzle puzzle = read.puzzle();
            ReadRemarks remarks = pictures.remarks(read, input.get(), false, false, terminal);
            progress.now("measuring the maze");
            Grid grid = puzzle.maze().grid();
            context.requireMemory(
                    "measuring " + grid.cells() + " cells",
                    2 * CellSet.bytes(grid.addresses()) + SolutionMeasures.bytes(grid));
            SolutionMeasures solution = SolutionMeasures.of(puzzle);
            Measures measures = Measures.of(puzzle, solution);
            if (json.isGiven()) {
                JsonLine out = new JsonLine(terminal.out());
                InfoJson.write(puzzle, measures, solution, remarks.unsure(), out);
                out.endLine();
            } else {
                writeText(puzzle, measures, solution, terminal);
            }
        }
        return ExitCode.OK;
    }

    private static void writeText(
            Puzzle puzzle, Measures measures, @Nullable SolutionMeasures solution, Terminal terminal) throws IOException {
        Grid grid = puzzle.maze().grid();
        Facts facts = new Facts();
        facts.add("shape", grid.shape().name() + ", " + grid.shape().size().toString().replace("x", " x "));
        if (puzzle.recipe() != null) {
            facts.add("recipe", puzzle.recipe());
        }
        facts.add("cells", measures.cells());
        facts.add("passages", measures.passages());
        facts.add("kind", kind(measures));
        facts.add("dead ends", share(measures.deadEnds(), measures.cells()));
        facts.add("corridors", share(measures.corridors(), measures.cells())
                + ", " + measures.straights() + " straight, " + Numbers.count(measures.turns(), "turn"));
        facts.add("junctions", share(measures.junctions(), measures.cells()));
        facts.add("crossroads", share(measures.crossroads(), measures.cells()));
        if (measures.closedCells() > 0) {
            facts.add("closed cells", share(measures.closedCells(), measures.cells()));
        }
        facts.add("dead ends' length", deadEnds(measures));
        facts.add("diameter", (measures.diameterExact() ? "" : "at least ") + Numbers.count(measures.diameter(), "step"));
        facts.add("start", puzzle.start() == Grid.NONE ? "none" : NamedCell.of(grid, puzzle.start()));
        facts.add("goal", goals(puzzle));
        if (solution == null) {
            facts.add("solution", "none");
        } else {
            PathDecisions path = solution.decisions();
            facts.add("solution", Numbers.count(path.steps(), "step") + ", on " + share(path.steps() + 1, measures.cells())
                    + " of the cells; " + measures.wastedCells() + " wasted");
            facts.add("decisions", Numbers.count(path.decisions(), "cell") + " with a wrong turn, "
                    + Numbers.count(path.lost(), "step") + " to lose on " + Numbers.count(path.wrongTurns(), "wrong turn"));
            facts.add("difficulty", solution.difficulty() + " of 100");
            addPublished(solution, facts);
        }
        facts.add("digest", Digest.of(puzzle.maze()));
        facts.writeTo(terminal.out());
        Puzzle picture = CellPicture.cellsOfAnyWidth(puzzle);
        if (picture != null) {
            Grid cells = picture.maze().grid();
            terminal.say("These tiles show a maze of " + cells.rows() + " x " + cells.columns()
                    + " cells; convert --as cells writes that maze.");
        }
    }

    /** The measures of others. */
    private static void addPublished(SolutionMeasures solution, Facts facts) {
        PathForm form = solution.form();
        facts.add("on the solution", Numbers.count(form.turns(), "turn") + ", " + Numbers.count(form.junctions(), "junction")
                + ", " + form.crossroads() + " crossroads, straight distance " + Measure.STRAIGHT_DISTANCE.print(form.straightDistance()));
        DeadEndTypes deadEnds = solution.deadEnds();
        facts.add("alcoves", sums(deadEnds.alcoves()));
        facts.add("forward dead ends", sums(deadEnds.forward()));
        facts.add("backward dead ends", sums(deadEnds.backward()));
        McClendonDifficulty mcClendon = solution.mcClendon();
        facts.add("after McClendon", mcClendon == null ? "none: the solution does not turn" : mcClendon);
    }

    private static String sums(DeadEndTypes.Sums sums) {
        return sums.count() == 0
                ? "0"
                : sums.count() + " of " + Numbers.count(sums.length(), "step") + ", " + Numbers.count(sums.turns(), "turn") + ", "
                        + Numbers.count(sums.decisions(), "decision") + " in all";
    }

    private static String deadEnds(Measures measures) {
        if (measures.deadEnds() == 0) {
            return "none";
        }
        long tenths = Math.round(10.0 * measures.deadEndLengths().steps() / measures.deadEnds());
        return tenths / 10 + "." + tenths % 10 + " steps on average, the longest " + measures.deadEndLengths().longest();
    }

    private static String kind(Measures measures) {
        if (measures.perfect()) {
            return "perfect: one path between each two cells";
        }
        // In each part, all passages beyond a tree's make a loop.
        long loops = measures.passages() - measures.cells() + measures.components();
        return Numbers.count(measures.components(), "part") + ", " + Numbers.count(loops, "loop");
    }

    private static String share(long number, long all) {
        long tenths = Math.round(1000.0 * number / all);
        return number + " (" + tenths / 10 + "." + tenths % 10 + " %)";
    }

    private static String goals(Puzzle puzzle) {
        if (!puzzle.ends().hasGoals()) {
            return "none";
        }
        StringBuilder goals = new StringBuilder();
        for (long goal : puzzle.goals()) {
            goals.append(goals.isEmpty() ? "" : " ").append(NamedCell.of(puzzle.maze().grid(), goal));
        }
        return goals.toString();
    }
}
