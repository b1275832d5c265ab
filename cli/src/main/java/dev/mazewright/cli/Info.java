package dev.mazewright.cli;

import dev.mazewright.core.CellSet;
import dev.mazewright.core.Grid;
import dev.mazewright.core.OutOfRoomException;
import dev.mazewright.core.Puzzle;
import dev.mazewright.core.analyse.CellPicture;
import dev.mazewright.core.analyse.Difficulty;
import dev.mazewright.core.analyse.Digest;
import dev.mazewright.core.analyse.Measures;
import dev.mazewright.core.analyse.Way;
import dev.mazewright.core.solve.BreadthFirst;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code mazewright info}: what kind of maze it is. */
@Command(
        name = "info",
        description = "Tells what kind of maze it is: counts and measures.")
final class Info implements Callable<Integer> {
    /** What is only known of a maze that has a way, besides its length. */
    private static final List<String> OF_THE_WAY =
            List.of("solutionShare", "decisions", "wrongWays", "wastedCells", "difficulty");

    @ParentCommand private @Nullable Main main;

    @Parameters(paramLabel = "INPUT", description = "A file, - for standard input, or a recipe.")
    private String input = "";

    @Option(
            names = {"--format", "--input-format"},
            paramLabel = "FORMAT",
            description = "The input's format; see: list formats. By default it is told by content, then by extension.")
    private @Nullable String format;

    @Option(names = "--json", description = "Tell it as JSON.")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        Terminal terminal = Main.terminal(main);
        try (Progress progress = new Progress("reading the maze", terminal)) {
            Puzzle puzzle = Input.read(input, format, terminal);
            progress.now("measuring the maze");
            Grid grid = puzzle.maze().grid();
            OutOfRoomException.require(
                    "measuring " + grid.cells() + " cells",
                    2 * CellSet.bytes(grid.addresses()) + new BreadthFirst().workingBytes(grid));
            Measures measures = Measures.of(puzzle);
            if (json) {
                writeJson(puzzle, measures, terminal);
            } else {
                writeText(puzzle, measures, terminal);
            }
        }
        return ExitCode.OK;
    }

    private static void writeJson(Puzzle puzzle, Measures measures, Terminal terminal) throws IOException {
        Grid grid = puzzle.maze().grid();
        Puzzle picture = CellPicture.cells(puzzle);
        Json out = new Json(terminal.out()).beginObject();
        out.name("digest").value(Digest.of(puzzle.maze()));
        out.name("recipe").value(puzzle.recipe());
        out.name("shape").value(grid.shape().name());
        out.name("rows").value(grid.rowsOfLevel());
        out.name("columns").value(grid.columns());
        if (grid.levels() > 1) {
            out.name("levels").value(grid.levels());
        }
        out.name("cells").value(measures.cells());
        out.name("passages").value(measures.passages());
        out.name("components").value(measures.components());
        out.name("perfect").value(measures.perfect());
        out.name("closedCells").value(measures.closedCells());
        out.name("deadEnds").value(measures.deadEnds());
        out.name("corridors").value(measures.corridors());
        out.name("junctions").value(measures.junctions());
        out.name("crossroads").value(measures.crossroads());
        out.name("straights").value(measures.straights());
        out.name("turns").value(measures.turns());
        out.name("river").value(rounded(measures.river()));
        out.name("longestDeadEnd").value(measures.deadEndLengths().longest());
        out.name("deadEndLengths").beginArray();
        for (Map.Entry<Long, Long> each : measures.deadEndLengths().byLength().entrySet()) {
            out.beginArray().value(each.getKey().longValue()).value(each.getValue().longValue()).endArray();
        }
        out.endArray();
        out.name("diameter").value(measures.diameter());
        out.name("diameterExact").value(measures.diameterExact());
        out.name("solutionLength");
        Way way = measures.way();
        Difficulty difficulty = measures.difficulty();
        if (way == null || difficulty == null) {
            out.none();
            for (String ofTheWay : OF_THE_WAY) {
                out.name(ofTheWay).none();
            }
        } else {
            out.value(measures.solutionLength());
            out.name("solutionShare").value(rounded(measures.solutionShare()));
            out.name("decisions").value(way.decisions());
            out.name("wrongWays").value(way.wrongWays());
            out.name("wastedCells").value(measures.wastedCells());
            out.name("difficulty").value(difficulty.tenths() / 10.0);
        }
        out.name("start");
        ordinal(grid, puzzle.start(), out);
        out.name("goal");
        ordinal(grid, puzzle.goals().isEmpty() ? Grid.NONE : puzzle.goals().getFirst(), out);
        out.name("goals").beginArray();
        for (long goal : puzzle.goals()) {
            out.value(grid.ordinal(goal));
        }
        out.endArray();
        out.name("pictureOf");
        if (picture == null) {
            out.none();
        } else {
            out.beginObject();
            out.name("rows").value(picture.maze().grid().rows());
            out.name("columns").value(picture.maze().grid().columns());
            out.endObject();
        }
        out.endObject().endLine();
    }

    /** With six decimals, so that no machine has a digit of its own. */
    private static double rounded(double share) {
        return Math.round(share * 1e6) / 1e6;
    }

    private static void ordinal(Grid grid, long cell, Json out) throws IOException {
        if (cell == Grid.NONE) {
            out.none();
        } else {
            out.value(grid.ordinal(cell));
        }
    }

    private static void writeText(Puzzle puzzle, Measures measures, Terminal terminal) throws IOException {
        Grid grid = puzzle.maze().grid();
        Facts facts = new Facts();
        facts.add("shape", grid.shape().name() + ", " + grid.shape().size().replace("x", " x "));
        if (puzzle.recipe() != null) {
            facts.add("recipe", puzzle.recipe());
        }
        facts.add("cells", measures.cells());
        facts.add("passages", measures.passages());
        facts.add("kind", kind(measures));
        facts.add("dead ends", share(measures.deadEnds(), measures.cells()));
        facts.add("corridors", share(measures.corridors(), measures.cells())
                + ", " + measures.straights() + " straight, " + Facts.count(measures.turns(), "turn"));
        facts.add("junctions", share(measures.junctions(), measures.cells()));
        facts.add("crossroads", share(measures.crossroads(), measures.cells()));
        if (measures.closedCells() > 0) {
            facts.add("closed cells", share(measures.closedCells(), measures.cells()));
        }
        facts.add("dead ends' length", deadEnds(measures));
        facts.add("diameter", (measures.diameterExact() ? "" : "at least ") + Facts.count(measures.diameter(), "step"));
        facts.add("start", puzzle.start() == Grid.NONE ? "none" : Solving.place(grid, puzzle.start()));
        facts.add("goal", goals(puzzle));
        Way way = measures.way();
        Difficulty difficulty = measures.difficulty();
        if (way == null || difficulty == null) {
            facts.add("solution", "none");
        } else {
            facts.add("solution", Facts.count(way.steps(), "step") + ", on " + share(way.steps() + 1, measures.cells())
                    + " of the cells; " + measures.wastedCells() + " wasted");
            facts.add("decisions", Facts.count(way.decisions(), "place") + " with a wrong way, "
                    + Facts.count(way.lost(), "step") + " to lose on " + Facts.count(way.wrongWays(), "wrong way"));
            facts.add("difficulty", difficulty + " of 100");
        }
        facts.add("digest", Digest.of(puzzle.maze()));
        facts.writeTo(terminal.out());
        Puzzle picture = CellPicture.cells(puzzle);
        if (picture != null) {
            Grid cells = picture.maze().grid();
            terminal.say("This is a picture in tiles of a " + cells.rows() + " x " + cells.columns()
                    + " cell maze; convert --as cells makes it one.");
        }
    }

    private static String deadEnds(Measures measures) {
        if (measures.deadEnds() == 0) {
            return "there is none";
        }
        long tenths = Math.round(10.0 * measures.deadEndLengths().steps() / measures.deadEnds());
        return tenths / 10 + "." + tenths % 10 + " steps on average, the longest " + measures.deadEndLengths().longest();
    }

    private static String kind(Measures measures) {
        if (measures.perfect()) {
            return "perfect: one way between each two cells";
        }
        // In each part, all passages beyond a tree's make a loop.
        long loops = measures.passages() - measures.cells() + measures.components();
        return Facts.count(measures.components(), "part") + ", " + Facts.count(loops, "loop");
    }

    private static String share(long number, long all) {
        long tenths = Math.round(1000.0 * number / all);
        return number + " (" + tenths / 10 + "." + tenths % 10 + " %)";
    }

    private static String goals(Puzzle puzzle) {
        if (puzzle.goals().isEmpty()) {
            return "none";
        }
        StringBuilder goals = new StringBuilder();
        for (long goal : puzzle.goals()) {
            goals.append(goals.isEmpty() ? "" : " ").append(Solving.place(puzzle.maze().grid(), goal));
        }
        return goals.toString();
    }
}
